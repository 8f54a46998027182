import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 28, 'mid-range': 75, luxury: 260 },
  icons: ['Chinese Fishing Nets', 'Mattancherry Palace', 'Alleppey Backwaters', 'Kathakali at Kerala Kathakali Centre'],
  base: { latitude: 9.9658, longitude: 76.2421 },
  insights: [
    ['culture', 'Spice port of all faiths', 'Arabs, Jews, Portuguese, Dutch and British traded pepper within one mile.', 'medium', 4.6, '2 days', 'November to March'],
    ['food', 'Coconut and curry leaf', 'Karimeen in banana leaf, appam with stew, toddy-shop fish.', 'low', 4.7, 'Every meal', 'All year round'],
    ['activities', 'Backwaters and dance', 'Kathakali by evening, a houseboat by night, tea hills the day after.', 'medium', 4.7, '3 to 4 days', 'November to February'],
    ['transportation', 'Ferries and the water metro', 'Electric boats join Fort Kochi, High Court and Vypin for small change.', 'medium', 4.6, '', 'All year round'],
    ['weather', 'Two monsoons', 'June to August pours, October storms; December to February is warm and dry.', 'low', 4.1, '', 'December to February'],
    ['tips', 'Take off shoes, carry cash', 'Synagogue shuts on Fridays and Saturdays, palace on Fridays: plan the quarter for Sunday to Thursday.', 'medium', 4.3, '', 'All year round'],
  ],
  festivals: [
    ['Kochi-Muziris Biennale', 'usually 12-12/03-31', 'Art in spice stores, every second winter.', 'culture', 'Fort Kochi', 3, 5],
    ['Onam', 'usually 08-20/09-15', 'Flower carpets, feasts on leaves and snake boats.', 'festival', 'Kerala', 0, 5],
    ['Cochin Carnival', '12-25 P8D', 'Pappanji burns at midnight on the beach.', 'festival', 'Fort Kochi', 0, 4],
  ],
  quarters: {
    'Fort Kochi': ['Chinese Fishing Nets', 'St Francis Church', 'Santa Cruz Basilica', 'Kashi Art Cafe', 'Kathakali at Kerala Kathakali Centre', 'Fort House', 'Fusion Bay', 'Indo-Portuguese Museum'],
    'Mattancherry': ['Mattancherry Palace', 'Paradesi Synagogue', 'Jew Town', 'Kayees Rahmathulla'],
  },
  places: [
    ['Chinese Fishing Nets', 'sight', 9.9689, 76.2414, 45, 0, 'always', 'outdoor', 'evening', 'photography history', 'full', 5, 'walk in', 'Teak cranes with nets, six men to each, since the 1400s.', 'Help pull for a tip; sunset behind them.', { children: true }],
    ['St Francis Church', 'religious', 9.9657, 76.241, 25, 0, 'Mo-Sa 9-17, Su 13-17', 'indoor', 'any', 'religious history', 'full', 4, 'walk in', 'India’s first European church; Vasco da Gama lay here.', 'Cloth fans with ropes still hang.'],
    ['Santa Cruz Basilica', 'religious', 9.9643, 76.2432, 25, 0, 'Mo-Sa 9-13 15-17', 'indoor', 'any', 'religious architecture art', 'full', 3, 'walk in', 'Pastel Gothic with painted ceilings.', 'Murals copy Leonardo by way of Mangalore.'],
    ['Indo-Portuguese Museum', 'museum', 9.9612, 76.2417, 40, 1, 'Tu-Su 9-13 14-18', 'indoor', 'any', 'history religious', 'partial', 2, 'walk in', 'Vestments and altars in the bishop’s garden.', 'Foundations of the old fort are in the cellar.'],
    ['Mattancherry Palace', 'museum', 9.9583, 76.2593, 60, 1, 'Sa-Th 9-17', 'indoor', 'any', 'history art architecture', 'poor', 5, 'walk in', 'Portuguese gift, Dutch repair, Ramayana on the bedroom walls.', 'No photos; Krishna lifts his mountain with many hands.'],
    ['Paradesi Synagogue', 'religious', 9.9574, 76.2594, 35, 1, 'Su-Th 10-13 15-17', 'indoor', 'any', 'religious history', 'poor', 4, 'walk in', 'Belgian lamps over blue tiles from Canton, each different.', 'Built in 1568; closed Fridays and Saturdays.'],
    ['Jew Town', 'quarter', 9.9579, 76.2601, 60, 0, 'daily 10-18', 'outdoor', 'any', 'shopping history', 'partial', 4, 'walk in', 'Antiques, ginger and a 30-metre snake boat in a shop.', 'Sarah Cohen’s embroidery house is kept as it was.'],
    ['Kerala Folklore Museum', 'museum', 9.9373, 76.3031, 75, 3, 'daily 9-18', 'indoor', 'any', 'art history architecture', 'poor', 4, 'walk in', 'Masks and bronzes packed into three floors of old timber.', 'Theatre at the top, shows in season.', { children: true }],
    ['Kathakali at Kerala Kathakali Centre', 'evening', 9.9683, 76.2437, 120, 6, 'daily 17-19:30', 'indoor', 'evening', 'music history', 'partial', 5, 'book', 'Make-up from five, gods and demons from six.', 'Come for the painting: it is half of it.', { children: true }],
    ['Hill Palace Museum', 'museum', 9.9526, 76.3637, 90, 1, 'Tu-Su 9-12:30 14-16:30', 'both', 'any', 'history art', 'partial', 3, 'walk in', 'The rajas’ seat at Tripunithura, with crown and deer.', 'On the way to the backwaters.', { children: true }],
    ['Cherai Beach', 'beach', 10.1418, 76.1783, 150, 0, 'always', 'outdoor', 'afternoon', 'nature', 'partial', 3, 'walk in', 'Sand between sea and lagoon on Vypin.', 'Dolphins at times; ferry and bus.', { children: true }],
    ['Kashi Art Cafe', 'food', 9.9666, 76.2424, 60, 7, 'daily 8:30-22', 'both', 'any', 'food art', 'partial', 3, 'walk in', 'Cake, eggs and a courtyard gallery in an old house.', 'Mornings before nine are calm.', { children: true }],
    ['Kayees Rahmathulla', 'food', 9.9569, 76.2511, 45, 3, 'daily 5-21', 'indoor', 'any', 'food', 'partial', 4, 'walk in', 'Mutton biryani as Mattancherry has had it since 1948.', 'Sold out by two on Fridays.', { children: true }],
    ['Fusion Bay', 'food', 9.9661, 76.2435, 75, 9, 'daily 12-22:30', 'indoor', 'any', 'food', 'partial', 4, 'walk in', 'Syrian Christian fish molee and pollichathu.', 'Small: come early.', { children: true }],
    ['Fort House', 'food', 9.9688, 76.2462, 90, 12, 'daily 7:30-22:30', 'outdoor', 'any', 'food nature', 'partial', 3, 'book', 'Seafood on a pier as ships go by.', 'Mosquito coil and the last table.'],
    ['Alleppey Backwaters', 'day trip', 9.4981, 76.3388, 330, 60, 'daily 9-17', 'outdoor', 'any', 'nature photography', 'partial', 5, 'book', 'Canals, rice below water level and houseboats of bamboo.', 'A night on board is the thing; a canoe for small canals.', { children: true, way: { text: 'Train or car', minutes: 80 } }],
    ['Athirappilly Falls', 'day trip', 10.2851, 76.5698, 150, 1, 'daily 8-18', 'outdoor', 'any', 'nature photography', 'poor', 3, 'walk in', 'The broad fall of the Ghats, best after rain.', 'Hornbills in the trees; monkeys at the stairs.', { children: true, way: { text: 'Car', minutes: 110 } }],
  ],
}
