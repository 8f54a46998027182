import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 85, 'mid-range': 180, luxury: 400 },
  icons: ['Saint Bavo’s Cathedral', 'Gravensteen', 'Graslei and Korenlei'],
  insights: [
    ['culture', 'Cloth, counts and rebels', 'In the Middle Ages only Paris was larger north of the Alps; weavers defied every ruler, and a painted lamb survived them all.', 'medium', 4.7, '2 days', 'All year round'],
    ['food', 'Waterzooi and meatless Thursdays', 'A creamy stew of chicken or fish is the town’s dish; Thursday is vegetarian day, and kitchens mean it.', 'low', 4.5, 'Every meal', 'All year round'],
    ['activities', 'Boats below the guild houses', 'Forty minutes on the Leie and Lieve start at the Graslei; kayaks are rented a bend further on.', 'medium', 4.4, 'Half a day', 'April to October'],
    ['transportation', 'Tram 1 from the station', 'Sint-Pieters station is two kilometres south; the tram runs to the Korenmarkt, and the centre has no cars.', 'low', 4.5, '', 'All year round'],
    ['weather', 'Grey, mild and quickly changing', 'It rains on every second day of the year, seldom for long; summer evenings are light until ten.', 'low', 3.9, '', 'May to September'],
    ['tips', 'Walk it again after dark', 'The town plans its lamps like a stage: the three towers and the quays are finest from nine in the evening.', 'medium', 4.7, '', 'All year round'],
  ],
  festivals: [
    ['Gentse Feesten', 'usually 07-16/07-27', 'Ten days of free concerts, theatre and drinking in every square of the centre.', 'festival', 'Whole centre', 0, 5],
    ['Ghent Festival of Flanders', 'usually 09-12/09-30', 'Classical music and jazz in halls, churches and one long Saturday of short concerts.', 'music', 'Whole town', 35, 3],
    ['Winter Feasts', 'usually 12-05/12-31', 'Stalls, mulled jenever and a wheel below the belfry.', 'market', 'Sint-Baafsplein to Korenmarkt', 0, 3],
  ],
  quarters: {
    'Historic centre': ['Saint Bavo’s Cathedral', 'Belfry of Ghent', 'Saint Nicholas’ Church', 'Graslei and Korenlei', 'Saint Michael’s Bridge', 'Werregarenstraat'],
    'Patershol and castle': ['Gravensteen', 'Patershol', 'House of Alijn', 'Design Museum Gent', 'Vrijdagmarkt', '’t Dreupelkot', 'De Lieve'],
    'South of the centre': ['Museum of Fine Arts Ghent', 'S.M.A.K.', 'STAM', 'Saint Peter’s Abbey'],
  },
  places: [
    ['Saint Bavo’s Cathedral', 'religious', 51.0530, 3.7269, 75, 14, 'Mo-Sa 10-17, Su 13-17', 'indoor', 'any', 'religious art history', 'full', 5, 'book', 'Van Eyck’s Adoration of the Mystic Lamb of 1432 shines in its own chapel.', 'The church is free; the altarpiece needs a slot, best an early one.'],
    ['Gravensteen', 'sight', 51.0572, 3.7208, 90, 15, 'daily 10-18', 'both', 'morning', 'history architecture', 'poor', 5, 'walk in', 'The castle of the Counts of Flanders stands in its moat in the middle of town.', 'The comedian on the audio guide is half the fun; the roof is the other half.', { children: true }],
    ['Graslei and Korenlei', 'sight', 51.0547, 3.7207, 40, 0, 'always', 'outdoor', 'evening', 'architecture photography history', 'full', 5, 'walk in', 'Two quays of guild houses face each other across the old grain harbour.', 'Sit on the quay wall like everybody else; boats leave from both sides.'],
    ['Belfry of Ghent', 'viewpoint', 51.0537, 3.7250, 60, 13, 'daily 10-18', 'indoor', 'morning', 'history architecture photography', 'partial', 4, 'walk in', 'The town’s pride, 91 metres high, with a gilded dragon and a drum of bells.', 'A lift does most of the way after the first stairs.', { children: true }],
    ['Saint Nicholas’ Church', 'religious', 51.0540, 3.7229, 30, 0, 'daily 10-17', 'indoor', 'any', 'religious architecture', 'full', 3, 'walk in', 'Blue Tournai stone in the Scheldt Gothic style, built by the merchants.', 'The tower is lit from inside like a lantern: come by in the evening too.'],
    ['Patershol', 'quarter', 51.0580, 3.7235, 60, 0, 'always', 'outdoor', 'evening', 'food photography history', 'partial', 4, 'walk in', 'Cobbled lanes of small houses where tanners lived and kitchens are now.', 'Book a table before seven or after nine at weekends.'],
    ['House of Alijn', 'museum', 51.0573, 3.7237, 60, 9, 'Mo-Tu+Th-Fr 9-17, Sa-Su 10-18', 'indoor', 'any', 'history', 'partial', 3, 'walk in', 'Almshouses filled with everyday things of the twentieth century.', 'The courtyard pub and its puppet theatre are worth a pause.', { children: true }],
    ['Design Museum Gent', 'museum', 51.0558, 3.7197, 75, 12, 'Mo-Tu+Th-Fr 9:30-17:30, Sa-Su 10-18', 'indoor', 'any', 'art architecture', 'full', 3, 'walk in', 'Art Nouveau, Bauhaus and today’s chairs in a rococo house with a new wing.', 'It was long closed for its new wing: look whether all floors are open.'],
    ['Saint Michael’s Bridge', 'viewpoint', 51.0539, 3.7206, 20, 0, 'always', 'outdoor', 'evening', 'photography architecture', 'full', 4, 'walk in', 'The one spot from which church, belfry and cathedral stand in a row.', 'Turn round as well: the quays below look best from here.'],
    ['Vrijdagmarkt', 'market', 51.0571, 3.7258, 45, 0, 'We 8-13, Fr 7:30-13, Sa 11-18:30', 'outdoor', 'morning', 'markets history', 'full', 3, 'walk in', 'The square of revolts and feasts, with a market on Fridays since 1199.', 'The red cannon around the corner is called Mad Meg and was never of use.'],
    ['Werregarenstraat', 'sight', 51.0549, 3.7258, 20, 0, 'always', 'outdoor', 'any', 'art photography', 'full', 3, 'walk in', 'One lane that belongs to sprayers by permission, new every week.', 'The city has a map of some 150 further walls.', { children: true }],
    ['Museum of Fine Arts Ghent', 'museum', 51.0380, 3.7243, 105, 14, 'Tu-Fr 9:30-17:30, Sa-Su 10-18', 'indoor', 'any', 'art', 'full', 4, 'walk in', 'Bosch’s Christ carrying the Cross, Ensor and the Flemish Expressionists.', 'The old rooms are arranged by theme; Bosch hangs at the end of the first wing.'],
    ['S.M.A.K.', 'museum', 51.0376, 3.7229, 75, 15, 'Tu-Fr 9:30-17:30, Sa-Su 10-18', 'indoor', 'any', 'art', 'full', 3, 'walk in', 'Contemporary art in a former casino in the park, with Beuys and Broodthaers.', 'Floors change wholly with each show: look what is on.'],
    ['STAM', 'museum', 51.0429, 3.7171, 75, 12, 'Mo-Tu+Th-Fr 9-17, Sa-Su 10-18', 'indoor', 'any', 'history', 'full', 3, 'walk in', 'The story of the city in an abbey, with an aerial photo one walks on.', 'Overshoes are handed out for the photo; look for your hotel.', { children: true }],
    ['Saint Peter’s Abbey', 'religious', 51.0417, 3.7272, 75, 11, 'Tu-Fr 10-18, Sa-Su 10-18', 'both', 'afternoon', 'religious history nature', 'partial', 3, 'walk in', 'An abbey on the only hill, with a vineyard in its ruins.', 'The garden is free and open at the back: students read there.'],
    ['De Lieve', 'food', 51.0586, 3.7197, 90, 32, 'Mo-Fr 12-14 18-22', 'indoor', 'any', 'food', 'partial', 3, 'book', 'A corner bistro beyond the castle for waterzooi, eel and shrimp croquettes.', 'Full by half past seven; a counter seat is often free.', { children: true }],
    ['Du Progrès', 'food', 51.0549, 3.7221, 75, 30, 'Th-Mo 11:30-22', 'both', 'any', 'food', 'full', 3, 'walk in', 'A family brasserie on the Korenmarkt known for steak and chips.', 'Tables outside see the post office towers and the whole town pass.', { children: true }],
    ['’t Dreupelkot', 'evening', 51.0559, 3.7214, 60, 12, 'daily 16-25', 'indoor', 'night', 'nightlife food', 'poor', 3, 'walk in', 'A tiny water-side bar with two hundred jenevers and one stubborn landlord.', 'Ask for vanilla or for the oldest, and sip without lifting the glass first.'],
  ],
}
