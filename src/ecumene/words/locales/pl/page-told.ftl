# Co serwer mówi tym, którzy nie znają zasad: o miejscach, odpowiedziach przed ich udzieleniem i graczach komputerowych.

## Miejsce

# $site (String) - exposed, site albo none; $price (Number) - ile żetonów kosztuje miasto
ground-site = { $site ->
        [exposed] Teren pod miasto na równinie zalewowej: miasto kosztuje { $price } żetonów (K1) i może je dosięgnąć powódź
        [site] Teren pod miasto: miasto kosztuje { $price } żetonów (K1)
       *[none] Bez terenu pod miasto: miasto kosztuje { $price } żetonów (K1)
    }.
# $limit (Number) - ile żetonów może zostać obok miasta
ground-limit-city = { $limit ->
        [0] Obok miasta nie ma miejsca na żetony (G7)
       *[other] Obok twojego miasta może zostać jeden żeton (Roboty Publiczne)
    }.
ground-limit-more = Dzięki Rolnictwu, dopóki nikogo innego tu nie ma, może tu zostać { $limit } zamiast { $printed } twoich żetonów (G7a).
ground-reduced = { $tokens ->
        [one] Po redukcji tego miasta zostałby na jego miejscu { $tokens } żeton (G11)
        [few] Po redukcji tego miasta zostałyby na jego miejscu { $tokens } żetony (G11)
        [many] Po redukcji tego miasta zostałoby na jego miejscu { $tokens } żetonów (G11)
       *[other] Po redukcji tego miasta zostałoby na jego miejscu { $tokens } żetonu (G11)
    }.
ground-guarded = Karty rozwoju tego, kto tu jest, nie pozwalają ci wywołać konfliktu (M12a).
ground-plain = Równina zalewowa ({ $rule }): { $areas }.
ground-volcano = Wulkan ({ $rule }): { $areas }.

## Konflikt przy obecnym stanie rzeczy

ground-left = Z żetonów zostałoby: { $tokens }.
ground-left-nothing = Nie zostałby żaden żeton.
ground-falls = Miasto ({ $who }) upadłoby (F9).
ground-falls-pirates = Miasto pirackie upadłoby (F11).
ground-stands = Miasto ({ $who }) utrzymałoby się (F8).
ground-stands-pirates = Miasto pirackie utrzymałoby się (F8).

## Odpowiedź, zanim zostanie udzielona

# $paid, $treasury, $stock (Number) - ile się zbierze oraz ile będzie potem w skarbcu i w zasobach
prospect-tax = Podatki przyniosłyby { $paid }; potem w skarbcu byłoby { $treasury }, a w zasobach { $stock } (T1).
prospect-revolt = { $cities ->
        [one] Masz za mało w zasobach: zbuntowałoby się { $cities } miasto (T2)
        [few] Masz za mało w zasobach: zbuntowałyby się { $cities } miasta (T2)
        [many] Masz za mało w zasobach: zbuntowałoby się { $cities } miast (T2)
       *[other] Masz za mało w zasobach: zbuntowałoby się { $cities } miasta (T2)
    }.
prospect-cards = Twoje zestawy straciłyby { $lost } i byłyby potem warte { $left } (X6).
# $now, $sure, $if_true (Number) - wartość wszystkich zestawów
prospect-exchange = Twoje zestawy byłyby na pewno warte { $sure }, a jeśli wszystko, co powiedziano, jest prawdą, { $if_true }; teraz są warte { $now } (X6).
