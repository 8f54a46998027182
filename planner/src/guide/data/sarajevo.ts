import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 50, 'mid-range': 105, luxury: 240 },
  icons: ['Baščaršija', 'Gazi Husrev-beg Mosque', 'Latin Bridge', 'Tunnel of Hope', 'Yellow Fortress', 'Vijećnica'],
  insights: [
    ['culture', 'Where east meets west on one pavement', 'A line in Ferhadija marks it: Ottoman bazaar on one side, Vienna on the other; a war began at the bridge.', 'medium', 4.7, '2 to 3 days', 'All year round'],
    ['food', 'Ćevapi, burek and coffee', 'Only with meat is it burek; the rest are pies. Coffee takes an hour and should.', 'low', 4.7, 'Every meal', 'All year round'],
    ['activities', 'Olympic mountains', 'The bobsleigh of 1984 is a painted ruin in the woods; Jahorina skis from December.', 'low', 4.5, '1 day', 'All year round'],
    ['transportation', 'One tram line', 'Trams circle the old centre and run to Ilidža; hills need legs or a taxi.', 'low', 4.1, '', 'All year round'],
    ['weather', 'Mountain city', 'Snowy winters with smog in the bowl, pleasant summers with cool nights.', 'low', 4.1, '', 'May to October'],
    ['tips', 'Sarajevo roses', 'Shell scars filled with red resin mark where people died: step round them.', 'low', 4.4, '', 'All year round'],
  ],
  festivals: [
    ['Sarajevo Film Festival', 'usually 08-12/08-24', 'Begun under siege, now the great one of the region.', 'culture', 'Open-air cinemas', 8, 5],
    ['Baščaršija Nights', 'usually 07-01/07-31', 'Free concerts and plays each night.', 'music', 'Old town', 0, 4],
  ],
  quarters: {
    'Baščaršija': ['Baščaršija', 'Gazi Husrev-beg Mosque', 'Željo', 'Dveri', 'Vijećnica', 'Inat Kuća', 'Morića Han'],
  },
  places: [
    ['Baščaršija', 'quarter', 43.8597, 18.4312, 75, 0, 'always', 'outdoor', 'morning', 'history markets photography', 'partial', 5, 'walk in', 'The Ottoman bazaar of 1462 round the Sebilj fountain.', 'Coppersmiths’ lane Kazandžiluk is at work before noon; drink from the Sebilj and return.', { children: true }],
    ['Gazi Husrev-beg Mosque', 'religious', 43.8591, 18.4291, 45, 3, 'daily 9-12 14:30-16', 'both', 'any', 'religious architecture history', 'partial', 5, 'walk in', 'The great mosque of 1531, its court, school and covered market.', 'The clock tower beside it keeps lunar time.'],
    ['Latin Bridge', 'sight', 43.8577, 18.429, 40, 5, 'Mo-Sa 10-16', 'both', 'any', 'history', 'full', 5, 'walk in', 'Here Gavrilo Princip shot the archduke in 1914.', 'The bridge is always open; the museum on the corner keeps the hours.'],
    ['Vijećnica', 'museum', 43.8591, 18.4334, 60, 6, 'daily 9-18', 'indoor', 'any', 'architecture history', 'full', 5, 'walk in', 'The town hall whose library burned in 1992, striped and gilt again.', 'The stained ceiling is upstairs, the tribunal rooms below.'],
    ['Yellow Fortress', 'viewpoint', 43.861, 18.4375, 45, 0, 'always', 'outdoor', 'evening', 'photography history', 'poor', 5, 'walk in', 'The bastion from which the whole valley of minarets lies open.', 'In Ramadan a cannon tells the sunset here.', { children: true }],
    ['Tunnel of Hope', 'museum', 43.8198, 18.3369, 75, 10, 'daily 9-17', 'both', 'any', 'history', 'poor', 5, 'walk in', 'The 800 metres under the airport that kept the city alive.', 'Twenty-five metres can be walked; take a tour or a taxi.', { children: true }],
    ['Historical Museum', 'museum', 43.8549, 18.4013, 75, 5, 'Mo-Fr 9-19, Sa-Su 10-14', 'indoor', 'any', 'history', 'poor', 4, 'walk in', 'Stoves, sledges and lamps people built under siege.', 'The Tito café behind it has tanks for seats.'],
    ['National Museum', 'museum', 43.8551, 18.4025, 90, 5, 'Tu-Fr 10-19, Sa-Su 10-14', 'both', 'any', 'history nature art', 'partial', 4, 'walk in', 'Medieval tombstones, a garden and the Sarajevo Haggadah.', 'The Haggadah itself is shown on certain days: ask.'],
    ['Gallery 11/07/95', 'museum', 43.8589, 18.4257, 75, 10, 'daily 9-22', 'indoor', 'any', 'history art', 'full', 4, 'walk in', 'Srebrenica in photographs, names and film.', 'Take the audio guide and time; not for children.'],
    ['War Childhood Museum', 'museum', 43.861, 18.4257, 60, 8, 'daily 11-19', 'indoor', 'any', 'history', 'partial', 4, 'walk in', 'One object each from those who were children then.', 'A swing, a recipe, a ballet shoe: read the cards.'],
    ['Morića Han', 'sight', 43.8594, 18.4301, 40, 4, 'daily 8-23', 'both', 'any', 'history architecture food', 'partial', 3, 'walk in', 'The last caravanserai, with carpets, vines and coffee.', 'Persian verses run round the walls.'],
    ['Trebević Cable Car', 'viewpoint', 43.8555, 18.4343, 150, 16, 'daily 10-20', 'outdoor', 'any', 'nature photography history', 'full', 4, 'walk in', 'Gondolas to 1,160 metres and the painted Olympic bobsleigh run.', 'Walk down inside the track; stay on it, woods were mined.', { children: true }],
    ['Željo', 'food', 43.8588, 18.4305, 45, 8, 'daily 8-22', 'both', 'any', 'food', 'partial', 4, 'walk in', 'Ten ćevapi in somun bread with onion and kajmak.', 'Two houses face each other; both are right.', { children: true }],
    ['Inat Kuća', 'food', 43.8584, 18.4335, 75, 16, 'daily 11-22:30', 'both', 'any', 'food history', 'partial', 3, 'walk in', 'The house of spite, moved brick by brick over the river.', 'Bosnian pot and stuffed onions with the town hall in view.', { children: true }],
    ['Dveri', 'food', 43.8596, 18.4302, 75, 18, 'Tu-Su 9-22', 'indoor', 'any', 'food', 'poor', 3, 'book', 'Goulash, polenta and warm bread under strings of garlic.', 'Six tables: reserve for the evening.'],
    ['Zlatna Ribica', 'evening', 43.8581, 18.4189, 90, 10, 'daily 10-26', 'indoor', 'night', 'nightlife music', 'partial', 3, 'walk in', 'A bar like a magpie’s nest, all lamps, dolls and mirrors.', 'The bathroom is the best room of all.'],
    ['Vrelo Bosne', 'park', 43.8194, 18.2689, 120, 2, 'daily 7-20', 'outdoor', 'any', 'nature', 'full', 4, 'walk in', 'Springs, swans and bridges at the source of the Bosna.', 'Tram to Ilidža, then a carriage down the avenue of planes.', { children: true }],
  ],
}
