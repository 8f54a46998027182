import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 95, 'mid-range': 210, luxury: 520 },
  icons: ['Muri Lagoon', 'Cross-Island Track', 'Punanga Nui Market'],
  insights: [
    ['culture', 'Church, dance and ukulele', 'Sunday hymns lift the roof; island nights drum for the guests.', 'low', 4.5, '1 day', 'April to November'],
    ['food', 'Ika mata and umukai', 'Raw fish in coconut, earth-oven feasts and the night market’s plates.', 'low', 4.3, 'Every meal', 'All year round'],
    ['activities', 'Lagoon round a mountain', 'Snorkel from the beach, climb to the Needle, paddle to a motu.', 'medium', 4.7, '3 to 4 days', 'April to November'],
    ['transportation', 'Clockwise, anticlockwise', 'Two buses, two directions, 32 kilometres; or a scooter with a local licence.', 'low', 4.6, '', 'All year round'],
    ['weather', 'Mild trade winds', 'April to November is dry, about 25 degrees; cyclones may come until March.', 'low', 4.5, '', 'April to November'],
    ['tips', 'Two days in one', 'The date line is west of here: check your flight’s day; cash for markets.', 'low', 4.3, '', 'All year round'],
  ],
  festivals: [
    ['Te Maeva Nui', 'usually 07-28/08-06', 'The islands compete in dance for self-rule day.', 'culture', 'National Auditorium, Avarua', 10, 5],
    ['Vaka Eiva', 'usually 11-20/11-30', 'A week of outrigger races.', 'sport', 'Muri and Avarua', 0, 4],
  ],
  quarters: {
    'Avarua': ['Punanga Nui Market', 'Cook Islands Christian Church', 'Para O Tane Palace', 'Trader Jacks', 'Cook Islands National Museum'],
    'Muri': ['Muri Lagoon', 'Muri Night Market', 'The Mooring', 'Captain Tama’s Lagoon Cruise'],
  },
  places: [
    ['Muri Lagoon', 'beach', -21.2604, -159.7316, 180, 0, 'always', 'outdoor', 'morning', 'nature photography', 'partial', 5, 'walk in', 'Turquoise shallows and four motu you can wade to.', 'Best at mid tide; mind the current at Avana passage.', { children: true }],
    ['Captain Tama’s Lagoon Cruise', 'nature', -21.258, -159.7318, 240, 60, 'Su-Fr 10:30-14:30', 'outdoor', 'morning', 'nature music food', 'poor', 4, 'book', 'Glass bottom, snorkel, barbecue and coconut jokes on a motu.', 'Bring a shirt against the sun.', { children: true }],
    ['Aroa Marine Reserve', 'beach', -21.2614, -159.8174, 120, 0, 'always', 'outdoor', 'any', 'nature adventure', 'partial', 4, 'walk in', 'Coral and clouds of fish off the Rarotongan’s beach.', 'Enter at the sign; fins help against the drift.', { children: true }],
    ['Tikioki, Fruits of Rarotonga', 'beach', -21.2717, -159.7478, 105, 0, 'always', 'outdoor', 'any', 'nature adventure', 'partial', 4, 'walk in', 'Giant clams and butterfly fish in the south’s reserve.', 'Smoothies across the road hold your bag.', { children: true }],
    ['Black Rock', 'nature', -21.2027, -159.8305, 60, 0, 'always', 'outdoor', 'evening', 'nature photography history', 'partial', 3, 'walk in', 'Where souls left for Avaiki; today boys jump and the sun sets.', 'Low tide shows pools.', { children: true }],
    ['Cross-Island Track', 'nature', -21.2295, -159.7769, 240, 0, 'daily 7-16', 'outdoor', 'morning', 'adventure nature', 'poor', 5, 'walk in', 'Up roots to the Needle and down to Wigmore’s fall.', 'North to south, with repellent and real shoes; not after rain.'],
    ['Wigmore’s Waterfall', 'nature', -21.2541, -159.7862, 50, 0, 'daily 7-18', 'outdoor', 'any', 'nature', 'partial', 3, 'walk in', 'The island’s only fall and a cool pool.', 'Thin in August; repellent always.', { children: true }],
    ['Punanga Nui Market', 'market', -21.2047, -159.7826, 105, 10, 'Sa 6-12', 'outdoor', 'morning', 'markets food music shopping', 'full', 5, 'walk in', 'Saturday is the week’s feast: waffles, pareu, ukulele and dance.', 'Be there at eight; stalls open on weekdays are few.', { children: true }],
    ['Cook Islands Christian Church', 'religious', -21.207, -159.7702, 60, 0, 'daily 9-16', 'both', 'morning', 'religious music history', 'full', 4, 'walk in', 'Coral walls of 1853; Sunday singing at ten needs no organ.', 'Modest dress and no photos; tea follows.'],
    ['Para O Tane Palace', 'sight', -21.2065, -159.7709, 25, 0, 'always', 'outdoor', 'any', 'history', 'full', 2, 'walk in', 'The queen’s house and marae where the treaty was signed.', 'From outside: the family lives near.'],
    ['Cook Islands National Museum', 'museum', -21.2077, -159.7693, 45, 4, 'Mo-Fr 8-16', 'indoor', 'any', 'history', 'full', 3, 'walk in', 'Gods, drums and canoes in two rooms.', 'The library society next door has more.'],
    ['Te Vara Nui Cultural Village', 'evening', -21.2618, -159.7367, 210, 70, 'Mo-Tu 17-21, Th 17-21, Sa 17-21', 'outdoor', 'evening', 'music history food', 'full', 4, 'book', 'Village tour, feast and dance on floating stages.', 'Book the show alone if you eat little.', { children: true }],
    ['Muri Night Market', 'market', -21.2606, -159.7343, 75, 14, 'Su 17-21, Tu-Th 17-21', 'outdoor', 'evening', 'markets food', 'full', 4, 'walk in', 'Plates of ika mata, pork and pavlova on picnic tables.', 'Cash; come by six.', { children: true }],
    ['Trader Jacks', 'food', -21.2051, -159.7762, 90, 28, 'daily 11-24', 'both', 'any', 'food nightlife music', 'full', 4, 'walk in', 'A bar over the harbour that cyclones took thrice.', 'Fish burger at noon, band on Friday.', { children: true }],
    ['The Mooring', 'food', -21.2513, -159.7266, 45, 14, 'Mo-Fr 9:30-15, Su 12-16', 'outdoor', 'afternoon', 'food', 'full', 4, 'walk in', 'Tuna in Turkish bread from a blue hut at Avana.', 'Paddle boards for hire beside it.', { children: true }],
    ['Tamarind House', 'food', -21.2036, -159.7596, 105, 42, 'Mo-Sa 11-14:30 17:30-21', 'both', 'any', 'food', 'full', 3, 'book', 'Colonial veranda on the sea with fine fish.', 'Sunset tables on the lawn.'],
    ['Charlie’s Raro', 'food', -21.271, -159.7517, 60, 18, 'daily 10-20', 'outdoor', 'any', 'food', 'full', 3, 'walk in', 'Fish sandwich and cocktails on Titikaveka’s sand.', 'Snorkel before lunch; kayaks for guests.', { children: true }],
    ['Highland Paradise', 'nature', -21.2172, -159.8058, 150, 45, 'Mo+We+Fr 9:30-14', 'outdoor', 'morning', 'history nature', 'poor', 3, 'book', 'A lost hill village of the Tinomana tribe, told by its descendants.', 'Tours twice a week with umu lunch.'],
  ],
}
