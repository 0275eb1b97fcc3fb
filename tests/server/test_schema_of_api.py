"""The interface is as its documents say: whatever fits them, and whatever does not, is tried.

Every kind of request is made with bodies and numbers that its schema allows and forbids, by
somebody who runs a game and plays in it. No answer may be one that the document does not foresee.
"""

from __future__ import annotations

import json
from collections import Counter
from contextlib import contextmanager
from functools import cache
from http.cookiejar import DefaultCookiePolicy
from typing import TYPE_CHECKING, Any

import jsonschema_rs
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.generation.meta import CoveragePhaseData, CoverageScenario
from schemathesis.pytest.lazy import get_all_tests
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from schemathesis.specs.openapi.definitions import OPENAPI_31_VALIDATOR

from ecumene.rules.actions import Action
from ecumene.rules.format.codec import to_names
from ecumene.server.app import ENDPOINTS
from ecumene.server.http import asyncapi, openapi
from tests.patience import PATIENCE
from tests.rules.structs import values_of
from tests.server.whole import whole

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from schemathesis import Case

    from tests.server.whole import Somebody

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
ABOUT_SEAT = "POST /api/games/{game}/seats/{seat}"
OF_ACTIONS = {"answer": "answers", "why_not": "why-not", "prospect": "forecast"}
"""Their bodies have so many kinds that schemathesis would try ten thousand; see below."""
ACTIONS = values_of(Action)
ENOUGH, EVERY = 100, 17
"""Of a request with thousands of valid bodies, ``make test`` sends the first and one in so many."""
MISTAKES: tuple[Any, ...] = (None, True, -1, 0.5, 10**30, "", "\0", [], [[]], {}, {"type": []})


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Somebody, str]]:
    """Somebody who runs a game with computers, and the game."""
    with whole(tmp_path_factory.mktemp("schema"), games_per_day=4) as server:
        anna = server.person()
        game = anna.create(short_game=True)["game"]["id"]
        yield anna, game


def described() -> dict[str, Any]:
    """What the interface is said to be."""
    return openapi.document(tuple(ENDPOINTS))


# Requests


@pytest.mark.hypothesis
def test_every_answer_is_foreseen(table: tuple[Somebody, str], subtests: pytest.Subtests) -> None:
    """The requests are thought of here, not where tests are collected, since that takes long."""
    anna, game = table
    others = [*OF_ACTIONS, "bring"]
    schema = schemathesis.openapi.from_dict(described()).exclude(operation_id=others)
    few = settings(max_examples=random_cases(), suppress_health_check=list(HealthCheck))
    tried, valid = 0, Counter[str]()
    with connected(anna) as session:

        def make(case: Case[Any]) -> None:
            if is_valid(case):
                valid[case.operation.label] += 1
                if is_left_out(valid[case.operation.label]):
                    return
            # Who gives their seat up would see nothing of the rest: that is tried with another.
            own = {"game": game, "seat": 1 if case.operation.label == ABOUT_SEAT else 0}
            given_ = case.path_parameters
            case.path_parameters = {name: own.get(name, value) for name, value in given_.items()}
            response = case.call(anna.whole.address, session, timeout=PATIENCE)
            case.validate_response(response, checks=CHECKS)

        for found in get_all_tests(schema=schema, test_func=make, settings=few, given_kwargs=None):
            assert isinstance(found, Ok), found
            operation, of_operation = found.ok()
            with subtests.test(operation.label):
                of_operation()
            tried += 1
    assert tried == len(ENDPOINTS) - len(others)


def is_valid(case: Case[Any]) -> bool:
    """Whether it is one of the valid bodies that are put together from the schema."""
    data = case.meta and case.meta.phase.data
    return isinstance(data, CoveragePhaseData) and data.scenario is CoverageScenario.VALID_OBJECT


def is_left_out(number: int) -> bool:
    """Whether the body of this number is sent by ``make properties`` only."""
    return not is_thorough() and number > ENOUGH and number % EVERY > 0


def random_cases() -> int:
    """So many requests of each kind are made up, after those at the borders of its schema."""
    return 30 if is_thorough() else 3


def is_thorough() -> bool:
    """Whether this is ``make properties``."""
    profile = settings.default
    assert profile is not None
    return not profile.derandomize


@contextmanager
def connected(somebody: Somebody) -> Iterator[requests.Session]:
    """A connection of somebody that stays open, without cookies."""
    with requests.Session() as session:
        session.trust_env = False
        session.headers["Authorization"] = f"Bearer {somebody.token}"
        session.cookies.set_policy(DefaultCookiePolicy(allowed_domains=()))
        yield session


@settings(max_examples=60, suppress_health_check=list(HealthCheck))
@given(action=ACTIONS)
def test_every_action_is_taken_or_refused(table: tuple[Somebody, str], action: Action) -> None:
    for name in OF_ACTIONS:
        assert send(table, name, to_names(action)) < 500


@settings(max_examples=60, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_no_mistake_in_an_action_is_unforeseen(
    table: tuple[Somebody, str], data: st.DataObject
) -> None:
    action = to_names(data.draw(ACTIONS))
    field = data.draw(st.sampled_from(["type", "unknown", *action]))
    action[field] = data.draw(st.sampled_from(MISTAKES))
    for name in OF_ACTIONS:
        assert send(table, name, action) < 500


def send(table: tuple[Somebody, str], name: str, action: Any) -> int:
    """The status of what is said to an action, which is as the document says."""
    anna, game = table
    path = OF_ACTIONS[name]
    asked = {"question": "1.0.9", "key": "one"} if name == "answer" else {}
    said = anna.client.post(f"/api/games/{game}/seats/0/{path}", json={**asked, "action": action})
    request = described()["paths"][f"/api/games/{{game}}/seats/{{seat}}/{path}"]["post"]
    assert request["operationId"] == name
    content = request["responses"][str(said.status_code)]["content"]
    fitting(content["application/json"]["schema"]["$ref"]).validate(said.json())
    return int(said.status_code)


@cache
def fitting(reference: str) -> jsonschema_rs.Draft202012Validator:
    """Whether an answer fits what the document refers to; made once, which takes long."""
    return validator(described(), {"$ref": reference})


# Documents


def validator(document: dict[str, Any], schema: Any) -> jsonschema_rs.Draft202012Validator:
    """Whether something fits a schema of a document."""
    whole_schema = {"components": document["components"], **schema}
    return jsonschema_rs.Draft202012Validator(whole_schema)


def test_the_documents_are_what_they_say_and_are_served(table: tuple[Somebody, str]) -> None:
    anna, _ = table
    for path, expected in ((openapi.PATH, described()), (asyncapi.PATH, asyncapi.document())):
        assert anna.client.get(path).json() == json.loads(json.dumps(expected))
        for schema in expected["components"]["schemas"].values():
            jsonschema_rs.meta.validate(schema)
    OPENAPI_31_VALIDATOR.validate(described())


@pytest.mark.parametrize("made", [described, asyncapi.document], ids=["openapi", "asyncapi"])
def test_every_reference_leads_somewhere(made: Callable[[], dict[str, Any]]) -> None:
    document = made()
    for reference in references(document):
        found: Any = document
        for part in reference.removeprefix("#/").split("/"):
            found = found[part]
        assert found


def references(content: Any) -> Iterator[str]:
    if isinstance(content, dict):
        for name, value in content.items():
            if name == "$ref":
                yield value
            else:
                yield from references(value)
    elif isinstance(content, list):
        for each in content:
            yield from references(each)


# The stream


@pytest.mark.parametrize("reader", [0, None], ids=["seat", "watch"])
def test_every_message_of_a_stream_fits_the_document(
    tmp_path_factory: pytest.TempPathFactory, reader: int | None
) -> None:
    document = asyncapi.document()
    messages = document["components"]["messages"].values()
    fitting = {each["name"]: validator(document, each["payload"]) for each in messages}
    told = set()
    with whole(tmp_path_factory.mktemp("stream")) as server:
        anna = server.person()
        game = anna.create(short_game=True)["game"]["id"]
        anna.play_until(game, 0, lambda info: info["phase"] > 5)
        for order in ("pause", "resume"):
            anna.post(f"/games/{game}/host", {"type": order})
        anna.post(f"/games/{game}/seats/0/chat", {"text": "That is all."})
        with anna.socket(game, reader) as socket:
            while "now" not in told:
                message = json.loads(socket.recv(timeout=PATIENCE))
                fitting[message["type"]].validate(message)
                told.add(message["type"])
    assert told == set(fitting)
