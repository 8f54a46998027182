import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 95, 'mid-range': 230, luxury: 600 },
  icons: ['Hakone Shrine', 'Owakudani', 'Lake Ashi Cruise', 'Hakone Open-Air Museum'],
  base: { latitude: 35.2324, longitude: 139.1069 },
  insights: [
    ['culture', 'The Tokaido’s steepest day', 'A checkpoint stopped guns going in and women going out; cedars still shade the old road.', 'medium', 4.3, '1 day', 'April, May, October, November'],
    ['food', 'Black eggs and yuba', 'Eggs cooked in sulphur springs, tofu skin and river trout.', 'medium', 4.1, 'Every meal', 'All year round'],
    ['activities', 'The loop', 'Switchback train, cable car, ropeway, ship and bus make a ring in six hours.', 'high', 4.7, '1 to 2 days', 'All year round'],
    ['transportation', 'Hakone Free Pass', 'Covers everything on the loop for two days, and the train from Shinjuku if you wish.', 'high', 4.6, '', 'All year round'],
    ['weather', 'Fuji is shy', 'Winter mornings show it best; hydrangeas line the train in June.', 'medium', 4.1, '', 'November to February'],
    ['tips', 'Go round clockwise, early', 'Start at eight from Yumoto, or begin with the ship and ride against the crowd.', 'high', 4.4, '', 'All year round'],
  ],
  festivals: [
    ['Daimyo Procession', '11-03', 'Two hundred people walk as a lord’s train through Yumoto.', 'culture', 'Hakone-Yumoto', 0, 4],
    ['Ashinoko Lake Festival', '07-31 P2D', 'Lanterns and fireworks for the nine-headed dragon.', 'festival', 'Moto-Hakone', 0, 4],
  ],
  quarters: {
    'Lake Ashi': ['Hakone Shrine', 'Lake Ashi Cruise', 'Hakone Checkpoint', 'Old Tokaido Cedar Avenue', 'Bakery & Table', 'Onshi Hakone Park', 'Narukawa Art Museum'],
    'Sengokuhara': ['Pola Museum of Art', 'Lalique Museum', 'Sengokuhara Pampas Grass'],
    'Yumoto': ['Tenzan Onsen', 'Hatsuhana Soba'],
  },
  places: [
    ['Hakone Shrine', 'religious', 35.2048, 139.0253, 60, 0, 'always', 'outdoor', 'morning', 'religious nature photography', 'poor', 5, 'walk in', 'Stairs under cedars and a red torii in the lake.', 'The line for the photo is an hour by ten; come at seven.'],
    ['Lake Ashi Cruise', 'nature', 35.1993, 139.0292, 60, 9, 'daily 9:30-17', 'outdoor', 'any', 'nature photography', 'full', 5, 'walk in', 'A pirate ship across the crater lake, with Fuji if it pleases.', 'Sit right from Moto-Hakone to Togendai for the torii.', { children: true }],
    ['Hakone Checkpoint', 'museum', 35.1922, 139.0264, 50, 4, 'daily 9-17', 'both', 'any', 'history', 'poor', 3, 'walk in', 'The gate of 1619 rebuilt with guards of grey.', 'Climb the watch tower for the lake.', { children: true }],
    ['Old Tokaido Cedar Avenue', 'nature', 35.1967, 139.0281, 30, 0, 'always', 'outdoor', 'any', 'nature history', 'partial', 3, 'walk in', 'Four hundred trees planted in 1618 to shade travellers.', 'The stone road goes on to Amazake tea house in forty minutes.'],
    ['Onshi Hakone Park', 'park', 35.1955, 139.0234, 50, 0, 'daily 9-16:30', 'outdoor', 'morning', 'nature photography', 'partial', 3, 'walk in', 'An emperor’s summer grounds on a spur of the lake.', 'The balcony has the classic view of Fuji.'],
    ['Narukawa Art Museum', 'museum', 35.2013, 139.0299, 60, 10, 'daily 9-17', 'indoor', 'any', 'art photography', 'partial', 3, 'walk in', 'Japanese painting and a window of fifty metres on the lake.', 'Tea in the lounge with the view costs little more.'],
    ['Owakudani', 'nature', 35.2441, 139.0201, 75, 0, 'daily 9-17', 'outdoor', 'morning', 'nature photography food', 'partial', 5, 'walk in', 'Steam and sulphur on the flank of the volcano.', 'A black egg adds seven years; the ropeway stops for wind and gas.', { children: true }],
    ['Hakone Ropeway at Sounzan', 'viewpoint', 35.2471, 139.0352, 45, 12, 'daily 9-16:45', 'outdoor', 'morning', 'photography nature', 'full', 4, 'walk in', 'Cabins glide over the smoking valley towards Fuji.', 'The foot bath at Sounzan station is free.', { children: true }],
    ['Hakone Open-Air Museum', 'museum', 35.2444, 139.0518, 135, 13, 'daily 9-17', 'outdoor', 'any', 'art nature photography', 'partial', 5, 'walk in', 'Moore, Rodin and a house of Picasso on green slopes.', 'Climb the stained-glass tower; a foot bath waits by the café.', { children: true }],
    ['Pola Museum of Art', 'museum', 35.2568, 139.0215, 90, 14, 'daily 9-17', 'indoor', 'any', 'art architecture nature', 'full', 4, 'walk in', 'Monet and Foujita sunk into a beech forest.', 'A forest trail with sculpture leaves from the door.'],
    ['Lalique Museum', 'museum', 35.2658, 139.0145, 75, 10, 'daily 9-16', 'indoor', 'any', 'art', 'full', 3, 'walk in', 'Glass, jewels and a carriage of the Orient Express.', 'Tea in the carriage is booked on arrival.'],
    ['Sengokuhara Pampas Grass', 'nature', 35.2664, 139.0051, 45, 0, 'always', 'outdoor', 'afternoon', 'nature photography', 'partial', 3, 'walk in', 'A hillside of silver grass against the sun.', 'Best from late September to mid-November, in low light.', { season: [9, 11] }],
    ['Tenzan Onsen', 'evening', 35.2248, 139.0939, 120, 10, 'Mo-We 9-22, Fr-Su 9-22', 'both', 'evening', 'nature', 'poor', 4, 'walk in', 'Open-air pools in the woods, seven kinds of water.', 'Shuttle from Yumoto; tattoos are tolerated for those alone.'],
    ['Hatsuhana Soba', 'food', 35.2319, 139.1012, 60, 12, 'Th-Tu 10-19', 'indoor', 'any', 'food', 'partial', 4, 'walk in', 'Buckwheat without water, bound with egg and yam, since 1934.', 'By the river at Yumoto; write your name on the list.', { children: true }],
    ['Bakery & Table', 'food', 35.2004, 139.0303, 60, 15, 'daily 9-17', 'both', 'any', 'food', 'full', 3, 'walk in', 'Bread, sandwiches and a foot bath on the pier road.', 'Take coffee to the terrace of the lake.', { children: true }],
    ['Itoh Dining by Nobu', 'food', 35.2473, 139.0477, 90, 60, 'daily 11:30-15 17-21', 'indoor', 'any', 'food', 'partial', 3, 'book', 'Beef of the hills on the iron plate near Gora park.', 'The lunch set is a third of dinner.'],
    ['Odawara Castle', 'day trip', 35.2508, 139.1535, 90, 4, 'daily 9-17', 'both', 'any', 'history architecture', 'partial', 3, 'walk in', 'The keep of the Hojo with cherry trees, on the way from Tokyo.', 'Drop bags at the station; ten minutes on foot.', { children: true, way: { text: 'Train from Yumoto', minutes: 25 } }],
  ],
}
