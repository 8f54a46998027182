import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 35, 'mid-range': 90, luxury: 320 },
  icons: ['Philae Temple', 'Felucca round Elephantine', 'Nubian Museum'],
  insights: [
    ['culture', 'Gate of Nubia', 'Granite for obelisks, ivory from the south, and a people moved by the High Dam.', 'medium', 4.7, '2 to 3 days', 'November to February'],
    ['food', 'Tagine and hibiscus', 'Nubian fish in clay, okra and karkadeh, hot or cold.', 'low', 4.2, 'Every meal', 'All year round'],
    ['activities', 'Sail at four', 'Temples at dawn, shade at noon, felucca at four; Abu Simbel is a flight or a convoy before dawn.', 'medium', 4.8, '2 days', 'November to February'],
    ['transportation', 'Boats and taxis', 'Public ferries to Elephantine cost coins; trains follow the Nile to Luxor in three hours.', 'medium', 4, '', 'All year round'],
    ['weather', 'The driest town', 'No rain for years; 23 degrees in January, 42 in July.', 'low', 4.4, '', 'November to February'],
    ['tips', 'Bargain the boat', 'Agree on price, time and return; camels at West Bank wait by the tombs.', 'high', 4, '', 'All year round'],
  ],
  festivals: [
    ['Sun Festival of Abu Simbel', '02-22', 'The dawn reaches the gods within, again on 22 October.', 'culture', 'Abu Simbel', 25, 5],
    ['Aswan International Women Film Festival', 'usually 02-20/05-05', 'Films by and about women.', 'culture', 'Aswan', 0, 3],
  ],
  quarters: {
    'Corniche and centre': ['Aswan Souk', 'Feryal Garden', 'Old Cataract Terrace', 'Aswan Moon', 'Makka'],
    'Elephantine': ['Ruins of Abu', 'Nubian Dreams'],
  },
  places: [
    ['Philae Temple', 'religious', 24.0253, 32.8845, 120, 12, 'daily 7-16', 'outdoor', 'morning', 'history religious architecture', 'poor', 5, 'walk in', 'Isis’ last temple, moved stone by stone to a drier island.', 'Boat from Shellal, bargain there and back; sound and light at night.'],
    ['Nubian Museum', 'museum', 24.0796, 32.8885, 105, 8, 'daily 9-17', 'indoor', 'any', 'history art', 'full', 5, 'walk in', 'Six thousand years of a drowned country, kings and cottages.', 'The coldest air in town: come at noon.', { children: true }],
    ['Unfinished Obelisk', 'sight', 24.0769, 32.8955, 40, 4, 'daily 7-16', 'outdoor', 'morning', 'history', 'partial', 3, 'walk in', 'The largest ever begun, cracked in its bed of granite.', 'Dolerite balls that cut it lie about.'],
    ['Felucca round Elephantine', 'nature', 24.0899, 32.8927, 105, 10, 'daily 8-18', 'outdoor', 'afternoon', 'nature photography', 'poor', 5, 'walk in', 'White sail past boulders, egrets and the mausoleum.', 'Two hours to sunset; without wind they row and sing.', { children: true }],
    ['Kitchener’s Island', 'park', 24.0944, 32.8862, 75, 2, 'daily 8-17', 'outdoor', 'afternoon', 'nature', 'partial', 3, 'walk in', 'A general’s garden of palms from all the empire.', 'By felucca or rowing boat.', { children: true }],
    ['Ruins of Abu', 'sight', 24.0847, 32.8861, 75, 4, 'daily 8-16', 'outdoor', 'any', 'history', 'poor', 3, 'walk in', 'Temples and a Nilometer on Elephantine’s southern tip.', 'Climb the terrace for the cataract; the museum is small.'],
    ['Tombs of the Nobles', 'sight', 24.1019, 32.8888, 75, 4, 'daily 8-16', 'outdoor', 'morning', 'history photography', 'poor', 4, 'walk in', 'Governors who led caravans to Africa, high on the west bank.', 'Ferry from the station; walk on to St Simeon or ride.'],
    ['Monastery of St Simeon', 'religious', 24.0945, 32.8758, 60, 3, 'daily 8-16', 'outdoor', 'morning', 'religious history', 'poor', 3, 'walk in', 'A mud-brick fort of monks in the sand.', 'Twenty minutes by camel from the bank.'],
    ['Aswan Souk', 'market', 24.0919, 32.8996, 75, 3, 'daily 9-23', 'outdoor', 'evening', 'markets shopping food', 'full', 4, 'walk in', 'Spice, scarves and hibiscus by the sack for a mile.', 'Best after dark; offer half.', { children: true }],
    ['Feryal Garden', 'park', 24.0822, 32.8876, 40, 1, 'daily 9-22', 'outdoor', 'evening', 'nature photography', 'partial', 2, 'walk in', 'Granite and bougainvillea over the river bend.', 'Sunset without the hotel’s price.', { children: true }],
    ['Old Cataract Terrace', 'evening', 24.082, 32.8879, 90, 25, 'daily 12-23', 'outdoor', 'evening', 'food history photography', 'full', 4, 'book', 'Where Agatha Christie wrote and the sun goes down for tea.', 'A minimum is charged: book the terrace.'],
    ['High Dam', 'sight', 23.9706, 32.8779, 40, 4, 'daily 8-17', 'outdoor', 'any', 'architecture history', 'full', 3, 'walk in', 'Four kilometres that tamed the Nile and made a sea.', 'Combine with Philae; the lotus tower is Russian.'],
    ['Nubian Village Gharb Soheil', 'quarter', 24.0612, 32.8634, 120, 10, 'daily 9-22', 'outdoor', 'any', 'photography shopping food', 'partial', 4, 'walk in', 'Blue domes, crocodiles in basins and tea with a view.', 'Come by boat through the cataract, leave before the coaches.', { children: true }],
    ['Makka', 'food', 24.0933, 32.9009, 60, 8, 'daily 12-24', 'indoor', 'any', 'food', 'partial', 3, 'walk in', 'Kofta, pigeon and tagines off the souk.', 'Meals come with soup, rice and salad.', { children: true }],
    ['Aswan Moon', 'food', 24.0905, 32.8951, 75, 9, 'daily 10-24', 'outdoor', 'any', 'food music', 'partial', 3, 'walk in', 'A pontoon on the Nile with Daoud Basha and drums.', 'Upper deck is for lemonade.', { children: true }],
    ['Nubian Dreams', 'food', 24.0889, 32.8898, 75, 10, 'daily 11-23', 'outdoor', 'any', 'food', 'poor', 4, 'walk in', 'Home dishes on a blue roof in Elephantine’s village.', 'Boatmen know it; ask for fish tagine.', { children: true }],
    ['Kom Ombo', 'day trip', 24.4521, 32.9284, 90, 9, 'daily 7-19', 'outdoor', 'afternoon', 'history religious', 'partial', 4, 'walk in', 'A temple for two gods, falcon and crocodile, on the bend.', 'Three hundred mummies with teeth are in the museum.', { children: true, way: { text: 'Train or car', minutes: 55 } }],
  ],
}
