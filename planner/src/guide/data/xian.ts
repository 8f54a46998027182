import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 45, 'mid-range': 105, luxury: 280 },
  icons: ['Terracotta Army', 'Xi’an City Wall', 'Muslim Quarter', 'Giant Wild Goose Pagoda', 'Shaanxi History Museum'],
  insights: [
    ['culture', 'Where the Silk Road began', 'Thirteen dynasties ruled from here; the Tang city was the largest of the world.', 'high', 4.8, '3 days', 'April, May, September, October'],
    ['food', 'Bread, lamb and wide noodles', 'Crumble your own bread into lamb soup, eat noodles as wide as belts and a burger older than burgers.', 'medium', 4.7, 'Every meal', 'All year round'],
    ['activities', 'Ride the wall', 'Fourteen kilometres on top of the Ming wall by bicycle take two hours at an easy pace.', 'medium', 4.6, 'Half a day', 'March to November'],
    ['transportation', 'Metro and fast trains', 'Line 9 goes towards the warriors; Beijing is under five hours by train.', 'high', 4.5, '', 'All year round'],
    ['weather', 'Four clear seasons', 'Spring and autumn are mild; July reaches 38 and winters are cold, dry and hazy.', 'medium', 4, '', 'April, May, September, October'],
    ['tips', 'Passport and phone', 'Museums sell by name days ahead on their own app or site: bring the passport, avoid Mondays.', 'high', 4.2, '', 'All year round'],
  ],
  festivals: [
    ['Lantern shows on the City Wall', 'chinese 01-0-01 P15D', 'Giant lanterns along the south wall from New Year on.', 'festival', 'Yongning Gate', 15, 5],
    ['Mid-Autumn Festival', 'chinese 08-0-15', 'Moon cakes and dance in the Tang parks.', 'culture', 'Tang Paradise', 0, 3],
  ],
  quarters: {
    'Inside the walls': ['Xi’an City Wall', 'Bell Tower', 'Drum Tower', 'Muslim Quarter', 'Great Mosque', 'Forest of Stone Steles Museum', 'Lao Sun Jia', 'Defachang Dumplings', 'Shuyuanmen Street'],
    'Qujiang': ['Giant Wild Goose Pagoda', 'Grand Tang Mall', 'Shaanxi History Museum'],
  },
  places: [
    ['Xi’an City Wall', 'sight', 34.2522, 108.9425, 120, 8, 'daily 8-22', 'outdoor', 'afternoon', 'history architecture adventure photography', 'partial', 5, 'walk in', 'A Ming wall of fourteen kilometres, whole and broad enough for carts.', 'Rent bicycles at the South Gate; three hours are allowed per hire.', { children: true }],
    ['Bell Tower', 'sight', 34.2593, 108.9423, 35, 4, 'daily 8:30-21', 'both', 'evening', 'history architecture', 'poor', 3, 'walk in', 'The heart of the town since 1384, lit at night in its roundabout.', 'Underpasses lead in; a joint ticket includes the drums.'],
    ['Drum Tower', 'sight', 34.261, 108.9388, 35, 4, 'daily 8:30-21', 'both', 'any', 'history music', 'poor', 3, 'walk in', 'Twenty-four drums, one for each season of the farmers’ year.', 'Short shows are played every hour by day.'],
    ['Muslim Quarter', 'quarter', 34.2639, 108.9367, 105, 8, 'daily 9-24', 'outdoor', 'evening', 'food markets history', 'full', 5, 'walk in', 'Hui cooks grill, pull and fry along lanes a thousand years old.', 'Leave Beiyuanmen for Sajinqiao in the west, where locals eat.', { children: true }],
    ['Great Mosque', 'religious', 34.2629, 108.9367, 50, 4, 'daily 8-19:30', 'outdoor', 'morning', 'religious architecture history', 'partial', 4, 'walk in', 'A mosque like a Chinese garden, with a pagoda for a minaret.', 'The prayer hall is for Muslims; five quiet courts are for all.'],
    ['Forest of Stone Steles Museum', 'museum', 34.2552, 108.9473, 90, 7, 'Tu-Su 9-18', 'both', 'any', 'history art', 'full', 4, 'book', 'The library in stone, with the Nestorian stele of 781.', 'The new hall shows Buddhist sculpture; see rubbings made by hand.'],
    ['Shuyuanmen Street', 'quarter', 34.2534, 108.9454, 45, 0, 'daily 9-21', 'outdoor', 'any', 'art shopping', 'full', 3, 'walk in', 'Brushes, ink and paper under old roofs inside the South Gate.', 'Have your name cut into a seal in twenty minutes.'],
    ['Shaanxi History Museum', 'museum', 34.2244, 108.9552, 150, 0, 'Tu-Su 8:30-18', 'indoor', 'morning', 'history art', 'full', 5, 'book', 'Tang gold, tomb murals and bronze of a thousand years of capitals.', 'Free tickets go five days ahead within minutes; the paid hall has places.', { children: true }],
    ['Giant Wild Goose Pagoda', 'religious', 34.2198, 108.9595, 75, 7, 'daily 8-18', 'outdoor', 'afternoon', 'religious history architecture', 'partial', 5, 'walk in', 'Built in 652 for the sutras that Xuanzang carried from India.', 'A fountain show dances on the north square at noon and evening.', { children: true }],
    ['Grand Tang Mall', 'evening', 34.2126, 108.9596, 105, 10, 'daily 17-24', 'outdoor', 'evening', 'nightlife music photography', 'full', 4, 'walk in', 'Two kilometres of lanterns, dancers and people in Tang dress.', 'Rent a costume nearby; on weekends it is shoulder to shoulder.', { children: true }],
    ['Small Wild Goose Pagoda and Xi’an Museum', 'museum', 34.2402, 108.9371, 90, 0, 'We-Mo 9-18', 'both', 'any', 'history religious nature', 'full', 4, 'walk in', 'A slim pagoda in old gardens, with the city’s own museum.', 'Free with a passport; calm when the other is full.'],
    ['Tang Paradise', 'park', 34.2146, 108.9694, 120, 11, 'daily 9-22', 'outdoor', 'evening', 'nature music', 'full', 3, 'walk in', 'A lake park of Tang fantasy with shows after dark.', 'Come for the evening only; the light show starts at eight.', { children: true }],
    ['Lao Sun Jia', 'food', 34.2617, 108.9497, 60, 8, 'daily 10-21:30', 'indoor', 'any', 'food history', 'full', 3, 'walk in', 'Lamb soup with bread you crumble yourself, since 1898.', 'The smaller you tear, the better they think of you.', { children: true }],
    ['Defachang Dumplings', 'food', 34.2602, 108.9401, 75, 16, 'daily 11-21', 'indoor', 'any', 'food', 'full', 3, 'walk in', 'A feast of twenty shapes of dumplings by the Bell Tower.', 'Upstairs is the feast, downstairs the quick plate.', { children: true }],
    ['Ziwu Road Zhangji Roujiamo', 'food', 34.2307, 108.9325, 45, 4, 'daily 7-22', 'indoor', 'any', 'food', 'partial', 3, 'walk in', 'Crisp bread with chopped stewed pork, and cold noodles.', 'Add an ice-cold Bingfeng orange soda.'],
    ['Terracotta Army', 'day trip', 34.3841, 109.2785, 210, 17, 'daily 8:30-17', 'indoor', 'morning', 'history art', 'full', 5, 'book', 'The clay soldiers of the First Emperor, each with his own face.', 'See pit 1 last; a real guide costs little, jade shops are not on the way.', { children: true, way: { text: 'Metro line 9 and bus, or car', minutes: 75 } }],
    ['Mount Huashan', 'day trip', 34.4837, 110.0846, 360, 45, 'daily 7-19', 'outdoor', 'morning', 'nature adventure photography', 'poor', 4, 'book', 'The granite of the west, with planks on a cliff.', 'Ride the West Peak cable up and walk down; avoid holidays.', { way: { text: 'Fast train to Huashan North and shuttle', minutes: 85 } }],
  ],
}
