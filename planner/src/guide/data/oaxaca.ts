import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 50, 'mid-range': 120, luxury: 320 },
  icons: ['Monte Albán', 'Santo Domingo Church', 'Museum of the Cultures of Oaxaca', 'Hierve el Agua', '20 de Noviembre Market'],
  insights: [
    ['culture', 'Zapotec, Mixtec, Mexican', 'Sixteen peoples, seven moles and the country’s best crafts within an hour of one square.', 'medium', 4.8, '3 days', 'October to April'],
    ['food', 'Mole and mezcal', 'Tlayudas on coals, chocolate with water, grasshoppers by the scoop and mezcal with orange.', 'medium', 4.9, 'Every meal', 'All year round'],
    ['activities', 'Villages of one craft each', 'Rugs in Teotitlán, black clay in Coyotepec, painted animals in Arrazola: take a day with a driver.', 'medium', 4.6, '1 to 2 days', 'October to April'],
    ['transportation', 'On foot, then colectivo', 'The centre is walked; shared maroon taxis leave for the villages when full.', 'medium', 4.2, '', 'All year round'],
    ['weather', 'Spring at 1,550 metres', 'Dry from October to April; afternoon storms from June to September.', 'medium', 4.6, '', 'October to April'],
    ['tips', 'Book Day of the Dead a year ahead', 'Beds are gone by spring; stay out of cemeteries unless invited, and buy marigolds.', 'high', 4.4, '', 'All year round'],
  ],
  festivals: [
    ['Guelaguetza', 'usually 07-15/07-31', 'Dancers of eight regions on the last two Mondays of July.', 'culture', 'Auditorio Guelaguetza', 60, 5],
    ['Day of the Dead', '10-31 P3D', 'Candles, sand carpets and comparsas until dawn.', 'festival', 'Centro and Xoxocotlán', 0, 5],
    ['Night of the Radishes', '12-23', 'Nativities carved from radishes on the Zócalo.', 'culture', 'Zócalo', 0, 4],
  ],
  quarters: {
    'Centro': ['Santo Domingo Church', 'Museum of the Cultures of Oaxaca', 'Ethnobotanical Garden', 'Zócalo and Cathedral', '20 de Noviembre Market', 'Benito Juárez Market', 'Rufino Tamayo Museum', 'Casa Oaxaca', 'In Situ Mezcalería'],
    'Jalatlaco': ['Jalatlaco Streets'],
  },
  places: [
    ['Santo Domingo Church', 'religious', 17.0656, -96.7233, 45, 0, 'daily 7-13 16-20', 'indoor', 'afternoon', 'religious art architecture', 'full', 5, 'walk in', 'A ceiling of gold and saints, with the family tree of the founder.', 'Late sun lights the altar; agaves fill the square.'],
    ['Museum of the Cultures of Oaxaca', 'museum', 17.0662, -96.7231, 105, 5, 'Tu-Su 10-17', 'indoor', 'morning', 'history art', 'partial', 5, 'walk in', 'The gold of Tomb 7 in a great convent.', 'Treasure is in room three; windows show the garden.'],
    ['Ethnobotanical Garden', 'park', 17.0669, -96.7224, 75, 6, 'Mo-Sa 10-17', 'outdoor', 'any', 'nature', 'partial', 4, 'walk in', 'Cactus, agave and cochineal in the friars’ yard.', 'By tour only; the English one starts at eleven on three days a week.'],
    ['Zócalo and Cathedral', 'sight', 17.0608, -96.7253, 45, 0, 'always', 'outdoor', 'evening', 'history music', 'full', 4, 'walk in', 'Laurels, marimba and balloons under arcades.', 'State band plays on several evenings; protests camp here often.', { children: true }],
    ['20 de Noviembre Market', 'food', 17.0583, -96.7268, 60, 8, 'daily 8-21', 'indoor', 'any', 'food markets', 'partial', 5, 'walk in', 'A hall of smoke where you buy meat raw and get it grilled.', 'Take onions and tortillas from the vendors; try chocolate at the corner.', { children: true }],
    ['Benito Juárez Market', 'market', 17.0592, -96.7266, 50, 4, 'daily 7-20', 'indoor', 'morning', 'markets food shopping', 'partial', 3, 'walk in', 'Mole paste, hats, string cheese and grasshoppers.', 'Casilda has poured fruit waters since 1926.'],
    ['Rufino Tamayo Museum', 'museum', 17.0639, -96.7274, 50, 5, 'Mo+We-Sa 10-14 16-19, Su 10-15', 'indoor', 'any', 'art history', 'partial', 4, 'walk in', 'Clay dogs and old gods chosen by a painter’s eye, on pink walls.', 'Closed on Tuesdays; small and perfect.'],
    ['Jalatlaco Streets', 'quarter', 17.0656, -96.7164, 60, 4, 'always', 'outdoor', 'morning', 'photography art food', 'partial', 4, 'walk in', 'Tanners’ lanes of cobbles, murals and coffee.', 'Best in October under paper flags.'],
    ['Textile Museum of Oaxaca', 'museum', 17.0619, -96.7229, 40, 0, 'daily 10-20', 'indoor', 'any', 'art', 'full', 3, 'walk in', 'Weaves and dyes old and new in a colonial house.', 'Free; the shop sells what weavers sign.'],
    ['Monte Albán', 'sight', 17.0438, -96.7678, 165, 6, 'daily 10-16', 'outdoor', 'morning', 'history architecture photography', 'poor', 5, 'walk in', 'The Zapotec capital on a flattened mountain, 500 BC.', 'No shade: hat and water; carved dancers are by the west side.'],
    ['Árbol del Tule', 'nature', 17.0465, -96.6364, 40, 1, 'daily 8-19', 'outdoor', 'any', 'nature religious', 'full', 4, 'walk in', 'The stoutest trunk on earth, beside a small church.', 'Children show the lion and the elephant in its bark with mirrors.', { children: true }],
    ['Casa Oaxaca', 'food', 17.0649, -96.7222, 105, 38, 'daily 13-23', 'both', 'any', 'food', 'partial', 4, 'book', 'Alejandro Ruiz’s mole and salsas ground at the table.', 'Ask for the roof towards Santo Domingo.'],
    ['Itanoní', 'food', 17.0757, -96.7152, 60, 7, 'Mo-Sa 8-16, Su 8-14', 'indoor', 'afternoon', 'food', 'partial', 3, 'walk in', 'Native maize on clay griddles, one kind for each dish.', 'Tetelas with beans and hoja santa.'],
    ['Tlayudas Libres Doña Martha', 'food', 17.0623, -96.7216, 60, 7, 'daily 20-28', 'outdoor', 'evening', 'food nightlife', 'partial', 3, 'walk in', 'Folded tlayudas on the embers from eight till four.', 'One feeds two; order with tasajo.'],
    ['In Situ Mezcalería', 'evening', 17.0626, -96.7271, 75, 15, 'Mo-Sa 13-23', 'indoor', 'evening', 'nightlife food', 'partial', 4, 'walk in', 'A library of small mezcals, explained with patience.', 'Taste three wild ones, slowly, with water.'],
    ['Mitla', 'day trip', 16.9273, -96.3594, 90, 5, 'daily 10-16', 'outdoor', 'any', 'history architecture', 'partial', 4, 'walk in', 'Greek-like fretwork in stone, the place of the dead.', 'On the way are Tule, Teotitlán and mezcal yards.', { way: { text: 'Colectivo or car', minutes: 60 } }],
    ['Hierve el Agua', 'day trip', 16.8656, -96.2757, 150, 4, 'daily 7-17', 'outdoor', 'morning', 'nature photography', 'poor', 5, 'walk in', 'Waterfalls of stone and pools on the cliff’s edge.', 'Be first at the pools; walk the loop below the falls.', { children: true, way: { text: 'Car or tour by Mitla', minutes: 85 } }],
  ],
}
