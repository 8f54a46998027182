import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 42, 'mid-range': 105, luxury: 280 },
  icons: ['Pelourinho', 'São Francisco Church', 'Bonfim Church', 'Lacerda Elevator'],
  insights: [
    ['culture', 'Africa’s city in Brazil', 'Drums, capoeira and candomblé; four of five people have African roots.', 'medium', 4.7, '3 days', 'December to March'],
    ['food', 'Dendê and pepper', 'Acarajé fried by women in white, moqueca in clay and coconut in everything.', 'medium', 4.6, 'Every meal', 'All year round'],
    ['activities', 'Churches, drums, bays', 'Pelourinho on Tuesday night, beaches at Barra, a schooner on the bay.', 'medium', 4.5, '3 days', 'September to March'],
    ['transportation', 'Lift and metro', 'The lift joins upper and lower town for cents; cars by app at night.', 'medium', 4.1, '', 'All year round'],
    ['weather', 'Warm sea all year', 'April to July is wet; September to March is sunny with breeze.', 'medium', 4.4, '', 'September to March'],
    ['tips', 'Ribbons and refusals', 'A tied ribbon is no gift; say no with a smile and stay on lit streets.', 'medium', 4, '', 'All year round'],
  ],
  festivals: [
    ['Salvador Carnival', 'easter -52 P7D', 'Trucks of sound, two million people, three routes.', 'festival', 'Barra, Campo Grande and Pelourinho', 0, 5],
    ['Festa de Iemanjá', '02-02', 'Flowers by the boatload for the queen of the sea.', 'religious', 'Rio Vermelho', 0, 5],
    ['Lavagem do Bonfim', 'usually 01-09/01-18', 'Baianas wash the church steps with scented water.', 'religious', 'Bonfim Church', 0, 5],
  ],
  quarters: {
    'Pelourinho': ['Pelourinho', 'São Francisco Church', 'Afro-Brazilian Museum', 'Jorge Amado House', 'Salvador Cathedral', 'Senac Restaurant', 'Rosário dos Pretos Church'],
    'Comércio': ['Lacerda Elevator', 'Mercado Modelo', 'Casa do Carnaval'],
    'Barra': ['Barra Lighthouse', 'Porto da Barra Beach'],
  },
  places: [
    ['Pelourinho', 'quarter', -12.9717, -38.5086, 105, 0, 'always', 'outdoor', 'afternoon', 'history architecture music photography', 'poor', 5, 'walk in', 'Steep squares of painted houses where slaves were once sold.', 'On Tuesday nights Olodum drums and every yard has a band.', { children: true }],
    ['São Francisco Church', 'religious', -12.9741, -38.5086, 45, 2, 'Mo-Sa 9-17:30', 'indoor', 'any', 'religious art architecture', 'partial', 5, 'walk in', 'A cave of gold leaf and tiles with morals from Horace.', 'Ask which parts are open after the ceiling fell in 2025; the cloister tiles are.'],
    ['Salvador Cathedral', 'religious', -12.9729, -38.5101, 30, 1, 'Mo-Sa 9-17', 'indoor', 'any', 'religious architecture', 'partial', 3, 'walk in', 'The Jesuits’ church of Portuguese stone that came as ballast.', 'Find the turtle-shell sacristy chests.'],
    ['Rosário dos Pretos Church', 'religious', -12.9703, -38.5078, 30, 1, 'Mo-Sa 8:30-17', 'indoor', 'any', 'religious history music', 'poor', 4, 'walk in', 'The blue church that slaves built for themselves in a century of nights.', 'Mass with drums on Tuesdays at six.'],
    ['Afro-Brazilian Museum', 'museum', -12.9726, -38.5096, 50, 2, 'Mo-Fr 9-17', 'indoor', 'any', 'history art religious', 'partial', 4, 'walk in', 'Carybé’s twenty-seven orixás cut in cedar.', 'They are in the last room: sit with them.'],
    ['Jorge Amado House', 'museum', -12.9712, -38.5085, 40, 3, 'Mo-Fr 10-18, Sa 10-16', 'indoor', 'any', 'history', 'poor', 2, 'walk in', 'Covers and letters of the writer of Dona Flor, on the blue corner.', 'Free on Wednesdays.'],
    ['Lacerda Elevator', 'viewpoint', -12.9743, -38.5133, 30, 1, 'daily 6-22', 'both', 'evening', 'architecture photography', 'full', 5, 'walk in', 'An art deco lift of 72 metres between two cities.', 'Sunset from the top with ice cream at A Cubana.', { children: true }],
    ['Mercado Modelo', 'market', -12.9733, -38.5142, 60, 0, 'Mo-Sa 9-18, Su 9-14', 'indoor', 'any', 'markets shopping history', 'full', 3, 'walk in', 'Lace, berimbaus and cachaça in the old customs house.', 'Capoeira outside is paid by the photo.', { children: true }],
    ['Casa do Carnaval', 'museum', -12.9726, -38.5107, 60, 5, 'Tu-Su 10-18', 'indoor', 'any', 'music history', 'full', 3, 'walk in', 'Costumes, beats and a dance class with headphones.', 'The roof café faces the bay.', { children: true }],
    ['Bonfim Church', 'religious', -12.9238, -38.508, 45, 0, 'daily 7-18', 'indoor', 'any', 'religious history photography', 'partial', 5, 'walk in', 'The church of ribbons and wax limbs, Christian and Yoruba at once.', 'Tie three knots for three wishes; busy on Fridays.'],
    ['Barra Lighthouse', 'viewpoint', -13.0104, -38.5329, 60, 4, 'Tu-Su 9-18', 'both', 'evening', 'history photography', 'partial', 4, 'walk in', 'The oldest light of the Americas in a star fort.', 'The whole town claps the sun down on the grass.', { children: true }],
    ['Porto da Barra Beach', 'beach', -13.0034, -38.5333, 120, 5, 'always', 'outdoor', 'morning', 'nature food', 'partial', 4, 'walk in', 'A small calm bay beach of coolers and grilled cheese.', 'Weekdays; carry nothing you would miss.', { children: true }],
    ['Museum of Modern Art of Bahia', 'museum', -12.9812, -38.5219, 75, 0, 'Tu-Su 13-18', 'both', 'afternoon', 'art music architecture', 'partial', 4, 'walk in', 'A sugar manor on the sea with Lina Bo Bardi’s wooden stair.', 'Saturday is jazz at sunset, JAM no MAM.'],
    ['Senac Restaurant', 'food', -12.9706, -38.5081, 75, 18, 'Mo-Sa 11:30-15:30', 'indoor', 'afternoon', 'food', 'poor', 3, 'walk in', 'Forty Bahian dishes by weight of tradition, cooked by students.', 'Top floor; leave room for quindim.', { children: true }],
    ['Acarajé da Dinha', 'food', -13.0124, -38.4932, 45, 6, 'daily 16-24', 'outdoor', 'evening', 'food nightlife', 'full', 4, 'walk in', 'Bean fritters with shrimps and pepper on Rio Vermelho’s square.', 'Quente means with chilli; beer from the next table.', { children: true }],
    ['Paraíso Tropical', 'food', -12.9618, -38.4757, 90, 28, 'Mo-Sa 12-22, Su 12-17', 'both', 'any', 'food nature', 'partial', 4, 'book', 'Beto Pimentel’s moqueca with fruit from his own orchard.', 'The bill comes with a basket of fruit.', { children: true }],
    ['Casa de Tereza', 'food', -13.0098, -38.4899, 90, 30, 'daily 12-23', 'indoor', 'any', 'food', 'full', 3, 'book', 'Bahian cooking and art in a house of Rio Vermelho.', 'Moqueca for two is for three.'],
    ['Praia do Forte', 'day trip', -12.5731, -37.9972, 270, 10, 'always', 'outdoor', 'any', 'nature', 'full', 3, 'walk in', 'Tide pools, a village street and the turtle project Tamar.', 'Hatchlings from December to March; low tide for the pools.', { children: true, way: { text: 'Bus or car by the coconut road', minutes: 90 } }],
  ],
}
