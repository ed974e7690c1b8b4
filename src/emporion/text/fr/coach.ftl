### Les mots des jeux et de la page sont dans docs/glossary.md.

## Le guide

coach-name = Guide
coach-understood = Compris
coach-off = Sans guide
coach-corinth-buying = Les dés jaunes ne servent qu’à vous, et seulement pour ce lancer. Gardez une ou deux pièces pour l’intendant.
coach-corinth-choosing = Touchez un groupe pour voir ce qu’il apporte : sa propre action, ou autant de pas de l’intendant que sa valeur.
coach-corinth-compensating = Il ne reste pas de dés pour vous. Un pas de l’intendant est gratuit ; profitez-en s’il mène à un emplacement utile.
coach-corinth-stocking = Une échoppe ne compte que complète, et il faut la compléter avant d’en commencer une autre ici. Choisissez-en une que vos dés peuvent compléter.
coach-corinth-walking = L’intendant ne passe jamais deux fois par le même emplacement. Cherchez un chemin qui lui laisse de la place pour plus tard.
coach-corinth-building = Un bâtiment aide dès votre prochain tour : les premiers rapportent le plus. Le Temple en vaut la peine si vous construisez aussi d’autres bâtiments.
coach-golden-horn-placing = Placez des bateaux dans les deux ports : vous pourrez toujours charger quelque chose.
coach-golden-horn-starting = Une attaque coûte deux cartes. Elle rapporte le plus si le cube a une couleur qui vous manque.
coach-golden-horn-after-raid = Vous pouvez conquérir ou échanger avant de partir ; les mercenaires que vous payez retournent dans la réserve.
coach-golden-horn-sailing = Regardez quel bateau va loin gratuitement : depuis les cases aux couleurs de ses voiles, il poursuit sa route sans carte.
coach-golden-horn-loading = Prenez beaucoup de cubes, ou une couleur qui vous manque : les rangées de couleurs différentes rapportent des points en plus.
coach-golden-horn-voyaging = Vous pouvez vous arrêter sur n’importe quelle case. Derrière d’autres bateaux on saute loin, et dans les ports personne ne vous attaque.
coach-golden-horn-ending = N’annoncez la fin que si vous êtes en tête : les autres finissent la manche.
