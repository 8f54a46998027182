import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 30, 'mid-range': 85, luxury: 260 },
  icons: ['Amber Fort', 'Hawa Mahal', 'City Palace', 'Jantar Mantar'],
  insights: [
    ['culture', 'The pink capital', 'A planned city of 1727, painted pink for a prince’s visit, with forts of the Kachwaha kings around it.', 'high', 4.7, '2 to 3 days', 'October to March'],
    ['food', 'Dal baati and lassi', 'Baked wheat balls with lentils and ghee, onion kachori for breakfast, and lassi in clay cups.', 'medium', 4.6, 'Every meal', 'All year round'],
    ['activities', 'Forts on the hills', 'Amber, Jaigarh and Nahargarh are joined by one ridge; see the first two in a morning, the third at sunset.', 'medium', 4.7, '1 day', 'October to March'],
    ['transportation', 'Rickshaws and an easy metro', 'Agree on rickshaw fares or use an app; the metro crosses from the railway station to the old city.', 'high', 3.9, '', 'All year round'],
    ['weather', 'Winter sun', 'November to February is dry and bright with cold mornings; May passes forty degrees.', 'medium', 4.2, '', 'October to March'],
    ['tips', 'The composite ticket', 'One ticket of two days opens Amber, Hawa Mahal, Jantar Mantar, Albert Hall and Nahargarh.', 'medium', 4.5, '', 'All year round'],
  ],
  festivals: [
    ['Jaipur Literature Festival', 'usually 01-15/02-07', 'Writers from all over the world talk for five days.', 'culture', 'Hotel Clarks Amer', 0, 5],
    ['Teej', 'usually 07-20/08-25', 'The goddess is carried through the old city with elephants and bands.', 'religious', 'Tripolia Gate', 0, 3],
    ['Diwali', 'usually 10-18/11-15', 'Whole markets compete with lights.', 'religious', 'Johari Bazaar', 0, 5],
  ],
  places: [
    ['Amber Fort', 'sight', 26.9855, 75.8513, 150, 7, 'daily 8-17:30', 'outdoor', 'morning', 'history architecture photography art', 'partial', 5, 'walk in', 'A honey-coloured hill palace with a hall of mirrors.', 'Walk or take a jeep up; be there at eight, before the buses.'],
    ['Hawa Mahal', 'sight', 26.9239, 75.8267, 45, 3, 'daily 9-16:30', 'both', 'morning', 'history architecture photography', 'partial', 5, 'walk in', 'The palace of winds: nine hundred small windows for ladies of the court.', 'The sun is on the front in the morning; the entrance is at the back.'],
    ['City Palace', 'museum', 26.9258, 75.8237, 105, 12, 'daily 9:30-17', 'both', 'any', 'history architecture art', 'partial', 5, 'walk in', 'Courts, painted gates and giant silver jars of a family that still lives here.', 'The four season gates are in the small inner court.'],
    ['Jantar Mantar', 'sight', 26.9247, 75.8246, 60, 3, 'daily 9-16:30', 'outdoor', 'morning', 'history architecture', 'partial', 5, 'walk in', 'An observatory of 1734 with the largest sundial of the world.', 'A guide is worth it here; shadows need the sun, so not on a grey day.', { children: true }],
    ['Nahargarh Fort', 'viewpoint', 26.9373, 75.8155, 90, 3, 'daily 10-17', 'outdoor', 'evening', 'history photography architecture', 'partial', 4, 'walk in', 'The fort on the ridge over the whole city.', 'Come for the sunset and leave before the road gets dark.'],
    ['Jaigarh Fort', 'sight', 26.9851, 75.8456, 75, 3, 'daily 9-16:30', 'outdoor', 'any', 'history photography', 'partial', 3, 'walk in', 'The strong fort above Amber, with a huge cannon on wheels.', 'A tunnel path links it to Amber.'],
    ['Jal Mahal', 'viewpoint', 26.9535, 75.8462, 20, 0, 'always', 'outdoor', 'morning', 'photography architecture', 'full', 3, 'walk in', 'A palace that stands in the middle of a lake.', 'It can only be seen from the shore; early light is best.'],
    ['Albert Hall Museum', 'museum', 26.9118, 75.8195, 75, 4, 'daily 9-17', 'indoor', 'any', 'art history architecture', 'partial', 3, 'walk in', 'Carpets, miniatures and a mummy in an Indo-Saracenic palace.', 'It opens again after dark with its front lit in colours.'],
    ['Govind Dev Ji Temple', 'religious', 26.9288, 75.8239, 40, 0, 'daily 5-11 18-20', 'outdoor', 'morning', 'religious music', 'partial', 3, 'walk in', 'The royal temple of Krishna in the palace gardens, full of song.', 'The curtain opens for short times only; the evening is the liveliest.'],
    ['Galtaji', 'religious', 26.9171, 75.8573, 75, 1, 'daily 6-18', 'outdoor', 'morning', 'religious nature photography', 'poor', 3, 'walk in', 'Temples and bathing tanks in a cleft of the hills, with monkeys.', 'Walk over the hill from Suraj Pol and hold on to your snacks.'],
    ['Birla Mandir', 'religious', 26.8922, 75.8155, 40, 0, 'daily 8-12 15-20', 'indoor', 'evening', 'religious architecture', 'partial', 3, 'walk in', 'A white marble temple with modern windows and saints of all faiths.', 'Most beautiful when lit after dusk.'],
    ['Johari Bazaar', 'market', 26.9205, 75.8265, 90, 0, 'Mo-Sa 10:30-20', 'outdoor', 'any', 'shopping markets food', 'partial', 4, 'walk in', 'The street of jewellers and cloth shops in the pink arcades.', 'Bargain for stones only if you know them; the sweet shop LMB is halfway.'],
    ['Masala Chowk', 'food', 26.9136, 75.8188, 60, 6, 'daily 10-22', 'outdoor', 'evening', 'food', 'full', 3, 'walk in', 'An open court with twenty known street kitchens of the city.', 'A small entry fee; try pyaz kachori and kulfi.'],
    ['Raj Mandir Cinema', 'evening', 26.9155, 75.8103, 180, 4, 'daily 12-24', 'indoor', 'evening', 'music architecture', 'full', 3, 'book', 'A pink palace of a cinema, best for a Bollywood film.', 'The audience sings and cheers; book the diamond seats.'],
    ['Panna Meena ka Kund', 'sight', 26.9893, 75.853, 25, 0, 'daily 7-18', 'outdoor', 'morning', 'architecture photography history', 'poor', 3, 'walk in', 'A stepwell of crossing stairs below Amber.', 'You may not walk down the steps, yet the view from above is the picture.'],
    ['Patrika Gate', 'sight', 26.8417, 75.7996, 30, 0, 'always', 'outdoor', 'morning', 'photography architecture', 'full', 3, 'walk in', 'A painted gate of nine arches at Jawahar Circle garden.', 'Before eight the arches are empty; it is on the way to the airport.'],
    ['Chand Baori, Abhaneri', 'day trip', 27.0073, 76.6066, 75, 4, 'daily 8-17', 'outdoor', 'morning', 'history architecture photography', 'partial', 4, 'walk in', 'One of the deepest stepwells of India, thirteen storeys of stairs.', 'Join it with the temple next door; you look from above only.', { way: { text: 'Car on the Agra road', minutes: 105 } }],
    ['Pushkar Lake', 'day trip', 26.4876, 74.5537, 240, 0, 'always', 'outdoor', 'morning', 'religious markets photography', 'partial', 4, 'walk in', 'A holy lake of fifty-two bathing steps in the desert hills.', 'Take no flowers from strangers at the lake; the camel fair is in November.', { way: { text: 'Train to Ajmer, then bus or taxi', minutes: 170 } }],
  ],
}
