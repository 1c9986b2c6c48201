"""The laboratory: how well opponents play, and how their networks come about. It is not shipped.

`arena` plays opponents against each other, `baselines` has published methods to compare with, `training`
makes networks and calibrates them; `python -m lab` lists the commands. All of it speaks English only.
"""
