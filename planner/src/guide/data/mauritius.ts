import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 60, 'mid-range': 160, luxury: 500 },
  insights: [
    ['culture', 'Temple, mosque and church', 'Indian, African, Chinese and French families share one island; a feast of one faith is a holiday for all.', 'medium', 4.5, '2 days', 'All year round'],
    ['food', 'Dholl puri and gateau piment', 'Flat breads with bean curry from a street stall, boulettes in soup, and vanilla tea.', 'low', 4.6, 'Every meal', 'All year round'],
    ['activities', 'Lagoon and gorge', 'Swim inside the reef, then climb Le Morne or walk the Black River Gorges.', 'medium', 4.6, '3 days', 'May to December'],
    ['transportation', 'Buses go everywhere, slowly', 'Buses are cheap and stop at dusk; a hire car shows two coasts in a day. The metro joins Port Louis and Curepipe.', 'medium', 4.0, '', 'All year round'],
    ['weather', 'Warm winter, wet summer', 'May to November is dry and mild; cyclones may come from January to March.', 'low', 4.4, '', 'May to December'],
    ['tips', 'Choose the coast by season', 'The west and north are calm in winter, the east is breezy; stonefish live on reefs, so wear shoes.', 'low', 4.2, '', 'All year round'],
  ],
  festivals: [
    ['Maha Shivaratri', 'usually 02-10/03-12', 'Hundreds of thousands walk to the sacred lake with decorated arches.', 'religious', 'Ganga Talao', 0, 5],
    ['Thaipusam Cavadee', 'usually 01-15/02-12', 'Tamil devotees carry flowered frames to their temples.', 'religious', 'Temples across the island', 0, 4],
    ['Independence Day', '03-12', 'Flag raising and concerts.', 'culture', 'Champ de Mars, Port Louis', 0, 3],
  ],
  places: [
    ['Port Louis Central Market', 'market', -20.1607, 57.5029, 60, 0, 'Mo-Sa 6-17, Su 6-12', 'indoor', 'morning', 'markets food', 'partial', 4, 'walk in', 'Fruit, spices and herb doctors in an iron hall.', 'Dholl puri and alouda are sold at the food end.'],
    ['Caudan Waterfront', 'quarter', -20.161, 57.4978, 75, 0, 'daily 9-22', 'both', 'evening', 'shopping food', 'full', 3, 'walk in', 'Harbour shops, cafés and a casino.', 'Umbrellas hang over the lane; the craft market is upstairs.', { children: true }],
    ['Blue Penny Museum', 'museum', -20.1612, 57.4974, 60, 6, 'Mo-Sa 10-16:30', 'indoor', 'any', 'history art', 'full', 4, 'walk in', 'Two of the rarest stamps in the world, and old maps.', 'The stamps are lit for ten minutes at a time, every hour.'],
    ['Aapravasi Ghat', 'museum', -20.1587, 57.5031, 60, 0, 'Mo-Fr 9-16, Sa 9-12', 'both', 'any', 'history', 'full', 4, 'walk in', 'The landing where half a million Indian workers arrived.', 'The steps are few; the small museum makes them speak.'],
    ['Jummah Mosque', 'religious', -20.1613, 57.506, 25, 0, 'Mo-Th 9:30-12', 'both', 'morning', 'religious architecture', 'partial', 2, 'walk in', 'A white mosque of the 1850s around an old almond tree.', 'Only the court is open to visitors; dress covered.'],
    ['Fort Adelaide', 'viewpoint', -20.1638, 57.5102, 45, 0, 'daily 9-16', 'outdoor', 'morning', 'history photography', 'partial', 3, 'walk in', 'The citadel over harbour, racecourse and mountains.', 'Fifteen minutes uphill; go early for the clear view.'],
    ['Champ de Mars', 'sight', -20.1682, 57.5107, 60, 3, 'always', 'outdoor', 'any', 'history', 'partial', 2, 'walk in', 'The oldest racecourse of the southern half of the world.', 'Races run on weekends from about March to November.'],
    ['Pamplemousses Botanical Garden', 'park', -20.1049, 57.5803, 105, 7, 'daily 8:30-17:30', 'outdoor', 'morning', 'nature photography', 'full', 4, 'walk in', 'Giant water lilies and spice trees, laid out in 1770.', 'A guide at the gate makes you smell every leaf.', { children: true }],
    ['L’Aventure du Sucre', 'museum', -20.099, 57.5745, 105, 12, 'daily 9-17', 'indoor', 'any', 'history food', 'full', 3, 'walk in', 'The island’s story told in an old sugar mill.', 'The visit ends with a tasting of sugars and rum.', { children: true }],
    ['Trou aux Biches', 'beach', -20.034, 57.545, 180, 0, 'always', 'outdoor', 'afternoon', 'nature', 'partial', 4, 'walk in', 'Shallow clear water with filao trees for shade.', 'Weekends belong to family picnics.', { children: true }],
    ['Grand Baie', 'evening', -20.011, 57.5815, 150, 20, 'daily 18-26', 'outdoor', 'night', 'nightlife food shopping', 'partial', 3, 'walk in', 'The resort bay with bars, bazaar and boats.', 'Catamarans to the northern islands leave here in the morning.'],
    ['Cap Malheureux Church', 'religious', -19.9843, 57.6142, 30, 0, 'daily 8-17', 'both', 'any', 'religious photography', 'full', 4, 'walk in', 'A red-roofed chapel facing the northern islands.', 'Fishermen sell their catch beside it in the afternoon.'],
    ['Casela Nature Parks', 'family', -20.2909, 57.4041, 300, 30, 'daily 9-17', 'outdoor', 'morning', 'nature adventure', 'partial', 3, 'walk in', 'Giraffes, zip lines and tortoises on a hillside.', 'Buy rides at the desk early: places are few.', { children: true }],
    ['Ganga Talao', 'religious', -20.417, 57.4926, 60, 0, 'always', 'outdoor', 'morning', 'religious photography', 'partial', 4, 'walk in', 'A crater lake of pilgrims under giant statues of Shiva and Durga.', 'Dress modestly; monkeys take offerings and sunglasses.'],
    ['Seven Coloured Earths', 'nature', -20.4402, 57.3734, 60, 12, 'daily 8:30-16:30', 'outdoor', 'morning', 'nature photography', 'partial', 3, 'walk in', 'Bare dunes of red, brown and violet at Chamarel.', 'The ticket includes the waterfall; colours are best in the morning.', { children: true }],
    ['Le Morne Brabant', 'nature', -20.4519, 57.3283, 240, 0, 'daily 7-16', 'outdoor', 'morning', 'nature adventure history', 'poor', 5, 'walk in', 'The rock where runaway slaves hid, with a path to a cross.', 'Start at seven; the upper part needs hands and, better, a guide.'],
    ['Gris Gris', 'viewpoint', -20.5246, 57.5327, 45, 0, 'always', 'outdoor', 'any', 'nature photography', 'partial', 3, 'walk in', 'Black cliffs in the south where no reef breaks the sea.', 'Do not swim; walk to the Weeping Rock.'],
    ['La Vanille Nature Park', 'family', -20.4985, 57.5636, 120, 14, 'daily 9:30-17', 'outdoor', 'any', 'nature', 'partial', 3, 'walk in', 'Hundreds of giant tortoises to walk among.', 'Children may sit beside them and stroke their necks.', { children: true }],
    ['Île aux Cerfs', 'day trip', -20.272, 57.804, 300, 15, 'daily 9-16:30', 'outdoor', 'any', 'nature adventure', 'poor', 3, 'walk in', 'A lagoon island of sandbars on the east coast.', 'Walk away from the pier for quiet water.', { children: true, way: { text: 'Car to Trou d’Eau Douce, then boat', minutes: 80 } }],
  ],
}
