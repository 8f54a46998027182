import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 180, 'mid-range': 380, luxury: 800 },
  icons: ['Svalbard Museum', 'Pyramiden', 'Polar bear sign', 'Dog sledding in Bolterdalen', 'Global Seed Vault'],
  insights: [
    ['culture', 'Coal, science and polar tales', 'Miners built the town, researchers and guides keep it; nobody is born or buried here.', 'low', 4.4, '1 day', 'All year round'],
    ['food', 'Better than the latitude promises', 'Reindeer, seal and char, and a brewery that uses glacier water.', 'low', 4.2, 'Every meal', 'All year round'],
    ['activities', 'Never alone outside town', 'Every trip beyond the last houses goes with an armed guide: sledges, boats, ice caves, glaciers.', 'medium', 4.9, '3 days', 'March to May, July to September'],
    ['transportation', 'No roads between places', 'Forty kilometres of road in all; the airport bus meets each flight and stops at every hotel.', 'low', 4, '', 'All year round'],
    ['weather', 'Polar night to midnight sun', 'Dark from November to January, light without end from late April; March is cold and brilliant.', 'low', 3.8, '', 'March, April, July, August'],
    ['tips', 'Outside Schengen', 'Bring a passport even from Oslo; take off your shoes in museums and hotels as miners did.', 'low', 4.3, '', 'All year round'],
  ],
  festivals: [
    ['Solfestuka', 'usually 03-04/03-12', 'Children wait on the old hospital steps for the first sun.', 'festival', 'Longyearbyen', 0, 5],
    ['Dark Season Blues', 'usually 10-22/10-31', 'Blues bands say good-bye to the light.', 'music', 'Longyearbyen', 60, 4],
  ],
  places: [
    ['Svalbard Museum', 'museum', 78.2226, 15.6526, 75, 15, 'daily 10-17', 'indoor', 'any', 'history nature', 'full', 5, 'walk in', 'Whalers, trappers, mines and the bear, in the science centre by the shore.', 'Lie on the sealskins; winter hours begin at noon.', { children: true }],
    ['North Pole Expedition Museum', 'museum', 78.2234, 15.6477, 60, 12, 'daily 10-16', 'indoor', 'any', 'history', 'partial', 4, 'walk in', 'Airships, balloons and the search for those who were lost.', 'Films of the Norge’s flight run in the hall.'],
    ['Svalbard Church', 'religious', 78.2218, 15.6228, 30, 0, 'always', 'indoor', 'any', 'religious architecture', 'partial', 3, 'walk in', 'The northernmost church, with a fireplace, coffee and an open door.', 'It is never locked; shoes off, and cake after service.'],
    ['Old mine and Gruve 2 view', 'viewpoint', 78.2077, 15.5859, 45, 0, 'always', 'outdoor', 'any', 'history photography', 'partial', 3, 'walk in', 'Timber trestles and the Santa Claus mine above Nybyen, seen from the road.', 'Stay on the road: beyond the last house bears may walk.'],
    ['Gruve 3', 'museum', 78.2369, 15.4438, 150, 85, 'daily 9-17', 'indoor', 'any', 'history adventure', 'poor', 4, 'book', 'A coal mine left as on its last shift, with helmet and overall.', 'Pick-up at hotels; not for those afraid of narrow seams.'],
    ['Global Seed Vault', 'sight', 78.2357, 15.4913, 30, 0, 'always', 'outdoor', 'any', 'architecture photography', 'partial', 5, 'walk in', 'A lit wedge in the mountain, behind which the world keeps its seeds.', 'Nobody goes in; taxis and tours stop at the door.'],
    ['Polar bear sign', 'viewpoint', 78.2039, 15.7555, 25, 0, 'always', 'outdoor', 'any', 'photography nature', 'partial', 5, 'walk in', 'The triangle that says the bears are everywhere, at the Adventdalen edge.', 'Walk or cycle to it but no farther; terns dive at heads in June.', { children: true }],
    ['Nordover Art Centre', 'museum', 78.2188, 15.6427, 60, 12, 'Mo-Sa 11-17', 'indoor', 'any', 'art', 'full', 3, 'walk in', 'Kåre Tveter’s painted light and new Arctic art.', 'The cinema shows films of the islands.'],
    ['Dog sledding in Bolterdalen', 'nature', 78.1653, 15.9779, 240, 190, 'daily 9-18', 'outdoor', 'morning', 'adventure nature', 'poor', 5, 'book', 'Drive your own team through a white valley, or on wheels in summer.', 'Suits and boots are lent; dogs want to be greeted first.', { children: true }],
    ['Ice cave in Larsbreen', 'nature', 78.1905, 15.5755, 300, 130, 'daily 9-16', 'outdoor', 'morning', 'adventure nature', 'poor', 4, 'book', 'A tunnel that melt water cut inside the glacier.', 'On snowshoes from Nybyen with a guide, lamp and helmet.', { season: [11, 4] }],
    ['Lompensenteret and main street', 'quarter', 78.2196, 15.6435, 45, 0, 'always', 'outdoor', 'any', 'shopping architecture', 'full', 3, 'walk in', 'Coloured rows, the miners’ statue and tax-free wool.', 'A stuffed bear greets you in the supermarket.', { children: true }],
    ['Kroa', 'food', 78.2191, 15.6449, 75, 40, 'daily 11:30-23', 'indoor', 'any', 'food', 'partial', 3, 'walk in', 'Driftwood, Lenin and large plates in the old inn.', 'Reserve for dinner: everybody comes here.', { children: true }],
    ['Fruene', 'food', 78.2198, 15.6441, 45, 22, 'Mo-Fr 8-17, Sa-Su 10-17', 'indoor', 'afternoon', 'food', 'full', 3, 'walk in', 'Soup, sandwiches and chocolate bears in the northernmost café.', 'Chocolate polar bears travel well in the cold.', { children: true }],
    ['Gruvelageret', 'food', 78.2133, 15.6047, 120, 110, 'daily 18-23', 'indoor', 'evening', 'food history', 'partial', 3, 'book', 'A set menu in a mine store of 1947, with the valley in the window.', 'Taxis bring you; in winter see the lights from the steps.'],
    ['Svalbar', 'evening', 78.2209, 15.6422, 105, 30, 'daily 11-26', 'indoor', 'night', 'nightlife food', 'full', 3, 'walk in', 'Where guides and students drink, play darts and eat burgers.', 'Beer for residents is rationed on a card, not for you.'],
    ['Pyramiden', 'day trip', 78.6558, 16.3193, 180, 220, 'always', 'outdoor', 'any', 'history photography nature', 'poor', 5, 'book', 'A Soviet mining town left in 1998, with Lenin before a blue glacier.', 'By boat in summer or snow scooter in spring; the boat stops at the ice front.', { season: [3, 10], way: { text: 'Boat up the Isfjord', minutes: 180 } }],
    ['Barentsburg', 'day trip', 78.0647, 14.2172, 150, 180, 'always', 'outdoor', 'any', 'history photography', 'poor', 3, 'book', 'A working mine town with a consulate, murals and its own beer.', 'Some firms no longer land here; ask whom your fare goes to.', { season: [3, 10], way: { text: 'Boat, or snow scooter in winter', minutes: 150 } }],
  ],
}
