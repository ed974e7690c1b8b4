"""The review of a finished game in words: the turns that decided it, luck and skill, and what the decisions of people cost."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from emporion.engine.match import Match
from emporion.engine.wording import Reader
from emporion.server.luck import make_accounts
from emporion.server.review import EQUAL_COST, assess, final_shares, mistake_class
from emporion.server.turning_points import find_turnings
from emporion.tables.wire import Account, Decision, Turning
from emporion.terminal.advice import name_move, thinking
from emporion.terminal.session import Session
from emporion.text import join, percent, say, signed_percent


def show_review(session: Session) -> None:
    """Assess every decision, with progress, and print the review page by page. Ctrl-C ends it early."""
    try:
        decisions = _assess_all(session)
    except KeyboardInterrupt:
        session.screen.refuse(say("play-review-stopped"))
        return
    with session.screen.paged():
        for line in review_lines(session, decisions):
            session.screen.print(line)


def _assess_all(session: Session) -> list[Decision]:
    """Assess one decision after the other. They are kept for the next time."""
    match = session.match
    events = [number for number, event in enumerate(match.events, start=1) if isinstance(event.by, int)]
    with thinking(session.screen.console, say("play-review-thinking")) as progress:
        for done, number in enumerate(events[len(session.assessed) :], start=len(session.assessed)):
            progress(done / len(events))
            fell = [event.move for event in takewhile(lambda event: event.by == "chance", match.events[number:])]
            session.assessed.append(assess(match.rewound(number - 1), match.events[number - 1].move, fell=fell))
    return session.assessed


def review_lines(session: Session, decisions: Sequence[Decision]) -> list[str]:
    """The review in words: what decided the game, luck and skill, then what each costly decision of a person cost; of bots if no person
    played."""
    match, reader = session.match, Reader(session.names)
    final = final_shares(match)
    by_event = {decision.event: decision for decision in decisions}
    lines = [say("play-review-moments")]
    for place, turning in enumerate(find_turnings(decisions, final), start=1):
        lines.append(f" {place}. {_moment(match, turning, by_event[turning.event], reader)}")
    accounts = make_accounts(decisions, final)
    lines += ["", say("review-luck"), *(f" {_account(account, reader)}" for account in accounts)]
    for seat in session.people or range(match.players):
        own = [decision for decision in decisions if decision.seat == seat]
        costly = [decision for decision in own if decision.cost >= EQUAL_COST]
        agreed = sum(decision.chosen == decision.preferred for decision in own)
        lines += ["", say("play-review-seat", player=session.names[seat], decisions=len(own), agreed=agreed, costly=len(costly))]
        lines += [f" {_verdict(match, decision, reader)}" for decision in costly]
    return lines


def _account(account: Account, reader: Reader) -> str:
    """Why a seat's share of victory is what it is at the end, and how accurate its decisions were."""
    changes = {name: signed_percent(getattr(account, name)) for name in ("luck", "own", "others", "rest")}
    words = say("review-luck-text", player=reader.names[account.seat], start=percent(account.start), end=percent(account.end), **changes)
    counts = {name: getattr(account, name) for name in ("inaccuracies", "mistakes", "blunders")}
    return join([words, say("review-accuracy", accuracy=round(account.accuracy), **counts)], "spaces")


def _moment(match: Match, turning: Turning, decision: Decision, reader: Reader) -> str:
    """What happened in a turn that decided the game, and how the chances changed of the seat that it changed most for."""
    changes = [abs(after - before) for before, after in zip(turning.before, turning.after, strict=True)]
    most = turning.seat if turning.cause == "decision" else changes.index(max(changes))
    before = match.rewound(turning.event - 1)
    words = say(
        f"play-review-{turning.cause}",
        player=reader.names[turning.seat],
        chosen=name_move(before, decision.chosen, reader),
        preferred=name_move(before, decision.preferred, reader),
        who=reader.names[most],
        before=percent(turning.before[most]),
        after=percent(turning.after[most]),
    )
    return _word_round(before, words)


def _verdict(match: Match, decision: Decision, reader: Reader) -> str:
    """What was chosen, what the search prefers, how bad that was, and how many points it cost."""
    before = match.rewound(decision.event - 1)
    chosen, preferred = name_move(before, decision.chosen, reader), name_move(before, decision.preferred, reader)
    prospects = {prospect.move: prospect for prospect in decision.prospects}
    best, mine = prospects[decision.preferred], prospects[decision.chosen]
    sentences = [
        say("review-answer", chosen=chosen, preferred=preferred, best=percent(best.share), played=percent(mine.share)),
        say("review-cost", **{"class": mistake_class(decision.cost)}, cost=percent(decision.cost)),
        say("review-answer-points", **points_gained(best.points - mine.points)),
    ]
    return _word_round(before, join(sentences, "spaces"))


def points_gained(points: float) -> dict[str, object]:
    """A difference in points as the message takes it."""
    rounded = round(abs(points), 1)
    return {"direction": "same" if rounded < 0.5 else "more" if points > 0 else "fewer", "points": rounded}


def _word_round(match: Match, words: str) -> str:
    """A sentence with the round that it tells of, in games that have rounds."""
    number = getattr(match.view(None), "round", 0)
    return say("play-line", head=say("play-review-round", round=number), gives=words) if number else words
