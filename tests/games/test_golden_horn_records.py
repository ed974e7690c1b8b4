"""Worked records of Dominio da Mar: conquests and exchanges around a raid (D8, D9), and the end with peasants in a port (D10)."""

from __future__ import annotations

from emporion.games.golden_horn.effects import EndAnnounced, Relieved
from tests.games.golden_horn_record import SETUP, Record, started
from tests.games.golden_horn_table import NO_CARDS
from tests.games.scripted_table import only

STARTED = started()


# D8: before and after the raid.


def test_d8_conquests_are_offered_again_after_the_raid_until_ready() -> None:
    record = Record(STARTED)
    assert record.warehouse == {"mercenaries": 4, "peasants": 2}
    record.follow(
        """
        ? raid 1.duo red blue, no-raid, conquer zara, conquer durazzo, conquer candia, conquer negroponte
        0 raid 1.duo red blue
        ? ready, conquer zara, conquer durazzo, conquer candia, conquer negroponte
        0 ready
        ? sail trio, sail duo, sail solo
        """
    )


def test_d8_raid_then_conquer_then_exchange_then_conquer() -> None:
    record = Record(STARTED).follow(
        """
        0 raid 1.duo red blue
        0 conquer zara
        ? ready, conquer durazzo, exchange 1, exchange 2
        0 exchange 2                        # four mercenaries again
        ? ready, conquer durazzo, conquer candia
        0 ready
        ? sail trio, sail duo, sail solo
        """
    )
    assert record.warehouse == {"yellow": 1, "mercenaries": 4}


def test_d8_several_conquests_in_a_row_after_the_raid_and_the_last_one_leaves_ready_forced() -> None:
    record = Record(STARTED).follow(
        """
        0 raid 1.duo red blue
        0 conquer zara
        0 conquer durazzo                   # nothing is left to pay or to exchange with
        ? sail trio, sail duo, sail solo
        """
    )
    assert record.match.forced[0] == (0, "ready")
    assert record.refuses(0, "ready") == "F4"


def test_d8_a_conquest_before_the_raid_and_one_after_it() -> None:
    Record(STARTED).follow(
        """
        0 conquer zara
        ? raid 1.duo red blue, no-raid, conquer durazzo, exchange 1, exchange 2
        0 raid 1.duo red blue
        ? ready, conquer durazzo, exchange 1, exchange 2
        0 conquer durazzo
        ? sail trio, sail duo, sail solo
        """
    )


def test_d8_with_nothing_possible_after_the_raid_ready_is_forced_and_not_recorded() -> None:
    record = Record(STARTED).follow(
        """
        0 conquer negroponte
        ? raid 1.duo red blue, no-raid
        0 raid 1.duo red blue
        ? sail trio, sail duo, sail solo
        """
    )
    assert record.match.forced == [(0, "ready")]
    assert record.refuses(0, "ready") == "F4"
    assert record.refuses(1, "ready") == "F3"


def test_d8_what_was_stolen_is_exchanged_after_the_raid() -> None:
    mine = "0 load mercenaries\nchance cubes yellow yellow yellow red"
    theirs = "1 load peasants\nchance cubes orange orange"
    record = Record(started(mine, theirs)).follow(
        """
        ? raid 1.duo red blue, no-raid, conquer zara, conquer durazzo, conquer candia
        0 conquer candia
        ? raid 1.duo red blue, no-raid
        0 raid 1.duo red blue
        ? ready, exchange 1
        0 exchange 1
        ? sail trio, sail duo, sail solo
        """
    )
    assert record.warehouse == {"mercenaries": 1}


def test_d8_after_the_raid_no_raid_no_second_raid_and_no_boat() -> None:
    record = Record(STARTED).follow("0 raid 1.duo red blue")
    assert record.point == "after-raid"
    assert record.refuses(0, "raid 1.duo red blue") == "P1"
    assert record.refuses(0, "no-raid") == "T1"
    assert record.refuses(0, "sail duo") == "T1"
    assert record.refuses(0, "end") == "T1"
    assert record.refuses(0, "call") == "E2"
    assert record.refuses(0, "conquer galata") == "D8"
    assert record.refuses(0, "exchange 1") == "D9", "no mercenary is in the supply"
    assert record.refuses(0, "ready now") == "F2"
    assert record.refuses(1, "ready") == "F3"


def test_d8_ready_closes_the_start_after_a_raid_and_nothing_else() -> None:
    record = Record(STARTED)
    assert record.refuses(0, "ready") == "D8", "the start is closed by no-raid where there was no raid"
    record.follow("0 no-raid")
    assert record.refuses(0, "ready") == "D8"
    assert record.refuses(0, "conquer zara") == "D8"
    assert Record(STARTED).follow("0 raid 1.duo red blue\n0 ready").refuses(0, "ready") == "D8"


def test_d8_all_territories_conquered_after_the_raid_announce_the_end_and_the_turn_goes_on() -> None:
    cheap = {name: {"cost": 1} for name in ("zara", "durazzo", "candia", "negroponte", "galata")}
    record = Record(STARTED, territories=cheap).follow(
        """
        0 conquer zara
        0 conquer durazzo
        0 raid 1.duo red blue
        0 conquer candia
        0 conquer negroponte
        ? ready, conquer galata, exchange 1, exchange 2
        0 conquer galata
        """
    )
    assert only(record.happened, EndAnnounced) == [EndAnnounced(0, "territories")]
    assert (record.point, record.match.is_over) == ("sailing", False)


# D9: peasants in ports.


def test_d9_peasants_in_ports_are_exchanged_when_ready_closes_the_start_and_not_by_the_raid() -> None:
    record = Record(STARTED).follow("0 conquer zara")
    assert (record.match.view(None).supply, record.peasants("constantinople")) == (2, 1)
    record.follow("0 raid 1.duo red blue")
    assert not only(record.happened, Relieved)
    record.follow("0 conquer durazzo")
    assert only(record.happened, Relieved) == [Relieved("constantinople", 1)], "ready was forced, and closed the start"
    asked = Record(STARTED).follow("0 raid 1.duo red blue\n0 conquer zara")
    assert not only(asked.happened, Relieved)
    asked.follow("0 ready")
    assert only(asked.happened, Relieved) == [Relieved("constantinople", 1)]
    assert asked.peasants("constantinople") == 0


def test_d9_the_players_own_exchange_after_the_raid_comes_before_that_of_the_ports() -> None:
    record = Record(STARTED).follow("0 raid 1.duo red blue\n0 conquer zara\n0 exchange 2\n0 ready")
    assert not only(record.happened, Relieved), "the player took both mercenaries of the supply"
    assert record.peasants("constantinople") == 1


def test_d9_no_raid_closes_the_start_as_before() -> None:
    record = Record(STARTED).follow("0 conquer zara\n0 no-raid")
    assert only(record.happened, Relieved) == [Relieved("constantinople", 1)]


# The start that is asked although no raid could be.


def test_d8_where_no_raid_could_be_the_start_is_closed_by_no_raid() -> None:
    into_modone = "1 sail duo\n1 wind pink\n1 wind green"
    record = Record(started(cards="pink green", last=into_modone))
    assert record.refuses(0, "ready") == "D8"
    record.follow(
        """
        ? no-raid, conquer zara, conquer durazzo, conquer candia, conquer negroponte
        0 conquer zara
        ? no-raid, conquer durazzo, exchange 1, exchange 2
        0 no-raid
        ? sail trio, sail duo, sail solo
        """
    )


# D10: the end.


def last_goods(mercenaries: int) -> Record:
    """The bag is empty; a green cube and a figure are left in Venice, and seat 0 is to move."""
    script = f"""
    {SETUP}
    chance cubes black yellow pink green
    chance cubes red blue orange
    0 sail solo
    0 load yellow
    1 sail duo
    1 load pink
    0 sail duo
    """
    dominio = {"black": 1, "white": 0, "mercenaries": mercenaries}
    return Record(script, goods={"each": 1}, dominio=dominio, ports={"dominio": {"holds": 4}}, **NO_CARDS)


def test_d10_peasants_left_in_a_port_do_not_keep_the_game_going() -> None:
    record = last_goods(0).follow("? load green, load peasants\n0 load green")
    assert record.match.view(None).ports["venice"] == {"peasants": 1}
    assert only(record.happened, EndAnnounced) == [EndAnnounced(0, "port")]
    assert (record.match.actor, record.match.is_over) == (1, False), "E3: seat 1 has the last turn of the round"


def test_d10_while_goods_are_left_the_peasants_may_leave() -> None:
    record = last_goods(0).follow("0 load peasants")
    assert record.match.view(None).ports["venice"] == {"green": 1}
    assert record.match.view(None).end is None


def test_d10_a_mercenary_left_in_a_port_keeps_the_game_going() -> None:
    record = last_goods(1).follow("? load green, load mercenaries\n0 load green")
    assert record.match.view(None).ports["venice"] == {"mercenaries": 1}
    assert record.match.view(None).end is None


def test_d10_a_port_that_was_refilled_with_peasants_alone_is_the_end_although_goods_are_in_the_bag() -> None:
    script = f"""
    {SETUP}
    chance cubes yellow pink
    chance cubes green red
    0 sail solo
    0 load yellow
    chance cubes black                      # no mercenary is left: it stands in as a peasant
    1 sail duo
    ? load pink, load peasants
    1 load pink
    chance cubes black
    """
    dominio = {"black": 2, "white": 0, "mercenaries": 0}
    record = Record(script, goods={"each": 1}, dominio=dominio, ports={"dominio": {"holds": 2}}, **NO_CARDS)
    assert (record.match.view(None).ports["venice"], record.match.view(None).bag) == ({"peasants": 2}, 2)
    assert only(record.happened, EndAnnounced) == [EndAnnounced(1, "port")]
    assert record.match.is_over, "E3: seat 1 is the last player of the round"
    assert record.refuses(0, "sail trio") == "F4"
