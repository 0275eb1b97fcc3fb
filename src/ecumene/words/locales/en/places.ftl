### Areas and open seas.

area-region = Region
area-limit = Population limit
area-site = City site
site = { $site ->
        [safe] safe
        [flood-plain] on the flood plain
       *[none] none
    }
area-flood-plain = Flood plain
area-volcano = Volcano
area-start = Start area of
area-coastal = Coastal
area-whether = { $answer ->
        [yes] yes
       *[no] no
    }
area-land = By land
area-water = By water
area-open-sea = Open sea
area-none = none
sea-kind = open sea
sea-about = Ships may cross it with Astronavigation but never end their movement here (M7).
sea-water = Areas
sea-seas = Open seas
