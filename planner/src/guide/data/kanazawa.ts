import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 75, 'mid-range': 170, luxury: 450 },
  icons: ['Kenrokuen', 'Higashi Chaya District', '21st Century Museum of Contemporary Art', 'Omicho Market'],
  insights: [
    ['culture', 'Gold and samurai', 'The Maeda lords spent their rice on art, not war; nearly all of Japan’s gold leaf is beaten here.', 'medium', 4.8, '2 days', 'April, May, October, November'],
    ['food', 'Winter crab and jibu-ni', 'Fish of the Japan Sea, duck stew and sweets for tea.', 'medium', 4.7, 'Every meal', 'November to March'],
    ['activities', 'Gardens and tea houses', 'Kenrokuen at seven, crafts by noon, wooden lanes under lamps at night.', 'medium', 4.6, '2 days', 'All year round'],
    ['transportation', 'Loop bus and feet', 'Tokyo is two and a half hours by Shinkansen; loop buses turn every quarter of an hour.', 'medium', 4.6, '', 'All year round'],
    ['weather', 'Bring an umbrella', 'Forget lunch but not your umbrella, they say; snow ropes stand from November.', 'low', 3.9, '', 'April, May, October'],
    ['tips', 'Garden before the fee', 'The garden opens free of charge at dawn by a side gate; leave before the ticket hour.', 'low', 4.4, '', 'All year round'],
  ],
  festivals: [
    ['Hyakumangoku Festival', 'usually 06-01/06-10', 'The lord’s entry of 1583 in armour and with lanterns.', 'festival', 'City centre', 0, 4],
    ['Yukitsuri, ropes for the snow', '11-01', 'Gardeners tie cones of rope over the pines of Kenrokuen.', 'culture', 'Kenrokuen', 3, 3],
  ],
  quarters: {
    'Castle hill': ['Kenrokuen', 'Kanazawa Castle Park', '21st Century Museum of Contemporary Art', 'D. T. Suzuki Museum', 'Seisonkaku Villa'],
    'Higashiyama': ['Higashi Chaya District', 'Kazuemachi', 'Jiyuken'],
    'Nagamachi and Katamachi': ['Nagamachi Samurai District', 'Katamachi', 'Oden Miyuki'],
  },
  places: [
    ['Kenrokuen', 'park', 36.5621, 136.6627, 90, 3, 'daily 8-17', 'outdoor', 'morning', 'nature photography history', 'partial', 5, 'walk in', 'One of Japan’s three great gardens, with six virtues in one place.', 'The two-legged lantern is at the pond’s north; dawn entry is free.', { children: true }],
    ['Kanazawa Castle Park', 'sight', 36.566, 136.6593, 75, 3, 'daily 7-18', 'both', 'any', 'history architecture', 'full', 4, 'walk in', 'White walls with lead tiles and rebuilt storehouses in wood.', 'Gyokusen’inmaru garden is lit on weekend evenings.', { children: true }],
    ['21st Century Museum of Contemporary Art', 'museum', 36.5608, 136.6582, 90, 10, 'Tu-Su 10-18', 'indoor', 'afternoon', 'art architecture photography', 'full', 5, 'book', 'A glass circle with a swimming pool you look up from.', 'The pool’s underside needs a same-day slot; the free zone opens until ten.', { children: true }],
    ['D. T. Suzuki Museum', 'museum', 36.5577, 136.6608, 45, 2, 'Tu-Su 9:30-17', 'both', 'any', 'architecture art religious', 'full', 4, 'walk in', 'A mirror of water for thinking about nothing.', 'Walk the wooded path behind it up to the garden.'],
    ['Seisonkaku Villa', 'sight', 36.5611, 136.6636, 45, 5, 'Th-Tu 9-17', 'indoor', 'any', 'history architecture art', 'poor', 3, 'walk in', 'A lord’s gift to his mother, with ultramarine ceilings.', 'Closed on Wednesdays; a veranda spans without pillars.'],
    ['Higashi Chaya District', 'quarter', 36.5724, 136.6667, 75, 5, 'always', 'outdoor', 'evening', 'history architecture photography', 'partial', 5, 'walk in', 'Wooden lattices of the geisha street, with gold leaf on everything.', 'Shima house of 1820 is open; after five the lane is yours.'],
    ['Kazuemachi', 'quarter', 36.5719, 136.6618, 30, 0, 'always', 'outdoor', 'evening', 'photography history', 'full', 3, 'walk in', 'A row of tea houses on the Asano River by lamplight.', 'Cross Nakano bridge at dusk; listen for a shamisen.'],
    ['Nagamachi Samurai District', 'quarter', 36.5642, 136.6508, 75, 4, 'always', 'outdoor', 'any', 'history architecture', 'full', 4, 'walk in', 'Mud walls and canals, with the Nomura house and its garden.', 'In winter straw mats hang over the walls.'],
    ['Omicho Market', 'market', 36.5719, 136.6564, 60, 15, 'daily 9-17', 'indoor', 'morning', 'markets food', 'full', 5, 'walk in', 'The city’s kitchen since 1721: crabs, shrimps and rice bowls.', 'Many stalls rest on Wednesday; queues for bowls begin at ten.', { children: true }],
    ['Myoryuji', 'religious', 36.5557, 136.6495, 50, 8, 'daily 9-16', 'indoor', 'any', 'history architecture religious', 'poor', 4, 'book', 'The ninja temple: traps, false doors and 29 stairs.', 'By telephone booking only; small children are not admitted.'],
    ['National Crafts Museum', 'museum', 36.5629, 136.6655, 60, 3, 'Tu-Su 9:30-17:30', 'indoor', 'any', 'art', 'full', 3, 'walk in', 'Lacquer, glass and kimono of living national treasures.', 'Moved from Tokyo into two old army houses.'],
    ['Tsuzumi-mon', 'sight', 36.5783, 136.6485, 20, 0, 'always', 'outdoor', 'evening', 'architecture photography', 'full', 3, 'walk in', 'A gate like two drums before the station’s glass dome.', 'The clock in front is made of water.', { children: true }],
    ['Jiyuken', 'food', 36.5712, 136.6651, 60, 12, 'We-Mo 11:30-15 17-21', 'indoor', 'any', 'food', 'partial', 3, 'walk in', 'Western dishes as Japan ate them in 1909, by the tea houses.', 'Omelette rice with soy is the house dish.', { children: true }],
    ['Morimori Sushi Omicho', 'food', 36.5723, 136.6561, 60, 22, 'daily 8-20', 'indoor', 'any', 'food', 'full', 4, 'walk in', 'Belt sushi of the market’s best fish.', 'Order nodoguro lightly grilled; take a number first.', { children: true }],
    ['Oden Miyuki', 'food', 36.5604, 136.6536, 75, 25, 'Mo-Sa 17-23', 'indoor', 'evening', 'food', 'partial', 3, 'walk in', 'Simmered radish, crab shell and sake at a counter.', 'Crab shells are filled from November only.'],
    ['Katamachi', 'evening', 36.5609, 136.6521, 90, 30, 'daily 18-26', 'outdoor', 'evening', 'nightlife food', 'full', 3, 'walk in', 'The lanes of bars by the Sai River.', 'Shintenchi’s alley has the smallest counters.'],
    ['Shirakawa-go', 'day trip', 36.2578, 136.9067, 210, 6, 'always', 'outdoor', 'any', 'history architecture photography', 'partial', 4, 'book', 'Steep thatched farmhouses in a mountain valley.', 'Reserve the bus; walk up to the Shiroyama view.', { children: true, way: { text: 'Express bus', minutes: 75 } }],
  ],
}
