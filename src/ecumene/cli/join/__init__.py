"""``ecumene join``: play in the terminal on a server with other people."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.cli.refusal import FAILED, CommandRefusal

if TYPE_CHECKING:
    from ecumene.words import Messages

__all__ = ["join"]


def join(
    address: str,
    name: str | None,
    seat: str | None,
    messages: Messages,
    *,
    back: bool,
    as_json: bool,
) -> int:
    """Go to a server and play there until the game is over or the person stops."""
    from ecumene.cli.join.address import COMMAND, read_address
    from ecumene.cli.join.first_contact import JoiningStopped, Opening
    from ecumene.cli.join.inbox import Inbox
    from ecumene.cli.join.joined_session import JoinedSession
    from ecumene.cli.join.keyboard import Keyboard
    from ecumene.cli.join.server_client import ServerClient, ServerUnreachable
    from ecumene.cli.join.token_file import Tokens, usual_file
    from ecumene.cli.play.screen import Screen
    from ecumene.rules.errors import BadData
    from ecumene.words import MessageError

    if as_json:
        raise CommandRefusal("join-no-json", help_for=COMMAND)
    wanted = read_address(address)
    inbox = Inbox()
    Keyboard(inbox.put_line).start()
    screen = Screen(messages, inbox.line)
    server = ServerClient(wanted.server, messages.language)
    opening = Opening(server, Tokens(usual_file()), screen)
    try:
        opening.be_known(wanted, name, back=back)
        place = opening.place(wanted, seat)
        return JoinedSession(server, place.game, place.seat, inbox, screen).run()
    except JoiningStopped:
        return 0
    except ServerUnreachable:
        raise CommandRefusal("join-unreachable", address=wanted.server, code=FAILED) from None
    except (BadData, MessageError):
        # Both sides understand each other only if they know the same words.
        raise CommandRefusal("join-other-version", address=wanted.server, code=FAILED) from None
    finally:
        server.close()
