### De woorden van de spellen en van de pagina staan in docs/glossary.md.

## De coach

coach-name = Coach
coach-understood = Begrepen
coach-off = Zonder coach
coach-corinth-buying = Gele dobbelstenen helpen alleen jou, en alleen in deze worp. Houd een of twee munten over voor de Dienaar.
coach-corinth-choosing = Raak een groep aan om te zien wat die oplevert: de eigen actie, of zoveel stappen van de Dienaar als de waarde.
coach-corinth-compensating = Er zijn geen dobbelstenen meer voor je. Eén stap van de Dienaar is gratis; zet die als je daarmee op een veld komt waar je iets aan hebt.
coach-corinth-stocking = Een winkel telt alleen als hij voltooid is, en dat moet voordat je hier aan een andere begint. Kies er een die je met je dobbelstenen kunt vullen.
coach-corinth-walking = De Dienaar komt nooit twee keer op hetzelfde veld. Zoek een weg die hem later nog ruimte laat.
coach-corinth-building = Een gebouw helpt vanaf je volgende beurt; vroege leveren dus het meest op. De Tempel loont als je er ook andere bouwt.
coach-golden-horn-placing = Zet je schepen in beide havens: dan kun je altijd iets laden.
coach-golden-horn-starting = Een overval kost twee kaarten. Die loont het meest bij een kleur die je mist.
coach-golden-horn-after-raid = Je mag veroveren of inruilen voordat je uitvaart; huurlingen waarmee je betaalt, gaan terug naar de voorraad.
coach-golden-horn-sailing = Kijk welk schip gratis ver komt: vanaf vakken in zijn zeilkleuren vaart het zonder kaart door.
coach-golden-horn-loading = Neem veel blokjes, of een kleur die je mist: rijen van verschillende kleuren geven extra punten.
coach-golden-horn-voyaging = Je mag op elk vak stoppen. Achter andere schepen spring je ver, en in havens overvalt niemand je.
coach-golden-horn-ending = Kondig het einde alleen aan als je voorstaat: de anderen spelen de ronde uit.
