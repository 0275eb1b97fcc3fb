"""``python -m ecumene``."""

import sys

from ecumene.cli import main

sys.exit(main())
