### Golden Horn’s rulebook around its rules: chapters, summaries, examples, and where the printed leaflet differs.
### The words for the games’ terms are in docs/glossary.md.

golden-horn-chapter-aim = The game in a minute
golden-horn-chapter-box = What is in the box
golden-horn-chapter-setup = Setup
golden-horn-chapter-turn = Your turn
golden-horn-chapter-raid = Raids
golden-horn-chapter-voyage = Voyages
golden-horn-chapter-end = The end and the final scoring
golden-horn-chapter-dominio = The expansion Dominio da Mar
golden-horn-chapter-two = Two players
golden-horn-chapter-variants = Variants
golden-horn-chapter-leaflets = Where the printed leaflet differs
golden-horn-chapter-card = One page to keep at hand

golden-horn-book-aim = You are merchants of Venice and Constantinople. Your three ships carry goods from one port to the other, with the wind in their sails and pirates on their heels. When a port has run out of goods, or a player with goods of every color calls the end, the best warehouse wins.
golden-horn-book-turn = { web-primer-golden-horn }
golden-horn-book-setup =
    Lay out the sea between Venice and Constantinople for the number of players (C4).
    Give the first player the Golden Horn figure: it shows where the round begins and ends.
golden-horn-book-dominio = With the expansion you also ship mercenaries, and conquer territories with them. The territories are not on the route: no ship goes there.
golden-horn-book-two = With two players the route is short: one tile, Modone, one tile. You draw no cards in Modone (M8). Everything else stays the same.
golden-horn-book-variant-modone = “Modone” as printed lies on the route of two and four players. “With three players too” puts it in the middle of their route as well, and cards are drawn there (C4).
golden-horn-book-variant-warehouses = “Warehouses” are hidden in the leaflet. Open ones are easier for newcomers: all cubes moved in the open, so a good memory knows them anyway (S4).
golden-horn-book-variant-dominio = “Dominio da Mar” adds the expansion: mercenaries, peasants and territories (D1 to D11).
golden-horn-book-leaflets = Golden Horn has one leaflet and a sheet of corrections. Here is what was decided where they differ or are silent, and which figures had to be reconstructed.
golden-horn-book-card =
    Your turn: raid once if you like, then move one ship, then call the end if you own all six colors.
    Raid: two cards of the colors on a ship’s sails; only at sea, only if it carries something; one cube goes into your warehouse.
    Leaving a port: load all cubes of one color that is not on the sails, then fill the port up to nine.
    Moving: to the next free space; on from there if its color is on the sails, or for a card of its color.
    Stop in Modone if there is room, and in Venice or Constantinople: unload, turn round.
    Cards for each stop in a port: trio 1, duo 2, solo 3.
    End: a port is empty, or a player with all six colors calls it. The round is finished.
    Score: 1 for each cube; rows of 4, 5, 6 different colors give 1, 2, 4 more.

## The rules

golden-horn-rule-c1 = There are six colors: yellow, pink, green, red, blue and orange, with { $cubes } cubes and { $cards } cards of each. Every card can be played in two ways: as a Wind card it carries a ship on from a space of its color (M5); as a Pirate card it serves, together with a second one, for a raid (P1).
golden-horn-rule-c2 = You have a fleet of three ships. The trio shows three colors on its sails, the duo two others, the solo the last one. Every fleet shows all six colors:
    { LIST($fleets, each: "golden-horn-fleet-of", style: "lines") }
golden-horn-rule-c3 = The sea is made of tiles with three spaces each; two kinds of tiles alternate. From Venice on: { LIST($tiles, each: "golden-horn-tile-of", style: "dots") }.
golden-horn-rule-c4 = With two players the route is Venice, one tile, Modone, the other tile, Constantinople. With three players it is Venice, four tiles, Constantinople. With four players it is Venice, two tiles, Modone, two tiles, Constantinople. With the variant “Modone with three players too” (modone=always) Modone is in the middle with three players as well, and you draw cards there.
golden-horn-rule-c5 = Modone has room for { $modone } ships, Venice and Constantinople for any number, a sea space for one. Ports have no color.
golden-horn-rule-s1 = Golden Horn is for two to four players. The first player is drawn at random, or chosen by the host; play goes clockwise. The seats sail fleets A to D in their order.
golden-horn-rule-s2 = From the first player on, everyone places all three ships, openly, in Venice or Constantinople as they like, the bow towards the sea. A ship in Venice heads for Constantinople, a ship in Constantinople for Venice.
golden-horn-rule-s3 = Put all cubes into the bag. Draw { $holds } cubes for Venice, then { $holds } for Constantinople. Then shuffle the cards and deal { $hand } to the first player, to the next one, and so on.
golden-horn-rule-s4 = Your cards and your warehouse are secret; how many cards and cubes you have is open. With the variant “open warehouses” (warehouses=open) everyone sees what is in them.
golden-horn-rule-t1 = On your turn you may raid once, then you must move one ship, then you may call the end if you can (E2).
golden-horn-rule-t2 = If none of your ships can move, skip this step; the rest of your turn goes on as usual.
golden-horn-rule-t3 = If all players skip it in a row, the game ends at once.
golden-horn-rule-p1 = To raid a ship, play two Pirate cards, each in a color of the ship’s sails; both may have the same color. You may raid once a turn.
golden-horn-rule-p2 = You can raid only a ship of an opponent that is at sea and carries something. Ships in Venice, Modone and Constantinople are safe. Distance does not matter.
golden-horn-rule-p3 = One cube of its cargo goes straight into your warehouse. Discard the two cards.
golden-horn-rule-p4 = If the raid took its last cube, the ship may turn round. Its owner decides when they next move it: it sails on, or turns and sails back in that same move. After that it keeps its heading until it reaches Venice or Constantinople.
golden-horn-rule-m1 = A ship that leaves Venice or Constantinople must first load all cubes of one color that is not on its sails. If there is no such color, it cannot leave. A ship never loads without leaving in the same turn.
golden-horn-rule-m2 = Right after loading, fill the port up to { $holds } cubes again from the bag, as far as they last.
golden-horn-rule-m3 = Move the ship to the next free space ahead. It jumps over all occupied spaces in its way (your own ships too) and over Modone when that is full.
golden-horn-rule-m4 = From a space in one of its sail colors the ship may sail on for free.
golden-horn-rule-m5 = From any other sea space it may sail on if you discard a Wind card of the space’s color. You may do both as often as you like in a move, and stop on any space.
golden-horn-rule-m6 = The ship must stop in Modone if there is room, and in Venice and Constantinople. Its move ends there.
golden-horn-rule-m7 = In Venice and Constantinople the ship unloads everything into its owner’s warehouse and turns round. In Modone it keeps its heading.
golden-horn-rule-m8 = Each time one of your ships stops in a port, you draw cards by the kind of ship: trio { $trio }, duo { $duo }, solo { $solo }. With two players you draw none in Modone. You may hold any number of cards.
golden-horn-rule-m9 = When you have to draw and the draw pile is empty, shuffle the discards; they become the draw pile. If there are no discards either, draw nothing.
golden-horn-rule-e1 = The last round begins by itself when the bag is empty and Venice or Constantinople has no goods left after being refilled. No player has to call it.
golden-horn-rule-e2 = A player with all six colors in the warehouse may call the end at the end of their own turn, if the last round has not begun yet.
golden-horn-rule-e3 = The round is then finished: the last turn is that of the player to the right of the first player. If it is that player’s turn which brings the end about, the game is over with it.
golden-horn-rule-e4 = Cargo still aboard ships counts nothing. Each cube in your warehouse is 1 point. Rows of different colors give more: a row of four 1 point, of five 2, of six 4. Each cube counts in one row only; the best way to split them is taken.
golden-horn-rule-e5 = The player with the most points wins; tied players share the victory.
golden-horn-rule-d1 = { $black } black and { $white } white cubes are added to the bag, and the ports have room for { $dominio-holds } cubes instead of { $holds }. There are { $mercenaries } mercenaries in the supply, and five territories.
golden-horn-rule-d2 = The territories, with their cost in mercenaries and their points: { LIST($territories, each: "golden-horn-territory-price", style: "dots") }.
golden-horn-rule-d3 = A black or white cube that is drawn for a port is replaced by a mercenary. A black cube leaves the game; a white one goes back into the bag before the next cube is drawn.
golden-horn-rule-d4 = If the supply is out of mercenaries, put a peasant there instead: one of the black cubes that have left the game. If there is none, place nothing and draw the next cube. Stop when only white cubes are left and nothing can be placed.
golden-horn-rule-d5 = Instead of goods, a ship that leaves may load all mercenaries of the port, all peasants, or both. Goods are never mixed with them. A ship that finds no color to load may leave in this way (M1).
golden-horn-rule-d6 = A ship with a mercenary aboard cannot be raided; a ship with only peasants can. The raider takes one peasant into the warehouse, and P4 applies.
golden-horn-rule-d7 = Mercenaries and peasants are unloaded into the warehouse like goods.
golden-horn-rule-d8 = At the start of your turn, before and after the raid, and at its end, you may conquer territories that are still free. Pay the cost out of your warehouse, mercenaries first; two peasants count as one mercenary. Mercenaries go back to the supply, peasants to the black cubes out of the game.
golden-horn-rule-d9 = At the same moments you may exchange peasants in your warehouse for mercenaries of the supply, one for one; the peasants join the same black cubes. Peasants aboard ships are never exchanged. As soon as the supply has mercenaries again, they replace the peasants in the ports, Venice first. This is done before a ship is chosen and after each turn.
golden-horn-rule-d10 = Instead of E1, the last round begins when a port has neither goods nor mercenaries left after being refilled, even if it has peasants, or when all territories are conquered. E2 and E3 apply.
golden-horn-rule-d11 = At the end add the points of your territories, and 1 point for each mercenary and each peasant in your warehouse. They count in no row.

## Remarks on single rules

golden-horn-leaflet-c2 = The leaflet does not say which colors are on which sails. The fleets here are reconstructed.
golden-horn-leaflet-c3 = The leaflet shows which colors the tiles have, not in which order they lie. The order here is reconstructed.
golden-horn-leaflet-c5 = The leaflet says that Modone holds two or three ships. Here it holds three.
golden-horn-leaflet-s1 = In the leaflet the oldest player begins. Here the first player is drawn, or chosen by the host.
golden-horn-leaflet-p4 = The leaflet says that an emptied ship must sail back, its correction that it may turn. Here it may.
golden-horn-leaflet-m4 = In one sentence of the leaflet a ship on its own color must go on, in another one players may stop when they like. Here it may go on.
golden-horn-leaflet-e3 = In the leaflet everyone else has one more turn; its correction finishes the round. Here the round is finished.
golden-horn-leaflet-d2 = The costs and points of the territories are reconstructed.
golden-horn-leaflet-d8 = The leaflet lets you conquer at any moment of your turn. Here you conquer before and after the raid and at the end of the turn, not in the middle of a voyage. It also leaves open who pays first; here mercenaries do.

## Examples. What happened is told by the game’s own lines; these sentences say what to look at.

golden-horn-example-raid = A raid
golden-horn-example-raid-0 = The trio of player 1 is at sea with two pink cubes. Its sails are green, red and yellow.
golden-horn-example-raid-1 = A green and a red card are enough, wherever the raider’s own ships are. One pink cube goes straight into the warehouse; the other one stays aboard.
golden-horn-example-voyage = A voyage with sails and Wind cards
golden-horn-example-voyage-0 = The trio with green, red and yellow sails leaves Venice.
golden-horn-example-voyage-1 = Pink is not on its sails, so it may load pink: both cubes. Venice is filled up again. The first space is orange.
golden-horn-example-voyage-2 = Orange and pink are not on the sails either: a card of each color carries the ship on, to the green space.
golden-horn-example-voyage-3 = Green and red are on the sails: from there the ship goes on for free. On blue it stops.
golden-horn-example-jump = A jump
golden-horn-example-jump-0 = The ship on space 4 plays a red card to go on. The next space is occupied.
golden-horn-example-jump-1 = Occupied spaces are jumped over: the ship lands on space 6. A jump costs nothing extra.
golden-horn-example-count = Counting a warehouse
golden-horn-example-count-0 = { LIST($parts, each: "golden-horn-example-part", style: "dots") }. Together { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. The row of six takes one cube of each color, the row of four is made of what is left; every cube counts in one row only.
golden-horn-example-part = { $item ->
        [goods] { $number } for the cubes
        [rows4] { $number } for rows of four
        [rows5] { $number } for rows of five
       *[rows6] { $number } for rows of six
    }
golden-horn-example-refill = Filling up with black and white cubes
golden-horn-example-refill-0 = A ship is about to leave Venice with two blue cubes.
golden-horn-example-refill-1 = Two cubes are drawn, a black one and a white one. Each is replaced by a mercenary. The black cube leaves the game, the white one goes back into the bag.
