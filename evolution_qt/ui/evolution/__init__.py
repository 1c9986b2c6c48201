"""The table of Evolution: scene, animations, sentences."""
