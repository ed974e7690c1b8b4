"""What the drawings of all games share: pieces of SVG, the theme, and columns of styled text for the terminal."""
