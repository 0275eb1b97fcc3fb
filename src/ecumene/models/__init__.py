"""Language models at the table: one side of a game in words, as tools that a client calls.

A model reads what people read and answers as they type. Only ``mcp_server`` knows the Model
Context Protocol.
"""
