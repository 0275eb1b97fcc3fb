### Clocks: how much time players have.

## What is wrong

clock-out-of-bounds = { $value } is not between { $least } and { $most }.
clock-every-day-off = At least one day of the week must be left for playing.
# $most (Number) - how many hours of a day may be off
clock-hours-off = At most { $most } hours of a day can be off.
clock-unknown-zone = There is no time zone '{ $name }'. Give its full name, such as Europe/Warsaw.
