"""The symbols of the board, drawn in a box of 100 by 100."""

from __future__ import annotations

from ecumene.data.colours import LIGHT
from ecumene.data.shapes import SHAPES

LIMITS = "".join(
    f'''<symbol id="limit-{number}" viewBox="0 0 100 100">
<circle cx="50" cy="50" r="46" fill="{LIGHT.paper}" stroke="{LIGHT.ink}" stroke-width="8"/>
<path d="{digit}" fill="none" stroke="{LIGHT.ink}" stroke-width="10" stroke-linecap="round"
 stroke-linejoin="round"/></symbol>
'''
    for number, digit in enumerate(SHAPES.digits[:5])
)

SYMBOLS = f"""
{LIMITS}
<symbol id="site-safe" viewBox="0 0 100 100">
<rect x="4" y="4" width="92" height="92" rx="14" fill="{LIGHT.ink}" stroke="{LIGHT.paper}"
 stroke-width="6"/>
<path d="{SHAPES.towers}" fill="{LIGHT.paper}"/></symbol>
<symbol id="site-flood-plain" viewBox="0 0 100 100">
<rect x="4" y="4" width="92" height="92" rx="14" fill="{LIGHT.plain_ground}" stroke="{LIGHT.plain}"
 stroke-width="8"/>
<path d="{SHAPES.towers}" fill="{LIGHT.plain}" transform="translate(8.5 -4) scale(.83)"/>
<path d="{SHAPES.waves}" fill="none" stroke="{LIGHT.plain}" stroke-width="8"/></symbol>
<symbol id="start" viewBox="0 0 100 100">
<path d="{SHAPES.pole}" stroke="{LIGHT.ink}" stroke-width="11" stroke-linecap="round"/>
<path d="{SHAPES.flag}" fill="currentColor" stroke="{LIGHT.ink}" stroke-width="7"
 stroke-linejoin="round"/></symbol>
<symbol id="volcano" viewBox="0 0 100 100">
<path d="{SHAPES.smoke}"
 fill="{LIGHT.smoke}" stroke="{LIGHT.paper}" stroke-width="4"/>
<path d="{SHAPES.mountain}" fill="#8e2f1c" stroke="{LIGHT.paper}" stroke-width="6"
 stroke-linejoin="round"/>
<path d="{SHAPES.lava}" fill="#f0a33c"/></symbol>
<pattern id="plain" width="90" height="60" patternUnits="userSpaceOnUse">
<path d="{SHAPES.plain}" fill="none" stroke="{LIGHT.plain}"
 stroke-width="4.5" stroke-linecap="round" stroke-opacity=".6"/></pattern>
<pattern id="out-of-play" width="24" height="24" patternUnits="userSpaceOnUse">
<path d="{SHAPES.out_of_play}" stroke="{LIGHT.out_ink}" stroke-width="3"
 stroke-opacity=".4"/></pattern>
"""
