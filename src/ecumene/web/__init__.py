"""The page as it was built into the package: the files that a browser gets."""

from ecumene.web.built_page import FOLDER, Built, built_files

__all__ = ["FOLDER", "Built", "built_files"]
