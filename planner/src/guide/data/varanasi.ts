import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 25, 'mid-range': 65, luxury: 220 },
  icons: ['Dashashwamedh Ghat Aarti', 'Sunrise Boat on the Ganges', 'Kashi Vishwanath Temple', 'Sarnath'],
  insights: [
    ['culture', 'Older than legend', 'Hindus come to bathe, to learn and to die; fires at two ghats never go out.', 'high', 4.8, '2 days', 'November to February'],
    ['food', 'Kachori, lassi, paan', 'Fried breakfast in the lanes, lassi in clay and winter’s malaiyo made of milk foam and dew.', 'medium', 4.5, 'Every meal', 'All year round'],
    ['activities', 'River at both ends of day', 'Row at dawn, watch fire at dusk, get lost between.', 'high', 4.8, '2 days', 'October to March'],
    ['transportation', 'Feet and e-rickshaws', 'Lanes are too narrow for wheels; boats join the ghats when the water is low.', 'high', 3.7, '', 'All year round'],
    ['weather', 'Cool mist, hard heat', 'November to February is mild; in May it is 42, and in August the river hides the steps.', 'medium', 4, '', 'November to February'],
    ['tips', 'No cameras at the pyres', 'Watch with respect, pay nobody for wood, and agree on boats beforehand.', 'high', 4.2, '', 'All year round'],
  ],
  festivals: [
    ['Dev Deepawali', 'usually 11-05/12-05', 'A million lamps on the steps fifteen days after Diwali.', 'religious', 'All ghats', 0, 5],
    ['Mahashivaratri', 'usually 02-12/03-10', 'Shiva’s wedding procession through the old city.', 'religious', 'Kashi Vishwanath', 0, 5],
    ['Sankat Mochan Music Festival', 'usually 03-28/04-25', 'Six nights of great musicians in a temple court.', 'music', 'Sankat Mochan', 0, 4],
  ],
  quarters: {
    'Old city and ghats': ['Dashashwamedh Ghat Aarti', 'Sunrise Boat on the Ganges', 'Kashi Vishwanath Temple', 'Manikarnika Ghat', 'Man Mandir Observatory', 'Blue Lassi', 'Kachori Gali', 'Dosa Café'],
    'Assi': ['Assi Ghat', 'Tulsi Manas Temple', 'Pizzeria Vaatika', 'Sankat Mochan Temple'],
  },
  places: [
    ['Sunrise Boat on the Ganges', 'nature', 25.3068, 83.0108, 90, 8, 'daily 5-8', 'outdoor', 'morning', 'religious photography', 'poor', 5, 'walk in', 'Bathers, priests and palaces in the first light from a rowing boat.', 'Meet at Dashashwamedh at half past five; rowed, not motored.'],
    ['Dashashwamedh Ghat Aarti', 'evening', 25.3069, 83.0105, 75, 0, 'daily 18-20', 'outdoor', 'evening', 'religious music photography', 'poor', 5, 'walk in', 'Seven priests swing fire to bells for the river each night.', 'Seen best from a boat or a terrace; arrive an hour before.', { children: true }],
    ['Kashi Vishwanath Temple', 'religious', 25.3109, 83.0107, 75, 0, 'daily 4-23', 'both', 'morning', 'religious architecture', 'full', 5, 'walk in', 'The golden temple of Shiva, at the end of a corridor to the river.', 'Leave phone and bag in a locker, bring the passport; buy the quick line.'],
    ['Manikarnika Ghat', 'sight', 25.3109, 83.0141, 40, 0, 'always', 'outdoor', 'any', 'religious history', 'poor', 4, 'walk in', 'The great burning ground, where release is sure.', 'Watch from the water; ignore guides who ask for wood money.'],
    ['Man Mandir Observatory', 'museum', 25.3076, 83.0108, 45, 3, 'Tu-Su 7-19', 'both', 'any', 'history architecture', 'poor', 3, 'walk in', 'Raja Jai Singh’s sundials on a palace roof.', 'A virtual museum of the city is below.'],
    ['Assi Ghat', 'sight', 25.2889, 83.0065, 60, 0, 'always', 'outdoor', 'morning', 'religious music', 'partial', 4, 'walk in', 'The southern steps, with fire, song and yoga at half past five.', 'Walk north from here to see eighty ghats in an hour and a half.'],
    ['Tulsi Manas Temple', 'religious', 25.2868, 83.0003, 30, 0, 'daily 5:30-12 15:30-21', 'indoor', 'any', 'religious art', 'full', 3, 'walk in', 'Marble cut with all the verses of the Ramcharitmanas.', 'Red Durga temple is next door.'],
    ['Sankat Mochan Temple', 'religious', 25.2824, 82.9992, 35, 0, 'daily 5-22', 'outdoor', 'any', 'religious music', 'partial', 3, 'walk in', 'Hanuman’s house, full of monkeys and laddus.', 'Busy on Tuesdays and Saturdays; no phones inside.'],
    ['Bharat Kala Bhavan', 'museum', 25.2711, 82.9917, 90, 5, 'Mo-Sa 10:30-16:30', 'indoor', 'any', 'art history', 'full', 4, 'walk in', 'Miniatures, brocade and Gupta stone in the university.', 'The new Vishwanath temple stands on the same campus.'],
    ['Ramnagar Fort', 'sight', 25.2691, 83.0245, 75, 3, 'daily 10-17', 'both', 'afternoon', 'history architecture', 'poor', 3, 'walk in', 'The maharaja’s sandstone seat across the river, with dusty cars.', 'The Ramlila of October lasts a month.'],
    ['Kachori Gali', 'food', 25.3105, 83.0122, 45, 3, 'daily 7-14', 'outdoor', 'afternoon', 'food', 'poor', 4, 'walk in', 'Kachori with potato and jalebi at stands in the temple lane.', 'Ram Bhandar at Thatheri Bazaar is the best known.'],
    ['Blue Lassi', 'food', 25.3117, 83.0129, 30, 2, 'daily 9-22:30', 'indoor', 'any', 'food', 'poor', 3, 'walk in', 'Pomegranate and curd in clay since 1925.', 'Processions of the dead pass the door.'],
    ['Dosa Café', 'food', 25.3084, 83.0098, 60, 4, 'daily 8-21:30', 'indoor', 'any', 'food', 'poor', 3, 'walk in', 'Crisp dosas with odd fillings near Man Mandir.', 'Four tables; a clean kitchen to look at.', { children: true }],
    ['Pizzeria Vaatika', 'food', 25.2886, 83.0069, 75, 7, 'daily 7:30-22', 'outdoor', 'any', 'food', 'partial', 3, 'walk in', 'Wood-fired pizza and apple pie under trees on Assi Ghat.', 'Winter nights have blankets.', { children: true }],
    ['Baati Chokha', 'food', 25.3257, 82.9969, 75, 8, 'daily 12-22:30', 'indoor', 'any', 'food', 'partial', 4, 'walk in', 'Village Bihar: smoked dough balls, aubergine, sand floors.', 'Say when to stop the ghee.', { children: true }],
    ['Sarnath', 'day trip', 25.3762, 83.0227, 165, 5, 'daily 6-18', 'outdoor', 'morning', 'religious history', 'full', 5, 'walk in', 'The deer park where the Buddha first taught.', 'The lion capital of India’s arms is in the museum, closed on Fridays.', { children: true, way: { text: 'Auto-rickshaw or car', minutes: 40 } }],
  ],
}
