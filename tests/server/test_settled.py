"""A process that is open keeps what it has loaded, and still gets rid of what comes and goes."""

from __future__ import annotations

import subprocess
import sys

from tests.patience import PATIENCE

CODE = """
import gc
from weakref import ref
from ecumene.server.process.server_process import settled

class Loop:
    def __init__(self):
        self.itself = self

loaded = ref(Loop())
said = []
settled(lambda: said.append(len(gc.get_objects())))
later = ref(Loop())
for _ in range(4 * gc.get_threshold()[0]):
    Loop()
print(loaded() is None, later() is None, said[0] < gc.get_freeze_count())
"""


def test_garbage_goes_also_after_everything_has_settled() -> None:
    done = subprocess.run(
        [sys.executable, "-c", CODE], capture_output=True, text=True, check=True, timeout=PATIENCE
    )
    assert done.stdout.split() == ["True", "True", "True"]
