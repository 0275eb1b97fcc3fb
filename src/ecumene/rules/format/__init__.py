"""What crosses the border of the engine: names, JSON, schemas and saved games."""
