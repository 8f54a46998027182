import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 45, 'mid-range': 130, luxury: 380 },
  icons: ['Old Slave Market and Anglican Cathedral', 'Forodhani Gardens', 'Nungwi', 'Jozani Forest'],
  insights: [
    ['culture', 'Doors and dhows', 'Carved doors show who lived behind them: brass spikes for India, verses for Oman.', 'medium', 4.6, '2 days', 'June to October, December to February'],
    ['food', 'Spice, coconut and octopus', 'Urojo soup, octopus in coconut and Zanzibar pizza at the night market; cloves and cinnamon in everything.', 'medium', 4.4, 'Every meal', 'All year round'],
    ['activities', 'Tides rule the beach', 'On the east coast the sea goes out a kilometre; in the north you swim at any hour.', 'medium', 4.6, '3 days', 'June to October'],
    ['transportation', 'Dala-dala or driver', 'Shared vans cross the island for small money; hire a driver by the day for more than one stop.', 'medium', 3.8, '', 'All year round'],
    ['weather', 'Two dry seasons', 'June to October is dry and cooler; heavy rain falls from late March to May.', 'low', 4.3, '', 'June to October, December to February'],
    ['tips', 'Cover up in town', 'Shoulders and knees covered in Stone Town; during Ramadan eat indoors by day.', 'medium', 4.1, '', 'All year round'],
  ],
  festivals: [
    ['Sauti za Busara', 'usually 02-05/02-18', 'African music for four days in the Old Fort.', 'music', 'Old Fort', 40, 5],
    ['Zanzibar International Film Festival', 'usually 06-15/07-31', 'Films of the dhow countries on open-air screens.', 'culture', 'Stone Town', 5, 4],
    ['Mwaka Kogwa', 'usually 07-20/07-26', 'The Shirazi new year with mock fights of banana stems.', 'culture', 'Makunduchi', 0, 3],
  ],
  places: [
    ['House of Wonders', 'sight', -6.1612, 39.1894, 25, 0, 'always', 'outdoor', 'any', 'history architecture', 'full', 3, 'walk in', 'The sultan’s ceremonial palace of 1883 on the seafront.', 'Under repair since part of it fell in 2020: look from outside.'],
    ['Old Fort', 'sight', -6.1619, 39.1891, 40, 0, 'daily 8-20', 'outdoor', 'any', 'history music shopping', 'partial', 3, 'walk in', 'Omani walls around an open-air theatre and craft stalls.', 'Ask what plays in the evening.'],
    ['Forodhani Gardens', 'food', -6.1611, 39.1886, 90, 10, 'daily 17-23', 'outdoor', 'evening', 'food markets', 'full', 5, 'walk in', 'The night market on the water, grilling seafood under lamps.', 'Agree the price of each skewer; pizza and sugar-cane juice are the safe choice.', { children: true }],
    ['Palace Museum', 'museum', -6.1602, 39.1896, 60, 5, 'daily 9-18', 'indoor', 'any', 'history', 'poor', 3, 'walk in', 'Rooms of the last sultans and of a princess who ran away.', 'Read about Princess Salme before you go.'],
    ['Old Slave Market and Anglican Cathedral', 'religious', -6.1638, 39.1932, 75, 6, 'daily 8-18', 'both', 'any', 'history religious', 'partial', 5, 'walk in', 'A church on the site of the market, with cells below.', 'Take a guide: the altar stands where the whipping post was.'],
    ['Darajani Market', 'market', -6.1621, 39.1938, 60, 0, 'daily 7-18', 'both', 'morning', 'markets food', 'partial', 4, 'walk in', 'The main bazaar: fish, spices and cloth.', 'Go before ten; the fish hall is not for the faint.'],
    ['Freddie Mercury Museum', 'museum', -6.1625, 39.1876, 40, 8, 'daily 10-18', 'indoor', 'any', 'music history', 'partial', 2, 'walk in', 'The singer’s early years in the house linked with his family.', 'Small; for fans rather than for everyone.'],
    ['Hamamni Persian Baths', 'sight', -6.1628, 39.191, 30, 2, 'daily 9-17', 'indoor', 'any', 'history architecture', 'poor', 2, 'walk in', 'Public baths of a sultan, dry since 1920.', 'The caretaker explains the rooms for a tip.'],
    ['Old Dispensary', 'sight', -6.1587, 39.192, 25, 0, 'daily 9-17', 'both', 'any', 'architecture history', 'partial', 3, 'walk in', 'Lace balconies of 1894 by the harbour.', 'The Big Tree near by is where boats to the islands are arranged.'],
    ['St. Joseph’s Cathedral', 'religious', -6.1634, 39.1892, 20, 0, 'daily 8-18', 'indoor', 'any', 'religious architecture', 'partial', 2, 'walk in', 'Twin spires in the middle of the old town.', 'If the front is shut, try the back door by the convent.'],
    ['Africa House Sunset Bar', 'evening', -6.1644, 39.1867, 75, 12, 'daily 16-24', 'outdoor', 'evening', 'nightlife food photography', 'poor', 4, 'walk in', 'The terrace of the old English club, facing west.', 'Take a table by half past five.'],
    ['Changuu Island', 'day trip', -6.1196, 39.167, 150, 20, 'daily 9-17', 'outdoor', 'morning', 'nature history', 'poor', 4, 'walk in', 'Giant tortoises and a prison that never held prisoners.', 'Agree on the boat with waiting time; bring a mask.', { children: true, way: { text: 'Boat from Forodhani', minutes: 30 } }],
    ['Jozani Forest', 'nature', -6.27, 39.4166, 105, 12, 'daily 8-17', 'outdoor', 'morning', 'nature photography', 'partial', 5, 'walk in', 'Red colobus monkeys that live only on this island.', 'They sit by the road at nine; the mangrove walk belongs to the ticket.', { children: true }],
    ['Kendwa Beach', 'beach', -5.751, 39.289, 240, 0, 'always', 'outdoor', 'afternoon', 'nature nightlife', 'poor', 4, 'walk in', 'White sand where you can swim at any tide.', 'The full-moon party is loud; other nights are not.', { children: true }],
    ['Nungwi', 'day trip', -5.7265, 39.2972, 240, 0, 'always', 'outdoor', 'any', 'nature photography', 'poor', 5, 'walk in', 'Dhow builders and beaches at the northern tip.', 'Watch the boats being built in the morning, then walk to Kendwa at low tide.', { children: true, way: { text: 'Dala-dala 116 or driver', minutes: 75 } }],
    ['Paje Beach', 'day trip', -6.2665, 39.5358, 240, 0, 'always', 'outdoor', 'any', 'adventure nature', 'poor', 4, 'walk in', 'The kite surfers’ lagoon on the east coast.', 'Wind blows from June to September and December to March.', { way: { text: 'Dala-dala 324 or driver', minutes: 70 } }],
    ['Mnemba Atoll', 'day trip', -5.8198, 39.3828, 240, 40, 'always', 'outdoor', 'morning', 'nature adventure', 'poor', 4, 'book', 'Reefs, turtles and often dolphins around a private island.', 'Go with a boat that keeps its distance from the dolphins.', { way: { text: 'Driver to Matemwe, then boat', minutes: 100 } }],
  ],
}
