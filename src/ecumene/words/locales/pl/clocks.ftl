### Zegary: ile czasu mają gracze.

## Co jest nie tak

clock-out-of-bounds = { $value } nie mieści się między { $least } a { $most }.
clock-every-day-off = Przynajmniej jeden dzień tygodnia musi zostać na grę.
# $most (Number) - ile godzin doby może być wolnych
clock-hours-off = Wolnych godzin w ciągu doby może być najwyżej { $most }.
clock-unknown-zone = Nie ma strefy czasowej „{ $name }”. Podaj jej pełną nazwę, na przykład Europe/Warsaw.
