# The page: shop.
