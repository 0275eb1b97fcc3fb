"""Settings: where they come from, what is refused, and what the page for hosts says of them."""

from __future__ import annotations

import re
import stat
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from ecumene.server.process.server_secrets import in_folder
from ecumene.server.process.settings_file import FILE_VARIABLE, TYPES, read_settings, variable_of
from ecumene.server.settings import SECRETS, Settings
from ecumene.sim.workers import cores
from ecumene.words import Messages, Misread, languages

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "hosting.md"
Texts: TypeAlias = Mapping[str, str]
NONE: Texts = {}
DATABASE = "postgresql://ecumene:hunter2@db/ecumene"


def settings_of(
    tmp_path: Path, toml: str = "", environment: Texts = NONE, typed: Texts = NONE
) -> Settings:
    file = tmp_path / "ecumene.toml"
    file.write_text(toml, encoding="utf-8")
    return read_settings(str(file), environment, typed)


def refused(
    tmp_path: Path,
    toml: str = "",
    environment: Texts = NONE,
    typed: Texts = NONE,
    language: str = "en",
) -> str:
    with pytest.raises(Misread) as misread:
        settings_of(tmp_path, toml, environment, typed)
    return Messages(language)(misread.value.key, **misread.value.values)


def test_nothing_has_to_be_set() -> None:
    assert read_settings(None, {"PATH": "/bin"}, {}) == Settings()


def test_later_sources_win(tmp_path: Path) -> None:
    toml = 'port = 1\nhost = "::"\ndata = "in-file"'
    environment = {"ECUMENE_PORT": "2", "ECUMENE_DATA": "in-environment"}
    settings = settings_of(tmp_path, toml, environment, {"port": "3"})
    assert settings == Settings(port=3, host="::", data="in-environment")


def test_the_environment_names_the_file(tmp_path: Path) -> None:
    file = tmp_path / "ecumene.toml"
    file.write_text("port = 1")
    assert read_settings(None, {"ECUMENE_CONFIG": str(file)}, {}).port == 1


def test_every_kind_of_value_is_read_from_both(tmp_path: Path) -> None:
    toml = f"""
        workers = 2
        database_url = "{DATABASE}"
        public_address = "https://play.example.org/"
        trusted_proxies = ["10.0.0.0/8", "fd00::1"]
        smtp_security = "tls"
        allow_private_addresses = true
    """
    written = settings_of(tmp_path, toml)
    environment = {
        "DATABASE_URL": DATABASE,
        "ECUMENE_WORKERS": "2",
        "ECUMENE_PUBLIC_ADDRESS": "https://play.example.org",
        "ECUMENE_TRUSTED_PROXIES": "10.0.0.0/8, fd00::1",
        "ECUMENE_SMTP_SECURITY": "tls",
        "ECUMENE_ALLOW_PRIVATE_ADDRESSES": "yes",
    }
    assert written == settings_of(tmp_path, "", environment)
    assert written == Settings(
        workers=2,
        database_url=DATABASE,
        public_address="https://play.example.org",
        trusted_proxies=("10.0.0.0/8", "fd00::1"),
        smtp_security="tls",
        allow_private_addresses=True,
    )


def test_a_variable_that_is_empty_is_not_set(tmp_path: Path) -> None:
    assert settings_of(tmp_path, "", {"DATABASE_URL": "", "ECUMENE_SMTP_HOST": ""}) == Settings()


@pytest.mark.parametrize(
    ("toml", "says"),
    [
        ("prot = 1", "ecumene.toml: there is no setting prot. Did you mean port?"),
        ("zzz = 1", "ecumene.toml: there is no setting zzz."),
        ("[server]\nport = 1", "ecumene.toml: there is no setting server."),
        ("port = 65536", "port must be a whole number from 0 to 65535, not '65536'."),
        ("port = -1", "port must be a whole number from 0 to 65535, not '-1'."),
        ("port = true", "port must be a whole number from 0 to 65535, not 'True'."),
        ("port = 80.5", "port must be a whole number from 0 to 65535, not '80.5'."),
        ("workers = 0", "workers must be a whole number from 1 to 256, not '0'."),
        ("allow_private_addresses = 1", "allow_private_addresses must be true or false, not '1'."),
        ("host = 1", "host must be a text that is not empty."),
        ('host = " "', "host must be a text that is not empty."),
        ('log_level = "loud"', "log_level must be one of debug, error, info, warning, not 'loud'."),
        ("trusted_proxies = 10", "trusted_proxies must be a list of texts."),
        ("trusted_proxies = [10]", "trusted_proxies must be a text that is not empty."),
        ('trusted_proxies = ["10.0.0.0/40"]', "such as 10.0.0.0/8, not '10.0.0.0/40'."),
        ('mail_from = "me"', "mail_from must be a mail address, not 'me'."),
        ('mail_from = "a@b\\nBcc: c@d"', "mail_from must be a mail address"),
        ('vapid_subject = "me"', "must begin with mailto: or https:, unlike 'me'."),
        ('public_address = "play.example.org"', "such as https://play.example.org, not 'play.ex"),
        ('public_address = "https://a/games"', "must be http:// or https:// and a host"),
        ('public_address = "https://me@a"', "must be http:// or https:// and a host"),
        ('public_address = "https://a:0"', "must be http:// or https:// and a host"),
        ('public_address = "https://["', "must be http:// or https:// and a host"),
        ('public_address = "https://gra.żółw"', "must be http:// or https:// and a host"),
        ("workers = 2", "ecumene.toml: workers also requires database_url (DATABASE_URL)."),
        ('smtp_host = "mail"', "smtp_host also requires mail_from (ECUMENE_MAIL_FROM)."),
        ("port = \n", "ecumene.toml is not TOML: see line 1."),
        ("a = 1\na = 2", "ecumene.toml is not TOML: see line 2."),
    ],
)
def test_the_file_is_refused_with_a_reason(tmp_path: Path, toml: str, says: str) -> None:
    assert says in refused(tmp_path, toml)


@pytest.mark.parametrize(
    ("variable", "value", "says"),
    [
        (
            "ECUMENE_PROT",
            "1",
            "ECUMENE_*: there is no setting ECUMENE_PROT. Did you mean ECUMENE_PORT?",
        ),
        ("ECUMENE_DATABASE_URL", DATABASE, "Did you mean DATABASE_URL?"),
        ("ECUMENE_PORT", "eighty", "ECUMENE_PORT: port must be a whole number"),
        ("ECUMENE_PORT", "٣", "ECUMENE_PORT: port must be a whole number"),
        ("ECUMENE_PORT", "9" * 5000, "9…'."),
        ("ECUMENE_ALLOW_PRIVATE_ADDRESSES", "maybe", "must be true or false, not 'maybe'."),
    ],
)
def test_the_environment_is_refused_with_a_reason(
    tmp_path: Path, variable: str, value: str, says: str
) -> None:
    assert says in refused(tmp_path, environment={variable: value})


def test_the_command_line_is_refused_with_a_reason(tmp_path: Path) -> None:
    english = refused(tmp_path, typed={"port": "x"})
    assert english == "--port: port must be a whole number from 0 to 65535, not 'x'."
    polish = refused(tmp_path, typed={"port": "x"}, language="pl")
    assert polish == "--port: port musi być liczbą całkowitą od 0 do 65535, a nie „x”."


@pytest.mark.parametrize("language", languages)
@pytest.mark.parametrize(
    ("variable", "value"),
    [
        ("DATABASE_URL", "mysql://me:hunter2@db"),
        ("ECUMENE_SECRET_KEY", "hunter2"),
        ("ECUMENE_METRICS_TOKEN", "hunter2"),
    ],
)
def test_secrets_are_not_repeated(tmp_path: Path, variable: str, value: str, language: str) -> None:
    sentence = refused(tmp_path, environment={variable: value}, language=language)
    assert sentence.startswith(f"{variable}: ")
    assert "hunter2" not in sentence


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "binary").write_bytes(b"\xff")
    for name, says in (
        ("missing", "There is no settings file"),
        (".", "is a folder, not a settings file"),
        ("binary", "is not text in UTF-8"),
    ):
        with pytest.raises(Misread) as misread:
            read_settings(str(tmp_path / name), {}, {})
        assert says in Messages("en")(misread.value.key, **misread.value.values)


def test_secrets_are_not_shown() -> None:
    secrets: dict[str, Any] = dict.fromkeys(SECRETS, "hunter2")
    settings = Settings(**secrets)
    assert "hunter2" not in repr(settings)
    assert "hunter2" not in f"{settings}"
    telling = ("key", "password", "token", "url", "secret")
    assert {name for name in TYPES if any(word in name for word in telling)} == SECRETS


def test_computers_think_beside_the_server() -> None:
    assert Settings(thinkers=3).thinker_processes == 3
    assert Settings().thinker_processes == max(1, cores() - 1)


def test_the_page_for_hosts_lists_every_setting() -> None:
    rows = re.findall(
        r"^\| `(\w+)` \| `(\w+)` \| (.*?) \| .+ \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE
    )
    defaults = Settings()
    assert [(name, variable) for name, variable, _ in rows] == [
        (name, variable_of(name)) for name in TYPES
    ]
    assert {name: default for name, _, default in rows} == {
        name: _as_told(getattr(defaults, name)) for name in TYPES
    }


def _as_told(value: object) -> str:
    if value is None or value == ():
        return ""
    return f"`{str(value).lower() if isinstance(value, bool) else value}`"


@pytest.mark.parametrize("name", ["Dockerfile", "compose.yaml", ".env.example", "docs/hosting.md"])
def test_only_variables_that_exist_are_told_of(name: str) -> None:
    told = set(re.findall(r"ECUMENE_[A-Z_]+", (ROOT / name).read_text(encoding="utf-8")))
    assert told
    assert told <= {FILE_VARIABLE, *map(variable_of, TYPES)}


def test_the_file_that_is_shown_can_be_read(tmp_path: Path) -> None:
    (shown,) = re.findall(r"```toml\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert settings_of(tmp_path, shown) != Settings()


# Keys that are made once

FIRST, SECOND = "1" * 32, "2" * 32


def test_a_key_is_only_for_its_owner(tmp_path: Path) -> None:
    in_folder(tmp_path)("name", FIRST)
    (file,) = tmp_path.iterdir()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_whoever_comes_second_gets_the_key_of_the_first(tmp_path: Path) -> None:
    assert in_folder(tmp_path)("name", FIRST) == FIRST
    assert in_folder(tmp_path)("name", SECOND) == FIRST
    assert in_folder(tmp_path)("other", SECOND) == SECOND


def test_of_many_who_begin_at_once_all_get_the_same_key(tmp_path: Path) -> None:
    with ThreadPoolExecutor(16) as threads:
        kept = threads.map(
            in_folder(tmp_path), ["name"] * 64, (f"{number:032}" for number in range(64))
        )
        assert len(set(kept)) == 1
    assert [file.name for file in tmp_path.iterdir()] == ["name.key"]
