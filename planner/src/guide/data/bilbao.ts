import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 90, 'mid-range': 195, luxury: 420 },
  icons: ['Guggenheim Museum Bilbao', 'Casco Viejo', 'San Juan de Gaztelugatxe', 'Bilbao Fine Arts Museum'],
  insights: [
    ['culture', 'One museum changed a town', 'Steel went, titanium came; the river that was a sewer is now the promenade.', 'medium', 4.6, '2 days', 'All year round'],
    ['food', 'Pintxos and cod', 'Bars heap the counter; pay what you ate. Cod pil-pil is the test of a cook.', 'medium', 4.9, 'Every evening', 'All year round'],
    ['activities', 'Coast within half an hour', 'Surf at Sopela, a hermitage on a rock, Gernika’s oak.', 'low', 4.7, '1 to 2 days', 'April to October'],
    ['transportation', 'Foster’s metro', 'Glass mouths called fosteritos lead to lines down both banks to the sea; the tram hugs the river.', 'low', 4.8, '', 'All year round'],
    ['weather', 'Green for a reason', 'Showers come in every month; it is seldom cold and seldom hot.', 'low', 3.8, '', 'May to September'],
    ['tips', 'Monday has exceptions', 'Many museums shut on Monday; the Guggenheim is open daily in summer.', 'low', 4.3, '', 'All year round'],
  ],
  festivals: [
    ['Aste Nagusia', 'usually 08-15/08-30', 'Nine days with Marijaia, stages and fireworks.', 'festival', 'Old town and river', 0, 5],
    ['BBK Live', 'usually 07-08/07-14', 'Rock on a hill over the town.', 'music', 'Kobetamendi', 80, 4],
    ['Saint Thomas Market', '12-21', 'Farmers bring capons, cider and talo to the arcades.', 'market', 'Arenal', 0, 4],
  ],
  quarters: {
    'Ensanche and river': ['Guggenheim Museum Bilbao', 'Bilbao Fine Arts Museum', 'Azkuna Zentroa', 'Doña Casilda Park', 'Zubizuri Bridge', 'La Viña del Ensanche'],
    'Casco Viejo': ['Casco Viejo', 'Plaza Nueva', 'Ribera Market', 'Santiago Cathedral', 'Basque Museum', 'Gure Toki', 'Víctor Montes'],
  },
  places: [
    ['Guggenheim Museum Bilbao', 'museum', 43.2687, -2.9340, 150, 18, 'Tu-Su 10-19', 'indoor', 'morning', 'art architecture', 'full', 5, 'book', 'Gehry’s titanium ship, with Serra’s rusted spirals and a dog of flowers.', 'Walk into every Serra; then go round outside by the spider.', { children: true }],
    ['Bilbao Fine Arts Museum', 'museum', 43.2659, -2.9380, 105, 12, 'Mo+We-Sa 10-20, Su 10-15', 'indoor', 'any', 'art', 'full', 5, 'walk in', 'El Greco, Goya, Bacon and the Basques in a house grown by Norman Foster.', 'Parts may still be in move; entry is cheap or free then.'],
    ['Casco Viejo', 'quarter', 43.2574, -2.9237, 90, 0, 'always', 'outdoor', 'evening', 'history food shopping', 'full', 5, 'walk in', 'Seven streets since the fourteenth century, for shopping by day and bars by night.', 'Look for the balconies with tiles at the corners.', { children: true }],
    ['Plaza Nueva', 'food', 43.2590, -2.9229, 75, 22, 'daily 11-23', 'outdoor', 'any', 'food', 'full', 4, 'walk in', 'An arcaded square where every door is a pintxo bar.', 'Two per bar, then move; Sunday has a flea market.', { children: true }],
    ['Santiago Cathedral', 'religious', 43.2567, -2.9240, 30, 6, 'Mo-Sa 10-20', 'indoor', 'any', 'religious architecture', 'full', 2, 'walk in', 'A Gothic stop of the northern way to Compostela.', 'One ticket with San Antón.'],
    ['Ribera Market', 'market', 43.2557, -2.9246, 60, 12, 'Mo-Fr 8-14:30, Sa 8-15', 'indoor', 'morning', 'markets food architecture', 'full', 3, 'walk in', 'Art Deco on the river, with fish below and bars beside.', 'The gastro side stays open until night.', { children: true }],
    ['Basque Museum', 'museum', 43.2577, -2.9230, 60, 4, 'Mo+We-Fr 10-19, Sa 10-13:30 16-19, Su 10-14', 'indoor', 'any', 'history', 'partial', 2, 'walk in', 'Fishers, shepherds and a stone idol in a Jesuit cloister.', 'It was closed for years of works: check it is open.'],
    ['Azkuna Zentroa', 'sight', 43.2597, -2.9372, 45, 0, 'daily 9-21', 'indoor', 'any', 'architecture art', 'full', 3, 'walk in', 'A wine warehouse on forty-three columns by Starck, none alike, with a pool overhead.', 'Look up: swimmers pass on the glass.', { children: true }],
    ['Zubizuri Bridge', 'sight', 43.2662, -2.9283, 20, 0, 'always', 'outdoor', 'any', 'architecture photography', 'full', 3, 'walk in', 'Calatrava’s white footbridge on the way between museum and old town.', 'The funicular starts behind it.'],
    ['Artxanda Funicular', 'viewpoint', 43.2727, -2.9222, 60, 5, 'daily 7:15-22', 'outdoor', 'evening', 'photography nature', 'full', 4, 'walk in', 'Three minutes to a ridge with the whole bend of the river.', 'Sunset on the lawn.', { children: true }],
    ['Doña Casilda Park', 'park', 43.2666, -2.9400, 40, 0, 'always', 'outdoor', 'any', 'nature', 'full', 2, 'walk in', 'Ducks, a pergola and tired feet after the museum.', 'Playgrounds at the west end.', { children: true }],
    ['Maritime Museum', 'museum', 43.2689, -2.9476, 75, 6, 'Tu-Su 10-18', 'both', 'any', 'history', 'full', 2, 'walk in', 'Dry docks and boats where the shipyard stood.', 'The crane Carola is its sign.', { children: true }],
    ['Vizcaya Bridge', 'sight', 43.3232, -3.0168, 75, 10, 'daily 10-19', 'outdoor', 'any', 'architecture history photography', 'partial', 4, 'walk in', 'The first transporter bridge of all, of 1893: a gondola hangs from it and carries cars.', 'Walk over the top for the view; metro to Areeta.', { children: true }],
    ['Gure Toki', 'food', 43.2588, -2.9232, 60, 22, 'Tu-Sa 10-23, Su 10-16', 'indoor', 'any', 'food', 'partial', 4, 'walk in', 'Prize pintxos of foie, cheese and cod on Plaza Nueva.', 'Order the hot ones from the slate.'],
    ['La Viña del Ensanche', 'food', 43.2623, -2.9360, 75, 30, 'Mo-Fr 9-23, Sa 12-24', 'indoor', 'any', 'food', 'partial', 3, 'walk in', 'Ham, scallops and croquettes since 1927.', 'The tasting menu in bites is fair.'],
    ['Víctor Montes', 'food', 43.2592, -2.9233, 90, 45, 'Mo-Sa 13-16 20-23, Su 13-16', 'both', 'any', 'food history', 'partial', 3, 'book', 'Gilt and bottles to the ceiling, pintxos below and a dining room above.', 'Here the Guggenheim deal was sealed at table.'],
    ['Calle Ledesma', 'evening', 43.2627, -2.9315, 90, 20, 'daily 18-24', 'outdoor', 'evening', 'nightlife food', 'full', 3, 'walk in', 'A short street of glasses after work.', 'Go on to García Rivero.'],
    ['San Juan de Gaztelugatxe', 'day trip', 43.4470, -2.7853, 210, 0, 'always', 'outdoor', 'morning', 'nature photography religious', 'poor', 5, 'book', 'A chapel on a rock at the end of 241 steps, Dragonstone on the screen.', 'Reserve the free ticket in season; ring the bell three times.', { children: true, town: 'Bakio', way: { text: 'Bus to Bakio side, or car', minutes: 50 } }],
    ['Gernika', 'day trip', 43.3146, -2.6787, 210, 5, 'Tu-Sa 10-19, Su 10-14', 'both', 'any', 'history', 'full', 4, 'walk in', 'The oak of the Basques and a museum of the bombing of 1937.', 'Monday is the market that was bombed.', { town: 'Gernika-Lumo', way: { text: 'Train', minutes: 50 } }],
  ],
}
