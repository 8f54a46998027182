import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 125, 'mid-range': 260, luxury: 550 },
  icons: ['Preikestolen', 'Old Stavanger', 'Lysefjord Cruise', 'Norwegian Petroleum Museum', 'Fargegaten'],
  insights: [
    ['culture', 'Sardines, then oil', 'White wooden lanes of canning workers lie beside the capital of the oil age; murals fill the walls between.', 'medium', 4.4, '1 day', 'All year round'],
    ['food', 'Jæren’s lamb and the North Sea', 'Norway’s best farmland begins behind the town, and two of its kitchens hold stars.', 'low', 4.4, 'Every meal', 'All year round'],
    ['activities', 'The rock above the fjord', 'Pulpit Rock takes four hours there and back; Kjerag is for the hardy.', 'high', 4.9, '1 to 2 days', 'May to September'],
    ['transportation', 'Tunnels and buses', 'Buses go to the Pulpit trail through the Ryfylke tunnel; the old town is for feet.', 'low', 4.5, '', 'All year round'],
    ['weather', 'Atlantic and changeable', 'Mild winters with storms; June is driest and light until eleven.', 'low', 3.9, '', 'May to September'],
    ['tips', 'Be on the rock by eight', 'Buses bring crowds at eleven; sunrise walkers need a lamp and warm things.', 'high', 4.6, '', 'May to October'],
  ],
  festivals: [
    ['Gladmat', 'usually 06-24/07-05', 'The largest food festival of the north round the harbour.', 'food', 'Vågen', 0, 4],
    ['MaiJazz', 'usually 05-03/05-12', 'A week of jazz in clubs and churches.', 'music', 'City', 40, 3],
    ['Nuart Festival', 'usually 09-01/09-12', 'New murals by street artists of many countries.', 'culture', 'City', 0, 4],
  ],
  places: [
    ['Old Stavanger', 'quarter', 58.9719, 5.7272, 60, 0, 'always', 'outdoor', 'morning', 'architecture history photography', 'partial', 5, 'walk in', 'A hundred and seventy white wooden houses with roses, above the harbour.', 'Øvre Strandgate before the cruise ships land is the quietest lane.'],
    ['Norwegian Canning Museum', 'museum', 58.9728, 5.7252, 75, 13, 'daily 10-16', 'indoor', 'any', 'history food', 'partial', 4, 'walk in', 'A sardine factory where you thread, pack and taste.', 'Fish is smoked on certain Sundays; labels fill a room.', { children: true }],
    ['Norwegian Petroleum Museum', 'museum', 58.9738, 5.7347, 105, 18, 'daily 10-16', 'indoor', 'any', 'history', 'full', 5, 'walk in', 'A platform in the harbour that explains what made the country rich.', 'In summer until seven; children slide down the escape chute.', { children: true }],
    ['Stavanger Cathedral', 'religious', 58.9698, 5.733, 45, 6, 'Mo-Sa 11-16', 'indoor', 'any', 'religious history architecture', 'full', 4, 'walk in', 'The oldest cathedral of Norway, from 1125, restored for its 900 years.', 'The pulpit of 1658 tells the whole Bible in carving.'],
    ['Fargegaten', 'quarter', 58.9714, 5.7372, 45, 0, 'always', 'outdoor', 'any', 'photography food shopping', 'full', 5, 'walk in', 'Øvre Holmegate, where each house has a colour of its own.', 'Coffee at Bøker & Børst among books.', { children: true }],
    ['Valberg Tower', 'viewpoint', 58.9716, 5.7351, 30, 0, 'always', 'outdoor', 'any', 'history photography', 'poor', 3, 'walk in', 'The fire watch’s tower on the highest point of the centre.', 'The terrace around is always open, the tower only at times.'],
    ['Breiavatnet and Byparken', 'park', 58.9682, 5.7323, 40, 0, 'always', 'outdoor', 'any', 'nature photography', 'full', 3, 'walk in', 'The lake with swans between cathedral and station.', 'A flat round of fifteen minutes.', { children: true }],
    ['Swords in Rock', 'sight', 58.9413, 5.6713, 45, 0, 'always', 'outdoor', 'evening', 'history photography', 'full', 4, 'walk in', 'Three bronze swords for Harald’s battle of 872 by the Hafrsfjord.', 'Bus 16 to Madlaleiren; sunset is behind them over the water.', { children: true }],
    ['Museum of Archaeology', 'museum', 58.9627, 5.7372, 75, 10, 'Tu-Su 11-16', 'indoor', 'any', 'history', 'full', 3, 'walk in', 'Viking finds of Rogaland, with things to touch.', 'Bronze brooches and a bear of 10,000 years.', { children: true }],
    ['Sola Beach', 'beach', 58.8848, 5.6, 120, 0, 'always', 'outdoor', 'afternoon', 'nature adventure', 'partial', 3, 'walk in', 'Two kilometres of dunes and surf near the airport.', 'Kites on windy days; the hotel has a café.', { children: true, season: [5, 9] }],
    ['Lysefjord Cruise', 'nature', 58.9733, 5.7316, 180, 65, 'daily 10-16', 'outdoor', 'any', 'nature photography', 'full', 5, 'book', 'A boat from the harbour below the Pulpit to waterfalls and goats.', 'Seats outside at the bow; boats hold still under the rock.', { children: true }],
    ['Fisketorget', 'food', 58.9711, 5.7319, 75, 45, 'Mo-Sa 11-22', 'both', 'any', 'food markets', 'full', 3, 'book', 'The fish hall on Vågen: soup at noon, langoustine at night.', 'Point at the fish in the counter and name your side dish.', { children: true }],
    ['Matmagasinet', 'food', 58.9707, 5.7343, 75, 35, 'Mo-Sa 11-22', 'indoor', 'any', 'food', 'partial', 2, 'walk in', 'Lamb, fish soup and pasta in the old lanes above the harbour.', 'Lunch dishes cost half of dinner.'],
    ['Skagenkaien', 'evening', 58.9716, 5.7333, 105, 30, 'daily 17-26', 'both', 'evening', 'nightlife food music', 'full', 3, 'walk in', 'The quay of wooden warehouses turned bars.', 'Terraces are heated; the sun reaches them until late in June.'],
    ['Preikestolen', 'day trip', 58.9864, 6.1904, 300, 25, 'always', 'outdoor', 'morning', 'nature adventure photography', 'poor', 5, 'walk in', 'A flat rock 604 metres above the Lysefjord, without a rail.', 'Eight kilometres there and back, with steps by Sherpas; real shoes.', { season: [4, 10], way: { text: 'Direct bus, then the trail', minutes: 60 } }],
    ['Utstein Abbey', 'day trip', 59.1029, 5.5894, 180, 13, 'Tu-Su 11-16', 'both', 'any', 'history religious nature', 'partial', 3, 'walk in', 'The best kept medieval monastery of Norway, on a green island.', 'Drive through the undersea tunnel; concerts in summer.', { season: [5, 9], way: { text: 'Car or bus to Mosterøy', minutes: 45 } }],
  ],
}
