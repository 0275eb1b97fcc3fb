### Notices to players who are away from a game, and what is wrong with where they should go.

notify-subject = { $kind ->
        [confirmation] Your code for Ecumene
        [turn] It is your turn
        [reminder] Your time is running out
        [started] Your game has begun
       *[over] Your game is over
    }
# $game (String) - the name of the game
notify-game = The game: { $game }
# $code (String) - to be typed; $moment (String) - a date and a time
notify-confirm =
    Somebody wants to be notified here when it is their turn in a game.
    If it is you, type this code on the page: { $code }
    The code is valid until { $moment } (UTC). If it is not you, do nothing: no other message will follow.
# $seat (String) - a civilization, or the name of a player
notify-text = { $kind ->
        [turn] { $seat }: it is your turn.
        [reminder] { $seat }: the others are still waiting for you.
        [started] { $seat }: the game has begun.
       *[over] { $seat }: the game is over. See how it ended.
    }
# $moment (String) - a date and a time
notify-time-left = { $unit ->
        [days] { $count ->
            [one] You have { $count } day left, until { $moment } (UTC).
           *[other] You have { $count } days left, until { $moment } (UTC).
        }
        [hours] { $count ->
            [one] You have { $count } hour left, until { $moment } (UTC).
           *[other] You have { $count } hours left, until { $moment } (UTC).
        }
       *[minutes] { $count ->
            [one] You have { $count } minute left, until { $moment } (UTC).
           *[other] You have { $count } minutes left, until { $moment } (UTC).
        }
    }
notify-mail-foot = { $kind ->
        [confirmation] This e-mail was sent once, because somebody entered this address.
       *[other] You asked for this e-mail. You can turn it off on the page of the game.
    }

## What cannot be used

notify-not-offered = { $kind ->
        [web-push] This server cannot send notifications to browsers.
        [mail] This server cannot send e-mail.
       *[webhook] This server does not call webhooks.
    }
notify-url-too-long = This address is too long: at most { $most } characters.
notify-url-unreadable = This is not a usable address.
notify-url-not-https = The address must begin with https://.
notify-url-extra = The address must contain no user, no password and no part after a #.
notify-url-port = Nothing may be sent to port { $port }.
notify-url-private = This address does not belong to the public internet.
notify-push-keys = These are not the keys of a browser.
notify-mail-address = This is not an e-mail address.
notify-mail-settings = Only visible ASCII characters can be used in the settings for mail.
notify-secret-unused = Only messages in JSON can be signed.
notify-secret-unreadable = A secret must have 1 to { $most } characters, all of them visible.
notify-vapid-key = The private key for web push is not a key of the curve P-256 in Base64.
notify-vapid-subject = The contact for web push must begin with mailto: or https://.
