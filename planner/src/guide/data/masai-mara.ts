import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 230, 'mid-range': 480, luxury: 1200 },
  icons: ['Mara River Crossing Points', 'Musiara Marsh', 'Mara Balloon Safari'],
  base: { latitude: -1.4061, longitude: 35.0302 },
  insights: [
    ['culture', 'Cattle and lions', 'Maasai families lease their grazing to conservancies; red cloth, beads and a jump that counts.', 'medium', 4.4, 'Half a day', 'All year round'],
    ['food', 'Bush breakfast', 'Camps set tables under acacias; lunch comes in boxes, dinner by lamp.', 'low', 4.3, 'Every meal', 'All year round'],
    ['activities', 'River in season, cats always', 'Herds cross from July to October; lion, leopard and cheetah stay all year.', 'high', 4.9, '3 to 4 days', 'July to October, January to February'],
    ['transportation', 'Fly from Wilson', 'Forty-five minutes to an airstrip, or five hours by road through Narok.', 'medium', 4.1, '', 'All year round'],
    ['weather', 'High and mild', 'Days of 26 and nights of 12; long rains in April and May, short in November.', 'low', 4.5, '', 'July to October, January to February'],
    ['tips', 'Fee by twelve hours', 'The reserve’s ticket ends at ten next morning or six at night: plan drives by it.', 'high', 4.3, '', 'All year round'],
  ],
  festivals: [
    ['Great Migration in the Mara', 'usually 07-15/10-20', 'A million and a half hooves on the river’s edge.', 'festival', 'Mara River', 0, 5],
    ['Maasai Olympics', 'usually 12-05/12-20', 'Warriors jump and run instead of hunting lions, every second year.', 'sport', 'Kimana', 0, 2],
  ],
  places: [
    ['Mara River Crossing Points', 'nature', -1.4737, 34.9846, 300, 200, 'daily 6-18:30', 'outdoor', 'any', 'nature photography', 'partial', 5, 'book', 'Where wildebeest leap past crocodiles, if they dare.', 'The reserve’s fee is in the price; wait far back and quiet.', { children: true, season: [7, 10] }],
    ['Musiara Marsh', 'nature', -1.3217, 35.0256, 180, 0, 'daily 6-18:30', 'outdoor', 'morning', 'nature photography', 'partial', 5, 'walk in', 'Home of the Marsh Pride and of elephants knee-deep.', 'First light, then breakfast by the forest.', { children: true }],
    ['Mara Balloon Safari', 'nature', -1.3361, 34.9929, 210, 480, 'daily 5:30-9', 'outdoor', 'morning', 'adventure nature photography', 'poor', 5, 'book', 'An hour over the plain at sunrise with breakfast after.', 'From Governors’; book before you fly.'],
    ['Paradise Plain', 'nature', -1.3849, 34.9967, 150, 0, 'daily 6-18:30', 'outdoor', 'morning', 'nature photography', 'partial', 4, 'walk in', 'Cheetahs on termite hills by the river’s bend.', 'Look at every mound twice.', { children: true }],
    ['Rhino Ridge', 'viewpoint', -1.3728, 35.0478, 60, 0, 'daily 6-18:30', 'outdoor', 'afternoon', 'nature photography', 'partial', 3, 'walk in', 'A back of land with giraffes against the sky.', 'Black rhino hide in the thickets below.', { children: true }],
    ['Talek River', 'nature', -1.4418, 35.1806, 120, 0, 'daily 6-18:30', 'outdoor', 'any', 'nature', 'partial', 4, 'walk in', 'Leopard trees and hyena dens along the wooded stream.', 'Ask the driver for Fig Tree bend.', { children: true }],
    ['Lookout Hill', 'viewpoint', -1.5475, 35.0111, 60, 0, 'daily 6-18:30', 'outdoor', 'any', 'nature photography', 'partial', 4, 'walk in', 'The herds and the bend of the river from above.', 'You may step out: picnic here.', { children: true }],
    ['Hippo Pool at Mara Bridge', 'nature', -1.5433, 35.0204, 60, 5, 'daily 6-18', 'outdoor', 'any', 'nature', 'partial', 3, 'walk in', 'A ranger walks you along the bank above fifty hippos.', 'Tip him; remains of failed crossings drift here.', { children: true }],
    ['Mara Triangle', 'nature', -1.3547, 34.8997, 240, 0, 'daily 6-18:30', 'outdoor', 'morning', 'nature photography', 'partial', 4, 'walk in', 'The western third, well kept, between river and escarpment.', 'Fewer cars; enter at Oloololo or Purungat.', { children: true }],
    ['Maasai Village at Talek', 'quarter', -1.4363, 35.2129, 75, 20, 'daily 8-17', 'outdoor', 'any', 'history photography', 'partial', 3, 'walk in', 'Huts of dung, dance, beads and questions both ways.', 'Ask that fees go to the school; agree on them first.', { children: true }],
    ['Governors’ Camp Terrace', 'food', -1.2862, 35.0364, 75, 45, 'daily 12:30-14:30 19:30-21:30', 'outdoor', 'any', 'food nature', 'partial', 3, 'book', 'Buffet above the river with hippos for music.', 'By radio through your driver.', { children: true }],
    ['Mara Serena Restaurant', 'food', -1.4036, 35.0258, 75, 40, 'daily 12:30-14:30 19:30-21:30', 'both', 'any', 'food nature', 'partial', 4, 'book', 'Lunch on a hill over the Triangle, domes like a village.', 'The migration passes below the window.', { children: true }],
    ['Keekorok Lodge', 'food', -1.6076, 35.2338, 75, 35, 'daily 12:30-14:30 19-21:30', 'both', 'any', 'food nature', 'partial', 3, 'book', 'The oldest lodge, with a boardwalk to a hippo bar.', 'Walk the planks after lunch.', { children: true }],
    ['Sundowner on the Escarpment', 'evening', -1.3098, 34.9471, 90, 25, 'daily 17-19', 'outdoor', 'evening', 'photography nature', 'partial', 3, 'book', 'Gin and the whole Mara from the Out of Africa hill.', 'Back at camp by half past seven.'],
  ],
}
