import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 35, 'mid-range': 85, luxury: 280 },
  icons: ['Japanese Covered Bridge', 'Fujian Assembly Hall', 'Old House of Tan Ky', 'My Son Sanctuary', 'Hoi An Night Market'],
  insights: [
    ['culture', 'A port the river saved', 'Silt closed the harbour in the 1800s, so merchant houses and clan halls stand as they were.', 'high', 4.7, '2 days', 'February to April'],
    ['food', 'Cao lau and white rose', 'Noodles made with water of one well, dumplings of one family and the country’s best banh mi.', 'medium', 4.8, 'Every meal', 'All year round'],
    ['activities', 'Lanterns, tailors, rice fields', 'Order a suit the first day, cycle to the sea the second, and walk the lit streets at night.', 'high', 4.6, '2 to 3 days', 'February to July'],
    ['transportation', 'Bicycle country', 'The old town is closed to engines for most of the day; Da Nang airport is 45 minutes by car.', 'medium', 4.5, '', 'All year round'],
    ['weather', 'Floods in autumn', 'February to May is dry and warm; in October and November the river may stand in the streets.', 'medium', 4, '', 'February to May'],
    ['tips', 'One ticket, five doors', 'The old-town ticket opens five houses or halls of your choice and pays for their care.', 'high', 4.4, '', 'All year round'],
  ],
  festivals: [
    ['Full-moon lantern night', 'chinese 01-0-14 P2D', 'Electric lights go out and candles float on the river, as on each 14th lunar day.', 'culture', 'Old town', 0, 5],
    ['Mid-Autumn Festival', 'chinese 08-0-14 P2D', 'Lion dances and children with lanterns in every lane.', 'festival', 'Old town', 0, 4],
    ['Tết', 'chinese 01-0-01 P3D', 'Kumquat trees, family altars and a quiet town.', 'festival', 'Old town', 0, 4],
  ],
  quarters: {
    'Ancient Town': ['Japanese Covered Bridge', 'Old House of Tan Ky', 'Old House of Phung Hung', 'Fujian Assembly Hall', 'Quan Cong Temple', 'Museum of Trade Ceramics', 'Precious Heritage Museum', 'Hoi An Central Market', 'Morning Glory', 'Miss Ly'],
  },
  places: [
    ['Japanese Covered Bridge', 'sight', 15.8771, 108.326, 30, 5, 'daily 7-21:30', 'outdoor', 'morning', 'history architecture photography', 'partial', 5, 'walk in', 'A roofed bridge of 1593 with a small temple in its side.', 'The ticket here is the old-town ticket for five sights; at seven the lane is empty.'],
    ['Old House of Tan Ky', 'sight', 15.8763, 108.3278, 35, 0, 'daily 8-12 13:30-17:30', 'indoor', 'any', 'history architecture', 'partial', 5, 'walk in', 'Seven generations of merchants under beams of jackfruit wood.', 'Marks on the wall show how high the floods came.'],
    ['Old House of Phung Hung', 'sight', 15.8772, 108.3254, 30, 0, 'daily 8-18', 'indoor', 'any', 'history architecture', 'poor', 3, 'walk in', 'Vietnamese roof, Chinese shutters and Japanese balcony in one house.', 'The trap door upstairs saved the goods from high water.'],
    ['Fujian Assembly Hall', 'religious', 15.8775, 108.3312, 40, 0, 'daily 7-17:30', 'both', 'any', 'religious history architecture', 'partial', 5, 'walk in', 'The grandest clan hall, for the goddess of the sea, with coils of incense.', 'A model junk inside shows the ships that came with the monsoon.'],
    ['Quan Cong Temple', 'religious', 15.8777, 108.3306, 25, 0, 'daily 7-18', 'both', 'any', 'religious history', 'partial', 3, 'walk in', 'A red and gold temple of 1653 for a general of the Three Kingdoms.', 'Opposite is the market: see both before the heat.'],
    ['Museum of Trade Ceramics', 'museum', 15.8774, 108.3288, 35, 0, 'daily 7-21', 'indoor', 'any', 'history art', 'poor', 3, 'walk in', 'Shards and cargo from wrecks in a wooden house of two yards.', 'The balcony is the best view into the street.'],
    ['Precious Heritage Museum', 'museum', 15.8767, 108.3325, 45, 0, 'daily 8-20', 'indoor', 'any', 'art photography', 'partial', 4, 'walk in', 'Portraits and costumes of Vietnam’s 54 peoples by a French photographer.', 'Free, air-conditioned and quiet at noon.'],
    ['Hoi An Central Market', 'market', 15.8773, 108.3316, 60, 6, 'daily 6-19', 'indoor', 'morning', 'markets food shopping', 'partial', 4, 'walk in', 'Herbs, fish and a hall of food counters by the river.', 'Eat cao lau at a counter; cloth stalls upstairs cost more than the tailors.'],
    ['Hoi An Night Market', 'market', 15.8759, 108.326, 75, 6, 'daily 17-22:30', 'outdoor', 'evening', 'markets shopping food photography', 'full', 5, 'walk in', 'A lane of silk lanterns on the far bank, mirrored in the river.', 'Boats with candles leave from the steps; agree on the price first.', { children: true }],
    ['Morning Glory', 'food', 15.8766, 108.3268, 75, 14, 'daily 10-22:30', 'both', 'any', 'food', 'partial', 4, 'book', 'Street dishes by the town’s best known cook in an old house.', 'Ask for the balcony; white rose and banh xeo are sure choices.', { children: true }],
    ['Miss Ly', 'food', 15.8774, 108.3309, 60, 10, 'daily 10:30-21', 'indoor', 'any', 'food', 'partial', 3, 'walk in', 'A family kitchen for cao lau, wontons and white rose by the market.', 'No bookings at noon: come before twelve.', { children: true }],
    ['Banh Mi Phuong', 'food', 15.8785, 108.3318, 25, 2, 'daily 6:30-21:30', 'both', 'any', 'food', 'partial', 3, 'walk in', 'The baguette that a television cook made famous.', 'Tables are at the back; the queue moves quickly.'],
    ['Tra Que Vegetable Village', 'nature', 15.9015, 108.3368, 105, 3, 'daily 7-17', 'outdoor', 'morning', 'nature food photography', 'partial', 4, 'walk in', 'Herb beds fed with river weed, tended by hand with two watering cans.', 'Cycle there through rice; cooking classes include a turn at watering.', { children: true }],
    ['An Bang Beach', 'beach', 15.9141, 108.3402, 150, 6, 'always', 'outdoor', 'afternoon', 'nature food', 'partial', 4, 'walk in', 'Sand, basket boats and easy kitchens five kilometres from town.', 'Sunbeds are free with a drink; the sea is rough from October.', { children: true, season: [2, 9] }],
    ['Hoi An Memories Show', 'evening', 15.8722, 108.3356, 90, 28, 'Mo+We-Su 19:30-21', 'outdoor', 'evening', 'music history', 'full', 3, 'book', 'Five hundred actors tell the port’s story on an island stage.', 'The cheap seats see all; no show on Tuesdays.', { children: true }],
    ['My Son Sanctuary', 'day trip', 15.7638, 108.1246, 150, 6, 'daily 6-17', 'outdoor', 'morning', 'history religious architecture photography', 'partial', 5, 'walk in', 'Brick towers of the Cham kings in a ring of jungle hills.', 'Leave at five for sunrise without buses; dancers perform at half past nine.', { way: { text: 'Car, motorbike or tour', minutes: 60 } }],
    ['Marble Mountains', 'day trip', 16.0044, 108.2631, 120, 2, 'daily 7-17:30', 'both', 'morning', 'religious nature adventure', 'poor', 4, 'walk in', 'Five hills of stone with caves, shrines and light from above.', 'Take the lift up and the stairs down; Huyen Khong cave is the finest.', { way: { text: 'Car or yellow bus towards Da Nang', minutes: 35 } }],
  ],
}
