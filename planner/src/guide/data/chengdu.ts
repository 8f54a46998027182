import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 45, 'mid-range': 105, luxury: 280 },
  icons: ['Giant Panda Base', 'Wuhou Shrine', 'People’s Park', 'Leshan Giant Buddha', 'Sanxingdui Museum'],
  insights: [
    ['culture', 'The art of doing little', 'Tea under trees, ear cleaners with tuning forks and mah-jong all afternoon.', 'medium', 4.7, '2 days', 'March to June, September to November'],
    ['food', 'Numb and hot', 'Mapo tofu was born here; hot pot, dan dan noodles and rabbit heads follow.', 'medium', 4.9, 'Every meal', 'All year round'],
    ['activities', 'Pandas before breakfast', 'They eat at eight and sleep by ten; be at the gate when it opens.', 'high', 4.7, 'Half a day', 'All year round'],
    ['transportation', 'Metro and fast trains', 'Thirteen lines; trains reach Leshan in an hour and Dujiangyan in half of that.', 'high', 4.6, '', 'All year round'],
    ['weather', 'Soft and grey', 'Sichuan dogs bark at the sun, they say; summers are damp and winters mild.', 'medium', 3.8, '', 'March to May, September, October'],
    ['tips', 'Say wei la', 'Slightly hot is still hot; a bowl of sesame oil and garlic cools the pot.', 'low', 4.3, '', 'All year round'],
  ],
  festivals: [
    ['Wuhou Shrine Temple Fair', 'chinese 01-0-01 P15D', 'Lanterns, opera and sugar painting at New Year.', 'festival', 'Wuhou Shrine', 5, 4],
    ['Dujiangyan Water-Releasing Festival', '04-04', 'The dam is opened in costume, as each spring for 2,200 years.', 'culture', 'Dujiangyan', 12, 3],
  ],
  quarters: {
    'Qingyang': ['People’s Park', 'Kuanzhai Alley', 'Wenshu Monastery', 'Du Fu Thatched Cottage', 'Jinsha Site Museum', 'Sichuan Opera at Shufeng Yayun'],
    'Wuhou': ['Wuhou Shrine', 'Jinli Ancient Street'],
    'Jinjiang': ['Taikoo Li and Daci Temple', 'Anshun Bridge', 'Long Chao Shou'],
  },
  places: [
    ['Giant Panda Base', 'family', 30.7386, 104.1443, 180, 8, 'daily 7:30-18', 'outdoor', 'morning', 'nature photography', 'full', 5, 'book', 'Two hundred pandas in bamboo hills at the edge of town.', 'Enter by the south gate at half past seven and go to the nursery first.', { children: true }],
    ['Wuhou Shrine', 'religious', 30.6453, 104.0474, 90, 7, 'daily 9-18', 'outdoor', 'any', 'history architecture religious', 'partial', 5, 'walk in', 'Red walls and cypresses for the heroes of the Three Kingdoms.', 'The curved red lane to the emperor’s mound is the picture.'],
    ['Jinli Ancient Street', 'quarter', 30.6463, 104.0489, 60, 5, 'daily 9-22', 'outdoor', 'evening', 'food shopping photography', 'full', 3, 'walk in', 'Lanterns and snacks in a lane rebuilt beside the shrine.', 'Best lit after seven; crowded at all times.', { children: true }],
    ['People’s Park', 'park', 30.6597, 104.0527, 90, 3, 'daily 6:30-22', 'outdoor', 'afternoon', 'nature food photography', 'full', 5, 'walk in', 'Bamboo chairs, covered bowls and Heming teahouse since 1923.', 'A marriage market hangs by the path; tea is refilled for hours.', { children: true }],
    ['Kuanzhai Alley', 'quarter', 30.6676, 104.0491, 75, 5, 'always', 'outdoor', 'any', 'history shopping food', 'full', 4, 'walk in', 'Three Qing lanes of courtyards, teahouses and snacks.', 'Go early for the doors, late for the lights.', { children: true }],
    ['Wenshu Monastery', 'religious', 30.6771, 104.0677, 75, 0, 'daily 8-17', 'outdoor', 'morning', 'religious architecture food', 'full', 4, 'walk in', 'The liveliest Buddhist house, with a vast tea garden.', 'The vegetarian hall serves lunch; sweet cakes are queued for outside.'],
    ['Du Fu Thatched Cottage', 'museum', 30.6611, 104.0238, 75, 7, 'daily 9-18', 'outdoor', 'any', 'history nature art', 'partial', 3, 'walk in', 'Garden and hut of the poet who fled here in 759.', 'Plum trees flower in February.'],
    ['Jinsha Site Museum', 'museum', 30.6818, 104.0066, 105, 10, 'Tu-Su 9-18', 'both', 'any', 'history art', 'full', 4, 'walk in', 'The sun bird in gold foil, found over a pit of ivory.', 'See the dig from the boardwalk; open on Mondays in holidays.', { children: true }],
    ['Taikoo Li and Daci Temple', 'quarter', 30.6527, 104.0807, 90, 0, 'daily 10-22', 'both', 'evening', 'shopping architecture religious', 'full', 3, 'walk in', 'Low lanes of shops about a temple of the Tang.', 'A giant panda climbs the next tower; the temple’s tea is a cheap rest.', { children: true }],
    ['Anshun Bridge', 'evening', 30.6432, 104.0829, 75, 15, 'daily 18-26', 'outdoor', 'evening', 'nightlife photography music', 'full', 3, 'walk in', 'A covered bridge aglow over bars on both banks.', 'The bars of Jiuyanqiao begin on the south side.'],
    ['Sichuan Opera at Shufeng Yayun', 'evening', 30.6631, 104.0429, 90, 35, 'daily 20-21:30', 'both', 'evening', 'music history', 'partial', 4, 'book', 'Face changing, fire breath and shadow hands with tea.', 'In the Culture Park; middle rows see the hands best.', { children: true }],
    ['Chen Mapo Tofu', 'food', 30.6656, 104.0655, 60, 9, 'daily 11-14:30 17-21', 'indoor', 'any', 'food history', 'full', 4, 'walk in', 'The house that named the dish in 1862.', 'One small tofu is enough; order greens against the fire.', { children: true }],
    ['Long Chao Shou', 'food', 30.6572, 104.0744, 60, 7, 'daily 9-21', 'indoor', 'any', 'food', 'full', 3, 'walk in', 'Wontons and a tray of a dozen city snacks.', 'The snack set upstairs saves choosing.', { children: true }],
    ['Shu Jiu Xiang Hot Pot', 'food', 30.6476, 104.0512, 90, 18, 'daily 11-24', 'indoor', 'any', 'food', 'full', 3, 'book', 'Beef tallow, pepper and tripe in a divided pot.', 'Get the half-and-half pot; tripe takes fifteen seconds.'],
    ['Sanxingdui Museum', 'day trip', 30.9934, 104.2025, 180, 10, 'daily 8:30-18', 'indoor', 'morning', 'history art', 'full', 5, 'book', 'Bronze masks with eyes on stalks, three thousand years old.', 'Tickets by name five days ahead; new halls since 2023.', { children: true, way: { text: 'Fast train to Guanghan North and bus, or direct bus', minutes: 70 } }],
    ['Leshan Giant Buddha', 'day trip', 29.5447, 103.7734, 210, 12, 'daily 8-18', 'outdoor', 'morning', 'religious history photography', 'poor', 5, 'book', 'Seventy-one metres of seated Buddha where three rivers meet.', 'The stair beside him queues two hours; the boat shows him whole.', { town: 'Leshan', way: { text: 'Fast train and bus', minutes: 100 } }],
    ['Dujiangyan', 'day trip', 31.0015, 103.6083, 180, 11, 'daily 8-18', 'outdoor', 'any', 'history nature', 'partial', 4, 'walk in', 'The weir that has watered the plain since 256 BC.', 'Cross the rope bridge; Mount Qingcheng lies fifteen minutes on.', { way: { text: 'Fast train', minutes: 50 } }],
  ],
}
