"""Rules tests run for every edition unless they say for which (`@editions`)."""

import pytest

from tests.scene import ALL


@pytest.fixture(params=ALL, ids=lambda key: key.rpartition("/")[2])
def edition(request: pytest.FixtureRequest) -> str:
    """Each edition in turn."""
    return request.param
