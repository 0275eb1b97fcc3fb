"""The process that serves: settings, start and end, logs, connections."""
