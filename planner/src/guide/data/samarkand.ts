import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 38, 'mid-range': 90, luxury: 230 },
  icons: ['Registan', 'Shah-i-Zinda', 'Gur-e-Amir', 'Bibi-Khanym Mosque'],
  insights: [
    ['culture', 'Timur’s capital', 'He carried craftsmen here from every city he broke; his grandson counted the stars.', 'medium', 4.9, '2 days', 'April, May, September, October'],
    ['food', 'Plov and round bread', 'Samarkand’s plov comes in layers by noon; bread keeps a year, they swear.', 'low', 4.4, 'Every meal', 'All year round'],
    ['activities', 'Blue by day and night', 'Registan at eight and lit at nine; Shah-i-Zinda before the groups.', 'medium', 4.7, '2 days', 'April to June, September, October'],
    ['transportation', 'Afrosiyob train', 'Two hours from Tashkent; book a month ahead. Taxis by Yandex cost a dollar.', 'medium', 4.5, '', 'All year round'],
    ['weather', 'Dry and hard', 'April and October are sweet, July is 36, January freezes.', 'low', 4.3, '', 'April, May, September, October'],
    ['tips', 'Come back at dusk', 'Tickets to the Registan are for one entry: choose afternoon and stay for lamps.', 'medium', 4.4, '', 'All year round'],
  ],
  festivals: [
    ['Sharq Taronalari', 'usually 08-25/09-02', 'Music of the East on the Registan, every second year.', 'music', 'Registan', 0, 5],
    ['Navruz', '03-21', 'Spring with sumalak stirred all night.', 'festival', 'City', 0, 4],
  ],
  quarters: {
    'Old city': ['Registan', 'Bibi-Khanym Mosque', 'Siyob Bazaar', 'Shah-i-Zinda', 'Hazrat Khizr Mosque', 'Gur-e-Amir', 'Old Jewish Quarter'],
  },
  places: [
    ['Registan', 'sight', 39.6547, 66.9757, 120, 6, 'daily 8-20', 'both', 'afternoon', 'architecture history photography', 'partial', 5, 'walk in', 'Three madrasas face a square of tiles: lions, stars, gold.', 'Tilya-Kori’s mosque is gilded; guards may offer the minaret.', { children: true }],
    ['Bibi-Khanym Mosque', 'religious', 39.6606, 66.979, 50, 4, 'daily 8-19', 'both', 'morning', 'religious architecture history', 'partial', 5, 'walk in', 'Timur’s mosque, too great to stand, half raised again.', 'Crawl under the stone Koran stand for a wish.'],
    ['Siyob Bazaar', 'market', 39.6623, 66.9799, 60, 4, 'Tu-Su 6-18', 'outdoor', 'morning', 'markets food photography', 'full', 4, 'walk in', 'Bread, melons, halva and gold teeth beside the mosque.', 'Taste all before you buy; closed on Mondays.', { children: true }],
    ['Shah-i-Zinda', 'religious', 39.6625, 66.9879, 75, 3, 'daily 8-19', 'outdoor', 'morning', 'religious architecture photography', 'poor', 5, 'walk in', 'A lane of tombs in every blue, up forty steps.', 'Count the steps both ways: the same number frees a wish.'],
    ['Hazrat Khizr Mosque', 'religious', 39.6632, 66.9835, 40, 2, 'daily 8-19', 'outdoor', 'evening', 'religious photography', 'partial', 3, 'walk in', 'Painted beams and a view to Bibi-Khanym; Karimov is buried here.', 'Go at sunset.'],
    ['Gur-e-Amir', 'religious', 39.6484, 66.9691, 50, 3, 'daily 8-20', 'both', 'evening', 'history architecture religious', 'partial', 5, 'walk in', 'Timur under the largest jade, in a room of gold.', 'Fluted dome lit at night; Rukhobod stands near.'],
    ['Rukhobod Mausoleum', 'religious', 39.6506, 66.9699, 20, 0, 'daily 8-18', 'outdoor', 'any', 'religious architecture', 'full', 2, 'walk in', 'The oldest tomb, plain brick for a mystic.', 'Between Registan and Gur-e-Amir on foot.'],
    ['Ulugh Beg Observatory', 'museum', 39.6748, 67.0057, 50, 3, 'daily 8-19', 'both', 'any', 'history architecture', 'partial', 4, 'walk in', 'The arc with which a prince measured a year to the minute.', 'The sextant’s lower part survives underground.', { children: true }],
    ['Afrosiyob Museum', 'museum', 39.6709, 66.9927, 60, 3, 'daily 9-18', 'indoor', 'any', 'history art', 'partial', 4, 'walk in', 'Sogdian envoys in a painted hall of the 7th century.', 'Walk over the mounds of the old town behind.'],
    ['Tomb of Daniel', 'religious', 39.6766, 66.9915, 40, 2, 'daily 8-18', 'outdoor', 'any', 'religious nature', 'partial', 3, 'walk in', 'A sarcophagus of eighteen metres that grows, by a spring.', 'Three faiths pray here.'],
    ['Old Jewish Quarter', 'quarter', 39.6578, 66.9811, 45, 0, 'always', 'outdoor', 'any', 'history photography', 'partial', 3, 'walk in', 'Mud lanes behind the new walls, with the Gumbaz synagogue.', 'Gates in the wall lead in: another town.'],
    ['Konigil Meros Paper Mill', 'museum', 39.6614, 67.0463, 75, 3, 'daily 9-18', 'outdoor', 'any', 'art history', 'partial', 4, 'walk in', 'Mulberry bark beaten by water wheels, as in 751.', 'Plov from their kitchen on order.', { children: true }],
    ['Samarkand Osh Markazi', 'food', 39.6708, 66.9387, 60, 4, 'daily 11-14:30', 'indoor', 'afternoon', 'food', 'full', 4, 'walk in', 'Plov in vats till it is gone.', 'Come by noon; share an achichuk salad.', { children: true }],
    ['Platan', 'food', 39.6482, 66.9564, 90, 14, 'daily 11-23', 'both', 'any', 'food', 'full', 4, 'walk in', 'Salads, shashlik and terrace among plane trees.', 'The town’s safest dinner.', { children: true }],
    ['Karimbek', 'food', 39.6588, 66.9477, 75, 10, 'daily 10-23', 'both', 'any', 'food music', 'full', 3, 'walk in', 'Lagman and kebab in carved rooms on Gagarin street.', 'Ask for the summer house.', { children: true }],
    ['Bibikhanum Teahouse', 'food', 39.6613, 66.9786, 60, 8, 'daily 9-22', 'outdoor', 'any', 'food', 'full', 3, 'walk in', 'Green tea and manti under the great portal.', 'Carpet beds in the shade.', { children: true }],
    ['Blues Café', 'evening', 39.6527, 66.9626, 90, 12, 'daily 17-24', 'indoor', 'evening', 'music nightlife food', 'partial', 2, 'walk in', 'Jazz and dumplings on Amir Temur street.', 'A pianist from eight.'],
    ['Shahrisabz', 'day trip', 39.0581, 66.8299, 180, 5, 'daily 9-18', 'outdoor', 'any', 'history architecture', 'partial', 3, 'walk in', 'Timur’s birthplace, with the shards of his White Palace.', 'The road goes over Takhtakaracha pass: mutton in clay at the top.', { way: { text: 'Shared taxi or car', minutes: 100 } }],
  ],
}
