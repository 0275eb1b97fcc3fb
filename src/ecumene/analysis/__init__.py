"""What a finished game tells afterwards: everybody's chances of winning."""
