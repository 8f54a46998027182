import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 90, 'mid-range': 195, luxury: 470 },
  insights: [
    ['culture', 'Habsburg town in the Alps', 'Emperor Maximilian’s roof and bronze men, and four works of modern mountain architecture.', 'medium', 4.4, '1 to 2 days', 'All year round'],
    ['food', 'Gröstl, dumplings and speck', 'Mountain huts serve the pan of potatoes and beef; soups carry dumplings.', 'low', 4.4, 'Every meal', 'All year round'],
    ['activities', 'From old town to summit in half an hour', 'A funicular and two cable cars lift you to 2,300 metres.', 'medium', 4.9, 'Half a day', 'All year round'],
    ['transportation', 'A compact town and good trains', 'Trams and buses go to the valleys; the Welcome Card of hotels includes many rides.', 'low', 4.6, '', 'All year round'],
    ['weather', 'Föhn', 'A warm south wind clears the sky and may stop lifts; winters are snowy, summers pleasant.', 'low', 4.1, '', 'June to September, December to March'],
    ['tips', 'The Innsbruck Card', 'It includes the cable cars once each, museums and buses, and pays within a day.', 'low', 4.6, '', 'All year round'],
  ],
  festivals: [
    ['Festival of Early Music', 'usually 07-10/08-31', 'Baroque opera at Ambras and in town.', 'music', 'Schloss Ambras and Landestheater', 60, 4],
    ['Christmas markets', 'usually 11-15/01-06', 'Seven markets, one below the Golden Roof.', 'market', 'Old town', 0, 5],
    ['Four Hills ski jump', 'usually 01-03/01-04', 'The third jump of the tournament.', 'sport', 'Bergisel', 35, 4],
  ],
  places: [
    ['Golden Roof', 'sight', 47.2686, 11.3933, 30, 7, 'daily 10-17', 'both', 'any', 'history architecture photography', 'partial', 4, 'walk in', 'An oriel with 2,657 gilded tiles from 1500.', 'The small museum inside lets you stand behind the balcony.'],
    ['Hofburg', 'museum', 47.269, 11.3945, 75, 11, 'daily 9-17', 'indoor', 'any', 'history architecture', 'full', 4, 'walk in', 'Maria Theresa’s palace with a giants’ hall.', 'Her sixteen children look down from the walls.'],
    ['Hofkirche', 'religious', 47.2685, 11.3953, 45, 14, 'Mo-Sa 9-17, Su 12:30-17', 'indoor', 'any', 'religious art history', 'partial', 5, 'walk in', 'Twenty-eight bronze giants guard an empty tomb.', 'The ticket includes the Tyrolean Folk Art Museum.'],
    ['Tyrolean Folk Art Museum', 'museum', 47.2685, 11.3957, 75, 14, 'daily 9-17', 'indoor', 'any', 'history art', 'full', 3, 'walk in', 'Whole panelled parlours, cribs and carnival masks.', 'Look for the crib with hundreds of figures.', { children: true }],
    ['Innsbruck Cathedral', 'religious', 47.2694, 11.394, 30, 0, 'Mo-Sa 10:15-18:30, Su 12:30-18:30', 'indoor', 'any', 'religious art architecture', 'partial', 3, 'walk in', 'Baroque domes and Cranach’s little Madonna.', 'Bells play a carillon just after noon.'],
    ['City Tower', 'viewpoint', 47.2682, 11.3934, 30, 6, 'daily 10-17', 'both', 'afternoon', 'photography history', 'poor', 3, 'walk in', '148 steps to a gallery at roof height.', 'Best late in the day, with sun on the Nordkette.', { children: true }],
    ['Maria-Theresien-Strasse', 'quarter', 47.2656, 11.3939, 45, 0, 'always', 'outdoor', 'any', 'shopping architecture photography', 'full', 4, 'walk in', 'The main street with Saint Anne’s column before the mountains.', 'Stand south of the column for the classic picture.'],
    ['Coloured Houses of Mariahilf', 'viewpoint', 47.2688, 11.391, 20, 0, 'always', 'outdoor', 'morning', 'photography architecture', 'full', 4, 'walk in', 'A row of painted houses on the Inn, with peaks above.', 'The view is from the market square bank.'],
    ['Markthalle', 'food', 47.2677, 11.391, 60, 15, 'Mo-Fr 7-18:30, Sa 7-13', 'indoor', 'morning', 'markets food', 'full', 3, 'walk in', 'The market hall by the river: speck, cheese and lunch counters.', 'Pack a hut lunch here.'],
    ['Hofgarten', 'park', 47.2715, 11.3965, 45, 0, 'daily 7-20', 'outdoor', 'any', 'nature', 'full', 3, 'walk in', 'Old trees, a palm house and giant chess.', 'Chess players accept challengers.', { children: true }],
    ['Hafelekar', 'viewpoint', 47.3127, 11.3864, 150, 52, 'daily 9:30-16:30', 'outdoor', 'morning', 'nature adventure photography', 'poor', 5, 'walk in', 'The last station of the Nordkette, above city and wilderness.', 'Ten more minutes on foot to the cross; check wind first.', { children: true }],
    ['Alpenzoo', 'family', 47.2814, 11.3978, 120, 17, 'daily 9-17', 'outdoor', 'any', 'nature', 'partial', 4, 'walk in', 'Bears, ibex and bearded vultures, all of the Alps.', 'The Hungerburg funicular stops at it.', { children: true }],
    ['Bergisel Ski Jump', 'viewpoint', 47.2492, 11.3992, 75, 12, 'We-Mo 10-17', 'both', 'afternoon', 'architecture adventure photography', 'full', 4, 'walk in', 'Zaha Hadid’s tower, with a café over the ramp.', 'Jumpers train in summer too: watch from the window.', { children: true }],
    ['Ambras Castle', 'sight', 47.2566, 11.4336, 120, 19, 'daily 10-17', 'both', 'any', 'history art architecture', 'partial', 4, 'walk in', 'Armour, a cabinet of wonders and a Spanish hall.', 'Closed in November; peacocks walk the park.', { children: true }],
    ['Marktplatz riverside', 'evening', 47.2683, 11.3906, 90, 20, 'daily 18-25', 'outdoor', 'evening', 'nightlife food photography', 'full', 3, 'walk in', 'Bars and terraces on the Inn with lit houses opposite.', 'Students come first, so drinks are fair.'],
    ['Swarovski Crystal Worlds', 'family', 47.2937, 11.6001, 150, 28, 'daily 9-19', 'both', 'any', 'art shopping', 'full', 3, 'walk in', 'A green giant spouts water before chambers of glitter.', 'A shuttle bus leaves the main station.', { children: true }],
    ['Seefeld', 'day trip', 47.3297, 11.1877, 240, 0, 'always', 'outdoor', 'any', 'nature adventure', 'full', 3, 'walk in', 'A high plateau of larch woods, lakes and ski tracks.', 'Flat walks for prams, and a little chapel by a lake.', { children: true, way: { text: 'Train over the Karwendel line', minutes: 40 } }],
    ['Ötzi Museum in Bolzano', 'day trip', 46.4999, 11.3494, 240, 15, 'Tu-Su 10-18', 'indoor', 'any', 'history', 'full', 4, 'book', 'The man from the ice, 5,300 years old, and his things.', 'Book a slot; arcades and markets fill the rest of the day.', { children: true, way: { text: 'Train over the Brenner', minutes: 125 } }],
    ['Neuschwanstein Castle', 'day trip', 47.5576, 10.7498, 240, 25, 'daily 10-16', 'both', 'morning', 'architecture history photography', 'poor', 4, 'book', 'King Ludwig’s dream on a rock.', 'Tickets are timed: reserve, then walk forty minutes up.', { children: true, way: { text: 'Bus or car over the Fern Pass', minutes: 120 } }],
  ],
}
