### Areas and open seas.

area-region = Region
area-limit = Population limit
area-site = City site
site-safe = safe
site-flood-plain = on the flood plain
site-none = none
area-flood-plain = Flood plain
area-volcano = Volcano
area-start = Start area of
area-coastal = Coastal
area-yes = yes
area-no = no
area-land = By land
area-water = By water
area-open-sea = Open sea
area-none = none
sea-kind = open sea
sea-about = Ships may cross it with Astronavigation but never end their movement here (M7).
sea-water = Areas
sea-seas = Open seas
