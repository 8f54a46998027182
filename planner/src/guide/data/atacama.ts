import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 80, 'mid-range': 190, luxury: 650 },
  icons: ['Valle de la Luna', 'El Tatio Geysers', 'Altiplanic Lagoons', 'Stargazing in the Desert'],
  insights: [
    ['culture', 'Oasis of the Lickanantay', 'Adobe lanes, a cactus-wood church and ten thousand years of caravans.', 'medium', 4.3, 'Half a day', 'All year round'],
    ['food', 'Quinoa and rica rica', 'Llama, quinoa risotto and ice cream of desert herbs.', 'medium', 4.1, 'Every meal', 'All year round'],
    ['activities', 'One height a day', 'Moon Valley first, lagoons second, geysers last: let the blood follow.', 'high', 4.9, '3 to 4 days', 'March to May, September to November'],
    ['transportation', 'Fly to Calama', 'An hour and a half by transfer; tours leave from Caracoles, a car gives freedom.', 'medium', 4.1, '', 'All year round'],
    ['weather', 'Sun and frost', '25 degrees by day, near zero by night; rare summer storms in January and February.', 'medium', 4.4, '', 'March to May, September to November'],
    ['tips', 'No stars at full moon', 'Star tours pause about the full moon: look at the calendar before you book.', 'high', 4.5, '', 'All year round'],
  ],
  festivals: [
    ['Fiesta de San Pedro', '06-29', 'Masked dancers before the patron’s church.', 'religious', 'San Pedro de Atacama', 0, 4],
    ['Limpia de Canales', 'usually 08-01/10-15', 'Villages clean their canals with song.', 'culture', 'Socaire and Toconao', 0, 2],
  ],
  quarters: {
    'San Pedro': ['San Pedro Church', 'Meteorite Museum', 'Caracoles Street', 'Adobe', 'Las Delicias de Carmen', 'Blanco'],
  },
  places: [
    ['San Pedro Church', 'religious', -22.9107, -68.2002, 25, 0, 'daily 9-19', 'indoor', 'any', 'religious architecture', 'full', 3, 'walk in', 'White adobe and a roof of cactus wood tied with leather.', 'Pepper trees shade the square.'],
    ['Meteorite Museum', 'museum', -22.9142, -68.2011, 45, 5, 'Tu-Su 10-13 15-19', 'indoor', 'any', 'nature', 'full', 3, 'walk in', 'Seventy stones that fell nearby, older than the earth.', 'Audio guide in English; in two white domes.', { children: true }],
    ['Caracoles Street', 'quarter', -22.9116, -68.1998, 60, 0, 'daily 9-23', 'outdoor', 'evening', 'shopping food', 'full', 3, 'walk in', 'Mud-brick agencies, kitchens and dogs.', 'Compare agencies for what is included, not the price.', { children: true }],
    ['Pukará de Quitor', 'sight', -22.8924, -68.2151, 90, 7, 'daily 9-18', 'outdoor', 'morning', 'history photography', 'poor', 4, 'walk in', 'A fort of stone on the hillside that fell to Spain in 1540.', 'Cycle three kilometres; climb to the higher lookout.'],
    ['Valle de la Luna', 'nature', -22.9282, -68.2899, 180, 12, 'daily 9-17', 'outdoor', 'afternoon', 'nature photography adventure', 'partial', 5, 'book', 'Salt, dunes and three Marys of stone in a red basin.', 'Book the slot online; light is best in the last hours.', { children: true }],
    ['Valle de Marte', 'nature', -22.9177, -68.2501, 105, 6, 'daily 9-19', 'outdoor', 'evening', 'adventure nature photography', 'poor', 4, 'walk in', 'Red gorges with a dune for boards and horses.', 'Sunset from the rim at Kari, the stone of the coyote.'],
    ['Laguna Cejar', 'nature', -23.0615, -68.2148, 120, 22, 'daily 9-17', 'outdoor', 'afternoon', 'nature', 'partial', 4, 'book', 'Float like a cork in salt water before volcanoes.', 'Swim in Laguna Piedra; showers stand by, no sun cream.', { children: true }],
    ['Laguna Chaxa', 'nature', -23.2884, -68.1753, 90, 12, 'daily 8-19', 'outdoor', 'morning', 'nature photography', 'full', 4, 'walk in', 'Three kinds of flamingo on the crust of the great salar.', 'Early or at dusk; keep to the path.', { children: true }],
    ['Stargazing in the Desert', 'evening', -22.9522, -68.1794, 135, 45, 'daily 20-26', 'outdoor', 'evening', 'nature photography', 'partial', 5, 'book', 'Ten telescopes under the clearest sky there is.', 'Wear all you have; not about full moon. SPACE tours are in English.', { children: true }],
    ['Termas de Puritama', 'nature', -22.7203, -68.0422, 180, 38, 'daily 9:15-16:30', 'outdoor', 'any', 'nature', 'poor', 3, 'book', 'Eight warm pools in a canyon of pampas grass.', 'Two time slots a day; take food and water.', { children: true }],
    ['Adobe', 'food', -22.9113, -68.1992, 90, 24, 'daily 11-24', 'both', 'any', 'food music', 'full', 3, 'walk in', 'Dinner about a fire with a band in ponchos.', 'Sit by the flames; quinoa and llama are sound.', { children: true }],
    ['Las Delicias de Carmen', 'food', -22.911, -68.1972, 60, 14, 'daily 8-22', 'indoor', 'any', 'food', 'full', 4, 'walk in', 'Cazuela, pies and big home plates.', 'Share a main; the lemon pie is famous.', { children: true }],
    ['Blanco', 'food', -22.9114, -68.1984, 90, 26, 'We-Mo 18:30-23', 'both', 'evening', 'food', 'full', 3, 'walk in', 'White walls, fish and pisco with rica rica.', 'Courtyard with braziers: ask for it.'],
    ['El Tatio Geysers', 'day trip', -22.3349, -68.0131, 150, 16, 'daily 6-14', 'outdoor', 'morning', 'nature photography', 'partial', 5, 'book', 'Eighty columns of steam at 4,300 metres as the sun comes.', 'Minus ten at dawn; do it on the third day.', { children: true, way: { text: 'Tour before five', minutes: 95 } }],
    ['Altiplanic Lagoons', 'day trip', -23.7347, -67.7768, 210, 18, 'daily 8-17', 'outdoor', 'morning', 'nature photography', 'partial', 5, 'book', 'Miscanti and Miñiques, deep blue at 4,100 metres.', 'Join them with Piedras Rojas and lunch in Socaire.', { way: { text: 'Tour or car by Socaire', minutes: 110 } }],
    ['Rainbow Valley', 'day trip', -22.6252, -68.3032, 150, 7, 'daily 8-17', 'outdoor', 'morning', 'nature history photography', 'partial', 3, 'walk in', 'Hills in green, red and white, with llama carvings at Yerbas Buenas.', 'Half-day tours; good for the second day.', { children: true, way: { text: 'Tour or car', minutes: 70 } }],
  ],
}
