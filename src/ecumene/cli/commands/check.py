"""``ecumene check``: rule cases and saved games, played and compared."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from rich.text import Text

from ecumene.cases import BadCase, read_cases, run
from ecumene.cli.answer import CommandAnswer
from ecumene.cli.cards.card_parts import card, headed, paragraph, rows, spaced
from ecumene.cli.refusal import FAILED, CommandRefusal
from ecumene.cli.saved import SAVED_GAMES, saved_game
from ecumene.dialogue import Speaker, describe_refusal
from ecumene.rules.errors import BadData, IllegalAction

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType

    from ecumene.cases import Case, CaseOutcome
    from ecumene.cases.case_run import CaseStep, Difference
    from ecumene.cli.answer import Json, ScreenLook
    from ecumene.words import Messages


CASES: Final = ".toml"
"""The ending of rule case files in a folder."""


def check(named: Sequence[str], messages: Messages) -> CommandAnswer:
    """Play all cases in files and folders; the answer shows those that differ.

    Saved games among the files are replayed; one with a different outcome is refused.
    """
    files = [file for name in named for file in _files(name)]
    games = [file for file in files if file.endswith(SAVED_GAMES)]
    for file in games:
        saved_game(Path(file), messages)
    cases = [file for file in files if file not in games]
    outcomes = [_play(file, case, messages) for file in cases for case in _read(file, messages)]
    failed = [outcome for outcome in outcomes if outcome.differences]
    return CommandAnswer(
        page=lambda look: _page(outcomes, failed, len(games), look),
        facts=lambda: _facts(outcomes, failed, len(games), messages),
        code=FAILED if failed else 0,
    )


def _files(name: str) -> list[str]:
    """A file, or the files in a folder; if there are none, reading it says so."""
    inside = sorted(map(str, Path(name).glob("*"))) if Path(name).is_dir() else []
    return [file for file in inside if file.endswith((CASES, *SAVED_GAMES))] or [name]


def _read(file: str, messages: Messages) -> list[Case]:
    try:
        return read_cases(Path(file))
    except BadCase as error:
        raise _refusal(file, error.case, error.bad, messages) from None


def _play(file: str, case: Case, messages: Messages) -> CaseOutcome:
    try:
        return run(case)
    except BadData as bad:
        raise _refusal(file, case.head.id, bad, messages) from None
    except IllegalAction as illegal:
        sentence = Speaker(messages).text(describe_refusal(illegal))
        raise CommandRefusal(
            "case-where-case", file=file, case=case.head.id, sentence=sentence
        ) from None


def _refusal(file: str, case: str, bad: BadData, messages: Messages) -> CommandRefusal:
    """One sentence: the file, the place in it, and what is wrong."""
    sentence = Speaker(messages).text(describe_refusal(BadData((), bad.key, bad.args_)))
    if not case:
        return CommandRefusal("case-where", file=file, sentence=sentence)
    if not bad.path:
        return CommandRefusal("case-where-case", file=file, case=case, sentence=sentence)
    place = ".".join(map(str, bad.path))
    return CommandRefusal("case-where-place", file=file, case=case, place=place, sentence=sentence)


def _page(
    outcomes: Sequence[CaseOutcome], failed: Sequence[CaseOutcome], games: int, look: ScreenLook
) -> RenderableType:
    if games and not outcomes:
        return look.messages("check-games", count=games)
    if not failed:
        passed = look.messages("check-passed", count=len(outcomes))
        return spaced([passed, look.messages("check-games", count=games)]) if games else passed
    summary = look.messages("check-failed", failed=len(failed), count=len(outcomes))
    return spaced([*(_failure(outcome, look) for outcome in failed), Text(summary, style="bold")])


def _failure(outcome: CaseOutcome, look: ScreenLook) -> RenderableType:
    messages = look.messages
    head = outcome.case.head
    title = messages("check-title", id=head.id, rules=", ".join(head.rules))
    explained = head.explain_pl if look.language == "pl" and head.explain_pl else head.explain
    position = rows([(who, told(there)) for who, there in outcome.position.items()])
    happened = [_step(step, messages) for step in outcome.steps]
    steps = Text("\n".join(happened or [messages("check-nothing-happened")]))
    differences = Text("\n".join(sentence(d, messages) for d in outcome.differences), style="red")
    parts: list[RenderableType] = [
        paragraph(explained),
        headed(messages("check-position"), position),
        headed(messages("check-steps"), steps),
        headed(messages("check-differences"), differences),
    ]
    return card(title, parts, look)


def _step(step: CaseStep, messages: Messages) -> str:
    rest = {k: v for k, v in step.told.items() if k not in ("who", "refused", "message")}
    who = str(step.told.get("who", ""))
    if step.kind == "event":
        return messages("check-step-event", text=told(rest))
    if step.kind == "answer":
        return messages("check-step-answer", who=who, text=told(rest))
    rule, message = step.told["refused"], step.told["message"]
    return messages("check-step-refusal", who=who, text=told(rest), rule=rule, message=message)


def sentence(difference: Difference, messages: Messages) -> str:
    """What differs, in the reader's language."""
    values = {
        name: value if isinstance(value, int) else told(value)
        for name, value in difference.args.items()
    }
    return messages(difference.key, **values)


def told(value: Any) -> str:
    """Data as a case file would write it, on one line."""
    if isinstance(value, dict):
        kind = [str(value["type"])] if "type" in value else []
        fields = [f"{k} = {_inner(v)}" for k, v in value.items() if k != "type"]
        return " ".join([*kind, ", ".join(fields)]).strip() or "{}"
    return _inner(value) if isinstance(value, list) else "–" if value is None else str(value)


def _inner(value: Any) -> str:
    if isinstance(value, dict):
        return f"{{ {told(value)} }}" if value else "{}"
    if isinstance(value, list):
        return f"[{', '.join(map(_inner, value))}]"
    if isinstance(value, bool):
        return str(value).lower()
    return told(value)


def _facts(
    outcomes: Sequence[CaseOutcome], failed: Sequence[CaseOutcome], games: int, messages: Messages
) -> Json:
    return {
        "cases": len(outcomes),
        "games": games,
        "failed": [
            {
                "id": outcome.case.head.id,
                "rules": list(outcome.case.head.rules),
                "position": outcome.position,
                "steps": [{"kind": step.kind, **step.told} for step in outcome.steps],
                "differences": [sentence(d, messages) for d in outcome.differences],
            }
            for outcome in failed
        ],
    }
