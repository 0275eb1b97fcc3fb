"""The symbols of the board, drawn in a box of 100 by 100."""

from __future__ import annotations

from ecumene.data.colours import LIGHT

TOWERS = "M20 78V44h10v10h8V28l12-10 12 10v26h8V44h10v34z"
"""A skyline of three towers, for a city site."""
WAVES = "M14 {0}q9-9 18 0t18 0t18 0t18 0"

DIGITS = (
    "M50 28c-11 0-17 9-17 22s6 22 17 22 17-9 17-22-6-22-17-22z",
    "M40 38l13-10v44",
    "M35 39c1-8 7-12 15-12 9 0 15 5 15 12 0 12-22 19-31 33h32",
    "M36 28h27L49 45c9-1 17 4 17 13 0 8-7 14-16 14-7 0-12-3-15-8",
    "M58 73V28L32 61h37",
    "M63 28H40L38 47C52 40 66 46 66 58C66 73 42 77 35 66",
    "M62 29C46 27 34 38 34 56C34 67 41 73 50 73C59 73 66 67 66 58C66 42 40 40 35 56",
    "M34 28H66L45 73",
    "M50 28C32 28 32 46 50 49C70 52 70 73 50 73C30 73 30 52 50 49C68 46 68 28 50 28Z",
    "M38 72C54 74 66 63 66 45C66 34 59 28 50 28C41 28 34 34 34 43C34 59 60 61 65 45",
)
"""The figures 0 to 9, drawn because the 0 of the typeface looks like an o."""

LIMITS = "".join(
    f'''<symbol id="limit-{number}" viewBox="0 0 100 100">
<circle cx="50" cy="50" r="46" fill="{LIGHT.paper}" stroke="{LIGHT.ink}" stroke-width="8"/>
<path d="{digit}" fill="none" stroke="{LIGHT.ink}" stroke-width="10" stroke-linecap="round"
 stroke-linejoin="round"/></symbol>
'''
    for number, digit in enumerate(DIGITS[:5])
)

SYMBOLS = f"""
{LIMITS}
<symbol id="site-safe" viewBox="0 0 100 100">
<rect x="4" y="4" width="92" height="92" rx="14" fill="{LIGHT.ink}" stroke="{LIGHT.paper}"
 stroke-width="6"/>
<path d="{TOWERS}" fill="{LIGHT.paper}"/></symbol>
<symbol id="site-flood-plain" viewBox="0 0 100 100">
<rect x="4" y="4" width="92" height="92" rx="14" fill="{LIGHT.plain_ground}" stroke="{LIGHT.plain}"
 stroke-width="8"/>
<path d="{TOWERS}" fill="{LIGHT.plain}" transform="translate(8.5 -4) scale(.83)"/>
<path d="{WAVES.format(80)}" fill="none" stroke="{LIGHT.plain}" stroke-width="8"/></symbol>
<symbol id="start" viewBox="0 0 100 100">
<path d="M24 96V8" stroke="{LIGHT.ink}" stroke-width="11" stroke-linecap="round"/>
<path d="M28 10h64l-18 23 18 23H28z" fill="currentColor" stroke="{LIGHT.ink}" stroke-width="7"
 stroke-linejoin="round"/></symbol>
<symbol id="volcano" viewBox="0 0 100 100">
<path d="M50 8c10-9 22 2 15 11 11 0 10 15-1 14H37c-12 1-14-13-3-14-4-11 8-19 16-11z"
 fill="{LIGHT.smoke}" stroke="{LIGHT.paper}" stroke-width="4"/>
<path d="M4 96 36 40q14-8 28 0l32 56z" fill="#8e2f1c" stroke="{LIGHT.paper}" stroke-width="6"
 stroke-linejoin="round"/>
<path d="M36 40q14-8 28 0l5 9-9 8-6-9-6 20-7-18-9 4z" fill="#f0a33c"/></symbol>
<pattern id="plain" width="90" height="60" patternUnits="userSpaceOnUse">
<path d="M2 16q11-11 22 0t22 0M47 46q11-11 22 0t19 0" fill="none" stroke="{LIGHT.plain}"
 stroke-width="4.5" stroke-linecap="round" stroke-opacity=".6"/></pattern>
<pattern id="out-of-play" width="24" height="24" patternUnits="userSpaceOnUse">
<path d="M-6 6 6-6M0 24 24 0M18 30 30 18" stroke="{LIGHT.out_ink}" stroke-width="3"
 stroke-opacity=".4"/></pattern>
"""
