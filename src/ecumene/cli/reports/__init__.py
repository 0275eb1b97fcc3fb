"""What charts of many games say: figures become rows, lines, tables and sentences."""
