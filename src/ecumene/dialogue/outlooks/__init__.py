"""What a position, an answer or a calamity would lead to, in sentences."""
