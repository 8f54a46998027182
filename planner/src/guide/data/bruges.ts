import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 85, 'mid-range': 185, luxury: 430 },
  insights: [
    ['culture', 'A harbour that fell asleep', 'Bruges was Europe’s market until its river silted up, and so it kept its fifteenth century.', 'high', 4.6, '1 to 2 days', 'All year round'],
    ['food', 'Mussels, chips and tripel', 'Beer stew with chips is the dish; De Halve Maan pumps its beer under the streets.', 'medium', 4.4, 'Every meal', 'All year round'],
    ['activities', 'Boats and bikes', 'Half an hour on the canals, then a flat ride along poplars to Damme.', 'high', 4.5, 'Half a day', 'March to November'],
    ['transportation', 'On foot', 'Everything is within twenty minutes of the Markt; the station is south of the ring.', 'low', 4.6, '', 'All year round'],
    ['weather', 'Sea air', 'It is mild, windy and often grey; mist on canals suits the place.', 'low', 3.9, '', 'April to September, December'],
    ['tips', 'Stay the night', 'Coaches leave at five and the town becomes itself.', 'high', 4.6, '', 'All year round'],
  ],
  festivals: [
    ['Procession of the Holy Blood', 'easter 39', 'On Ascension Day the relic is carried with a costumed Bible.', 'religious', 'Old town', 0, 5],
    ['Winter Glow', 'usually 11-21/01-04', 'Lights, stalls and an ice rink.', 'market', 'Markt and Minnewater', 0, 4],
  ],
  places: [
    ['Markt', 'sight', 51.2087, 3.2245, 40, 0, 'always', 'outdoor', 'morning', 'architecture history photography', 'full', 5, 'walk in', 'Step gables, horses and the belfry.', 'Wednesday morning is market day.'],
    ['Belfry of Bruges', 'viewpoint', 51.2083, 3.2249, 60, 17, 'daily 9:30-18', 'both', 'morning', 'history architecture photography', 'poor', 5, 'book', '366 steps past 47 bells to the view.', 'Slots are limited: book the first.'],
    ['Basilica of the Holy Blood', 'religious', 51.2081, 3.2265, 30, 6, 'daily 10-17:15', 'indoor', 'any', 'religious history', 'poor', 4, 'walk in', 'A relic chapel above a dark Romanesque one.', 'The relic is shown in the afternoon.'],
    ['Bruges City Hall', 'sight', 51.2083, 3.2269, 45, 9, 'daily 9:30-17', 'indoor', 'any', 'history architecture', 'partial', 3, 'walk in', 'A Gothic hall with hanging oak vaults from 1400.', 'The ticket serves the Liberty house opposite.'],
    ['Rozenhoedkaai', 'viewpoint', 51.2072, 3.2267, 20, 0, 'always', 'outdoor', 'evening', 'photography', 'full', 5, 'walk in', 'The bend of the canal that every camera knows.', 'Blue hour, when the willow is lit.'],
    ['Groeninge Museum', 'museum', 51.2056, 3.226, 75, 17, 'We-Mo 9:30-17', 'indoor', 'any', 'art', 'full', 5, 'walk in', 'Van Eyck, Memling and Bosch in a few rooms.', 'Look at Van der Paele’s spectacles in the Van Eyck.'],
    ['Church of Our Lady', 'religious', 51.2047, 3.2243, 45, 9, 'Mo-Sa 9:30-17, Su 13:30-17', 'indoor', 'any', 'religious art architecture', 'full', 4, 'walk in', 'A brick tower of 115 metres and Michelangelo’s Madonna.', 'The nave is free, the Madonna is not.'],
    ['Gruuthuse Museum', 'museum', 51.2052, 3.2247, 75, 17, 'Tu-Su 9:30-17', 'indoor', 'any', 'history art architecture', 'partial', 4, 'walk in', 'A lord’s house with a private window into the church.', 'The little bridge behind is the romantic one.'],
    ['Saint John’s Hospital', 'museum', 51.2043, 3.2236, 60, 17, 'Tu-Su 9:30-17', 'indoor', 'any', 'history art', 'full', 4, 'walk in', 'A ward of the twelfth century with Memling’s shrine.', 'Visit the pharmacy in the same yard.'],
    ['De Halve Maan Brewery', 'food', 51.2025, 3.2242, 75, 19, 'daily 11-17', 'indoor', 'any', 'food history', 'poor', 4, 'book', 'The family brewery with roof views and a beer at the end.', 'Steep ladders; tours in English each hour.'],
    ['Begijnhof', 'religious', 51.2013, 3.2223, 30, 0, 'daily 6:30-18:30', 'outdoor', 'morning', 'religious history photography', 'full', 4, 'walk in', 'White houses round a meadow of daffodils.', 'Quiet is asked for: nuns live here.'],
    ['Minnewater', 'park', 51.1998, 3.2233, 40, 0, 'always', 'outdoor', 'any', 'nature photography', 'full', 4, 'walk in', 'The lake of love with swans and a powder tower.', 'Walk in from the station and begin here.', { children: true }],
    ['Choco-Story', 'family', 51.2105, 3.2261, 60, 15, 'daily 10-17', 'indoor', 'any', 'food history', 'partial', 3, 'walk in', 'The story of chocolate with a demonstration.', 'A family ticket includes the chips museum.', { children: true }],
    ['Jan van Eyckplein', 'sight', 51.2118, 3.2274, 25, 0, 'always', 'outdoor', 'evening', 'history architecture photography', 'full', 3, 'walk in', 'The former harbour head with merchants’ lodges.', 'Follow Spiegelrei away from the crowd.'],
    ['Vismarkt', 'market', 51.2075, 3.2282, 30, 0, 'We-Sa 8-13:30', 'outdoor', 'morning', 'markets food', 'full', 3, 'walk in', 'A colonnade of 1821 with fish and crafts.', 'Shrimps fresh from Zeebrugge in paper.'],
    ['Sint-Janshuis Mill', 'sight', 51.2149, 3.2397, 45, 5, 'always', 'outdoor', 'any', 'history nature photography', 'partial', 3, 'walk in', 'A working mill on the green ramparts.', 'Inside only in the warm months; the rampart walk is always open.', { children: true }],
    ['Eiermarkt', 'evening', 51.2093, 3.224, 105, 20, 'daily 18-26', 'outdoor', 'night', 'nightlife food', 'full', 3, 'walk in', 'A small square of bars behind the Markt.', 'Ask for the beer of the month in its own glass.'],
    ['Damme', 'day trip', 51.2517, 3.2815, 180, 0, 'always', 'outdoor', 'any', 'nature history food', 'full', 3, 'walk in', 'A book village along a straight poplar canal.', 'Rent a bike: seven flat kilometres.', { children: true, way: { text: 'Bicycle along the canal', minutes: 30 } }],
    ['Gravensteen in Ghent', 'day trip', 51.0573, 3.7207, 300, 15, 'daily 10-18', 'both', 'any', 'history architecture', 'partial', 5, 'walk in', 'A count’s castle in a lively town of canals.', 'Add the Van Eyck altar with a booked slot.', { children: true, way: { text: 'Train, then tram 1', minutes: 45 } }],
    ['In Flanders Fields Museum', 'day trip', 50.8511, 2.8857, 240, 12, 'Tu-Su 10-17', 'indoor', 'any', 'history', 'full', 4, 'walk in', 'The Great War told in the rebuilt cloth hall of Ypres.', 'Stay for the Last Post at eight under Menin Gate.', { way: { text: 'Train via Kortrijk', minutes: 105 } }],
  ],
}
