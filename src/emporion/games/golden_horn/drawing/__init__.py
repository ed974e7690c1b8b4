"""Golden Horn drawn: as SVG for the page and for print, and as text for the terminal."""
