# The lessons that are learned by playing, and the coach of a first game. docs/glossary.md has the words of the leaflets.
# learn-LESSON-STEP is what a step says, learn-LESSON-STEP-MISTAKE why a tempting move is worse. One idea a step, two or three short sentences.

## Everywhere

# A sighted visitor sees marks; this is for the others, too.
learn-place = Step { $step } of { $steps }
learn-back = Back
learn-next = Next
# Plays the move that is taught.
learn-show = Show me
learn-again = From the start
learn-first-game = Play a first game

## Corinth

learn-corinth-title = Learn Corinth
learn-corinth-roll = You are a merchant in Corinth. The player with the most points wins, and complete shops bring many. Each turn you take one group of dice from the harbor and use it. You begin this round: roll the nine white dice.
learn-corinth-groups = Dice of one value form a group. The highest value goes to the gold district; the other groups fill the harbor from the goat district up, the lowest value first.
learn-corinth-deliver = A group lets you check as many symbols in its district as it has dice. Take the two dice from the grapes district.
learn-corinth-shop = Choose the shop that you want to begin. It counts only when all its symbols are checked. Two symbols complete the 2-point shop.
learn-corinth-shop-six = The 6-point shop has four symbols. You would check two, and have to complete it before you begin another shop here.
learn-corinth-goats = From the gold and goat districts you get as many Gold Coins or Goats as there are dice. Take the Goat: with the one you have, that makes two.
learn-corinth-build = After your action you may construct buildings. Each helps you for the rest of the game. The Store costs 2 Goats and adds 2 Gold Coins whenever you get gold. Construct it.
learn-corinth-build-end = You have the two Goats that the Store costs, and the sooner it stands, the more it brings.
learn-corinth-gold = The other player has begun the second round. Take the gold: three dice bring three Gold Coins, and your Store adds two.
learn-corinth-gold-green = One die checks one symbol. The gold brings five Coins at once.
learn-corinth-yellow = You begin a round again, and you have Coins. Yellow dice cost 1 Gold Coin each. They are rolled with the white ones and are removed after your first turn, so only you use them. Buy two.
learn-corinth-yellow-none = Idle Coins bring you nothing now. Two more dice make your groups larger.
learn-corinth-harvest = Both yellow dice have joined the 3s. Take these four dice, and complete the 6-point shop.
learn-corinth-harvest-orange = Two dice check two symbols of spices. The four 3s complete a shop worth 6 points.
learn-corinth-steward = Instead of its own action, a group can move the Steward: as many steps as its value, however many dice there are. He gives you what his last spot shows. Use the 2, and lead him to the yellow die: from now on you roll one more, free.
learn-corinth-steward-oil = There you check one symbol of olive oil, once. The yellow die helps you in every roll you make.
learn-corinth-bonus = Some rounds later. Of your carpets the 8-point shop lacks one symbol, the 3-point shop two. Take the three dice: they complete both shops, and the first to complete a district wins its bonus.
learn-corinth-bonus-gold = Coins can wait. The bonus is only for the first player who completes the district.
learn-corinth-coin = On a scoring spot you write how many spots you have circled, plus 1 for each circled +1. The corner is one step away, your group shows 2: for 1 Gold Coin the Steward goes one step more or less. Send him there.
learn-corinth-coin-oil = Two steps are free and bring two symbols. The scoring spot brings 4 points for one Coin.
learn-corinth-score = The game is over, { $points } to { $rival }. Complete shops, bonuses, the Steward’s boxes and the Temple count, and every 2 Gold Coins or 2 Goats are 1 point. Now you can play Corinth.

## Golden Horn

learn-golden-horn-title = Learn Golden Horn
learn-golden-horn-ship = Your three ships carry goods between Venice and Constantinople. What reaches your warehouse is worth points, and the player with the most points wins. Each turn you move one ship. The colors of its sails matter: your duo has two, orange and pink. Let it sail.
learn-golden-horn-load = A ship that leaves loads all cubes of one color, but never one of its sail colors. Load the three yellow cubes.
learn-golden-horn-load-blue = There is only one blue cube, and a ship loads one color. Three cubes are worth more.
learn-golden-horn-sails = From a space in one of its sail colors a ship sails on for free. Orange and pink are your duo’s: it gets as far as green.
learn-golden-horn-sails-stop = You may stop on any space, but from here your sails carry you on for free.
learn-golden-horn-again = Your next turn. Let the trio follow, with the three pink cubes.
learn-golden-horn-wind = Orange is not among your trio’s sails. A Wind card in the color of the space carries it on. Play the orange card, and stop on pink.
learn-golden-horn-wind-stop = You may stop here. But for one card your trio comes up right behind your duo, and that will help you.
learn-golden-horn-raid = Before you move, you may raid a ship at sea: two cards in its sail colors bring one of its cubes straight into your warehouse. Raid the trio with the blue cubes.
learn-golden-horn-raid-peace = These two cards bring you a cube at once, and your opponent loses it.
learn-golden-horn-jump = Occupied spaces are jumped over. Your own duo lies ahead on green: sail the trio, and it jumps into Modone.
learn-golden-horn-modone = In Modone a ship must stop if there is room; it holds three ships. No ship can be raided there. With four players you also draw cards.
learn-golden-horn-port = The trio jumps over red to blue, and with your blue card over yellow into Constantinople. There it unloads into your warehouse, turns round, and you draw cards: 1 for three sail colors, 2 for two, 3 for one.
learn-golden-horn-port-stop = On blue your ship could be raided. The card brings it home now.
learn-golden-horn-rows = Some turns later. Each cube is 1 point, and rows of different colors count more: four +1, five +2, six +4. You lack yellow: two yellow cubes complete two rows.
learn-golden-horn-rows-red = Three red cubes are three points, but no row grows. The two yellow ones bring 6.
learn-golden-horn-call = Your warehouse has all six colors, so you may call the end. The round is finished, then points are counted. You lead: call it.
learn-golden-horn-call-end = You lead now. If you go on, the other player may catch up.
learn-golden-horn-count = { $points } to { $rival }. Cubes and rows in the warehouse count, cubes aboard do not. The game also ends when the bag is empty and Venice or Constantinople has no goods left. Now you can play Golden Horn.

## Dominio da Mar

learn-dominio-title = Learn Dominio da Mar
learn-dominio-mercenaries = Dominio da Mar adds mercenaries and territories. Instead of goods, a ship may load all mercenaries of its port. Load the three of them.
learn-dominio-mercenaries-yellow = Two cubes are two points. With mercenaries you conquer territories, which count more.
learn-dominio-safe = The other player has cards in your duo’s colors. But a ship with a mercenary aboard cannot be raided.
learn-dominio-conquer = Some turns later your warehouse has four mercenaries. On your turn you may conquer a territory for its price in mercenaries. Durazzo costs 3 and is worth 6 points.
learn-dominio-conquer-zara = Zara costs 2 and is worth 3. For one mercenary more, Durazzo is worth twice as much.
learn-dominio-peasants = When the supply is out of mercenaries, peasants stand in the ports instead. In your warehouse two of them pay for one mercenary. Load both, the mercenary and the peasants.
learn-dominio-peasants-mercenaries = The peasants can come along with him, and cost you nothing.
learn-dominio-exchange = The other player has conquered, and mercenaries are in the supply again. You may exchange stored peasants for them, one for one. Exchange both. Four mercenaries: now conquer Candia, worth 8 points.
learn-dominio-exchange-zara = Zara is worth 3. With your two peasants exchanged you can afford Candia, which is worth 8.
learn-dominio-count = At the end your territories count, and each mercenary or peasant in your warehouse is 1 point. The game also ends when all five territories are conquered. Now you can play with the expansion.
