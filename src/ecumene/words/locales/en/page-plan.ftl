# The page: moves that are planned, and who sees them when.

page-plan-seen-at-end = Others see your moves when you end.
page-plan-seen-at-once = Others see each move as you make it.
page-plan-seen-partly = Others see the moves you have sent, and the rest when you end.
page-plan-timed = Shortly before your time is up, what you have planned is sent.
page-plan-send-each = Send each move at once
page-plan-waiting = You are waiting for those before you. Your planned moves stay with you. You can still take moves back.
# $who (String) - players who move before the reader in the order
page-plan-order = Before you in the order: { $who }. If you end now, you give up moving after them; you may wait for them instead (M1).
page-plan-more = More moves below
page-plan-open = Open
