"""Mistakes on the board and among its civilizations."""

from __future__ import annotations

from ecumene.data import Problem
from tests.data.mistakes import DELETED, Case, name

BOARD: dict[str, Case] = {
    "own land neighbour": Case(
        {"board.areas.athens.land.+": "athens"},
        [Problem("area", "athens", "facts-own-neighbour", {"border": "land", "other": "athens"})],
    ),
    "own water neighbour": Case(
        {"board.areas.athens.water.+": "athens"},
        [Problem("area", "athens", "facts-own-neighbour", {"border": "water", "other": "athens"})],
    ),
    "neighbour twice": Case(
        {"board.areas.athens.land.+": "argos"},
        [Problem("area", "athens", "facts-neighbour-twice", {"border": "land", "other": "argos"})],
    ),
    "land neighbour of one side": Case(
        {"board.areas.athens.land.+": "rome"},
        [
            Problem(
                "area", "athens", "facts-neighbour-not-mutual", {"border": "land", "other": "rome"}
            )
        ],
    ),
    "land border removed from one side": Case(
        {"board.areas.athens.land": ["boeotia", "corinth", "phocis"]},
        [
            Problem(
                "area", "argos", "facts-neighbour-not-mutual", {"border": "land", "other": "athens"}
            )
        ],
    ),
    "water neighbour of one side": Case(
        {"board.areas.athens.water.+": "aegean-sea"},
        [
            Problem(
                "area",
                "athens",
                "facts-neighbour-not-mutual",
                {"border": "water", "other": "aegean-sea"},
            )
        ],
    ),
    "limit too high": Case(
        {"board.areas.athens.limit": 5}, [Problem("area", "athens", "facts-limit", {"limit": 5})]
    ),
    "site where nobody can live": Case(
        {"board.areas.thera.limit": 0}, [Problem("area", "thera", "facts-uninhabitable")]
    ),
    "start where nobody can live": Case(
        {"board.areas.knossos.limit": 0}, [Problem("area", "knossos", "facts-uninhabitable")]
    ),
    "exposed site without a plain": Case(
        {"board.areas.athens.site": "flood-plain"},
        [Problem("area", "athens", "facts-site-without-plain")],
    ),
    "area without neighbours": Case(
        {
            "board.areas.+": {
                "id": "atlantis",
                "name": name("Atlantis"),
                "region": "minoa",
                "limit": 1,
                "land": [],
                "water": [],
            }
        },
        [Problem("area", "atlantis", "facts-no-neighbour")],
    ),
    "sea without neighbours": Case(
        {"board.seas.+": {"id": "dead-sea", "name": name("Dead Sea"), "water": []}},
        [Problem("sea", "dead-sea", "facts-no-neighbour")],
    ),
    "water border removed from the area": Case(
        {"board.areas.alani.water": ["nalchik", "ustyurt"]},
        [
            Problem(
                "sea",
                "caspian-sea",
                "facts-neighbour-not-mutual",
                {"border": "water", "other": "alani"},
            )
        ],
    ),
    "sea its own neighbour": Case(
        {"board.seas.black-sea.water.+": "black-sea"},
        [
            Problem(
                "sea",
                "black-sea",
                "facts-own-neighbour",
                {"border": "water", "other": "black-sea"},
            )
        ],
    ),
    "start abroad": Case(
        {"board.areas.knossos.start": DELETED, "board.areas.athens.start": "minoa"},
        [Problem("area", "athens", "facts-start-abroad", {"start": "minoa"})],
    ),
    "plain nowhere": Case(
        {"board.flood_plains.+": {"id": "tiber", "name": name("Tiber")}},
        [Problem("flood-plain", "tiber", "facts-nowhere")],
    ),
    "volcano nowhere": Case(
        {"board.volcanoes.+": {"id": "hekla", "name": name("Hekla")}},
        [Problem("volcano", "hekla", "facts-volcano", {"areas": 0})],
    ),
    "volcano in three areas": Case(
        {"board.areas.rome.volcano": "vesuvius"},
        [Problem("volcano", "vesuvius", "facts-volcano", {"areas": 3})],
    ),
    "volcano far apart": Case(
        {"board.areas.neapolis.volcano": DELETED, "board.areas.athens.volcano": "vesuvius"},
        [
            Problem(
                "volcano", "vesuvius", "facts-volcano-apart", {"one": "athens", "other": "campania"}
            )
        ],
    ),
}

CIVILIZATIONS: dict[str, Case] = {
    "rank": Case(
        {"civilizations.civilizations.saba.rank": 3},
        [Problem("civilization", "saba", "facts-rank", {"rank": 3, "place": 2})],
    ),
    "no emblem": Case(
        {"emblems.emblems.rome": DELETED}, [Problem("emblem", "rome", "facts-no-emblem")]
    ),
    "no emblem of the pirates": Case(
        {"emblems.emblems.pirates": DELETED}, [Problem("emblem", "pirates", "facts-no-emblem")]
    ),
    "no start": Case(
        {"board.areas.knossos.start": DELETED},
        [Problem("civilization", "minoa", "facts-starts", {"count": 0})],
    ),
    "two starts": Case(
        {"board.areas.thera.start": "minoa"},
        [Problem("civilization", "minoa", "facts-starts", {"count": 2})],
    ),
    "epochs out of order": Case(
        {"civilizations.civilizations.saba.basic": [6, 11, 9, 14, 15]},
        [Problem("civilization", "saba", "facts-epochs", {"track": "basic"})],
    ),
    "two epochs on a step": Case(
        {"civilizations.civilizations.saba.expert": [6, 8, 8, 14, 15]},
        [Problem("civilization", "saba", "facts-epochs", {"track": "expert"})],
    ),
    "epoch at the start": Case(
        {"civilizations.civilizations.saba.expert": [0, 8, 11, 14, 15]},
        [Problem("civilization", "saba", "facts-epochs", {"track": "expert"})],
    ),
    "epoch beyond the track": Case(
        {"civilizations.civilizations.saba.basic": [6, 9, 11, 14, 16]},
        [Problem("civilization", "saba", "facts-epochs", {"track": "basic"})],
    ),
    "an epoch too few": Case(
        {"civilizations.civilizations.saba.basic": [6, 9, 11, 14]},
        [Problem("civilization", "saba", "facts-epochs", {"track": "basic"})],
    ),
    "no epochs": Case(
        {"civilizations.civilizations.saba.basic": []},
        [Problem("civilization", "saba", "facts-epochs", {"track": "basic"})],
    ),
}
