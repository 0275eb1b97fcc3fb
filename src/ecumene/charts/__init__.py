"""Charts as SVG that also tell in words and tables what they show, and pages of them.

A page is one file that opens offline, in both languages, without scripts. Whoever draws a chart
says what it shows; here it gets its shape. Nothing is known by its colour alone.
"""
