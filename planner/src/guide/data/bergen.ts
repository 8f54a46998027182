import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 125, 'mid-range': 260, luxury: 560 },
  icons: ['Bryggen', 'Fløyen', 'Flåm'],
  insights: [
    ['culture', 'Hanseatic wharf', 'German merchants dried cod here for four centuries; Grieg composed in a hut by the lake.', 'medium', 4.5, '2 days', 'All year round'],
    ['food', 'Fish soup and skillingsboller', 'Creamy soup, fresh shellfish and a cinnamon bun the size of a plate.', 'medium', 4.3, 'Every meal', 'All year round'],
    ['activities', 'Seven mountains', 'Fløyen rises from the centre, Ulriken by cable car; the walk between them takes five hours.', 'medium', 4.8, '1 day', 'May to September'],
    ['transportation', 'Light rail and boats', 'The Bybanen goes to the airport; express boats start for the fjords.', 'low', 4.6, '', 'All year round'],
    ['weather', 'It rains here', 'Two hundred and thirty days a year; locals say there is no bad weather, only bad clothes.', 'low', 3.6, '', 'May, June'],
    ['tips', 'Norway in a nutshell', 'Train, bus and boat to the Nærøyfjord can be booked as parts for less than the package.', 'medium', 4.4, '', 'May to September'],
  ],
  festivals: [
    ['Bergen International Festival', 'usually 05-20/06-08', 'Two weeks of music and theatre.', 'music', 'Grieghallen and city', 45, 5],
    ['Constitution Day', '05-17', 'Drums, boys’ brigades and national dress.', 'festival', 'City centre', 0, 4],
  ],
  places: [
    ['Bryggen', 'sight', 60.3976, 5.3243, 75, 0, 'always', 'outdoor', 'morning', 'history architecture photography', 'partial', 5, 'walk in', 'Leaning wooden warehouses of the Hanse on the quay.', 'Walk into the passages: workshops are behind.'],
    ['Fish Market', 'food', 60.3948, 5.3253, 60, 30, 'daily 10-20', 'both', 'any', 'food markets', 'full', 3, 'walk in', 'Crab, shrimps and whale on the harbour.', 'Dear; the indoor hall is open all year.'],
    ['Bryggeloftet & Stuene', 'food', 60.3969, 5.3237, 90, 45, 'Mo-Sa 11-23, Su 13-23', 'indoor', 'any', 'food history', 'partial', 3, 'walk in', 'Fish soup, reindeer and stockfish on the wharf since 1910.', 'Ask for a window upstairs; the lunch menu has the fish soup.', { children: true }],
    ['Fløyen', 'viewpoint', 60.3944, 5.3433, 105, 18, 'daily 8-23', 'outdoor', 'evening', 'nature photography', 'full', 5, 'walk in', 'A funicular to 320 metres over town and sea.', 'Goats, playground and a walk down through the woods.', { children: true }],
    ['Ulriken', 'viewpoint', 60.3775, 5.3868, 150, 40, 'daily 9-19', 'outdoor', 'morning', 'nature adventure photography', 'partial', 4, 'walk in', 'The highest of the seven mountains, by cable car.', 'The ridge walk to Fløyen needs good shoes and sight.', { children: true }],
    ['Håkon’s Hall', 'sight', 60.3999, 5.3184, 45, 13, 'daily 10-16', 'indoor', 'any', 'history architecture', 'poor', 3, 'walk in', 'A king’s banquet hall of 1261 in the fortress.', 'The park around is for picnics.'],
    ['Saint Mary’s Church', 'religious', 60.3991, 5.323, 30, 8, 'Mo-Fr 10-15', 'indoor', 'any', 'religious history', 'partial', 3, 'walk in', 'The oldest building, with a pulpit given by merchants.', 'Hours are short: check the door.'],
    ['Bryggens Museum', 'museum', 60.3987, 5.3221, 60, 18, 'daily 10-16', 'indoor', 'any', 'history', 'full', 3, 'walk in', 'What lay under the wharf: runes, combs and ships.', 'Rune sticks with love notes are upstairs.', { children: true }],
    ['KODE Art Museums', 'museum', 60.3891, 5.3267, 120, 19, 'Tu-Su 11-17', 'indoor', 'any', 'art music', 'full', 4, 'walk in', 'Munch, Nordic landscapes and silver by the city lake.', 'One ticket for four houses.'],
    ['Bergen Aquarium', 'family', 60.3996, 5.3042, 120, 35, 'daily 10-17', 'both', 'any', 'nature', 'full', 3, 'walk in', 'Penguins, otters and sea lions on the tip of Nordnes.', 'Feeding times are on the door.', { children: true }],
    ['Nordnes Park', 'park', 60.4, 5.3008, 45, 0, 'always', 'outdoor', 'evening', 'nature photography', 'full', 3, 'walk in', 'Lawns at the end of the peninsula, with a totem pole.', 'The sea pool next to it is heated.', { children: true }],
    ['Gamle Bergen Museum', 'museum', 60.4184, 5.3093, 90, 18, 'daily 10-16', 'outdoor', 'any', 'history architecture', 'partial', 3, 'walk in', 'A small town of fifty wooden houses, with actors.', 'Outside summer the lanes are free to walk.', { children: true, season: [5, 9] }],
    ['Byparken', 'park', 60.3916, 5.3243, 25, 0, 'always', 'outdoor', 'any', 'nature music', 'full', 2, 'walk in', 'Bandstand, flowers and Grieg in bronze.', 'The lake beside it has a fountain until late.', { children: true }],
    ['Troldhaugen', 'museum', 60.3206, 5.3298, 105, 18, 'daily 10-16', 'both', 'any', 'music history nature', 'partial', 4, 'walk in', 'Grieg’s villa, composer’s hut and grave above a lake.', 'Lunch concerts in summer, with bus from town.'],
    ['Fantoft Stave Church', 'religious', 60.3393, 5.3535, 40, 8, 'daily 10:30-18', 'both', 'any', 'religious architecture', 'partial', 3, 'walk in', 'A black stave church, rebuilt after arson.', 'Light rail to Fantoft, then ten minutes uphill.', { season: [5, 9] }],
    ['Skostredet', 'evening', 60.3936, 5.3278, 105, 30, 'daily 18-26', 'outdoor', 'evening', 'nightlife food music', 'full', 3, 'walk in', 'Small streets of bars, records and coffee behind the square.', 'Live music from Thursday on.'],
    ['Voss', 'day trip', 60.6285, 6.4149, 300, 45, 'always', 'outdoor', 'any', 'nature adventure', 'partial', 3, 'walk in', 'A lake town for rafting, skydiving and a gondola.', 'The gondola starts in the station.', { children: true, way: { text: 'Train', minutes: 80 } }],
    ['Flåm', 'day trip', 60.863, 7.1134, 240, 50, 'always', 'outdoor', 'any', 'nature photography', 'full', 5, 'book', 'A fjord end with the steepest railway of its kind.', 'Book train and fjord boat together.', { children: true, way: { text: 'Train via Voss and Myrdal, or express boat in summer', minutes: 180 } }],
  ],
}
