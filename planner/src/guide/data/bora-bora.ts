import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 140, 'mid-range': 380, luxury: 1300 },
  icons: ['Matira Beach', 'Lagoon Tour with Rays and Sharks', 'Mount Otemanu'],
  insights: [
    ['culture', 'An old volcano in a lagoon', 'Polynesian temples stand at the shore, American guns of 1942 above it.', 'low', 4.7, '3 to 5 days', 'May to October'],
    ['food', 'Poisson cru', 'Raw tuna in lime and coconut milk, sold from roulottes in Vaitape for a tenth of hotel prices.', 'low', 4.5, 'Every meal', 'All year round'],
    ['activities', 'In the lagoon', 'Rays, reef sharks and coral gardens are a boat ride away; choose operators who do not feed.', 'medium', 4.9, '1 to 2 days', 'May to October'],
    ['transportation', 'One ring road', 'Thirty-two kilometres around by bike or car; boats meet planes at the airport island.', 'low', 4.1, '', 'All year round'],
    ['weather', 'Dry southern winter', 'May to October is cooler with trade wind; December to March is hot and wet.', 'low', 4.5, '', 'May to October'],
    ['tips', 'Bring cash and cream', 'There are few cash machines; use reef-safe cream and closed water shoes.', 'low', 4.2, '', 'All year round'],
  ],
  festivals: [
    ['Heiva i Bora Bora', 'usually 07-01/07-31', 'Dance, song, stone lifting and canoes for weeks.', 'culture', 'Place Tuvavau, Vaitape', 10, 5],
    ['Hawaiki Nui Va’a', 'usually 10-25/11-10', 'The great canoe race from Huahine ends at Matira.', 'sport', 'Matira Beach', 0, 4],
    ['Bastille Day', '07-14', 'Parades and floats along the shore.', 'festival', 'Vaitape', 0, 3],
  ],
  places: [
    ['Matira Beach', 'beach', -16.542, -151.736, 210, 0, 'always', 'outdoor', 'afternoon', 'nature photography', 'full', 5, 'walk in', 'The public beach of white sand and shallow lagoon.', 'Wade out for two hundred metres; sunset is here.', { children: true }],
    ['Matira Point', 'viewpoint', -16.5462, -151.7366, 30, 0, 'always', 'outdoor', 'evening', 'nature photography', 'full', 4, 'walk in', 'The southern tip, with lagoon on both sides.', 'Rays pass at dusk; old guns are on the hill.'],
    ['Vaitape', 'quarter', -16.5058, -151.7512, 75, 0, 'always', 'outdoor', 'any', 'shopping food history', 'full', 3, 'walk in', 'The only town: quay, pearl shops and fruit stalls.', 'Saturday morning has the fish; shops close at noon.'],
    ['Vaitape Craft Centre', 'market', -16.5055, -151.7514, 40, 0, 'Mo-Sa 8-16', 'indoor', 'any', 'shopping markets', 'full', 3, 'walk in', 'Pareos, baskets and shells by the women of the island.', 'Prices are fair and fixed.'],
    ['Vaitape Protestant Church', 'religious', -16.5068, -151.751, 45, 0, 'Su 9-12', 'indoor', 'morning', 'religious music', 'full', 3, 'walk in', 'A plain church with mighty singing on Sunday.', 'Come at ten in shoes and a shirt.'],
    ['Vaitape Roulottes', 'food', -16.5062, -151.7513, 75, 15, 'daily 17-22', 'outdoor', 'evening', 'food', 'full', 3, 'walk in', 'Food trucks and snack bars by the quay.', 'Try poisson cru or chow mein; cash only.'],
    ['Bloody Mary’s', 'food', -16.5266, -151.7446, 90, 50, 'Mo-Sa 11-15 18-21', 'both', 'any', 'food nightlife', 'partial', 3, 'book', 'Sand floor, thatch and the catch of the day laid out on ice.', 'Leave your shoes at the door; ask about the shuttle from your hotel.'],
    ['Snack Matira', 'food', -16.5413, -151.7381, 60, 18, 'Tu-Su 10-16', 'outdoor', 'afternoon', 'food', 'full', 3, 'walk in', 'Burgers, grilled tuna and poisson cru on the edge of the beach.', 'Bring cash and eat with your feet in the sand.', { children: true }],
    ['Matira Beach at Sunset', 'evening', -16.5426, -151.7366, 90, 20, 'daily 17-22', 'outdoor', 'evening', 'nature food nightlife photography', 'full', 4, 'walk in', 'The sun goes down over the lagoon, with a drink in the bars behind the sand.', 'Be there by half past five; it is dark soon after six all year.'],
    ['Mount Otemanu', 'nature', -16.5083, -151.735, 240, 100, 'always', 'outdoor', 'morning', 'nature adventure photography', 'poor', 5, 'walk in', 'The black peak of 727 metres over the lagoon.', 'The top is not climbed; guides lead to the cave below.'],
    ['Mount Pahia', 'nature', -16.504, -151.743, 300, 80, 'always', 'outdoor', 'morning', 'nature adventure', 'poor', 3, 'walk in', 'The second peak, a steep climb with ropes.', 'Take a guide and start at six.'],
    ['Faanui Bay', 'nature', -16.488, -151.742, 60, 0, 'always', 'outdoor', 'morning', 'nature history', 'partial', 3, 'walk in', 'A deep bay with a wartime base and a marae on the shore.', 'Cycle here in the cool morning.'],
    ['Toopua Island', 'nature', -16.519, -151.769, 120, 90, 'always', 'outdoor', 'morning', 'nature adventure', 'poor', 3, 'walk in', 'A hilly islet with coral and rays on its sandbank.', 'Morning water is clearest.'],
    ['Lagoon Tour with Rays and Sharks', 'nature', -16.507, -151.7522, 240, 100, 'daily 9-16', 'outdoor', 'morning', 'nature adventure photography', 'poor', 5, 'book', 'By canoe around the island to stingrays, reef sharks and the coral garden.', 'Boats fetch you from hotels and the Vaitape quay; bring a mask that fits and a shirt for the sun.', { children: true }],
    ['Taha’a', 'day trip', -16.6167, -151.5, 300, 120, 'always', 'outdoor', 'any', 'nature food', 'poor', 4, 'walk in', 'The vanilla island, with pearl farms and a coral drift.', 'Smell the drying vanilla; tours bring lunch.', { way: { text: 'Boat or flight by Raiatea', minutes: 60 } }],
    ['Taputapuatea Marae, Raiatea', 'day trip', -16.8357, -151.3589, 120, 0, 'always', 'outdoor', 'morning', 'history religious', 'partial', 4, 'walk in', 'The holiest site of Polynesia, from which canoes left.', 'World Heritage; go with a guide for the meaning.', { way: { text: 'Flight or ferry to Raiatea, then car', minutes: 90 } }],
    ['Maupiti', 'day trip', -16.445, -152.25, 360, 0, 'always', 'outdoor', 'morning', 'nature adventure', 'poor', 4, 'walk in', 'A small Bora Bora without hotels.', 'Mantas clean themselves in the lagoon from May to October.', { way: { text: 'Ferry or flight', minutes: 90 } }],
  ],
}
