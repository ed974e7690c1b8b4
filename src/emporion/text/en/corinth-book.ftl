### Corinth’s rulebook around its rules: chapters, summaries, examples, and where the printed leaflets differ.
### The words for the games’ terms are in docs/glossary.md. “Check” means to mark a symbol with a tick or cross.

corinth-chapter-aim = The game in a minute
corinth-chapter-box = What is in the box
corinth-chapter-setup = Setup
corinth-chapter-round = A round: Harbor Purveyance
corinth-chapter-turn = Your turn
corinth-chapter-actions = Gold, goats and deliveries
corinth-chapter-steward = The Steward
corinth-chapter-buildings = Buildings
corinth-chapter-end = The end and Final Scoring
corinth-chapter-two = Two players
corinth-chapter-variants = Variants
corinth-chapter-leaflets = Where the printed leaflets differ
corinth-chapter-card = One page to keep at hand

corinth-book-aim = You are merchants in the harbor of Corinth. With the dice that arrive each round you stock shops, collect Gold Coins and Goats, construct buildings and send your Steward through the market. The player with the most points wins the greatest fame.
corinth-book-turn = { web-primer-corinth }
corinth-book-setup =
    Put the harbor board in the middle of the table, with the white dice on it and the yellow dice beside it.
    Give everyone a sheet and a pencil.
corinth-book-shop = When a shop is complete, circle its points.
corinth-book-two = With two players a round has three turns: the first player, the second player, and the first player again. There are 12 rounds, six for each first player. Yellow dice are removed after the first of the three turns (R8, R9).
corinth-book-variant-steward = “The Steward’s points” says what counts at the end: the sum of all boxes you have written in, or the last box only (E2). It is chosen when the table is made, and the page shows it at the table.
corinth-book-leaflets = Corinth has appeared with leaflets in five languages. They agree on nearly everything. Here is what was decided where they do not, or say nothing.
corinth-book-card =
    Start of a round: the first player crosses out a spot, may buy yellow dice for 1 Gold Coin each, and rolls.
    Sort the dice: the highest value to the gold district, the others from the bottom, the lowest first.
    Turn: take a group, and either use its district (Gold Coins, Goats or goods: one for each die) or move the Steward by its value. Then construct.
    Goods: complete a shop before you begin the next one in its district. The first to complete a district gets its bonus.
    Steward: 1 Gold Coin for each step more or fewer. Never over a used spot. The last spot is circled and gives its effect.
    Scoring spot: write down the number of circled spots, plus 1 for each circled +1.
    After the first turn of a round the yellow dice go; after the last turn all dice go.
    Score: shops, bonuses, boxes of the Steward, 3 for each building if you have the Temple, 1 for every 2 Gold Coins and for every 2 Goats.

## The rules

corinth-rule-c1 = The harbor board has six districts. From bottom to top: { LIST($harbor, each: "corinth-district-of") }.
# The list stands on lines of its own, in a table.
corinth-rule-c2 = Your sheet has four districts with shops. A shop scores its points when all of its symbols are checked. The first player to complete a district scores its bonus: { LIST($bonuses, each: "corinth-bonus-of") }; the other districts have none. The shops by their points, with the number of their symbols in brackets:
    { LIST($shops, each: "corinth-shops-of", style: "lines") }
corinth-rule-c3 = The market has 5 rows of 5 spots. The neighbors of a spot are above, below, left and right of it, never diagonal. The Steward begins on the start spot. A * is a scoring spot, with a box to write in.
    { LIST($market, each: "corinth-market-row", style: "lines") }
corinth-rule-c4 = What the buildings cost, in Gold Coins + Goats: { LIST($buildings, each: "corinth-building-price", style: "dots") }.
corinth-rule-c5 = { $circled ->
        [one] Your sheet has { $gold } symbols for Gold Coins and { $goats } for Goats; the first of each is circled from the start. { corinth-c5-use }
       *[other] Your sheet has { $gold } symbols for Gold Coins and { $goats } for Goats; the first { $circled } of each are circled from the start. { corinth-c5-use }
    }
corinth-c5-use = Circle a symbol when you get a Coin or a Goat, and cross it out when you spend it. What you get beyond the last symbol is lost.
corinth-rule-c6 = The Turn Track of each sheet has { $spots } spots. There are { $white } white and { $yellow } yellow dice.
corinth-rule-r1 = Corinth is for two to four players. Everyone begins with the Gold Coins and Goats that are circled on the sheet (C5). Choose the first player in any way you like; here the first player is drawn at random, or chosen by the host.
corinth-rule-r2 = With four players, everyone crosses out the two leftmost spots of their Turn Track before the game.
corinth-rule-r3 = At the start of a round, only its first player crosses out the next spot of their Turn Track. That makes 12 rounds with two players, 18 with three and 16 with four; everyone takes 18, 18 or 16 turns.
corinth-rule-r4 = The first player may then buy yellow dice for this roll, for 1 Gold Coin each. Together with the dice from the market (S9) there are never more than { $yellow }.
corinth-rule-r5 = The first player rolls the { $white } white dice and their yellow dice together.
corinth-rule-r6 = Sort the dice into groups of the same value. The group with the highest value goes to the gold district. The others fill the districts from the bottom, the lowest value first, one group in each district.
corinth-rule-r7 = If all dice of a roll show the same value, the yellow ones included, the player who rolled them wins the game at once.
corinth-rule-r8 = With three or four players the first player takes a turn, then the others in clockwise order. With two players the first player takes a turn, then the second, then the first again.
corinth-rule-r9 = After the first turn of the round, remove the yellow dice that are still in the harbor: only the first player can use them. The white dice stay. A group that had only yellow dice leaves its district empty; the other groups stay where they are.
corinth-rule-r10 = After the last turn of the round, remove the remaining dice. If every spot of every Turn Track is crossed out, the game is over. Otherwise the player to the left is the next first player.
corinth-rule-t1 = On your turn, choose a group of dice, remove it, and use it for one action: that of its district (A1, A2) or a move of the Steward (S1). Then you may construct buildings (B1).
corinth-rule-t2 = If no group lets you do anything, you must still choose one and remove it. You count as able to act if you could check a symbol, circle a Gold Coin or a Goat, or complete a move of the Steward; then you must do so.
corinth-rule-t3 = If no group is left when your turn comes, you may instead move the Steward one step. Gold Coins and the Stable may change this move as usual (S3, S4).
corinth-rule-a1 = Get Gold or Goats: a group in the gold or the goat district gives you as many Gold Coins or Goats as it has dice, as far as you have symbols for them (C5).
corinth-rule-a2 = Deliver goods: with a group in any other district you check as many symbols of that district as the group has dice, and one more with the Warehouse. You cannot check fewer. Symbols that find no place are lost.
corinth-rule-a3 = Complete a shop before you start another one in the same district. You choose the order of the shops.
corinth-rule-a4 = A delivery may complete one shop and go on in another. You choose in which.
corinth-rule-a5 = The first player to check every symbol of a district circles its bonus, with a delivery or with the Steward. All others cross it out. They may still deliver there, but the bonus is gone. Not every district has a bonus (C2).
corinth-rule-s1 = You may use any group, also one in the gold or the goat district, to move the Steward instead. He moves as many steps as the value of its dice. The number of dice does not matter.
corinth-rule-s2 = The Steward moves from neighbor to neighbor. He begins where his last move ended, for the first time on the start spot. He never enters a spot twice in a game, and never returns to the start.
corinth-rule-s3 = Each Gold Coin you spend makes the move one step longer or shorter.
corinth-rule-s4 = Every step more or fewer than the value costs 1 Gold Coin; with the Stable the first two such steps are free. Example: with a 5 you stop after 3 steps for 2 Gold Coins, or for free with the Stable. You pay when the Steward stops, before his spot gives you anything.
corinth-rule-s5 = The Steward moves at least one step. Only your Gold Coins and the free spots limit how far he can go.
corinth-rule-s6 = If you cannot complete a move of the Steward, you cannot choose it.
corinth-rule-s7 = Draw the way of the Steward on your sheet and circle the spot where he stops. You get its effect. The spots on his way give nothing.
corinth-rule-s8 = On a spot with goods, check that many symbols in that district. The rules for shops and bonuses apply (A3 to A5); what finds no symbol is lost. A spot with Gold Coins or Goats gives you that many. The Warehouse and the Store add nothing here.
corinth-rule-s9 = A spot with a yellow die gives you one more yellow die in each of your own rolls from now on, for free. You never roll more than { $yellow }.
corinth-rule-s10 = A +1 spot gives nothing by itself; it counts on scoring spots (S11).
corinth-rule-s11 = When the Steward stops on a scoring spot, write in its box the number of spots you have circled so far (count this one, not the start), plus 1 for each +1 among them.
corinth-rule-b1 = After your action, or if you had none, you may construct one or more buildings. Pay the price of each (C4). Each building can be constructed once. Your last turn counts too.
corinth-rule-b2 = Temple: at the end you score 3 points for each of your buildings, the Temple included.
corinth-rule-b3 = Warehouse: you check one more symbol in each of your deliveries.
corinth-rule-b4 = Stable: in each move of the Steward, up to two steps more or fewer are free (S4).
corinth-rule-b5 = Store: when you get gold with a group of dice, you get 2 more Gold Coins (C5).
corinth-rule-b6 = A building helps you from your next turn on, because you construct it after your action.
corinth-rule-e1 = Score the points of your complete shops and your bonuses, 1 point for every 2 Gold Coins and 1 for every 2 Goats you have left, and the points of the Steward and of the Temple.
corinth-rule-e2 = The Steward’s points are the sum of your boxes. With the variant “the last box only” (steward=last), only the box you wrote last counts.
corinth-rule-e3 = The player with the most points wins. If there is a tie, the tied player with more Gold Coins left wins; if that is a tie too, they share the victory.

## Remarks on single rules

corinth-leaflet-c5 = The leaflets do not say what happens when the last symbol is circled. Here a symbol serves once, so you get no more than are printed.
corinth-leaflet-t2 = The leaflets do not say what counts as a possible action. Here it is one that changes your sheet.
corinth-leaflet-t3 = The leaflets speak of too few groups, and not of Gold Coins and the Stable. Here the reason does not matter: removed yellow dice count as well, and so does the third turn of a round for two. Coins and the Stable help as in any move.
corinth-leaflet-a2 = The Spanish leaflet says that you must check all symbols, the French one that you may. Here you must.
corinth-leaflet-s8 = The leaflets do not say whether the Warehouse and the Store help on market spots. They do not: both belong to actions that the Steward replaces.
corinth-leaflet-s11 = The French, Dutch and Spanish leaflets write the previous box plus what has come since. That gives the same number.
corinth-leaflet-b1 = The leaflets do not say whether you may construct in a turn without an action. You may.
corinth-leaflet-e2 = The leaflets differ. The German one counts the points noted in the boxes, all of them. The French, Dutch and Spanish ones keep a running total, of which only the last box would count. This table plays what it says under “Variants”; the sum is the usual choice.

## Examples. What happened is told by the game’s own lines; these sentences say what to look at.

corinth-example-harbor-1 = Six values
corinth-example-harbor-1-0 = The first player is about to roll nine white dice.
corinth-example-harbor-1-1 = The two sixes are the highest value and go to the gold district. The others fill the districts from the bottom: the ones to the goat district, then one district after the other. With six values, orange is filled, too.
corinth-example-harbor-2 = Three values only
corinth-example-harbor-2-0 = Another roll.
corinth-example-harbor-2-1 = The fives go to the gold district, the twos to the goat district, the threes to the green one. The other districts stay empty this round.
corinth-example-harbor-3 = A yellow die on its own
corinth-example-harbor-3-0 = The first player has bought a yellow die for 1 Gold Coin.
corinth-example-harbor-3-1 = The yellow six is the highest value and lies in the gold district alone. If the first player does not take it now, it is gone after this turn.
corinth-example-delivery = One delivery, two shops and a bonus
corinth-example-delivery-0 = In the carpets district the shop of 5 is complete. The shop of 8 lacks one symbol; the shop of 3 has not been begun. Three dice are in the blue district.
corinth-example-delivery-1 = Three symbols: one completes the shop of 8, two the shop of 3. The district is complete, and no one was faster: bonus 3. That makes 8 + 3 + 3 points in one turn.
corinth-example-steward = Two moves of the Steward
corinth-example-steward-0 = The Steward is still on his start. A group of value 3 is chosen to move him.
corinth-example-steward-1 = Four steps instead of three cost 1 Gold Coin. The move ends on a scoring spot: one spot is circled so far, so the box gets 1.
corinth-example-steward-2 = At the end of the same turn the Stable is constructed.
corinth-example-steward-3 = In the next round, player 2 has rolled and chosen.
corinth-example-steward-4 = Two steps with a value of 4: with the Stable, two steps fewer are free. The +1 will count in every box from now on.
corinth-example-sheet = A sheet at the end
corinth-example-sheet-0 = The score: { LIST($parts, each: "corinth-example-part", style: "dots") }. Together { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
corinth-example-part = { $item ->
        [orange] orange shops
        [blue] blue shops
        [purple] purple shops
        [green] green shops
        [bonuses] bonuses
        [gold] Gold Coins
        [goats] Goats
        [steward] Steward
       *[temple] Temple
    } { $number }
