"""What the page shows before its script runs: the lobby without its tables, or that a table or rulebook is loading."""

from __future__ import annotations

from html import escape

from emporion import games
from emporion.text import has, say, speaking

HEADER = (
    '<header class="top"><a class="brand" href="BASE/"><span class="brand-mark" aria-hidden="true"></span>'
    '<span class="brand-name">Emporion</span></a></header>'
)


def draw_lobby(language: str, base: str) -> str:
    """The welcome and the cards of the games. Their buttons work as soon as the script runs."""
    with speaking(language):
        cards = "".join(_draw_card(game, base) for game in games.NAMES)
        return (
            f'{_header(base)}<main class="lobby" id="main"><h1>{escape(say("web-welcome"))}</h1>'
            f'<p class="lead">{escape(say("web-lead"))}</p>'
            f'<section class="cards" aria-label="{escape(say("web-games"))}">{cards}</section></main>'
        )


def _header(base: str) -> str:
    return HEADER.replace("BASE", base)


def _draw_card(game: str, base: str) -> str:
    about = f"<p>{escape(say(f'web-about-{game}'))}</p>" if has(f"web-about-{game}") else ""
    lessons = games.find(game).lessons()
    learn = f'<a href="{base}/learn/{lessons[0].name}">{escape(say("web-learn"))}</a>' if lessons else ""
    return (
        f'<article class="card card-{game}"><svg class="vignette" aria-hidden="true"></svg><h2>{escape(say(f"{game}-title"))}</h2>'
        f'{about}<div class="card-fields"></div><div class="card-actions">'
        f'<button class="button main-action" disabled>{escape(say("web-play-now"))}</button>'
        f'<button class="button" disabled>{escape(say("web-new-table-more"))}</button></div>'
        f'<div class="card-links">{learn}'
        f'<a href="{base}/rules/{game}">{escape(say("web-rules-open"))}</a></div></article>'
    )


def draw_loading(language: str, base: str) -> str:
    """The sentence that something is loading."""
    with speaking(language):
        return f'{_header(base)}<main class="loading" id="main"><p>{escape(say("web-loading"))}</p></main>'
