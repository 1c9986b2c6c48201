"""Who leaves a bot in the middle of a thought leaves nothing; `tests/long/leaving.py` does it oftener.

Evolution is played: a bot thinks long there.
"""

import pytest

from tests.ui.shell.leaving import ENDING, STAYING, leave
from tests.ui.shell.page import UNASKED

pytestmark = pytest.mark.usefixtures("alone")


@pytest.fixture
def settings():
    return UNASKED


async def test_a_bot_that_is_left_while_it_thinks_is_gone(page):
    """How soon is said by the long run; here it is enough that it ends and that nothing is left."""
    for seed in range(8):
        done = await leave(page.window, STAYING[seed % len(STAYING)], seed)
        assert [] == done.faults


@pytest.mark.parametrize("how", ENDING * 2)
async def test_a_program_that_is_left_while_a_bot_thinks_ends(page, how):
    done = await leave(page.window, how, len(how))
    assert [] == done.faults
    assert page.pool.pid is None
