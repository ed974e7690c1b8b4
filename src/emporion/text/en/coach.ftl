### The words for the games’ terms and for those of the page are in docs/glossary.md.

## The coach

coach-name = Coach
coach-understood = Got it
coach-off = No coach
# A sentence at the first decision of each kind.
coach-corinth-buying = Yellow dice help only you, and only in this roll. Keep a Coin or two for the Steward.
coach-corinth-choosing = Touch a group to see what it brings: its own action, or as many steps of the Steward as its value.
coach-corinth-compensating = No dice are left for you. The Steward may take one step for free; use it if it leads to a spot that you want.
coach-corinth-stocking = A shop counts only when it is complete, and you must complete it before you begin another one here. Choose one that your dice can fill.
coach-corinth-walking = The Steward never uses a spot twice. Look for a way that leaves him room for later.
coach-corinth-building = A building helps from your next turn on, so early ones bring the most. The Temple pays if you construct others, too.
coach-golden-horn-placing = Put your ships into both ports: then you can always load something.
coach-golden-horn-starting = A raid costs two cards. It pays most if the cube has a color that you lack.
coach-golden-horn-after-raid = You may conquer or exchange before you sail; mercenaries you pay go back to the supply.
coach-golden-horn-sailing = Look for the ship that gets far for free: from spaces in its sail colors it sails on without a card.
coach-golden-horn-loading = Take many cubes, or a color that you lack: rows of different colors bring extra points.
coach-golden-horn-voyaging = You may stop on any space. Behind other ships you jump far, and in ports nobody raids you.
coach-golden-horn-ending = Call the end only while you lead: the others finish the round.
