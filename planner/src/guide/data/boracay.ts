import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 50, 'mid-range': 120, luxury: 350 },
  icons: ['White Beach', 'Puka Shell Beach', 'Willy’s Rock'],
  insights: [
    ['culture', 'An island reborn', 'Closed for half a year in 2018, it came back with cleaner sand, fewer stalls and stricter rules.', 'high', 4.5, '3 to 5 days', 'November to May'],
    ['food', 'Cook your own catch', 'Buy seafood at D’Talipapa and have it cooked beside the stall; finish with a calamansi muffin.', 'medium', 4.4, 'Every meal', 'All year round'],
    ['activities', 'Sail, kite, snorkel', 'Paraw sailboats at sunset, kite surfing on Bulabog from November to March.', 'medium', 4.6, '1 to 2 days', 'November to May'],
    ['transportation', 'E-trikes', 'Electric tricycles run the one main road; boats come from Caticlan in fifteen minutes.', 'medium', 4, '', 'All year round'],
    ['weather', 'Amihan and habagat', 'From November to May the wind comes from the east and White Beach is calm; later it turns.', 'medium', 4.3, '', 'December to April'],
    ['tips', 'Beach rules', 'No smoking, drinking or plastic on the sand, and no sandcastles for money; fines are real.', 'high', 4.3, '', 'All year round'],
  ],
  festivals: [
    ['Ati-Atihan, Kalibo', '3rd sunday in January', 'Drums, soot and dance for the Holy Child on the mainland.', 'religious', 'Kalibo', 0, 5],
    ['Feast of the Holy Rosary', 'usually 10-01/10-10', 'The parish day of Balabag, with games and food.', 'religious', 'Balabag', 0, 2],
  ],
  places: [
    ['White Beach', 'beach', 11.9603, 121.9251, 240, 0, 'always', 'outdoor', 'afternoon', 'nature photography', 'full', 5, 'walk in', 'Four kilometres of powder sand, the reason for the island.', 'Early morning belongs to walkers; sunset to sails.', { children: true }],
    ['White Beach Station 1', 'beach', 11.9672, 121.9195, 180, 0, 'always', 'outdoor', 'afternoon', 'nature photography', 'partial', 4, 'walk in', 'The widest and quietest part of the sand, to the north.', 'Walk here from the centre along the shore.', { children: true }],
    ['Willy’s Rock', 'sight', 11.9658, 121.9206, 25, 0, 'always', 'outdoor', 'evening', 'religious photography', 'partial', 5, 'walk in', 'A black rock in the shallows with a shrine of the Virgin.', 'Wade out at low tide; climb the steps with respect.'],
    ['D’Mall', 'quarter', 11.9605, 121.9263, 75, 10, 'daily 10-23', 'both', 'evening', 'shopping food markets', 'full', 3, 'walk in', 'Lanes of shops and kitchens from the beach to the road.', 'It is the meeting point and the place for cash.'],
    ['D’Talipapa Market', 'food', 11.9564, 121.929, 75, 15, 'daily 8-22', 'both', 'evening', 'food markets', 'partial', 4, 'walk in', 'A wet market where your fish is cooked next door.', 'Agree on weight, price and the cooking fee first.'],
    ['Aria Cucina Italiana', 'food', 11.9607, 121.9255, 75, 16, 'daily 11-23', 'both', 'any', 'food', 'full', 3, 'walk in', 'Pasta and pizza on the beach front of D’Mall for twenty years.', 'The outer tables are set towards the sunset; come at five for one.', { children: true }],
    ['Smoke Resto', 'food', 11.9608, 121.9272, 45, 6, 'daily 7-22', 'indoor', 'any', 'food', 'partial', 3, 'walk in', 'Cheap bulalo soup and rice plates in the lanes of D’Mall.', 'The sizzling dishes and the bulalo are what the staff of the hotels eat.'],
    ['White Beach Path by Night', 'evening', 11.9585, 121.9267, 120, 15, 'daily 18-25', 'outdoor', 'evening', 'nightlife music food', 'full', 4, 'walk in', 'Fire dancers, bands and bars along the sand path.', 'Station 2 is loud, Station 3 is gentle.'],
    ['Bulabog Beach', 'beach', 11.9622, 121.9303, 120, 0, 'always', 'outdoor', 'afternoon', 'adventure nature', 'partial', 3, 'walk in', 'The windward beach of kite and wind surfers.', 'Learners start in the morning, when the wind is even.', { season: [11, 4] }],
    ['Diniwid Beach', 'beach', 11.9734, 121.9138, 120, 0, 'always', 'outdoor', 'afternoon', 'nature photography food', 'partial', 4, 'walk in', 'A small cove beyond a cliff path, good for sunset.', 'The path floods at high tide; take a trike back.'],
    ['Puka Shell Beach', 'beach', 11.9973, 121.916, 150, 0, 'always', 'outdoor', 'morning', 'nature', 'partial', 5, 'walk in', 'A wild beach of shells at the northern tip.', 'Steep drop and waves: watch children.', { children: true }],
    ['Mount Luho Viewpoint', 'viewpoint', 11.972, 121.9328, 45, 3, 'daily 6-18', 'outdoor', 'morning', 'photography nature', 'poor', 3, 'walk in', 'The highest deck of the island, on both coasts.', 'Go by trike; the steps are short.'],
    ['Holy Rosary Parish Church', 'religious', 11.9646, 121.9229, 20, 0, 'daily 6-19', 'indoor', 'any', 'religious', 'full', 2, 'walk in', 'The parish church of Balabag near the beach.', 'Masses spill outdoors on Sunday evening.'],
    ['Carabao Island', 'day trip', 12.0667, 121.9333, 240, 10, 'always', 'outdoor', 'morning', 'nature adventure', 'poor', 3, 'walk in', 'An island of quiet sand and cliffs to the north.', 'Go with a boat that waits; seas are rough from June to October.', { way: { text: 'Boat from the north of the island', minutes: 60 } }],
    ['Kalibo and Pastrana Park', 'day trip', 11.7072, 122.3655, 120, 0, 'always', 'outdoor', 'any', 'history religious', 'full', 2, 'walk in', 'The capital of Aklan, where piña cloth is woven.', 'The cathedral is on the square; the mangrove park is out of town.', { way: { text: 'Boat to Caticlan, then van', minutes: 120 } }],
  ],
}
