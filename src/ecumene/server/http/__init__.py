"""The interface over HTTP and WebSockets."""
