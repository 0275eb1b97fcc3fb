"""A page of charts: one file that opens offline, on paper, on a phone, by day and by night."""

from __future__ import annotations

from base64 import b64encode
from dataclasses import dataclass
from hashlib import sha256
from importlib import resources
from typing import TYPE_CHECKING
from xml.etree.ElementTree import tostring

from ecumene.charts.elements import drawing, element
from ecumene.data.colours import DARK, LIGHT
from ecumene.words import Messages, languages

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from xml.etree.ElementTree import Element


@dataclass(frozen=True)
class Chart:
    """A chart, with what it shows in a sentence and in a table."""

    title: str
    told: Sequence[str]
    """What it shows: sentences for those who see it and for those who do not."""
    columns: Sequence[str] = ()
    rows: Sequence[Sequence[str]] = ()
    """The table; the first cell of a row is its name. There is none if all is told in sentences."""
    drawn: tuple[float, Sequence[Element]] | None = None
    """The height and the parts of the picture; None if the table is all there is."""


@dataclass(frozen=True)
class SheetPart:
    """Charts under a heading."""

    title: str
    charts: Sequence[Chart]


@dataclass(frozen=True)
class Sheet:
    """What a page says in one language."""

    title: str
    told: Sequence[str]
    parts: Sequence[SheetPart]


def html_page(said: Callable[[Messages], Sheet], language: str) -> str:
    """The page in all languages, of which one is shown, and the reader may choose."""
    sheets = {each: said(Messages(each)) for each in languages}
    style = _style()
    policy = b64encode(sha256(style.encode()).digest()).decode()
    head = element(
        "head",
        element("meta", charset="utf-8"),
        element("meta", name="viewport", content="width=device-width, initial-scale=1"),
        element("meta", name="color-scheme", content="light dark"),
        element("meta", name="referrer", content="no-referrer"),
        # No script, no picture and no address can come in, whatever a name contains.
        element(
            "meta",
            http_equiv="Content-Security-Policy",
            content=f"default-src 'none'; style-src 'sha256-{policy}'; form-action 'none'; "
            "base-uri 'none'",
        ),
        element("title", sheets[language].title),
        element("style", style),
    )
    body = element("body", _switch(language))
    body.extend(_main(sheet, each) for each, sheet in sheets.items())
    page = tostring(element("html", head, body, lang=language), encoding="unicode", method="html")
    return f"<!DOCTYPE html>\n{page}\n"


def _style() -> str:
    """The style sheet, in the colours of the board."""
    text = (resources.files("ecumene.charts") / "sheet.css").read_text(encoding="utf-8")
    for palette, names in (("light", LIGHT), ("dark", DARK)):
        text = text.replace(f"{palette}-paper", names.paper).replace(f"{palette}-ink", names.ink)
    return text


def _switch(language: str) -> Element:
    switch = element("div", class_="switch")
    for each in languages:
        choice = element("input", type="radio", name="language", id=f"speak-{each}")
        if each == language:
            choice.set("checked", "checked")
        name = Messages(each)("charts-language")
        switch.append(element("label", choice, f" {name}", lang=each))
    return switch


def _main(sheet: Sheet, language: str) -> Element:
    messages = Messages(language)
    main = element("main", element("h1", sheet.title), lang=language)
    main.extend(element("p", sentence) for sentence in sheet.told)
    for number, part in enumerate(sheet.parts):
        section = element("section", element("h2", part.title))
        charts = element("div", class_="charts")
        charts.extend(
            _figure(chart, f"{language}-{number}-{place}", messages)
            for place, chart in enumerate(part.charts)
        )
        section.append(charts)
        main.append(section)
    return main


def _figure(chart: Chart, name: str, messages: Messages) -> Element:
    title, told = f"{name}-title", f"{name}-told"
    figure = element("figure", element("h3", chart.title, id=title), aria_labelledby=title)
    sentences = element("figcaption", id=told)
    sentences.extend(element("p", sentence) for sentence in chart.told)
    if chart.drawn is None:
        figure.append(sentences)
        figure.extend([_table(chart)] if chart.columns else [])
        return figure
    table = element("details", element("summary", messages("charts-table")), _table(chart))
    figure.extend((drawing(*chart.drawn, title, told), sentences, table))
    return figure


def _table(chart: Chart) -> Element:
    head = element("tr")
    head.extend(element("th", column, scope="col") for column in chart.columns)
    body = element("tbody")
    for name, *cells in chart.rows:
        row = element("tr", element("th", name, scope="row"))
        row.extend(element("td", cell) for cell in cells)
        body.append(row)
    table = element("table", element("caption", chart.title), element("thead", head), body)
    # A wide table is moved within its frame, by a finger or by keys; the page stays where it is.
    return element(
        "div", table, class_="table", tabindex="0", role="region", aria_label=chart.title
    )
