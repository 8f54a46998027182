import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 150, 'mid-range': 330, luxury: 800 },
  icons: ['Gornergrat', 'Matterhorn Glacier Paradise', 'Riffelsee', 'Kirchbrücke'],
  insights: [
    ['culture', 'A village of first ascents', 'The museum and the climbers’ graves tell how the Matterhorn was climbed in 1865 and what it cost.', 'medium', 4.5, 'Half a day', 'All year round'],
    ['food', 'Raclette, rösti and dried meat', 'Mountain huts cook as well as the hotels; on the slopes above the village lunch is the main meal.', 'medium', 4.6, 'Every meal', 'All year round'],
    ['activities', 'Ski in any month, walk from June', 'Lifts reach 3,883 metres with snow all year; about 400 kilometres of marked paths open as the snow leaves.', 'medium', 4.8, '3 to 5 days', 'December to April, July to September'],
    ['transportation', 'No cars', 'Cars stay in Täsch, from where a train goes every twenty minutes; in the village small electric taxis and buses run.', 'low', 4.7, '', 'All year round'],
    ['weather', 'Mountain weather turns by noon', 'Mornings are often clear and clouds gather after lunch; it may snow at altitude in any month.', 'low', 4.2, '', 'July to September, January to March'],
    ['tips', 'Check the webcams first', 'A lift ticket is dear and clouds are free: look at the summit cameras before you buy.', 'medium', 4.6, '', 'All year round'],
  ],
  festivals: [
    ['Zermatt Unplugged', 'usually 04-05/04-20', 'Acoustic concerts in tents, hotels and huts on the mountain.', 'music', 'Zermatt', 90, 4],
    ['Zermatt Folklore Festival', 'usually 08-07/08-15', 'Costumes, alphorns and flags parade through the village.', 'festival', 'Bahnhofstrasse', 0, 3],
    ['Swiss National Day', '08-01', 'Bonfires on the slopes, speeches and fireworks.', 'festival', 'Village and mountains', 0, 3],
  ],
  places: [
    ['Gornergrat', 'viewpoint', 45.9833, 7.7848, 150, 120, 'daily 9-17', 'outdoor', 'morning', 'nature photography', 'full', 5, 'book', 'A rack railway to 3,089 metres, with the Matterhorn and 28 other four-thousanders.', 'Sit on the right going up, and take an early train before the clouds rise.', { children: true }],
    ['Matterhorn Glacier Paradise', 'viewpoint', 45.9383, 7.7297, 180, 130, 'daily 9-16', 'both', 'morning', 'nature adventure photography', 'full', 5, 'walk in', 'The highest cable car station of Europe, with an ice palace in the glacier.', 'Ascend slowly: at 3,883 metres a headache comes fast.', { children: true }],
    ['Matterhorn Museum Zermatlantis', 'museum', 46.0201, 7.7469, 75, 15, 'daily 15-18', 'indoor', 'afternoon', 'history', 'partial', 4, 'walk in', 'An underground village of old houses and the torn rope of 1865.', 'A good hour for a day without a view.', { children: true }],
    ['Saint Mauritius Church', 'religious', 46.0198, 7.7471, 40, 0, 'daily 8-18', 'both', 'any', 'religious history', 'partial', 3, 'walk in', 'The parish church, with the mountaineers’ cemetery beside it.', 'Read the stones: many who lie here were younger than thirty.'],
    ['Hinterdorf', 'quarter', 46.021, 7.748, 30, 0, 'always', 'outdoor', 'any', 'history architecture photography', 'partial', 4, 'walk in', 'Blackened larch barns on stone discs that kept the mice out.', 'It is a lane of a few minutes, best before the day visitors arrive.'],
    ['Bahnhofstrasse', 'quarter', 46.0221, 7.7477, 75, 0, 'always', 'outdoor', 'afternoon', 'shopping food', 'full', 3, 'walk in', 'The main street of bakeries, watch shops and sports gear.', 'Buy picnic things here: a bakery lunch costs a third of one on the mountain.'],
    ['Bahnhofstrasse at night', 'evening', 46.0216, 7.7475, 120, 30, 'daily 18-26', 'indoor', 'night', 'nightlife food music', 'partial', 3, 'walk in', 'Après-ski pubs, wine bars and live bands between station and church.', 'In season bars fill at five, straight from the slopes.'],
    ['Kirchbrücke', 'viewpoint', 46.0194, 7.7481, 20, 0, 'always', 'outdoor', 'morning', 'photography', 'full', 5, 'walk in', 'The bridge over the Vispa from which everybody photographs the Matterhorn.', 'At sunrise the peak turns orange for a few minutes.'],
    ['Riffelsee', 'nature', 45.9838, 7.7601, 75, 0, 'always', 'outdoor', 'morning', 'nature photography', 'poor', 5, 'walk in', 'A small lake that mirrors the Matterhorn when the air is still.', 'Leave the Gornergrat train at Rotenboden and walk ten minutes down.', { children: true, season: [6, 10] }],
    ['Schwarzsee', 'nature', 45.9917, 7.7089, 90, 60, 'daily 9-16:30', 'outdoor', 'morning', 'nature photography religious', 'partial', 4, 'walk in', 'A lake and chapel at the very foot of the Matterhorn.', 'It is the start of the path to the Hörnli hut.', { season: [6, 10] }],
    ['Stellisee', 'nature', 46.0133, 7.8006, 120, 50, 'always', 'outdoor', 'morning', 'nature photography', 'poor', 4, 'walk in', 'The first of the five lakes, with the peak upside down in the water.', 'From Blauherd it is a level walk of twenty minutes.', { children: true, season: [6, 10] }],
    ['Sunnegga', 'family', 46.0165, 7.7708, 150, 30, 'daily 9-17', 'outdoor', 'any', 'nature adventure', 'partial', 4, 'walk in', 'Five minutes by tunnel funicular to a sun terrace with a bathing lake and playground.', 'The Leisee below the station has rafts and shallow water for children.', { children: true }],
    ['Hörnli Hut', 'nature', 45.9822, 7.6769, 300, 0, 'always', 'outdoor', 'morning', 'adventure nature', 'poor', 4, 'book', 'The base from which climbers leave for the summit, at 3,260 metres.', 'A steep path of two hours from Schwarzsee, for sure feet only.', { season: [7, 9] }],
    ['Saas-Fee', 'day trip', 46.109, 7.928, 300, 0, 'always', 'outdoor', 'any', 'nature photography adventure', 'partial', 3, 'walk in', 'A car-free village in a bowl of glaciers, the rival over the ridge.', 'In summer the lifts may be part of the guest card: ask at the hotel.', { children: true, way: { text: 'Train to Visp, then bus', minutes: 130 } }],
    ['Stockalper Palace in Brig', 'day trip', 46.3153, 7.9909, 120, 10, 'Tu-Su 9:30-16:30', 'both', 'any', 'history architecture', 'partial', 3, 'walk in', 'A merchant’s palace of three onion towers and a great arcaded court.', 'The courtyard is free; tours go inside several times a day.', { season: [5, 10], way: { text: 'Direct train', minutes: 90 } }],
    ['Valère Basilica in Sion', 'day trip', 46.2342, 7.3646, 180, 5, 'Tu-Su 11-17', 'both', 'any', 'history religious architecture', 'poor', 3, 'walk in', 'A fortified church on a rock, with one of the oldest playable organs.', 'The climb from the old town takes twenty minutes over rough steps.', { way: { text: 'Train via Visp', minutes: 110 } }],
  ],
}
