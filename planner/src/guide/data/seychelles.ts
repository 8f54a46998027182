import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 95, 'mid-range': 250, luxury: 850 },
  icons: ['Anse Source d’Argent', 'Vallée de Mai', 'Anse Lazio', 'Beau Vallon Beach'],
  compounds: [['Vallée de Mai', 'Anse Lazio']],
  insights: [
    ['culture', 'Creole at ease', 'A tiny capital with a silver clock, a market and a temple; moutya drumming is the islands’ own music.', 'low', 4.1, '1 day', 'All year round'],
    ['food', 'Grilled fish and octopus curry', 'Takeaways serve the best value: red snapper, breadfruit chips and octopus in coconut.', 'low', 4.3, 'Every meal', 'All year round'],
    ['activities', 'Granite beaches on three islands', 'Ferries join Mahé, Praslin and La Digue; on La Digue you go by bicycle.', 'medium', 4.9, '4 days', 'April, May, October, November'],
    ['transportation', 'Buses and cat ferries', 'Buses cross Mahé for small money with a card; hire a car for the south, and drive on the left.', 'medium', 4.1, '', 'All year round'],
    ['weather', 'Warm in every month', 'From May to October the south-east wind cools and brings seaweed to some coasts; December and January are wettest.', 'low', 4.5, '', 'April, May, October, November'],
    ['tips', 'Ask about currents', 'Intendance and Grand Anse are for looking when the sea is up; cash is needed at stalls.', 'low', 4.3, '', 'All year round'],
  ],
  festivals: [
    ['Festival Kreol', 'usually 10-22/10-31', 'A week of creole music, food and language.', 'culture', 'Victoria', 0, 4],
    ['Carnaval de Victoria', 'usually 04-20/05-05', 'Costumed groups in the streets of the capital, when it is held.', 'festival', 'Victoria', 0, 3],
  ],
  places: [
    ['Victoria Clock Tower', 'sight', -4.6234, 55.4524, 20, 0, 'always', 'outdoor', 'any', 'history photography', 'full', 3, 'walk in', 'A small silver copy of a London clock, from 1903.', 'Everything in the capital is ten minutes from here.'],
    ['Sir Selwyn Selwyn-Clarke Market', 'market', -4.6227, 55.4513, 60, 0, 'Mo-Fr 6-17, Sa 6-14', 'both', 'morning', 'markets food shopping', 'partial', 4, 'walk in', 'Fish, vanilla and egrets under a pagoda roof.', 'Saturday morning is the great day; be there by eight.'],
    ['National Museum of History', 'museum', -4.6237, 55.4528, 60, 6, 'Mo-Fr 8:30-16:30, Sa 9-12', 'indoor', 'any', 'history', 'full', 3, 'walk in', 'Pirates, slavery and independence in the old court house.', 'Good for a shower of rain.'],
    ['Hindu Temple of Victoria', 'religious', -4.6225, 55.4504, 25, 0, 'daily 7-12 16-20', 'indoor', 'any', 'religious architecture photography', 'partial', 3, 'walk in', 'The painted tower of Arul Mihu Navasakthi Vinayagar.', 'Leave shoes at the door; ask before photographing inside.'],
    ['Cathedral of the Immaculate Conception', 'religious', -4.6211, 55.4506, 25, 0, 'daily 7-18', 'indoor', 'any', 'religious architecture', 'full', 2, 'walk in', 'A pale church beside the grand priests’ house.', 'Sunday mass is sung in creole.'],
    ['Victoria Botanical Gardens', 'park', -4.6304, 55.4516, 75, 10, 'daily 8-17', 'outdoor', 'morning', 'nature', 'partial', 3, 'walk in', 'Coco de mer palms and giant tortoises near the centre.', 'Keepers let you feed the tortoises leaves.', { children: true }],
    ['Beau Vallon Beach', 'beach', -4.6127, 55.4281, 180, 0, 'always', 'outdoor', 'afternoon', 'nature', 'partial', 5, 'walk in', 'The long north-western beach, safe for swimming.', 'Glass-bottom boats leave from here; sunsets are over Silhouette.', { children: true }],
    ['Bazar Labrin', 'evening', -4.6117, 55.4285, 90, 12, 'We 16-21', 'outdoor', 'evening', 'food music markets', 'partial', 3, 'walk in', 'A Wednesday street market of grills and music at Beau Vallon.', 'Come at six when the fish is on the coals.', { children: true }],
    ['Moyenne Island', 'nature', -4.618, 55.508, 180, 15, 'daily 9-16', 'outdoor', 'morning', 'nature adventure', 'poor', 4, 'book', 'A small national park with free tortoises, planted by one man.', 'Boats from Marine Charter combine it with snorkelling.', { children: true }],
    ['Anse Royale', 'beach', -4.7395, 55.5175, 150, 0, 'always', 'outdoor', 'morning', 'nature', 'partial', 3, 'walk in', 'A calm reef beach on the south-east coast.', 'Snorkel around Mouse Island at high tide.', { children: true }],
    ['Anse Intendance', 'beach', -4.784, 55.4993, 120, 0, 'always', 'outdoor', 'any', 'nature photography', 'poor', 4, 'walk in', 'A wild half kilometre of white sand in the south.', 'Swim only in calm months; the undertow is strong.'],
    ['Marie Antoinette', 'food', -4.6228, 55.4443, 90, 28, 'Mo-Sa 12-15 18:30-21', 'indoor', 'any', 'food history', 'poor', 4, 'walk in', 'One Creole menu in a wooden house above Victoria, unchanged since 1972.', 'Parrot fish, aubergine fritters and chutneys come all at once; share.', { children: true }],
    ['La Plage', 'food', -4.6156, 55.4224, 90, 45, 'Th-Tu 12-22', 'both', 'any', 'food', 'full', 3, 'book', 'Grilled fish and curries on the sand at the quiet end of Beau Vallon.', 'Ask for the beach row at six; lunch is calmer and cheaper.'],
    ['Silhouette Island', 'day trip', -4.4833, 55.2333, 360, 0, 'always', 'outdoor', 'any', 'nature adventure', 'poor', 3, 'book', 'A steep forest island with one village and no cars.', 'Day visits go through the resort or a licensed boat.', { way: { text: 'Boat from Beau Vallon or Bel Ombre', minutes: 60 } }],
    ['Vallée de Mai', 'day trip', -4.3308, 55.7386, 120, 27, 'daily 8:30-16:30', 'outdoor', 'morning', 'nature photography', 'poor', 5, 'walk in', 'The palm forest of the coco de mer, largest of all seeds.', 'Be quiet at the gate and listen for black parrots.', { children: true, town: 'Praslin', way: { text: 'Ferry to Praslin, then bus', minutes: 100 } }],
    ['Anse Lazio', 'day trip', -4.2935, 55.702, 180, 0, 'always', 'outdoor', 'any', 'nature photography', 'poor', 5, 'walk in', 'Pink granite and clear water on Praslin.', 'Swim inside the rope; the bus stops over the hill.', { children: true, way: { text: 'Ferry to Praslin, then bus or taxi', minutes: 110 } }],
    ['Anse Source d’Argent', 'day trip', -4.3735, 55.827, 210, 11, 'daily 7-17', 'outdoor', 'morning', 'nature photography', 'poor', 5, 'walk in', 'The beach of sculpted boulders on La Digue.', 'Hire a bicycle at the pier; at high tide the sand is narrow.', { children: true, town: 'La Digue', way: { text: 'Ferry to La Digue, then bicycle', minutes: 120 } }],
  ],
}
