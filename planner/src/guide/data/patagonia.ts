import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 75, 'mid-range': 180, luxury: 450 },
  icons: ['Laguna de los Tres', 'Perito Moreno Glacier Walkways', 'Laguna Torre'],
  insights: [
    ['culture', 'A village for climbers', 'El Chaltén was founded in 1985; its heroes are the climbers named on the chapel wall and in every bar.', 'low', 4.1, 'Half a day', 'November to March'],
    ['food', 'Lamb, calafate and craft beer', 'Lamb roasts on iron crosses, calafate berries go into everything, and the microbreweries fill when the trails empty.', 'medium', 4.3, 'Every evening', 'November to April'],
    ['activities', 'Trails from the front door', 'Paths to Fitz Roy and Cerro Torre begin in the village; carry water bottles and fill them in the streams.', 'high', 4.9, '3 to 4 days', 'November to March'],
    ['transportation', 'Bus from El Calafate', 'Three hours by bus from the airport town; in the village you walk, and taxis run to El Pilar and Lago del Desierto.', 'medium', 4.0, '', 'October to April'],
    ['weather', 'Wind decides', 'Four seasons in a day and gusts that stop you; the mountains show most often in March and April.', 'low', 3.8, '', 'November to April'],
    ['tips', 'Keep a spare day', 'Check the forecast each evening and give the clearest day to Laguna de los Tres; cash runs out in the machines.', 'medium', 4.5, '', 'November to April'],
  ],
  festivals: [
    ['National Trekking Festival', 'usually 02-25/03-12', 'A weekend of walks, music and contests in El Chaltén.', 'festival', 'El Chaltén', 0, 3],
    ['Fiesta Nacional del Lago', 'usually 02-08/02-20', 'Concerts by Lago Argentino for the birthday of El Calafate.', 'music', 'El Calafate', 0, 3],
  ],
  places: [
    ['El Chaltén village', 'quarter', -49.3315, -72.8863, 60, 0, 'always', 'outdoor', 'any', 'shopping photography', 'partial', 3, 'walk in', 'A few windy streets below Fitz Roy where all trails begin.', 'Buy food early; shops close in the afternoon and in winter.'],
    ['Los Glaciares Visitor Centre', 'museum', -49.3393, -72.8835, 40, 0, 'daily 9-17', 'indoor', 'morning', 'nature history', 'full', 3, 'walk in', 'Maps, trail reports and rangers at the southern entrance.', 'Ask which trails are closed and what the wind will do.', { children: true }],
    ['Mirador de los Cóndores', 'viewpoint', -49.3428, -72.889, 90, 0, 'always', 'outdoor', 'evening', 'nature photography', 'poor', 4, 'walk in', 'A short climb to the view of village, river and peaks.', 'Forty-five minutes up from the visitor centre; sunrise is the famous hour.'],
    ['Chorrillo del Salto', 'nature', -49.3032, -72.9064, 90, 0, 'always', 'outdoor', 'any', 'nature', 'partial', 3, 'walk in', 'A waterfall of 20 metres in a beech wood.', 'Flat and sheltered: the walk for a windy afternoon.', { children: true }],
    ['Laguna Capri', 'nature', -49.3003, -72.931, 210, 35, 'always', 'outdoor', 'morning', 'nature photography adventure', 'poor', 4, 'walk in', 'A forest lake that mirrors Fitz Roy.', 'Two hours up from the end of Avenida San Martín; camping is allowed.', { season: [10, 4] }],
    ['Laguna de los Tres', 'nature', -49.279, -72.9835, 540, 35, 'always', 'outdoor', 'morning', 'nature adventure photography', 'poor', 5, 'walk in', 'The blue lake at the foot of Fitz Roy.', 'Twenty kilometres in all; the last one climbs 400 metres of loose stone.', { season: [11, 3] }],
    ['Laguna Torre', 'nature', -49.3301, -72.9974, 420, 35, 'always', 'outdoor', 'morning', 'nature adventure photography', 'poor', 5, 'walk in', 'Icebergs in a grey lake under the needle of Cerro Torre.', 'Seventeen kilometres there and back, with little climbing after the first hour.', { season: [10, 4] }],
    ['Lago del Desierto, Punta Sur', 'nature', -49.0832, -72.8855, 240, 10, 'always', 'outdoor', 'any', 'nature adventure', 'partial', 4, 'walk in', 'A long lake between forests and hanging glaciers, 37 km north.', 'A boat crosses in season; the short path to the Huemul glacier costs a fee.', { children: true, season: [10, 4] }],
    ['La Cervecería Chaltén', 'evening', -49.3277, -72.8922, 90, 20, 'daily 17-24', 'indoor', 'evening', 'food nightlife', 'partial', 3, 'walk in', 'A log house with its own beer and a thick locro.', 'It fills at seven when the walkers come down.', { season: [10, 4] }],
    ['La Vinería', 'food', -49.3312, -72.8872, 75, 25, 'daily 15-24', 'indoor', 'evening', 'food nightlife', 'partial', 2, 'walk in', 'Argentine wines by the glass with plates to share.', 'Ask for a Malbec from Patagonia rather than Mendoza.', { season: [10, 4] }],
    ['La Tapera', 'food', -49.3317, -72.8867, 90, 25, 'daily 12-15 18:30-22:30', 'indoor', 'any', 'food', 'partial', 3, 'walk in', 'Lamb stew, lentils and trout by the stove in El Chaltén.', 'It is small: come at half past six or wait with a beer.', { season: [10, 4] }],
    ['Ahonikenk', 'food', -49.3321, -72.8855, 75, 18, 'daily 12-15 19-23', 'indoor', 'any', 'food', 'partial', 3, 'walk in', 'Large milanesas and home-made pasta after a day on the trail.', 'One milanesa feeds two hikers; bring cash.', { season: [10, 4], children: true }],
    ['Perito Moreno Glacier Walkways', 'day trip', -50.469, -73.0297, 240, 45, 'daily 8-18', 'outdoor', 'any', 'nature photography', 'partial', 5, 'walk in', 'Balconies in front of a wall of ice that breaks and thunders.', 'Better as a night in El Calafate; afternoons see the most falls.', { children: true, way: { text: 'Bus or car by El Calafate', minutes: 240 } }],
    ['El Calafate', 'day trip', -50.338, -72.2648, 240, 0, 'always', 'both', 'any', 'shopping food markets', 'full', 3, 'walk in', 'The lake town with chocolate shops and a craft market.', 'Pick up cash, pharmacy goods and fruit here.', { way: { text: 'Bus by Route 40', minutes: 180 } }],
    ['Laguna Nimez Reserve', 'day trip', -50.3325, -72.267, 90, 10, 'daily 9-19', 'outdoor', 'morning', 'nature photography', 'partial', 3, 'walk in', 'Flamingos and swans on a lagoon beside El Calafate.', 'An easy loop of three kilometres; binoculars are lent.', { children: true, way: { text: 'Bus to El Calafate, then on foot', minutes: 190 } }],
    ['Puerto Bandera', 'day trip', -50.3, -72.795, 420, 150, 'daily 8-17', 'outdoor', 'morning', 'nature photography', 'partial', 4, 'book', 'The harbour for boats to the Upsala and Spegazzini glaciers.', 'Boats leave at nine, so sleep in El Calafate the night before.', { season: [10, 4], way: { text: 'Bus or car by El Calafate', minutes: 210 } }],
  ],
}
