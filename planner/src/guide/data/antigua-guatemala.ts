import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 45, 'mid-range': 110, luxury: 300 },
  icons: ['Arco de Santa Catalina', 'La Merced', 'Acatenango', 'Cerro de la Cruz'],
  insights: [
    ['culture', 'Ruins in a grid of colour', 'Capital of Central America until the quake of 1773; convents stand open to the sky.', 'medium', 4.8, '2 days', 'November to April'],
    ['food', 'Pepián and volcano coffee', 'Thick seed stew, black-bean tamales and coffee grown on the slope you look at.', 'medium', 4.4, 'Every meal', 'All year round'],
    ['activities', 'Fire at night', 'From Acatenango’s camp you see Fuego erupt every quarter of an hour.', 'medium', 4.8, '1 to 2 days', 'November to April'],
    ['transportation', 'Shuttles', 'Vans go to the airport, Atitlán and Tikal’s flights; in town you walk on cobbles.', 'medium', 4.1, '', 'All year round'],
    ['weather', 'Eternal spring', 'Days of 24 degrees all year, rain from May to October after lunch.', 'medium', 4.7, '', 'November to April'],
    ['tips', 'Go up the cross early', 'Police stand there by day; after dark take a tuk-tuk for everything.', 'medium', 4.2, '', 'All year round'],
  ],
  festivals: [
    ['Holy Week', 'easter -7 P8D', 'Carpets of dyed sawdust for floats that eighty carry.', 'religious', 'Old town', 0, 5],
    ['Giant kites of Sumpango', '11-01', 'Kites of ten metres speak with the dead.', 'culture', 'Sumpango', 5, 5],
    ['Burning of the Devil', '12-07', 'At six a devil goes up in flames, and Christmas begins.', 'festival', 'Barrio La Concepción', 0, 4],
  ],
  places: [
    ['Arco de Santa Catalina', 'sight', 14.5601, -90.7347, 30, 0, 'always', 'outdoor', 'morning', 'architecture photography', 'full', 5, 'walk in', 'A yellow arch that let nuns cross unseen, with Agua behind.', 'At seven the street is empty and the volcano clear.', { children: true }],
    ['La Merced', 'religious', 14.5611, -90.7347, 45, 3, 'daily 8-18', 'both', 'any', 'religious architecture history', 'partial', 5, 'walk in', 'A church like a wedding cake and the largest fountain of the colonies.', 'Pay the little for the cloister’s roof.'],
    ['Parque Central and Cathedral', 'sight', 14.5568, -90.7338, 60, 3, 'daily 9-17', 'both', 'any', 'history architecture', 'full', 4, 'walk in', 'Mermaid fountain, arcades, and behind the front a roofless giant.', 'The ruins’ entrance is on 5a Calle Oriente.', { children: true }],
    ['Cerro de la Cruz', 'viewpoint', 14.5672, -90.7333, 60, 0, 'daily 7-18', 'outdoor', 'morning', 'photography nature', 'poor', 5, 'walk in', 'The whole grid with the volcano of water above it.', 'Twenty minutes of steps or five by tuk-tuk.', { children: true }],
    ['Santo Domingo Monastery', 'museum', 14.5586, -90.7277, 105, 6, 'daily 9-18', 'both', 'any', 'history art religious', 'partial', 4, 'walk in', 'Crypts, six museums and candles in a hotel of ruins.', 'One ticket for all; take the shuttle to its hill of art.'],
    ['Capuchinas Convent', 'sight', 14.5598, -90.7312, 50, 5, 'daily 9-17', 'outdoor', 'any', 'history architecture religious', 'partial', 4, 'walk in', 'Eighteen cells in a ring, a tower built for silence.', 'Hum in the round cellar: it answers.'],
    ['San Francisco Church', 'religious', 14.5539, -90.7291, 45, 2, 'daily 8-16:30', 'both', 'any', 'religious history', 'partial', 3, 'walk in', 'The tomb of Hermano Pedro, hung with thanks.', 'Ruins behind are good for a picnic.'],
    ['Tanque de la Unión', 'sight', 14.5545, -90.7309, 25, 0, 'always', 'outdoor', 'any', 'photography history', 'full', 3, 'walk in', 'Public basins under palms where women still wash.', 'Santa Clara’s ruins face it.'],
    ['ChocoMuseo', 'family', 14.5567, -90.7321, 90, 30, 'daily 10-18:30', 'indoor', 'any', 'food history', 'partial', 3, 'book', 'Make your own bar from bean to mould in two hours.', 'Classes at eleven and four.', { children: true }],
    ['Mercado de Artesanías', 'market', 14.5571, -90.7398, 75, 4, 'daily 8-18', 'both', 'morning', 'markets shopping food', 'partial', 3, 'walk in', 'Textiles in front, a town’s groceries behind, buses beyond.', 'Thursdays and Saturdays fill the yard.'],
    ['Casa del Tejido', 'museum', 14.5603, -90.7411, 45, 2, 'Mo-Sa 9-17', 'indoor', 'any', 'art shopping', 'partial', 3, 'walk in', 'Village dress explained by those who weave it.', 'Try a backstrap loom for half an hour.'],
    ['Rincón Típico', 'food', 14.5556, -90.7317, 50, 6, 'daily 7-20', 'both', 'any', 'food', 'full', 3, 'walk in', 'Chicken on coals with potatoes in a full yard.', 'Sundays have pork; share tables.', { children: true }],
    ['La Fonda de la Calle Real', 'food', 14.5577, -90.7345, 75, 16, 'daily 8-22', 'indoor', 'any', 'food', 'poor', 4, 'walk in', 'Pepián, kak’ik and stuffed peppers in an old house.', 'The tasting plate shows five stews.', { children: true }],
    ['Café No Sé', 'evening', 14.5567, -90.7294, 90, 12, 'daily 14-25', 'indoor', 'evening', 'nightlife music', 'poor', 3, 'walk in', 'Candles, guitars and smuggled mezcal behind a fridge door.', 'Two shots at least in the mezcal room.'],
    ['Por Qué No?', 'food', 14.5536, -90.7309, 90, 18, 'Mo+We-Su 17-22', 'indoor', 'evening', 'food', 'poor', 3, 'walk in', 'Steak and quesadillas in a cupboard of two floors, hoisted by rope.', 'Write on the wall while you wait.'],
    ['Acatenango', 'day trip', 14.5013, -90.8757, 420, 70, 'always', 'outdoor', 'any', 'adventure nature photography', 'poor', 5, 'book', 'A hard climb to 3,600 metres opposite a volcano that spits fire.', 'Overnight is the way; hire warm clothes and a horse if need be.', { way: { text: 'Shuttle to La Soledad', minutes: 50 } }],
    ['Pacaya', 'day trip', 14.3821, -90.6013, 210, 30, 'daily 6-18', 'outdoor', 'afternoon', 'adventure nature', 'poor', 4, 'walk in', 'An hour and a half up to warm lava and marshmallows.', 'Horses wait at the gate as taxis.', { children: true, way: { text: 'Shuttle', minutes: 80 } }],
    ['Lake Atitlán', 'day trip', 14.6907, -91.2025, 300, 15, 'always', 'outdoor', 'morning', 'nature photography markets', 'partial', 4, 'walk in', 'Three volcanoes about a caldera lake with Maya villages.', 'From Panajachel boats go to San Juan; wind rises at noon.', { way: { text: 'Shuttle to Panajachel', minutes: 150 } }],
  ],
}
