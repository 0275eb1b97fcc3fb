"""The names of trade cards, which come from three tables."""

from __future__ import annotations

from ecumene.data import facts


def card_name(number: int, language: str) -> str:
    """The name of a trade card: commodities, then water, then calamities."""
    table = facts()
    if number < len(table.commodities):
        return table.commodities[number].name.in_language(language)
    calamity = number - len(table.commodities) - 1
    name = table.water if calamity < 0 else table.calamities[calamity].name
    return name.in_language(language)
