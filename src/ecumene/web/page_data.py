"""What the page takes from Python, as JSON: the rulebook, and numbers that follow from the rules.

``python -m ecumene.web.page_data FOLDER`` writes the files; ``hatch_build.py`` does so before it
builds the page. Facts, geometry and messages are files of the package, which the page reads itself.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import to_builtins

from ecumene.bots import LEVELS, MIXTURES, USUAL_LEVEL, at_level
from ecumene.bots.characters import CHARACTERS
from ecumene.data import facts
from ecumene.rules.format.id_names import NUMBERS
from ecumene.rules.phases.phase_names import PHASE_NAMES
from ecumene.rules.phases.purchases.prices import FREE_CREDITS_STEP, members
from ecumene.rules.phases.trade.trade_judge import LEAST_CARDS, TRULY_NAMED
from ecumene.rules.play import DEFAULT_PLAYERS, Options
from ecumene.rules.state.lookup_tables import ADVANCES_FROM_100
from ecumene.rules.state.trade_cards import is_commodity
from ecumene.words import languages, rulebook

if TYPE_CHECKING:
    from collections.abc import Mapping


def files() -> Mapping[str, Any]:
    """The content of the files by their names."""
    return {
        **{f"rulebook.{language}.json": rulebook(language) for language in languages},
        "rules.json": {
            "numbered": [rule.id for rule in rulebook("en").rules if rule.title is None],
            "card_rules": {
                **{advance.id: advance.rule for advance in facts().advances},
                **{calamity.id: calamity.rule for calamity in facts().calamities},
            },
            "default_players": DEFAULT_PLAYERS,
            "default_options": {
                each.name: each.default
                for each in msgspec.structs.fields(Options)
                if each.default is not msgspec.NODEFAULT
            },
            "phases": {name: number for number, name in enumerate(PHASE_NAMES) if number},
            "trade": {
                "least_cards": LEAST_CARDS,
                "truly_named": TRULY_NAMED,
                "nameable": [name for name, card in NUMBERS["card"].items() if is_commodity(card)],
            },
            "characters": {
                each.id: {
                    "name": to_builtins(each.name),
                    "about": {language: each.sentence(language) for language in languages},
                    "face": each.face,
                }
                for each in CHARACTERS.values()
            },
            "levels": {
                each.id: {"name": to_builtins(each.name), "about": to_builtins(each.about)}
                for each in LEVELS.values()
            },
            "usual_level": USUAL_LEVEL,
            "characters_at_levels": {
                at_level(character, level): {"character": character, "level": level}
                for character in CHARACTERS
                for level in LEVELS
            },
            "mixtures": {level: name for name, level in MIXTURES.items()},
            "face_values": {each.id: each.face_value for each in facts().commodities},
            "free_credits_step": FREE_CREDITS_STEP,
            "advances_from_100": [facts().advances[a].id for a in members(ADVANCES_FROM_100)],
        },
    }


def write(folder: Path) -> None:
    """Write the files; unchanged ones stay untouched."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in files().items():
        new, file = msgspec.json.encode(content), folder / name
        if not file.exists() or file.read_bytes() != new:
            file.write_bytes(new)


if __name__ == "__main__":
    write(Path(sys.argv[1]))
