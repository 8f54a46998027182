import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 70, 'mid-range': 150, luxury: 380 },
  icons: ['Dazaifu Tenmangu', 'Nakasu Yatai', 'Ohori Park', 'Kushida Shrine'],
  insights: [
    ['culture', 'Gate to the continent', 'Closer to Seoul than to Tokyo: tea, Zen and noodles landed here first.', 'medium', 4.4, '2 days', 'March to May, October, November'],
    ['food', 'Tonkotsu and mentaiko', 'Pork-bone ramen, spicy roe, offal pot and stalls under canvas.', 'medium', 4.8, 'Every meal', 'All year round'],
    ['activities', 'Stalls by night, shrines by day', 'Two days for the city, one for Dazaifu, one for an island or Yanagawa’s punts.', 'medium', 4.4, '2 to 3 days', 'All year round'],
    ['transportation', 'Airport in eleven minutes', 'The subway reaches Hakata in two stops; buses cost little in the centre.', 'medium', 4.9, '', 'All year round'],
    ['weather', 'Plum, cherry, typhoon', 'Plum at Dazaifu in February, rain in June and July, mild autumn.', 'medium', 4.2, '', 'March to May, October, November'],
    ['tips', 'One bowl, one stall', 'Yatai are small: order a drink and a dish each, then make room for others.', 'medium', 4.4, '', 'All year round'],
  ],
  festivals: [
    ['Hakata Gion Yamakasa', '07-01 P15D', 'Teams run with one-ton floats at dawn on the 15th.', 'festival', 'Kushida Shrine', 0, 5],
    ['Hakata Dontaku', '05-03 P2D', 'Two million people, paddles and parades.', 'festival', 'Meiji-dori', 0, 5],
    ['Kyushu Basho', 'sunday after 11-07 P15D', 'The year’s last sumo tournament.', 'sport', 'Fukuoka Kokusai Center', 40, 4],
  ],
  quarters: {
    'Hakata old town': ['Kushida Shrine', 'Tochoji', 'Shofukuji', 'Hakata Machiya Folk Museum', 'Shin-Shin Ramen Hakata'],
    'Tenjin and Nakasu': ['Nakasu Yatai', 'Canal City Hakata', 'Tenjin Underground City', 'Hakata Motsunabe Ooyama'],
    'Momochi': ['Fukuoka Tower', 'Fukuoka City Museum'],
  },
  places: [
    ['Kushida Shrine', 'religious', 33.5931, 130.4105, 40, 0, 'daily 4-22', 'outdoor', 'any', 'religious history', 'full', 5, 'walk in', 'The city’s guardian since 757, with a festival float on show.', 'The ginkgo before it is a thousand years old.', { children: true }],
    ['Tochoji', 'religious', 33.5951, 130.4143, 35, 0, 'daily 9-17', 'both', 'any', 'religious art', 'partial', 4, 'walk in', 'A wooden Buddha of ten metres in a temple that Kukai founded.', 'Walk through the dark passage below it and touch the ring.'],
    ['Shofukuji', 'religious', 33.5972, 130.4147, 35, 0, 'always', 'outdoor', 'morning', 'religious nature history', 'full', 3, 'walk in', 'Japan’s first Zen temple, 1195, where tea was planted.', 'The gardens are open, the halls are not.'],
    ['Hakata Machiya Folk Museum', 'museum', 33.5935, 130.4115, 45, 2, 'daily 10-18', 'indoor', 'any', 'history art', 'partial', 3, 'walk in', 'Weavers and daily life about 1900 in merchants’ houses.', 'Hear the old dialect by telephone.', { children: true }],
    ['Canal City Hakata', 'quarter', 33.5897, 130.4108, 75, 10, 'daily 10-21', 'both', 'any', 'shopping food architecture', 'full', 3, 'walk in', 'A pink canyon of shops about a canal with fountains.', 'Ramen Stadium is on the fifth floor.', { children: true }],
    ['Nakasu Yatai', 'evening', 33.5904, 130.4079, 90, 20, 'daily 18-25', 'outdoor', 'evening', 'food nightlife', 'partial', 5, 'walk in', 'Canvas stalls on the river with eight seats each.', 'Prices are posted; those on Tenjin’s side are more local.'],
    ['Tenjin Underground City', 'quarter', 33.5899, 130.3996, 60, 0, 'daily 10-20', 'indoor', 'any', 'shopping', 'full', 2, 'walk in', 'Six hundred metres of shops under iron ceilings like old Europe.', 'A way across town in the rain.'],
    ['Ohori Park', 'park', 33.5861, 130.3764, 75, 0, 'always', 'outdoor', 'morning', 'nature', 'full', 5, 'walk in', 'A lake of the castle moat with islands and bridges.', 'Two kilometres round; the Japanese garden costs two dollars.', { children: true }],
    ['Fukuoka Castle Ruins', 'sight', 33.5846, 130.3836, 60, 0, 'always', 'outdoor', 'afternoon', 'history nature photography', 'partial', 3, 'walk in', 'Walls and gates on a hill of a thousand cherry trees.', 'Climb to the keep’s base for the skyline; lit in early April.'],
    ['Fukuoka Art Museum', 'museum', 33.5847, 130.3796, 75, 2, 'Tu-Su 9:30-17:30', 'indoor', 'any', 'art', 'full', 3, 'walk in', 'Dalí, Miró and Buddhist bronzes by the lake.', 'A yellow pumpkin by Kusama sits outside.'],
    ['Fukuoka Tower', 'viewpoint', 33.5933, 130.3515, 60, 6, 'daily 9:30-22', 'both', 'evening', 'photography architecture', 'full', 3, 'walk in', 'A mirror sail of 234 metres on the beach.', 'Sunset over the bay; the beach below has bars in summer.', { children: true }],
    ['Fukuoka City Museum', 'museum', 33.5897, 130.353, 60, 2, 'Tu-Su 9:30-17:30', 'indoor', 'any', 'history', 'full', 3, 'walk in', 'The gold seal of 57 AD, smaller than a sugar cube.', 'The festival hall has sound and floats.', { children: true }],
    ['Shin-Shin Ramen Hakata', 'food', 33.5901, 130.4199, 45, 8, 'daily 11-23', 'indoor', 'any', 'food', 'full', 4, 'walk in', 'Thin noodles in a light pork broth in the station’s building.', 'Order barikata for firm noodles, then a refill called kaedama.', { children: true }],
    ['Hakata Motsunabe Ooyama', 'food', 33.5955, 130.4064, 90, 25, 'daily 16-23', 'indoor', 'evening', 'food', 'partial', 3, 'book', 'Offal pot with cabbage, garlic chives and miso.', 'Finish with noodles in the broth.'],
    ['Ganso Hakata Mentaiju', 'food', 33.5909, 130.4042, 60, 16, 'daily 7-22:30', 'indoor', 'any', 'food', 'partial', 3, 'walk in', 'A whole spiced roe on rice in a lacquer box.', 'Choose the sauce’s heat from one to five.'],
    ['Dazaifu Tenmangu', 'day trip', 33.5215, 130.5348, 150, 4, 'daily 6-19', 'outdoor', 'morning', 'religious history architecture', 'partial', 5, 'walk in', 'The shrine of learning, with a forest growing on its passing hall.', 'The new main hall reopens in 2026; eat umegae mochi hot, see the Kyushu museum.', { children: true, way: { text: 'Nishitetsu train from Tenjin', minutes: 40 } }],
    ['Itoshima', 'day trip', 33.6392, 130.199, 240, 15, 'always', 'outdoor', 'any', 'nature food photography', 'partial', 3, 'walk in', 'White torii in the sea, oyster huts and beach cafés.', 'Oyster huts open from November to March; rent a car.', { children: true, way: { text: 'Car, or train and bus', minutes: 60 } }],
  ],
}
