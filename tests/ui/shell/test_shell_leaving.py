"""Who leaves a bot in the middle of a thought leaves nothing; `tests/long/leaving.py` does it oftener."""

import pytest

from evolution_qt.ui.shell.settings import Settings
from tests.ui.shell.leaving import ENDING, STAYING, leave

pytestmark = pytest.mark.usefixtures("alone")

QUIET = Settings(language="en", speed="off", theme="light", confirmations=False)


def test_a_bot_that_is_left_while_it_thinks_is_gone(play, shown):
    """How soon is said by the long run; here it is enough that it ends and that nothing is left."""

    async def act():
        async with shown(QUIET) as made:
            for seed in range(8):
                done = await leave(made.window, STAYING[seed % len(STAYING)], seed)
                assert [] == done.faults

    play(act(), 240)


@pytest.mark.parametrize("how", ENDING * 2)
def test_a_program_that_is_left_while_a_bot_thinks_ends(play, shown, how):
    async def act():
        async with shown(QUIET) as made:
            done = await leave(made.window, how, len(how))
            assert [] == done.faults
            assert made.pool.pid is None

    play(act(), 120)
