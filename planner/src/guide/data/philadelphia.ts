import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 110, 'mid-range': 230, luxury: 500 },
  icons: ['Independence Hall', 'Liberty Bell', 'Philadelphia Museum of Art', 'Barnes Foundation', 'Reading Terminal Market', 'Eastern State Penitentiary'],
  insights: [
    ['culture', 'Where it was signed', 'Declaration and Constitution were made in one brick hall; four thousand murals tell the rest.', 'medium', 4.7, '2 to 3 days', 'All year round'],
    ['food', 'Cheesesteak and more', 'Say whiz wit at the window; roast pork is what locals prefer.', 'low', 4.7, 'Every meal', 'All year round'],
    ['activities', 'Run the steps', 'Rocky’s stairs, the Schuylkill trail and rowing crews at boathouse row.', 'medium', 4.3, 'Half a day', 'April to November'],
    ['transportation', 'Walk the grid', 'Penn’s grid is two miles from river to river; trains from New York take 80 minutes.', 'low', 4.5, '', 'All year round'],
    ['weather', 'Four seasons', 'Humid July near 31 degrees, January around zero.', 'low', 4, '', 'April to June, September to November'],
    ['tips', 'Reserve Independence Hall', 'Timed tickets cost a dollar online and are gone early from March to December.', 'medium', 4.5, '', 'All year round'],
  ],
  festivals: [
    ['Mummers Parade', '01-01', 'String bands and feathers up Broad Street.', 'festival', 'Broad Street', 0, 4],
    ['Independence Day', '07-04', 'A week of concerts ends in fireworks at the museum.', 'festival', 'Parkway', 0, 5],
    ['Philadelphia Flower Show', 'usually 02-28/03-10', 'The oldest of its kind.', 'culture', 'Convention Center', 55, 4],
  ],
  quarters: {
    'Old City': ['Independence Hall', 'Liberty Bell', 'Museum of the American Revolution', 'Elfreth’s Alley', 'Betsy Ross House', 'Zahav'],
    Parkway: ['Philadelphia Museum of Art', 'Barnes Foundation', 'Franklin Institute', 'Eastern State Penitentiary'],
  },
  places: [
    ['Independence Hall', 'sight', 39.9489, -75.15, 60, 1, 'daily 9-17', 'indoor', 'morning', 'history architecture', 'partial', 5, 'book', 'The room of two documents, with Washington’s rising sun chair.', 'Pass security half an hour before your time.', { children: true }],
    ['Liberty Bell', 'sight', 39.9496, -75.1503, 40, 0, 'daily 9-17', 'indoor', 'any', 'history', 'full', 5, 'walk in', 'The cracked bell that gave abolition its sign.', 'The line is shortest after three.', { children: true }],
    ['Museum of the American Revolution', 'museum', 39.9484, -75.1464, 120, 25, 'daily 10-17', 'indoor', 'any', 'history', 'full', 4, 'walk in', 'Washington’s own tent at the end of a good story.', 'The tent is shown each half hour.', { children: true }],
    ['Elfreth’s Alley', 'sight', 39.9527, -75.1425, 25, 0, 'always', 'outdoor', 'any', 'history architecture photography', 'partial', 4, 'walk in', 'The oldest lived-in street of the country.', 'Two houses are a museum from Friday to Sunday.'],
    ['Betsy Ross House', 'museum', 39.9522, -75.1446, 40, 10, 'daily 10-17', 'both', 'any', 'history', 'poor', 3, 'walk in', 'The flag maker’s shop, or so they say.', 'Betsy herself answers questions.', { children: true }],
    ['Reading Terminal Market', 'food', 39.9533, -75.1592, 75, 18, 'daily 8-18', 'indoor', 'any', 'food markets', 'full', 5, 'walk in', 'A train shed of Amish bakers, oysters and DiNic’s roast pork.', 'Amish stands rest on Sundays; half past ten beats the crowd.', { children: true }],
    ['City Hall', 'viewpoint', 39.9524, -75.1636, 60, 16, 'Mo-Fr 10-16', 'both', 'any', 'architecture photography', 'partial', 4, 'walk in', 'Penn stands on 167 metres of masonry; a tiny lift goes to his feet.', 'Four at a time: ask for a slot in the morning.'],
    ['Philadelphia Museum of Art', 'museum', 39.9656, -75.181, 150, 30, 'Th-Mo 10-17', 'indoor', 'any', 'art architecture', 'full', 5, 'walk in', 'Duchamp, Cézanne’s bathers and a Japanese tea house.', 'Run the steps first; Rocky stands at the foot.', { children: true }],
    ['Barnes Foundation', 'museum', 39.9606, -75.1727, 120, 30, 'Th-Mo 11-17', 'indoor', 'any', 'art', 'full', 5, 'book', '181 Renoirs and 69 Cézannes hung with door hinges as he wished.', 'Use the phone guide: there are no labels.'],
    ['Franklin Institute', 'family', 39.9582, -75.1731, 150, 30, 'daily 9:30-17', 'indoor', 'any', 'history', 'full', 4, 'walk in', 'Walk through a heart and ride a steam engine.', 'Planetarium shows are in the price.', { children: true }],
    ['Eastern State Penitentiary', 'museum', 39.9683, -75.1727, 105, 23, 'We-Mo 10-17', 'both', 'any', 'history architecture photography', 'partial', 5, 'book', 'A ruined radial prison, first of its idea, with Capone’s cell.', 'Steve Buscemi reads the audio tour.'],
    ['Magic Gardens', 'museum', 39.9427, -75.1593, 60, 15, 'We-Mo 11-18', 'both', 'any', 'art photography', 'partial', 4, 'book', 'Zagar’s labyrinth of mirrors and bottles on South Street.', 'Look for his walls in the alleys around.', { children: true }],
    ['Rittenhouse Square', 'park', 39.9495, -75.1719, 40, 0, 'always', 'outdoor', 'any', 'nature', 'full', 3, 'walk in', 'The city’s drawing room under plane trees.', 'Farmers on Saturdays.', { children: true }],
    ['Italian Market', 'market', 39.9387, -75.1581, 60, 10, 'Tu-Sa 9-17, Su 9-14', 'outdoor', 'any', 'markets food', 'full', 4, 'walk in', 'Nine blocks of cheese, butchers and now tacos.', 'Di Bruno’s for cheese; the two steak kings are at the south end.'],
    ['Zahav', 'food', 39.9462, -75.1453, 120, 90, 'daily 17-22', 'indoor', 'evening', 'food', 'full', 4, 'book', 'Hummus and lamb shoulder that changed Israeli food here.', 'The bar takes walk-ins at five.'],
    ['Parc', 'food', 39.9491, -75.1707, 90, 45, 'daily 8-22', 'both', 'any', 'food', 'full', 3, 'book', 'A French café with the square for a stage.', 'Pavement seats for onion soup.'],
    ['Frankford Hall', 'evening', 39.9689, -75.1346, 105, 25, 'daily 17-25', 'both', 'evening', 'nightlife food', 'full', 3, 'walk in', 'Beer garden with table games in Fishtown.', 'Johnny Brenda’s across the street has the bands.'],
    ['Longwood Gardens', 'day trip', 39.8712, -75.6749, 240, 32, 'We-Mo 10-18', 'both', 'any', 'nature', 'full', 4, 'book', 'Du Pont’s glasshouses and fountains, the finest garden of the East.', 'Fountains dance on summer nights.', { children: true, way: { text: 'Car', minutes: 55 } }],
  ],
}
