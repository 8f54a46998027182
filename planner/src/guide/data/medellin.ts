import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 42, 'mid-range': 105, luxury: 280 },
  icons: ['Comuna 13', 'Plaza Botero', 'Museum of Antioquia', 'Guatapé and El Peñol'],
  insights: [
    ['culture', 'From fear to cable cars', 'The city answered its worst years with libraries, escalators and gondolas up the slopes.', 'medium', 4.6, '2 to 3 days', 'December to March'],
    ['food', 'Bandeja paisa', 'Beans, pork, egg, plantain and avocado on one tray; then coffee of the hills.', 'low', 4.2, 'Every meal', 'All year round'],
    ['activities', 'Ride the Metrocable', 'Line K goes to Santo Domingo and L on to a cloud forest, on the same network.', 'medium', 4.6, '1 day', 'All year round'],
    ['transportation', 'A metro people love', 'Spotless, on time and beloved; a Cívica card opens trains, cables and trams.', 'medium', 4.8, '', 'All year round'],
    ['weather', 'Eternal spring', '22 degrees all year; showers in April, May, October and November.', 'medium', 4.7, '', 'December to March'],
    ['tips', 'Keep the past respectful', 'Skip the Escobar tours; the House of Memory tells whose story it was.', 'medium', 4.3, '', 'All year round'],
  ],
  festivals: [
    ['Feria de las Flores', 'usually 07-30/08-12', 'Flower growers carry their art on their backs.', 'festival', 'City and Santa Elena', 0, 5],
    ['Alumbrados, the lights of Christmas', 'usually 11-28/01-07', 'Millions of lamps along the river and in the parks.', 'festival', 'Parque Norte and Parques del Río', 0, 5],
    ['International Poetry Festival', 'usually 07-01/07-20', 'Poets of all continents read on the hills.', 'culture', 'Cerro Nutibara', 0, 3],
  ],
  quarters: {
    'Centro': ['Plaza Botero', 'Museum of Antioquia', 'Rafael Uribe Palace of Culture', 'Hacienda Junín'],
    'El Poblado': ['Provenza', 'Carmen', 'Mondongo’s', 'El Castillo Museum', 'Museum of Modern Art'],
  },
  places: [
    ['Plaza Botero', 'sight', 6.2524, -75.5684, 45, 0, 'daily 7-19', 'outdoor', 'morning', 'art photography', 'full', 5, 'walk in', 'Twenty-three fat bronzes one may touch.', 'Fenced and watched; mind your pockets all the same.', { children: true }],
    ['Museum of Antioquia', 'museum', 6.2526, -75.5692, 105, 8, 'Mo-Sa 10-17:30, Su 10-16:30', 'indoor', 'any', 'art history', 'full', 5, 'walk in', 'Botero’s gift to his town, with his death of Escobar.', 'The international hall is his own collection.'],
    ['Rafael Uribe Palace of Culture', 'sight', 6.2518, -75.5679, 30, 0, 'Mo-Fr 8-17, Sa 8-14', 'indoor', 'any', 'architecture history', 'partial', 3, 'walk in', 'A striped Gothic palace that a Belgian left half done.', 'Climb to the dome for the square.'],
    ['Comuna 13', 'quarter', 6.2547, -75.6187, 150, 15, 'daily 9-18', 'outdoor', 'morning', 'art history music photography', 'poor', 5, 'book', 'Escalators, murals and dancers on the hill once most feared.', 'Go with a guide who grew up there, before eleven.'],
    ['Casa de la Memoria', 'museum', 6.2464, -75.5559, 75, 0, 'Tu-Su 9-17', 'indoor', 'any', 'history', 'full', 4, 'walk in', 'The years of violence in the voices of those who lived them.', 'Free; few texts in English, strong without.'],
    ['Botanical Garden', 'park', 6.2711, -75.5637, 75, 0, 'Tu-Su 9-16:30', 'outdoor', 'any', 'nature architecture', 'full', 4, 'walk in', 'Iguanas on lawns under a roof of wooden flowers.', 'Parque Explora across the street is for children.', { children: true }],
    ['Parque Explora', 'family', 6.2705, -75.5655, 150, 13, 'Tu-Fr 9-17, Sa-Su 10-18', 'both', 'any', 'nature', 'full', 3, 'walk in', 'Science in red cubes and the largest freshwater aquarium of the south.', 'Allow half a day; the planetarium is next door.', { children: true }],
    ['Pueblito Paisa', 'viewpoint', 6.2357, -75.5796, 60, 0, 'daily 6-22', 'outdoor', 'evening', 'photography history', 'partial', 3, 'walk in', 'A toy village on Nutibara hill with the whole valley around.', 'Taxi up, walk down by daylight.', { children: true }],
    ['Arví Park', 'nature', 6.2814, -75.5036, 210, 10, 'Tu-Su 9-17', 'outdoor', 'morning', 'nature adventure', 'partial', 4, 'walk in', 'Cloud forest at the end of three cable cars.', 'Closed on Mondays; guided trails leave from the station market.', { children: true }],
    ['Museum of Modern Art', 'museum', 6.2238, -75.5745, 75, 6, 'Tu-Fr 11-18, Sa-Su 11-18', 'indoor', 'any', 'art architecture', 'full', 3, 'walk in', 'A steel mill with terraces stacked like the barrios.', 'Débora Arango’s room is the reason.'],
    ['El Castillo Museum', 'museum', 6.1913, -75.5687, 75, 6, 'daily 9-17', 'both', 'any', 'history architecture nature', 'partial', 2, 'walk in', 'A small Loire castle with gardens for a picnic.', 'Tours on the hour in Spanish.'],
    ['Provenza', 'evening', 6.2092, -75.5669, 120, 25, 'daily 17-26', 'outdoor', 'evening', 'nightlife food music', 'full', 4, 'walk in', 'Leafy streets of bars and kitchens where the young go.', 'Refuse drinks and new friends that come too easily.'],
    ['Carmen', 'food', 6.2087, -75.5678, 120, 60, 'Mo-Sa 18-22', 'indoor', 'evening', 'food', 'partial', 3, 'book', 'Colombian produce, Californian schooling, three rooms.', 'Reserve the patio.'],
    ['Mondongo’s', 'food', 6.2092, -75.5687, 60, 13, 'daily 11:30-21:30', 'indoor', 'any', 'food', 'full', 4, 'walk in', 'Tripe soup with all its trimmings, and the full tray.', 'One bandeja feeds two.', { children: true }],
    ['Hacienda Junín', 'food', 6.2502, -75.5658, 60, 14, 'daily 11-20', 'indoor', 'any', 'food', 'partial', 3, 'walk in', 'Paisa cooking on a balcony over the pedestrian street.', 'A calm lunch in a loud centre.', { children: true }],
    ['Guatapé and El Peñol', 'day trip', 6.2208, -75.1789, 300, 8, 'daily 8-18', 'outdoor', 'morning', 'nature photography adventure', 'poor', 5, 'walk in', 'A rock of 700 steps over a drowned valley, and a town of painted skirts.', 'Climb before ten; bus from Terminal Norte every half hour.', { children: true, way: { text: 'Bus or car', minutes: 120 } }],
    ['Santa Fe de Antioquia', 'day trip', 6.5567, -75.8281, 210, 5, 'always', 'outdoor', 'any', 'history architecture', 'partial', 3, 'walk in', 'The hot old capital of white lanes and a bridge of 1895.', 'Tamarind sweets on the square; go on a weekday.', { way: { text: 'Bus through the western tunnel', minutes: 80 } }],
  ],
}
