"""Dominant Species stated a second time, naively: slow, readable, used by tests only.

It knows nothing of the program's own rules of this game. Positions are the plain dicts of the notation in
full form, moves are lines. ``004:120`` is a line of the rulebook, ``rules 5.1`` a place in the rules page,
``notation 2`` a part of the notation of this game.

Where these pages are silent or leave room, this is the reading taken here (``choice N`` in the code):

1. ``next`` (notation 2) is the step after the one whose question is asked, also where no pawn stands there.
   An action's name is its first step; that of ``competition`` is the Arachnid's free one (rules 3.3.11).
   Outside Execution it is null, and nothing else is allowed.
2. A pawn is available again before its owner is asked (rules 3.2 "remove it (it becomes available again)"):
   all pawns in Regression come back before the first animal is asked what it protects, and the pawn that
   leaves Initiative is counted among the available ones until it is placed again.
3. An animal without a choice in Regression loses its disks before another animal is asked: it is one event
   for all (rules 3.3.3 "simultaneous"). So the unasked cubes of Biomass go before its question.
4. A card joins ``gone`` when it is taken, before its questions.
5. Speciation with an empty pool is not asked: every disk would lead to nothing (rules 8, 30 "pool 0 ->
   nothing"). The disks of Speciation are listed without a look at anything else; every one touches a tile
   with a limit.
6. ``catastrophe CELL ANIMAL`` names the animal wherever one lives, also where it is the only one or has a
   single cube; ``catastrophe CELL`` only for an empty tile. (Notation 3 gives the exception for Blight
   only.)
7. The bonus of Wanderlust is given with the tile, before element and moves: what follows cannot change it,
   and the questions that follow are all in ``pending`` from the start (notation 2). 004:197-199 has the
   element between the two.
8. Where only some seats chose animals, the others get theirs from the six shuffled, without the chosen
   ones.
9. ``cells`` of Wanderlust's moves are the neighbours on which the animal has a cube, those of Predator and
   Catastrophe the tiles with a possible victim: only what can be answered. ``cells`` of Speciation are all
   tiles at the corner.
10. Evolution begins with ``left`` 2 and ``replaced`` null whatever the pool is; ``replaced`` is one animal.
11. Metamorphosis takes from the bag as it is before the other disk goes back; the same kind may be taken if
    the bag holds one. Aquatic with an empty bag is cubes only, on any sea or wetland tile, as without a
    corner.
12. "Exactly one tile is endangered" (rules 5.15) counts tiles on which a mammal cube would die: where
    Hibernation protects all of them there is nothing to rescue. While the question is asked all are still
    there; Extinction of all animals follows the answer.
13. Glaciation moves up (rules 5.1) from the left: each pawn one space if the space before it is free by
    then, so 2 and 3 go to 1 and 2, and a gap moves along.
14. With no cube left on earth or in a pool after Extinction (rules 5.29) the game ends without Reseed, as
    in any last turn; ``final_round`` stays null, for nothing had announced it (notation 2).
15. At ``over`` the marks of the last turn stay as they are (``scored``, ``hibernating``, boxes, pawns):
    only Reseed clears them (rules 3.4), and final scoring marks nothing.
16. ``final_round`` is set when the turn of ``turn_limit`` begins, at once for a limit of 1.
17. Labelled shuffles with three thirds: each third is rounded up, so ten tiles make 4, 3 and 3.
18. ``drop_cards`` sets the top ones of the shuffled deck aside.
19. ``match`` and ``score`` in the facts name tiles on which an animal lives, ``match`` the animals there,
    ``score`` those that it pays. ``if_ended_now`` has the points alone, without a winner.
20. ``animals_each`` is written where it is not 1, ``start_species`` as it was given, with random earth too.
21. Two steps of a migrating bird go over a tile, as one cube: no other tile on the way is touched, and it
    may not return to where it came from (notation 3 "from a tile to itself").
22. Symbiotic with a bag too small: those first in order get a disk. With all boards full nothing is shuffled.
23. A planning question with no vacant space is skipped and Execution begins.
24. A position in which no animal has a pawn would have no end: it ends after this turn, as one without
    cubes (rules 5.29). Play does not lead there: cards take one pawn of an animal at most.
25. Start points (rules 4) come with ``start_species: by_element`` alone, on any earth; with species from the
    table they are 0 whatever disks are drawn.
26. Codes about a tile (terrain, own cubes, neighbours, too few cubes) are given only where a tile is.
    ``move FROM TO N ANIMAL`` outside Exodus, and ``lose pawn`` or ``lose species`` to Disease, are
    ``wrong_phase``. When the game is over no seat is asked: ``wrong_phase`` and ``not_your_turn``, as in the
    other games.
27. ``lose pawn`` without an available pawn, and ``lose pawn SPACE`` beside an available one, are
    ``no_such_pawn``.
28. The seats see the deck as ``?`` except Ice Age where it is the last card (notation 4); nothing else is
    hidden but the order of the stacks and the seed.
29. A choice with one answer in Catastrophe, Predator and Competition is asked also where one animal lives
    there: only the three things of notation 3 are done unasked.
30. Immigrants and Disease take part in food-chain order, the taker of Immigrants at its own place in it.
31. Of the printed disks, where none are said, only those that touch a tile lie there: no disk lies where
    there is no tile (notation 2).
"""
