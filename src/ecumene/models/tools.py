"""The tools of a model's seat as data, and calls of them checked: every refusal is a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

from msgspec import Struct

from ecumene.models.model_seat import TOPICS
from ecumene.models.others_words import quoted
from ecumene.rules.errors import IllegalAction
from ecumene.words import Misread

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ecumene.models.model_seat import ModelSeat
    from ecumene.words import Say

Json: TypeAlias = dict[str, Any]
SECONDS: Final = 25
"""How long a model waits if it does not say; clients often give up after half a minute."""
MOST_SECONDS: Final = 300
"""The longest wait."""


WAIT: Final = "wait"
"""The tool that takes time."""


class Parameter(Struct, frozen=True):
    """Something that a call of a tool says."""

    name: str
    about: str
    """The message that describes it."""
    type: Literal["string", "integer"] = "string"
    needed: bool = True
    choices: tuple[str, ...] = ()
    """What it can be; empty: anything."""


class SeatTool(Struct, frozen=True):
    """A tool: its name, and the message that describes it."""

    name: str
    about: str
    parameters: tuple[Parameter, ...] = ()
    reads_only: bool = True


TOOLS: Final = (
    SeatTool("situation", "model-tool-situation"),
    SeatTool(
        "look",
        "model-tool-look",
        (
            Parameter("what", "model-what", choices=TOPICS),
            Parameter("name", "model-name", needed=False),
        ),
    ),
    SeatTool("rule", "model-tool-rule", (Parameter("name", "model-rule-name"),)),
    SeatTool("why_not", "model-tool-why-not", (Parameter("text", "model-text"),)),
    SeatTool("forecast", "model-tool-forecast", (Parameter("text", "model-text"),)),
    SeatTool("answer", "model-tool-answer", (Parameter("text", "model-text"),), reads_only=False),
    SeatTool(
        "say",
        "model-tool-say",
        (
            Parameter("text", "model-said-text"),
            Parameter("to", "model-said-to", needed=False),
        ),
        reads_only=False,
    ),
    SeatTool(
        WAIT,
        "model-tool-wait",
        (Parameter("seconds", "model-seconds", "integer", needed=False),),
        reads_only=False,
    ),
)


def schema(tool: SeatTool, messages: Say) -> Json:
    """The JSON Schema of a tool's arguments."""
    properties: dict[str, Json] = {}
    for each in tool.parameters:
        found = {"type": each.type, "description": messages(each.about)}
        properties[each.name] = found | ({"enum": list(each.choices)} if each.choices else {})
    return {
        "type": "object",
        "properties": properties,
        "required": [each.name for each in tool.parameters if each.needed],
        "additionalProperties": False,
    }


class ToolOutcome(Struct, frozen=True):
    """What a call of a tool has brought."""

    text: str
    refused: bool = False


async def call(seat: ModelSeat, name: str, given: Mapping[str, Any]) -> ToolOutcome:
    """Call a tool of a seat that has its game to itself, with arguments as they came."""
    try:
        wanted = checked(name, given)
        if name == WAIT:
            return ToolOutcome(await seat.wait(seconds_in(wanted)))
        return ToolOutcome(use(seat, name, wanted))
    except (IllegalAction, Misread) as problem:
        return ToolOutcome(seat.refusal(problem), refused=True)


def checked(name: str, given: Mapping[str, Any]) -> Json:
    """The arguments of a call; raises ``Misread`` if there is no such tool, or they do not fit."""
    tool = next((each for each in TOOLS if each.name == name), None)
    if tool is None:
        raise Misread(
            "model-no-tool", name=quoted(name), names=", ".join(each.name for each in TOOLS)
        )
    return _checked(tool, given)


def use(seat: ModelSeat, name: str, wanted: Json) -> str:
    """Use any tool but ``wait``; raises ``IllegalAction`` or ``Misread``."""
    found: str = getattr(seat, name)(**wanted)
    return found


def seconds_in(wanted: Json, most: int = MOST_SECONDS) -> int:
    """How long a call waits."""
    return min(max(int(wanted.get("seconds", SECONDS)), 0), most)


def _checked(tool: SeatTool, given: Mapping[str, Any]) -> Json:
    """The arguments, if they fit."""
    known = {each.name: each for each in tool.parameters}
    for name in given:
        if name not in known:
            raise Misread(
                "model-no-argument",
                tool=tool.name,
                name=quoted(name),
                names=", ".join(known) or "–",
            )
    for each in tool.parameters:
        value = given.get(each.name)
        if value is None:
            if each.needed:
                raise Misread("model-argument-missing", tool=tool.name, name=each.name)
        elif not _fits(value, each):
            raise Misread("model-argument-type", tool=tool.name, name=each.name, type=each.type)
    return {name: value for name, value in given.items() if value is not None}


def _fits(value: object, parameter: Parameter) -> bool:
    if parameter.type == "integer":
        # In JSON Schema 25.0 is an integer too.
        whole = isinstance(value, int) or (isinstance(value, float) and value.is_integer())
        return whole and not isinstance(value, bool)
    return isinstance(value, str)
