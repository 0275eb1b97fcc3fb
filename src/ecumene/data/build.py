"""Building the tables: names become numbers, and derived facts are computed.

The files have been checked before (see ``check``), so every name is known here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.data.frozen import FrozenMap
from ecumene.data.records import (
    Advance,
    Area,
    Block,
    Bonus,
    Calamity,
    CalamityKind,
    Civilization,
    Commodity,
    Effect,
    Emblem,
    Epoch,
    Facts,
    FloodPlain,
    Group,
    MapName,
    Modifier,
    Outsider,
    Place,
    Region,
    Requirement,
    Sea,
    Setup,
    ShortGame,
    ThemeSet,
    TrackName,
    TrackVersion,
    TradeStack,
    Volcano,
)
from ecumene.data.table import RecordTable

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from ecumene.data import files as f


def build(files: f.Files) -> Facts:
    """Build all tables."""
    civ_ids = _numbering(files.civilizations.civilizations)
    emblems = {line.id: Emblem(line.name, line.path) for line in files.emblems.emblems}
    outsiders = files.civilizations.outsiders
    areas, seas = _places(files.board, civ_ids)
    area_table = RecordTable("areas", areas)
    modifiers = _modifiers(files)
    commodities = _commodities(files.commodities)
    calamities = RecordTable("calamities", _calamities(files.calamities, modifiers))
    regions = [
        Region(index, id_, tuple(area.index for area in areas if area.region == index))
        for id_, index in civ_ids.items()
    ]
    return Facts(
        areas=area_table,
        seas=seas,
        places=RecordTable[Place]("places", (*areas, *seas)),
        regions=RecordTable("regions", regions),
        flood_plains=RecordTable("flood plains", _flood_plains(files.board, areas)),
        volcanoes=RecordTable("volcanoes", _volcanoes(files.board, areas)),
        civilizations=RecordTable(
            "civilizations", _civilizations(files.civilizations, emblems, areas)
        ),
        barbarians=_outsider("barbarians", outsiders.barbarians, emblems),
        pirates=_outsider("pirates", outsiders.pirates, emblems),
        groups=RecordTable(
            "groups",
            [
                Group(i, line.id, line.name, line.colour)
                for i, line in enumerate(files.advances.groups)
            ],
        ),
        advances=RecordTable("advances", _advances(files.advances, modifiers)),
        calamities=calamities,
        commodities=RecordTable("commodities", commodities),
        water=files.commodities.water.name,
        stacks=_stacks(files.commodities, commodities, calamities),
        setups=_setups(files, civ_ids, regions),
        epochs=RecordTable(
            "epochs", [Epoch(i, e.id, e.name) for i, e in enumerate(files.tracks.epochs)]
        ),
        tracks=FrozenMap((name, _track(name, files.tracks)) for name in TrackName),
        years=tuple(files.tracks.years),
        short_game=_short_game(files),
        pieces=files.setups.pieces,
        scoring=files.tracks.scoring,
        calamity_limits=FrozenMap(
            [
                (True, files.calamities.limits.with_minor),
                (False, files.calamities.limits.without_minor),
            ]
        ),
    )


def _numbering(lines: Iterable[f.NamedLine]) -> dict[str, int]:
    return {line.id: index for index, line in enumerate(lines)}


def _places(
    board: f.BoardFile, civ_ids: Mapping[str, int]
) -> tuple[tuple[Area, ...], tuple[Sea, ...]]:
    ids = _numbering([*board.areas, *board.seas])
    plains = _numbering(board.flood_plains)
    volcanoes = _numbering(board.volcanoes)
    coastal = _reached_from_open_sea(board)
    areas = tuple(
        Area(
            index=ids[line.id],
            id=line.id,
            name=line.name,
            region=civ_ids[line.region],
            limit=line.limit,
            site=line.site,
            plain=None if line.flood_plain is None else plains[line.flood_plain],
            volcano=None if line.volcano is None else volcanoes[line.volcano],
            start=None if line.start is None else civ_ids[line.start],
            coastal=line.id in coastal,
            land=tuple(ids[other] for other in line.land),
            water=tuple(ids[other] for other in line.water),
        )
        for line in board.areas
    )
    seas = tuple(
        Sea(ids[line.id], line.id, line.name, tuple(ids[other] for other in line.water))
        for line in board.seas
    )
    return areas, seas


def _reached_from_open_sea(board: f.BoardFile) -> set[str]:
    """The places whose water reaches an open sea, directly or through others (G5)."""
    water = {line.id: line.water for line in board.areas}
    water |= {line.id: line.water for line in board.seas}
    reached = {sea.id for sea in board.seas}
    frontier = list(reached)
    while frontier:
        new = set(water[frontier.pop()]) - reached
        reached |= new
        frontier.extend(sorted(new))
    return reached


def _flood_plains(board: f.BoardFile, areas: Sequence[Area]) -> list[FloodPlain]:
    return [
        FloodPlain(i, line.id, line.name, tuple(a.index for a in areas if a.plain == i))
        for i, line in enumerate(board.flood_plains)
    ]


def _volcanoes(board: f.BoardFile, areas: Sequence[Area]) -> list[Volcano]:
    return [
        Volcano(i, line.id, line.name, tuple(a.index for a in areas if a.volcano == i))
        for i, line in enumerate(board.volcanoes)
    ]


def _civilizations(
    file: f.CivilizationsFile, emblems: Mapping[str, Emblem], areas: Sequence[Area]
) -> list[Civilization]:
    starts = {area.start: area.index for area in areas if area.start is not None}
    return [
        Civilization(
            index=index,
            id=line.id,
            name=line.name,
            rank=line.rank,
            home=line.home,
            colour=line.colour,
            emblem=emblems[line.id],
            start=starts[index],
            epoch_starts=FrozenMap(
                [
                    (TrackName.BASIC, (0, *line.basic)),
                    (TrackName.EXPERT, (0, *line.expert)),
                ]
            ),
        )
        for index, line in enumerate(file.civilizations)
    ]


def _outsider(id_: str, entry: f.OutsiderEntry, emblems: Mapping[str, Emblem]) -> Outsider:
    return Outsider(id_, entry.name, entry.colour, emblems[id_])


def _modifiers(files: f.Files) -> list[Modifier]:
    """All modifiers in the order of the calamities; both kinds of card show their own."""
    advances = _numbering(files.advances.advances)
    return [
        Modifier(advances[entry.advance], calamity, entry.role, entry.change, entry.by)
        for calamity, line in enumerate(files.calamities.calamities)
        for entry in line.modifiers
    ]


def _advances(file: f.AdvancesFile, modifiers: Sequence[Modifier]) -> list[Advance]:
    ids = _numbering(file.advances)
    groups = _numbering(file.groups)
    return [
        Advance(
            index=index,
            id=line.id,
            name=line.name,
            cost=line.cost,
            points=line.points,
            groups=tuple(groups[group] for group in line.groups),
            credits=tuple(line.credits.get(group, 0) for group in groups),
            free_credits=line.free_credits,
            bonus=None if line.bonus is None else Bonus(ids[line.bonus.to], line.bonus.amount),
            effects=tuple(_effect(entry, ids) for entry in line.effects),
            modifiers=tuple(m for m in modifiers if m.advance == index),
        )
        for index, line in enumerate(file.advances)
    ]


def _effect(entry: f.EffectEntry, advances: Mapping[str, int]) -> Effect:
    return Effect(
        phase=entry.phase,
        kind=entry.kind,
        numbers=FrozenMap(entry.numbers.items()),
        stacks=FrozenMap(entry.stacks),
        spares=tuple(advances[id_] for id_ in entry.spares),
        against=None if entry.against is None else advances[entry.against],
    )


def _calamities(file: f.CalamitiesFile, modifiers: Sequence[Modifier]) -> list[Calamity]:
    return [
        Calamity(
            index=index,
            id=line.id,
            name=line.name,
            stack=line.stack,
            kind=line.kind,
            beneficiary=line.beneficiary,
            secondary=line.secondary.count,
            strikes_areas=line.secondary.by_area,
            numbers=FrozenMap(line.numbers.items()),
            modifiers=tuple(m for m in modifiers if m.calamity == index),
        )
        for index, line in enumerate(file.calamities)
    ]


def _commodities(file: f.CommoditiesFile) -> list[Commodity]:
    return [
        Commodity(
            index=index,
            id=line.id,
            name=line.name,
            aliases=tuple(line.aliases),
            stack=line.stack,
            face_value=line.stack,
            count=line.count,
            block=None if line.home == "both" else Block(line.home),
            additional=line.role == "additional",
            colour=line.colour,
        )
        for index, line in enumerate(file.commodities)
    ]


def _stacks(
    file: f.CommoditiesFile, commodities: Sequence[Commodity], calamities: RecordTable[Calamity]
) -> tuple[TradeStack, ...]:
    found = {(c.stack, c.kind): c.index for c in calamities}
    return tuple(
        TradeStack(
            number=line.number,
            price=line.price,
            commodities=tuple(c.index for c in commodities if c.stack == line.number),
            non_tradeable=found.get((line.number, CalamityKind.NON_TRADEABLE)),
            tradeable=found.get((line.number, CalamityKind.TRADEABLE)),
            minor=found.get((line.number, CalamityKind.MINOR)),
        )
        for line in file.stacks
    )


def _setups(
    files: f.Files, civ_ids: Mapping[str, int], regions: Sequence[Region]
) -> tuple[Setup, ...]:
    setups = []
    for line in files.setups.setups:
        blocks = {
            block: tuple(civ_ids[id_] for id_ in ids)
            for block, ids in ((Block.WEST, line.west), (Block.EAST, line.east))
            if ids
        }
        civs = tuple(sorted(civ for members in blocks.values() for civ in members))
        setups.append(
            Setup(
                players=line.players,
                map=line.map,
                civilizations=civs,
                blocks=FrozenMap(blocks),
                decks=FrozenMap((block, _deck(line, block, files.commodities)) for block in blocks),
                areas=frozenset(area for civ in civs for area in regions[civ].areas),
                starting_credits=line.starting_credits,
                hand_limit=line.hand_limit,
                minor_calamities=line.minor_calamities,
            )
        )
    return tuple(setups)


def _deck(setup: f.SetupLine, block: Block, file: f.CommoditiesFile) -> Mapping[int, int]:
    """Return the cards of a block: whole sets on one map, divided sets on both (S5, S5a).

    The additional commodities come with the minor calamities.
    """
    cards = {}
    for index, line in enumerate(file.commodities):
        if line.role == "additional" and not setup.minor_calamities:
            continue
        if setup.map is MapName.BOTH:
            count = line.split[list(Block).index(block)]
        else:
            count = line.count if line.home in (block, "both") else 0
        if count:
            cards[index] = count
    return FrozenMap(cards)


def _track(name: TrackName, file: f.TracksFile) -> TrackVersion:
    entry = file.tracks[name]
    by_epoch = {line.epoch: line for line in file.requirements if line.track is name}
    fields = Requirement.__struct_fields__
    return TrackVersion(
        name=name,
        last_step=entry.last_step,
        final_steps=tuple(entry.final_steps),
        turns_after_final=entry.turns_after_final,
        falls_back_without_city=entry.falls_back_without_city,
        requirements=tuple(
            Requirement(**{field: getattr(by_epoch[epoch.id], field) for field in fields})
            if epoch.id in by_epoch
            else Requirement()
            for epoch in file.epochs
        ),
    )


def _short_game(files: f.Files) -> ShortGame:
    advances = _numbering(files.advances.advances)
    sets = _numbering(files.short_game.theme_sets)
    return ShortGame(
        theme_sets=RecordTable(
            "theme sets",
            [
                ThemeSet(
                    index=index,
                    id=line.id,
                    name=line.name,
                    advances=tuple(advances[id_] for id_ in line.advances),
                    destroys_city=line.destroys_city,
                )
                for index, line in enumerate(files.short_game.theme_sets)
            ],
        ),
        copies=FrozenMap(
            (players, FrozenMap((sets[id_], number) for id_, number in copies.items()))
            for players, copies in files.short_game.copies.items()
        ),
        start=files.short_game.start,
    )
