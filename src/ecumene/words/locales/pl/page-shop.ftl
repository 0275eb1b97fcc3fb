# Strona: shop.
