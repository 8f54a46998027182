import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 40, 'mid-range': 120, luxury: 320 },
  icons: ['Sung Sot Cave', 'Ti Top Island', 'Lan Ha Bay'],
  insights: [
    ['culture', 'Two thousand islands', 'The legend says a dragon dived here; fishermen lived on the water until a few years ago.', 'high', 4.6, '2 days', 'October to April'],
    ['food', 'Squid cakes and clams', 'Pounded squid cakes with sticky rice, and clams from the bay, eaten best in Hon Gai.', 'low', 4.3, 'Every meal', 'All year round'],
    ['activities', 'Sleep on the water', 'One night aboard shows the bay without the day boats; Lan Ha and Bai Tu Long are quieter.', 'medium', 4.7, '1 to 2 nights', 'March to May, September to November'],
    ['transportation', 'From Hanoi', 'The expressway takes two and a half hours by shuttle; boats leave from Tuan Chau or the port of Bai Chay.', 'medium', 4.3, '', 'All year round'],
    ['weather', 'Mist and typhoons', 'Winter is cool and misty, spring soft; from June to September storms can cancel boats.', 'medium', 4.1, '', 'October, November, March and April'],
    ['tips', 'Pick the boat by route', 'Ask for the exact route and the number of cabins before you pay.', 'medium', 4.3, '', 'All year round'],
  ],
  festivals: [
    ['Ha Long Carnival', 'usually 04-25/05-03', 'Parade, fireworks and music on the shore of Bai Chay.', 'festival', 'Bai Chay', 0, 3],
    ['Yen Tu Spring Festival', 'chinese 01-0-10', 'Pilgrims climb to the bronze pagoda for three months.', 'religious', 'Yen Tu', 2, 3],
  ],
  places: [
    ['Sung Sot Cave', 'nature', 20.8442, 107.0915, 60, 12, 'daily 8-17', 'indoor', 'morning', 'nature adventure photography', 'poor', 5, 'walk in', 'The largest cave of the bay, three halls over a harbour of boats.', 'Boats crowd it from ten to two; overnight boats come first.'],
    ['Ti Top Island', 'viewpoint', 20.8586, 107.0816, 75, 0, 'daily 7-17', 'outdoor', 'morning', 'photography nature adventure', 'poor', 5, 'walk in', 'Four hundred steps to the best view of the bay, and a small beach.', 'Climb first and swim after.'],
    ['Thien Cung Cave', 'nature', 20.9105, 107.0197, 50, 12, 'daily 8-17', 'indoor', 'morning', 'nature photography', 'poor', 3, 'walk in', 'A lit cave near the port, with many stalactites.', 'It is the stop of the four-hour boats.'],
    ['Bai Chay Beach', 'beach', 20.9532, 107.0421, 150, 0, 'always', 'outdoor', 'afternoon', 'nature', 'partial', 3, 'walk in', 'A long made beach with cafés facing the islands.', 'Swimming is best at high tide.', { children: true }],
    ['Bai Chay Bridge', 'viewpoint', 20.9603, 107.0657, 25, 0, 'always', 'outdoor', 'evening', 'photography architecture', 'full', 2, 'walk in', 'The cable bridge over the strait, lit at night.', 'Look from the Hon Gai quay.'],
    ['Bai Tho Mountain', 'viewpoint', 20.951, 107.0795, 30, 0, 'always', 'outdoor', 'any', 'photography history', 'poor', 3, 'walk in', 'The Poem Mountain with a royal verse cut in the rock over Hon Gai.', 'The path to the top is closed; see it from the harbour street.'],
    ['Long Tien Pagoda', 'religious', 20.9506, 107.0806, 30, 0, 'daily 6-18', 'both', 'any', 'religious architecture', 'partial', 2, 'walk in', 'The town’s old pagoda at the foot of Bai Tho.', 'Dress modestly; mornings smell of incense.'],
    ['Quang Ninh Museum', 'museum', 20.9491, 107.0943, 90, 2, 'Tu-Su 8-17', 'indoor', 'any', 'history art architecture', 'full', 4, 'walk in', 'A black cube on the shore with bay life, coal and history.', 'The lower floor leads you through a mine.'],
    ['Ha Long Market', 'food', 20.9523, 107.0765, 60, 6, 'daily 6-18', 'indoor', 'morning', 'food markets', 'partial', 3, 'walk in', 'The market of Hon Gai, with squid cakes and dried seafood.', 'Watch the cakes being pounded; come hungry before ten.'],
    ['Cua Vàng', 'food', 20.9496, 107.0797, 75, 20, 'daily 10-22', 'indoor', 'any', 'food', 'partial', 3, 'walk in', 'Crab in every form and squid cakes in Hon Gai, below Bai Tho Mountain.', 'Choose from the tanks and ask the price by weight first.', { children: true }],
    ['Hồng Hạnh 3', 'food', 20.9566, 107.0561, 75, 22, 'daily 9-22', 'indoor', 'any', 'food', 'partial', 3, 'walk in', 'A large seafood hall in Bai Chay where families order for ten.', 'Steamed clams and grilled squid are fair in price; mantis shrimp is not cheap.', { children: true }],
    ['Cat Ba Town', 'quarter', 20.7257, 107.0487, 90, 0, 'always', 'outdoor', 'evening', 'food nature adventure', 'full', 3, 'walk in', 'A harbour town under cliffs, base for climbing and kayaks.', 'Fish restaurants line the bay; the floating ones are dear.'],
    ['Cat Ba Waterfront at Night', 'evening', 20.7251, 107.0482, 105, 12, 'daily 18-24', 'outdoor', 'evening', 'nightlife food', 'full', 2, 'walk in', 'Lights, grilled shellfish and bars along the bay.', 'Weekends are full of families from Hanoi.'],
    ['Lan Ha Bay', 'day trip', 20.76, 107.1, 300, 35, 'daily 8-16', 'outdoor', 'morning', 'nature adventure photography', 'poor', 5, 'walk in', 'The southern sister of Ha Long: as fine, with far fewer boats.', 'Day boats from Cat Ba bring kayaks and lunch.', { way: { text: 'Ferry to Cat Ba, then boat from Beo', minutes: 120 } }],
    ['Hai Phong Opera House', 'day trip', 20.8577, 106.6823, 120, 0, 'always', 'outdoor', 'any', 'architecture food history', 'full', 2, 'walk in', 'The yellow opera square of the port city, with flower stalls.', 'Eat crab noodle soup nearby; it was born here.', { way: { text: 'Bus or car on the expressway', minutes: 60 } }],
  ],
}
