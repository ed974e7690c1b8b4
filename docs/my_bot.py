"""A bot of one's own: it takes the move that brings its seat the most points at once, as far as that can be seen."""

from emporion import Match, Random


class Bot:
    def choose(self, match: Match, rng: Random) -> str:
        seat = match.state.actor
        best: tuple[int, str] | None = None
        for move in match.moves():
            after = match.copy()
            after.play(move)
            found = after.scores()[seat], move
            best = found if best is None or found > best else best
        assert best is not None
        return best[1]
