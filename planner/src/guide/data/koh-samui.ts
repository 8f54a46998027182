import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 45, 'mid-range': 130, luxury: 400 },
  icons: ['Big Buddha', 'Ang Thong Marine Park', 'Chaweng Beach', 'Fisherman’s Village'],
  base: { latitude: 9.5357, longitude: 100.0607 },
  insights: [
    ['culture', 'Coconut island', 'Until 1989 there was no airport; coconuts paid the bills and monasteries still mark every bay.', 'medium', 4, '1 day', 'January to April'],
    ['food', 'Coconut in everything', 'Kalamae sweets, grilled squid and southern curries; Friday’s walking street has them all.', 'medium', 4.4, 'Every meal', 'All year round'],
    ['activities', 'Islands beyond the island', 'Ang Thong by boat, Koh Tao for reefs and Koh Phangan for quiet sides or full moons.', 'high', 4.6, '2 to 3 days', 'February to September'],
    ['transportation', 'A ring road of 50 km', 'Songthaews run by day, taxis are dear; scooters are easy to rent and easy to fall from.', 'medium', 3.8, '', 'All year round'],
    ['weather', 'Rain at the other end', 'The gulf is dry when Phuket is wet: best from January to August, stormy in November.', 'medium', 4.4, '', 'January to August'],
    ['tips', 'Choose your bay', 'Chaweng is for nights, Bophut for evenings, Lipa Noi and Taling Ngam for silence.', 'medium', 4.3, '', 'All year round'],
  ],
  festivals: [
    ['Songkran', '04-13', 'One day of water from Chaweng to Lamai.', 'festival', 'Chaweng', 0, 4],
    ['Samui Regatta', 'usually 05-20/06-05', 'Yachts race off Chaweng for a week.', 'sport', 'Chaweng Beach', 0, 3],
    ['Ten Stars Samui Art Party', 'usually 09-05/09-20', 'Music and performance across the island’s resorts.', 'music', 'Koh Samui', 30, 2],
  ],
  quarters: {
    'Bophut': ['Fisherman’s Village', 'Krua Bophut'],
    'Chaweng': ['Chaweng Beach', 'Ark Bar', 'Chaweng Viewpoint'],
    'Lamai': ['Hin Ta and Hin Yai', 'Lamai Beach', 'Sabeinglae'],
  },
  places: [
    ['Big Buddha', 'religious', 9.5709, 100.0605, 45, 0, 'daily 7-18', 'outdoor', 'morning', 'religious photography', 'partial', 5, 'walk in', 'Twelve metres of golden Buddha on his own islet since 1972.', 'Barefoot on hot stairs at noon is a mistake: come early.', { children: true }],
    ['Wat Plai Laem', 'religious', 9.5716, 100.0673, 45, 0, 'daily 6-18', 'outdoor', 'any', 'religious art photography', 'full', 4, 'walk in', 'Guanyin with eighteen arms in a lake of catfish.', 'Fish food costs ten baht; the hall’s murals tell the whole life.', { children: true }],
    ['Fisherman’s Village', 'quarter', 9.5584, 100.0291, 105, 8, 'daily 10-23', 'outdoor', 'evening', 'food shopping history', 'full', 5, 'walk in', 'Chinese shophouses on Bophut’s sand, now kitchens and boutiques.', 'On Fridays the walking street fills it from five.', { children: true }],
    ['Chaweng Beach', 'beach', 9.5311, 100.0626, 180, 5, 'always', 'outdoor', 'morning', 'nature nightlife', 'partial', 5, 'walk in', 'Seven kilometres of white powder and the island’s liveliest street.', 'The northern end by Matlang is shallow and calm.', { children: true }],
    ['Chaweng Viewpoint', 'viewpoint', 9.5139, 100.0569, 40, 2, 'daily 8-19', 'outdoor', 'afternoon', 'photography nature', 'poor', 3, 'walk in', 'The curve of the bay from the Lad Koh road.', 'Lad Koh’s car park is free; the café above charges a drink.'],
    ['Lamai Beach', 'beach', 9.4664, 100.0484, 150, 5, 'always', 'outdoor', 'any', 'nature food', 'partial', 4, 'walk in', 'Deep sand and boulders, calmer than Chaweng.', 'Swim at the southern end; the sea drops off quickly in the middle.', { children: true }],
    ['Hin Ta and Hin Yai', 'sight', 9.4508, 100.0387, 35, 0, 'always', 'outdoor', 'any', 'nature photography', 'poor', 3, 'walk in', 'Grandfather and grandmother, two rocks that need no explanation.', 'Taste kalamae, coconut toffee, on the lane.'],
    ['Na Muang Waterfall', 'nature', 9.4661, 99.9862, 75, 0, 'daily 7-18', 'outdoor', 'morning', 'nature adventure', 'poor', 3, 'walk in', 'Eighteen metres over purple rock into a pool.', 'The second fall is half an hour up; pass by the elephant rides.', { children: true }],
    ['Secret Buddha Garden', 'religious', 9.4987, 99.9764, 60, 3, 'daily 9-18', 'outdoor', 'morning', 'art nature religious', 'poor', 4, 'walk in', 'A fruit farmer’s statues in the jungle near the island’s top.', 'The road is steep: take a driver if unsure.'],
    ['Wat Khunaram', 'religious', 9.4588, 99.9939, 25, 0, 'daily 7-18', 'both', 'any', 'religious', 'full', 3, 'walk in', 'The mummified monk who sits in meditation with sunglasses.', 'Show respect; children find him less odd than adults.'],
    ['Samui Elephant Sanctuary', 'family', 9.5463, 100.0271, 150, 95, 'daily 8:30-16:30', 'outdoor', 'morning', 'nature', 'partial', 4, 'book', 'Rescued elephants that are fed and watched, never ridden.', 'Half days with lunch; transfers are included.', { children: true }],
    ['Krua Bophut', 'food', 9.5575, 100.0272, 90, 18, 'daily 12-23', 'both', 'any', 'food', 'full', 3, 'book', 'Thai dishes in a garden on the sand at the end of the village.', 'Book the seaside row on Friday.', { children: true }],
    ['Sabeinglae', 'food', 9.4468, 100.0373, 75, 14, 'daily 10:30-21', 'outdoor', 'any', 'food nature', 'partial', 4, 'walk in', 'Southern seafood with the waves below, beyond the rocks of Lamai.', 'Try coconut shoots with prawns and the sour fish curry.', { children: true }],
    ['Supattra Thai Dining', 'food', 9.5605, 100.0455, 90, 22, 'Tu-Su 17-22', 'both', 'evening', 'food', 'partial', 3, 'book', 'A fisher family’s daughter cooks what came in.', 'Few tables: reserve the day before.'],
    ['Ark Bar', 'evening', 9.5317, 100.0629, 120, 20, 'daily 14-26', 'outdoor', 'evening', 'nightlife music', 'partial', 3, 'walk in', 'Fire dancers and DJs on Chaweng’s sand.', 'Shows begin at nine; the lane behind has the cheaper bars.'],
    ['Ang Thong Marine Park', 'day trip', 9.6404, 99.6681, 300, 65, 'daily 8-17', 'outdoor', 'morning', 'nature adventure photography', 'poor', 5, 'book', 'Forty-two islands, an emerald lake and the view that inspired a novel.', 'Closed in November and much of December; shoes for the viewpoint.', { season: [1, 10], way: { text: 'Speedboat or large boat from Nathon or Bophut', minutes: 75 } }],
    ['Koh Tao', 'day trip', 10.0894, 99.8265, 240, 60, 'always', 'outdoor', 'morning', 'nature adventure', 'poor', 4, 'book', 'The divers’ island and Nang Yuan’s three-way beach.', 'Catamaran sways: sit at the back, below.', { season: [1, 10], way: { text: 'Catamaran from Maenam', minutes: 105 } }],
  ],
}
