import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 45, 'mid-range': 100, luxury: 260 },
  icons: ['Anping Old Fort', 'Chihkan Tower', 'Confucius Temple', 'Anping Tree House'],
  insights: [
    ['culture', 'Taiwan’s first capital', 'Dutch fort, Ming loyalists and more temples than anywhere on the island; the city turned 400 in 2024.', 'medium', 4.6, '2 days', 'November to March'],
    ['food', 'Small eats from dawn', 'Beef soup at five, milkfish porridge, danzai noodles, coffin bread and shaved ice with mango.', 'medium', 4.8, 'Every meal', 'All year round'],
    ['activities', 'Lanes and lagoons', 'Old streets by bicycle, mangrove tunnels by raft, salt fields at sunset.', 'low', 4.4, '2 to 3 days', 'November to March'],
    ['transportation', 'Buses 88 and 99', 'The fast train stops outside; a local train brings you in. T-Bikes stand at every corner.', 'low', 4.2, '', 'All year round'],
    ['weather', 'Sun of the south', 'Dry and mild from October to April, hot and stormy from June to September.', 'low', 4.4, '', 'November to March'],
    ['tips', 'Stalls keep odd hours', 'Many open three hours a day and close when sold out; look before you ride.', 'low', 4.3, '', 'All year round'],
  ],
  festivals: [
    ['Yanshui Beehive Fireworks', 'chinese 01-0-14 P2D', 'Walls of rockets fired into a padded crowd.', 'festival', 'Yanshui', 0, 5],
    ['Confucius’s Birthday', '09-28', 'Dawn rites with dancers and feathers.', 'religious', 'Confucius Temple', 0, 3],
  ],
  quarters: {
    'Anping': ['Anping Old Fort', 'Anping Tree House', 'Anping Old Street', 'Eternal Golden Castle', 'Chou’s Shrimp Rolls'],
    'West Central': ['Chihkan Tower', 'Confucius Temple', 'Shennong Street', 'Hayashi Department Store', 'Grand Mazu Temple', 'Tainan Art Museum Building 2', 'Du Hsiao Yueh', 'Blueprint Cultural Park'],
  },
  places: [
    ['Anping Old Fort', 'sight', 23.0015, 120.1606, 60, 2, 'daily 8:30-17:30', 'outdoor', 'morning', 'history', 'partial', 5, 'walk in', 'Walls of Fort Zeelandia, 1624, held by figs and sugar mortar.', 'Climb the white tower for the canals.', { children: true }],
    ['Anping Tree House', 'sight', 23.0034, 120.1596, 60, 2, 'daily 8:30-17:30', 'outdoor', 'any', 'nature photography history', 'partial', 5, 'walk in', 'A merchants’ warehouse that a banyan has swallowed.', 'Walk the bridge over its roofs.', { children: true }],
    ['Anping Old Street', 'quarter', 23.0007, 120.162, 60, 5, 'daily 10-20', 'outdoor', 'any', 'food shopping', 'full', 3, 'walk in', 'Shrimp crackers, candied fruit and sword lions over doors.', 'Side lanes to the north are older and empty.', { children: true }],
    ['Eternal Golden Castle', 'sight', 22.9876, 120.1592, 45, 2, 'daily 8:30-17:30', 'outdoor', 'any', 'history', 'partial', 3, 'walk in', 'A moated battery that a Frenchman built in 1876.', 'The cannon fires on Sunday mornings.', { children: true }],
    ['Chihkan Tower', 'sight', 22.9975, 120.2025, 50, 2, 'daily 8:30-21:30', 'outdoor', 'evening', 'history architecture', 'partial', 5, 'walk in', 'Pavilions on the base of Dutch Provintia, with stone turtles.', 'Lit till half past nine; music on weekend nights.'],
    ['Confucius Temple', 'religious', 22.9904, 120.2042, 50, 1, 'daily 8:30-17:30', 'outdoor', 'morning', 'religious history architecture', 'full', 5, 'walk in', 'The island’s first school, 1665, in red walls and old trees.', 'Fuzhong Street opposite is for coffee.'],
    ['Grand Mazu Temple', 'religious', 22.9967, 120.2016, 30, 0, 'daily 6-21', 'both', 'any', 'religious history', 'partial', 4, 'walk in', 'A Ming prince’s palace that became the sea goddess’s house.', 'Next door is the God of War: see both.'],
    ['Shennong Street', 'quarter', 22.9976, 120.1962, 50, 0, 'always', 'outdoor', 'evening', 'history photography nightlife', 'partial', 4, 'walk in', 'Two-storey shops of the old canal port, now bars and studios.', 'Lanterns from six; be quiet before the homes.'],
    ['Hayashi Department Store', 'sight', 22.9917, 120.2026, 45, 0, 'daily 11-21', 'indoor', 'any', 'shopping architecture history', 'full', 3, 'walk in', 'A store of 1932 with a shrine on the roof and a lift for five.', 'Good for presents; bullet marks remain upstairs.'],
    ['Tainan Art Museum Building 2', 'museum', 22.9905, 120.2012, 75, 6, 'Tu-Su 10-18', 'indoor', 'any', 'art architecture', 'full', 3, 'walk in', 'White boxes under a pentagon roof by Shigeru Ban.', 'Open until nine on Saturdays; joint ticket with the old police station.'],
    ['Blueprint Cultural Park', 'evening', 22.9866, 120.1973, 60, 5, 'We-Mo 14-21', 'outdoor', 'evening', 'art shopping photography', 'full', 2, 'walk in', 'Prison officers’ dormitories with light drawings and shops.', 'Come at dusk when the outline house lights up.'],
    ['Chimei Museum', 'museum', 22.9347, 120.226, 150, 6, 'Th-Tu 9:30-17:30', 'indoor', 'any', 'art music nature', 'full', 4, 'book', 'A white palace with Stradivari, knights and stuffed lions.', 'Closed on Wednesdays; walk in the park for nothing.', { children: true }],
    ['Ten Drum Culture Village', 'family', 22.9623, 120.2278, 120, 15, 'daily 10-20:30', 'both', 'any', 'music history adventure', 'partial', 3, 'walk in', 'Drummers in a sugar mill, with slides in the chimneys.', 'Shows at half past ten and three.', { children: true }],
    ['Sicao Green Tunnel', 'nature', 23.0194, 120.1364, 60, 7, 'daily 8:30-16:30', 'outdoor', 'morning', 'nature photography', 'partial', 4, 'walk in', 'A raft under mangroves that close overhead.', 'Hats are lent; weekends queue.', { children: true }],
    ['Garden Night Market', 'market', 23.0118, 120.2006, 90, 8, 'Th 18-25, Sa-Su 18-25', 'outdoor', 'evening', 'markets food nightlife', 'full', 4, 'walk in', 'The island’s largest, under flags on poles.', 'Thursday, Saturday, Sunday; other days Dadong or Wusheng.', { children: true }],
    ['Du Hsiao Yueh', 'food', 22.9932, 120.2044, 60, 8, 'daily 11-20:30', 'indoor', 'any', 'food history', 'partial', 4, 'walk in', 'Danzai noodles from a low stove since 1895.', 'The bowl is small on purpose: have two.', { children: true }],
    ['Chou’s Shrimp Rolls', 'food', 22.9987, 120.1723, 45, 7, 'daily 10-22', 'indoor', 'any', 'food', 'full', 3, 'walk in', 'Crisp rolls of shrimp and Anping’s tofu pudding near by.', 'Order at the till, then wait for your number.', { children: true }],
    ['A Xia Restaurant', 'food', 22.9954, 120.2035, 90, 35, 'Tu-Su 11-14 17-21', 'indoor', 'any', 'food', 'full', 3, 'book', 'Red crab on sticky rice at the city’s feast house.', 'Order the crab when you book.'],
  ],
}
