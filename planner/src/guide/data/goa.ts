import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 35, 'mid-range': 95, luxury: 280 },
  icons: ['Basilica of Bom Jesus', 'Se Cathedral', 'Fontainhas', 'Fort Aguada', 'Palolem Beach'],
  insights: [
    ['culture', 'Portugal in India', 'Four and a half centuries of Portuguese rule left white churches, tiled houses and surnames.', 'medium', 4.5, '2 days', 'November to February'],
    ['food', 'Fish curry and feni', 'Fish curry rice is lunch; vindaloo and xacuti are hot with vinegar and spice, and feni is distilled from cashew.', 'medium', 4.6, 'Every meal', 'November to March'],
    ['activities', 'Pick your coast', 'The north is for parties and markets, the south for quiet sand and palms.', 'medium', 4.5, '2 to 5 days', 'November to March'],
    ['transportation', 'Scooters and ferries', 'Most visitors rent a scooter; carry your licence, and use the free river ferries for foot passengers.', 'medium', 4, '', 'November to May'],
    ['weather', 'Dry from October to May', 'The monsoon from June to September closes the shacks and makes the sea unsafe, but the hills are green.', 'medium', 4.2, '', 'November to February'],
    ['tips', 'Respect the red flag', 'Lifeguards watch until sunset; currents are strong, and most drownings happen after a drink.', 'medium', 4.1, '', 'All year round'],
  ],
  festivals: [
    ['Goa Carnival', 'easter -50 P4D', 'King Momo leads floats and bands through Panaji and the towns.', 'festival', 'Panaji', 0, 4],
    ['Feast of Saint Francis Xavier', '12-03', 'Pilgrims fill Old Goa for mass and a fair.', 'religious', 'Basilica of Bom Jesus', 0, 4],
    ['Shigmo', 'usually 03-01/04-10', 'Spring floats, drums and folk dance.', 'festival', 'Panaji and Ponda', 0, 3],
  ],
  places: [
    ['Basilica of Bom Jesus', 'religious', 15.5009, 73.9116, 45, 0, 'daily 9-18', 'indoor', 'morning', 'religious architecture history', 'partial', 5, 'walk in', 'The red church with the body of Saint Francis Xavier in a silver casket.', 'Cover shoulders; Sunday mornings are for mass.'],
    ['Se Cathedral', 'religious', 15.5039, 73.9123, 40, 0, 'daily 8-18', 'indoor', 'any', 'religious architecture history', 'partial', 5, 'walk in', 'One of the largest churches of Asia, with a single tower left.', 'The Golden Bell in that tower rings deep and far.'],
    ['Church of Saint Cajetan', 'religious', 15.506, 73.9148, 25, 0, 'daily 9-17', 'indoor', 'any', 'religious architecture', 'partial', 3, 'walk in', 'A small copy of Saint Peter’s near the old river gate.', 'The gate stone of an older palace stands in the garden.'],
    ['Our Lady of the Immaculate Conception, Panaji', 'religious', 15.4988, 73.8293, 30, 0, 'Mo-Sa 9-18', 'both', 'morning', 'religious architecture photography', 'poor', 4, 'walk in', 'The white church over a zigzag of stairs in the capital.', 'Morning light is on the front; it is lit in the evening.'],
    ['Fontainhas', 'quarter', 15.4957, 73.8316, 75, 0, 'always', 'outdoor', 'morning', 'architecture photography food', 'partial', 5, 'walk in', 'The Latin quarter of yellow, blue and red houses.', 'People live here: photograph the lanes, not into the rooms.'],
    ['Mandovi River Cruise', 'evening', 15.501, 73.8325, 90, 6, 'daily 18-22', 'outdoor', 'evening', 'music nightlife', 'full', 2, 'walk in', 'Boats with folk dance and lights on the river at Panaji.', 'They leave from Santa Monica jetty by the bridge at dusk.'],
    ['Reis Magos Fort', 'sight', 15.4968, 73.8093, 60, 1, 'Tu-Su 9:30-17', 'both', 'any', 'history photography art', 'poor', 3, 'walk in', 'A small red fort opposite Panaji, carefully restored.', 'Drawings by Mario Miranda hang inside.'],
    ['Fort Aguada', 'sight', 15.4926, 73.7736, 60, 0, 'daily 9:30-18', 'outdoor', 'afternoon', 'history photography', 'partial', 5, 'walk in', 'A Portuguese fort with a lighthouse on the cape.', 'The old jail below is now a museum of its own.'],
    ['Candolim Beach', 'beach', 15.518, 73.7623, 180, 0, 'always', 'outdoor', 'afternoon', 'nature food', 'full', 3, 'walk in', 'A long beach with good shacks, calmer than Calangute.', 'Dolphin boats start from the southern end in the morning.', { children: true }],
    ['Calangute Beach', 'beach', 15.5437, 73.7554, 150, 0, 'always', 'outdoor', 'afternoon', 'nature food', 'partial', 3, 'walk in', 'The busiest beach of the state, with every water sport.', 'Weekends are crowded; walk ten minutes either way.'],
    ['Tito’s Lane, Baga', 'evening', 15.5556, 73.7527, 150, 20, 'daily 19-27', 'outdoor', 'evening', 'nightlife music', 'partial', 3, 'walk in', 'The loudest street of Goa, with clubs and bars side by side.', 'Agree on the taxi home before you go in.'],
    ['Anjuna Beach', 'beach', 15.5735, 73.7403, 150, 0, 'always', 'outdoor', 'evening', 'nature nightlife music', 'partial', 3, 'walk in', 'Red rocks, trance history and cafés over the sea.', 'The flea market is on Wednesdays in the season.'],
    ['Chapora Fort', 'viewpoint', 15.606, 73.7366, 45, 0, 'always', 'outdoor', 'evening', 'photography history', 'poor', 4, 'walk in', 'Ruined walls with the view over Vagator and the river.', 'Climb from the Vagator side half an hour before sunset.'],
    ['Mapusa Market', 'market', 15.5918, 73.8103, 75, 0, 'Mo-Sa 8-18', 'outdoor', 'any', 'markets food', 'partial', 3, 'walk in', 'The market town of the north: sausages, spices and pots.', 'Friday is the great day, when villages come to sell.'],
    ['Shri Mangueshi Temple', 'religious', 15.4452, 73.9681, 40, 0, 'daily 6-21', 'both', 'any', 'religious architecture', 'partial', 3, 'walk in', 'A temple with a tall white lamp tower near Ponda.', 'Leave your shoes outside and cover your legs; spice farms are close by.'],
    ['Braganza House, Chandor', 'sight', 15.2634, 74.0471, 60, 3, 'daily 10-17', 'indoor', 'any', 'history architecture art', 'partial', 3, 'walk in', 'A mansion of two families with a ballroom and chandeliers.', 'Family members show you round; leave a gift for the upkeep.'],
    ['Palolem Beach', 'beach', 15.01, 74.0233, 240, 0, 'always', 'outdoor', 'afternoon', 'nature food', 'partial', 5, 'walk in', 'A bay of palms and huts in the far south.', 'Kayak round to Butterfly Beach in the morning.', { children: true }],
    ['Dudhsagar Falls', 'day trip', 15.3144, 74.3143, 150, 15, 'daily 8-16', 'outdoor', 'morning', 'nature adventure photography', 'poor', 4, 'walk in', 'A waterfall of four steps beside a railway viaduct.', 'Jeeps go from Kulem; life jackets are compulsory for a swim.', { season: [10, 5], way: { text: 'Train or car to Kulem, then jeep', minutes: 150 } }],
  ],
}
