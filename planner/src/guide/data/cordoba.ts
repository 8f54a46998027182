import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 70, 'mid-range': 155, luxury: 360 },
  icons: ['Mosque-Cathedral', 'Alcázar of the Christian Monarchs', 'Jewish Quarter', 'Medina Azahara'],
  insights: [
    ['culture', 'Three faiths, one library', 'In the tenth century no town of the West was larger or better read; Maimonides and Averroes were born here.', 'medium', 4.8, '2 days', 'All year round'],
    ['food', 'Salmorejo and oxtail', 'A cold cream of tomato and bread, rabo de toro and aubergines with molasses.', 'low', 4.6, 'Every meal', 'All year round'],
    ['activities', 'Patios', 'Houses open their flower courts in May; the palace of Viana has twelve all year.', 'medium', 4.7, 'Half a day', 'April, May'],
    ['transportation', 'Train from everywhere', 'Seville is 45 minutes away, Madrid under two hours; the old town is flat and all on foot.', 'low', 4.7, '', 'All year round'],
    ['weather', 'The frying pan of Spain', 'Over forty in July; spring smells of orange blossom.', 'low', 4, '', 'March to May, October, November'],
    ['tips', 'Half past eight is free', 'The Mosque can be entered without ticket in the first hour on weekdays, quietly and not in groups.', 'high', 4.7, '', 'All year round'],
  ],
  festivals: [
    ['Patio Festival', 'usually 05-01/05-17', 'Private courts compete with thousands of pots.', 'festival', 'San Basilio and others', 0, 5],
    ['Feria', 'usually 05-20/05-30', 'Tents, horses and rebujito by the river.', 'festival', 'El Arenal', 0, 4],
    ['Guitar Festival', 'usually 07-01/07-13', 'From flamenco to rock.', 'music', 'Theatres', 30, 3],
  ],
  quarters: {
    'Mosque and Judería': ['Mosque-Cathedral', 'Jewish Quarter', 'Synagogue', 'Calleja de las Flores', 'Alcázar of the Christian Monarchs', 'Roman Bridge', 'Calahorra Tower', 'Casa Pepe de la Judería', 'Bodegas Mezquita', 'Baths of the Caliphs'],
    'North and east': ['Palacio de Viana', 'Plaza de la Corredera', 'Roman Temple', 'Plaza del Potro', 'Taberna Salinas', 'Archaeological Museum'],
  },
  places: [
    ['Mosque-Cathedral', 'religious', 37.8789, -4.7794, 105, 15, 'Mo-Sa 10-19, Su 8:30-11:30 15-19', 'indoor', 'morning', 'religious architecture history art', 'full', 5, 'walk in', 'A forest of 856 columns and striped arches, with a cathedral grown in its middle.', 'Come at opening; the mihrab’s gold is at the far end.'],
    ['Alcázar of the Christian Monarchs', 'sight', 37.8769, -4.7820, 75, 6, 'Tu-Sa 8:30-14:30, Su 8:30-14', 'both', 'morning', 'history architecture nature', 'partial', 5, 'walk in', 'Columbus asked here; gardens of pools and cypresses are the best of it.', 'Evening hours differ by season: look.', { children: true }],
    ['Jewish Quarter', 'quarter', 37.8799, -4.7818, 75, 0, 'always', 'outdoor', 'any', 'history photography shopping', 'partial', 5, 'walk in', 'White lanes by the mosque, with Maimonides whose shoe shines.', 'Calleja del Pañuelo ends in the smallest square.'],
    ['Synagogue', 'religious', 37.8800, -4.7823, 25, 1, 'Tu-Su 9-15', 'indoor', 'any', 'religious history', 'partial', 3, 'walk in', 'One of three medieval synagogues left in Spain, with fine plaster.', 'Casa de Sefarad opposite tells the rest.'],
    ['Calleja de las Flores', 'viewpoint', 37.8803, -4.7787, 15, 0, 'always', 'outdoor', 'morning', 'photography', 'partial', 3, 'walk in', 'Pots on white walls frame the bell tower.', 'At nine there is no queue.'],
    ['Roman Bridge', 'viewpoint', 37.8770, -4.7780, 40, 0, 'always', 'outdoor', 'evening', 'history photography', 'full', 4, 'walk in', 'Sixteen arches, much mended, with the mosque behind.', 'Cross at dusk and come back by lamplight.', { children: true }],
    ['Calahorra Tower', 'museum', 37.8750, -4.7766, 50, 5, 'daily 10-18', 'indoor', 'any', 'history photography', 'poor', 3, 'walk in', 'A gate fort with models of al-Andalus and a roof view.', 'The water wheel is downstream.', { children: true }],
    ['Baths of the Caliphs', 'sight', 37.8782, -4.7831, 35, 4, 'Tu-Sa 8:30-14:30, Su 8:30-14', 'indoor', 'any', 'history', 'partial', 2, 'walk in', 'Steam rooms of the caliph’s palace, with star vents.', 'Small and cool.'],
    ['Palacio de Viana', 'sight', 37.8899, -4.7745, 90, 10, 'Tu-Sa 10-19, Su 10-15', 'both', 'any', 'architecture nature history', 'partial', 4, 'walk in', 'Twelve courts with flowers, five centuries of one family.', 'Courts alone cost less than with rooms.'],
    ['Plaza de la Corredera', 'sight', 37.8832, -4.7744, 40, 0, 'always', 'outdoor', 'any', 'architecture food', 'full', 3, 'walk in', 'A Castilian square of arcades where bulls ran.', 'Mosaics found below are in the Alcázar.', { children: true }],
    ['Roman Temple', 'sight', 37.8844, -4.7766, 15, 0, 'always', 'outdoor', 'any', 'history', 'full', 2, 'walk in', 'Columns set up again beside the town hall.', 'Lit at night.'],
    ['Plaza del Potro', 'sight', 37.8808, -4.7739, 45, 5, 'Tu-Sa 8:30-19:30, Su 8:30-14:30', 'both', 'any', 'art history', 'full', 3, 'walk in', 'A colt on a fountain, Cervantes’ inn and the dark ladies of Romero de Torres.', 'The painter’s museum shuts early in summer.'],
    ['Archaeological Museum', 'museum', 37.8812, -4.7769, 60, 2, 'Tu-Sa 9-21, Su 9-15', 'indoor', 'any', 'history', 'full', 3, 'walk in', 'Roman theatre seats in the cellar and caliphs’ bronzes above.', 'The little deer comes from Medina Azahara.'],
    ['Taberna Salinas', 'food', 37.8842, -4.7757, 75, 24, 'Mo-Sa 12:30-16 20-23:30', 'indoor', 'any', 'food history', 'partial', 4, 'walk in', 'Salmorejo and fried aubergine round a court since 1879.', 'Before two there are tables.', { children: true }],
    ['Bodegas Mezquita', 'food', 37.8796, -4.7783, 75, 26, 'daily 12:30-24', 'indoor', 'any', 'food', 'partial', 3, 'walk in', 'Recipes of al-Andalus with lamb, honey and dates.', 'Half rations let one taste six.', { children: true }],
    ['Casa Pepe de la Judería', 'food', 37.8806, -4.7816, 90, 40, 'daily 13-16 20-23:30', 'both', 'any', 'food', 'partial', 3, 'book', 'Oxtail and a roof with the tower in view.', 'Ask for the roof when booking.'],
    ['San Basilio Patios', 'evening', 37.8759, -4.7841, 75, 8, 'daily 18-22', 'outdoor', 'evening', 'photography nature food', 'partial', 2, 'walk in', 'The quarter of patios behind the Alcázar, with taverns.', 'Some courts open all year for a small fee.', { children: true }],
    ['Tablao Cardenal', 'evening', 37.8801, -4.7801, 90, 28, 'Mo-Sa 20:15-22:30', 'indoor', 'night', 'music nightlife', 'partial', 3, 'book', 'Flamenco in the court of an archbishop’s house by the mosque.', 'A drink is in the price; sit near the boards.'],
    ['Medina Azahara', 'day trip', 37.8863, -4.8676, 210, 4, 'Tu-Sa 9-18, Su 9-15', 'outdoor', 'morning', 'history architecture', 'partial', 5, 'walk in', 'The caliph’s shining city lasted seventy years; its hall of arches stands again.', 'Museum first, then the shuttle; water and a hat.', { way: { text: 'Bus from Paseo de la Victoria', minutes: 35 } }],
  ],
}
