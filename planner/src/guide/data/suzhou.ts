import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 50, 'mid-range': 115, luxury: 320 },
  icons: ['Humble Administrator’s Garden', 'Suzhou Museum', 'Pingjiang Road', 'Tiger Hill'],
  insights: [
    ['culture', 'Gardens for thinking', 'Retired officials built worlds of rock and water behind plain walls; nine are world heritage.', 'high', 4.7, '2 days', 'April, May, October, November'],
    ['food', 'Sweet, fresh, by season', 'Squirrel fish, red yeast noodles and hairy crabs in October.', 'medium', 4.4, 'Every meal', 'October, November'],
    ['activities', 'Canals and Kunqu', 'A boat under the bridges, silk by day and the oldest opera by night.', 'medium', 4.5, '2 days', 'All year round'],
    ['transportation', 'Half an hour from Shanghai', 'Fast trains all day; six metro lines and water buses.', 'high', 4.7, '', 'All year round'],
    ['weather', 'Plum rain and osmanthus', 'June drips, late September smells of flowers.', 'medium', 4, '', 'April, May, October'],
    ['tips', 'Book by the hour', 'Gardens and the museum sell timed entry by passport; the museum goes a week ahead.', 'high', 4.3, '', 'All year round'],
  ],
  festivals: [
    ['Osmanthus at Tiger Hill and the gardens', 'usually 09-25/10-15', 'The whole town smells of it; sweets follow.', 'festival', 'Gardens', 10, 3],
    ['Hairy crab season', 'usually 10-01/11-30', 'Crabs of Yangcheng Lake, females first, then males.', 'food', 'Yangcheng Lake', 50, 4],
  ],
  quarters: {
    'Gusu old town': ['Humble Administrator’s Garden', 'Suzhou Museum', 'Lion Grove Garden', 'Pingjiang Road', 'Master of the Nets Garden', 'Guanqian Street', 'Songhelou', 'North Temple Pagoda'],
    'Shantang': ['Shantang Street', 'Tiger Hill', 'Lingering Garden'],
  },
  places: [
    ['Humble Administrator’s Garden', 'park', 31.3259, 120.6252, 105, 12, 'daily 7:30-17:30', 'outdoor', 'morning', 'nature architecture history', 'partial', 5, 'book', 'The largest garden: half water, and each window a picture.', 'Enter in the first slot; the far pagoda is borrowed into the view.'],
    ['Suzhou Museum', 'museum', 31.3249, 120.6233, 90, 0, 'Tu-Su 9-17', 'indoor', 'morning', 'architecture art history', 'full', 5, 'book', 'I. M. Pei’s gift to his home, white walls and a landscape of cut stone.', 'Free but booked by passport a week ahead; the west branch has places.'],
    ['Lion Grove Garden', 'park', 31.3235, 120.6252, 60, 6, 'daily 7:30-17:30', 'outdoor', 'any', 'nature history', 'poor', 4, 'book', 'A maze of lake rocks in which emperors got lost.', 'Children climb through happily.', { children: true }],
    ['Master of the Nets Garden', 'park', 31.3007, 120.6289, 60, 6, 'daily 7:30-17:30', 'outdoor', 'afternoon', 'architecture nature music', 'partial', 4, 'walk in', 'The smallest and most perfect of the gardens.', 'Evening visits with music run from April to November.'],
    ['Lingering Garden', 'park', 31.3162, 120.5883, 75, 8, 'daily 7:30-17:30', 'outdoor', 'morning', 'architecture nature', 'partial', 4, 'walk in', 'Long galleries, a rock of six metres and the best windows.', 'Storytellers sing in the halls during the day.'],
    ['Tiger Hill', 'park', 31.3364, 120.5767, 105, 10, 'daily 7:30-18', 'outdoor', 'any', 'history nature photography', 'partial', 5, 'walk in', 'A leaning pagoda of 961 over a king’s grave of swords.', 'Come by boat along Shantang; go round the back for the bonsai.'],
    ['Pingjiang Road', 'quarter', 31.3141, 120.6307, 90, 6, 'always', 'outdoor', 'evening', 'history food photography', 'full', 5, 'walk in', 'A canal lane of 800 years with teahouses and song.', 'Side lanes are homes; hear pingtan with a pot of tea.', { children: true }],
    ['Shantang Street', 'quarter', 31.3204, 120.5998, 90, 6, 'daily 9-22', 'outdoor', 'evening', 'food photography shopping', 'full', 4, 'walk in', 'Seven li of canal and lanterns dug by a poet governor.', 'The boat by night costs ten dollars; the western end is quiet.', { children: true }],
    ['North Temple Pagoda', 'religious', 31.3272, 120.6134, 45, 0, 'daily 8-17', 'both', 'any', 'religious architecture', 'partial', 3, 'walk in', 'Nine storeys and 76 metres of the Song.', 'Tea in the garden behind is for locals.'],
    ['Suzhou Silk Museum', 'museum', 31.3263, 120.6126, 60, 0, 'Tu-Su 9-17', 'indoor', 'any', 'history art', 'full', 3, 'walk in', 'Looms, worms and court robes, with weavers at work.', 'Free; opposite the pagoda.', { children: true }],
    ['Pan Gate', 'sight', 31.2888, 120.6149, 75, 6, 'daily 7:30-17', 'outdoor', 'any', 'history architecture', 'partial', 3, 'walk in', 'A land and water gate with a high bridge beside.', 'Few groups; see Ruiguang Pagoda in the park.'],
    ['Jinji Lake', 'evening', 31.3166, 120.6968, 90, 10, 'daily 17-24', 'outdoor', 'evening', 'nightlife architecture photography', 'full', 3, 'walk in', 'Towers, fountain and bars about the lake of the new town.', 'The fountain plays on Friday and Saturday nights.', { children: true }],
    ['Guanqian Street', 'quarter', 31.3118, 120.6224, 60, 5, 'daily 9-22', 'outdoor', 'any', 'shopping food religious', 'full', 3, 'walk in', 'Shops and snacks about the Taoist Temple of Mystery.', 'Pork mooncakes come hot from the oven at Changfa.'],
    ['Songhelou', 'food', 31.3112, 120.6219, 90, 26, 'daily 11-13:30 17-20:30', 'indoor', 'any', 'food history', 'full', 4, 'book', 'Squirrel mandarin fish in the house of 1757.', 'Order fish and river shrimps; portions are for sharing.'],
    ['Tongdexing', 'food', 31.3065, 120.6195, 45, 6, 'daily 6:30-20', 'indoor', 'any', 'food', 'partial', 3, 'walk in', 'Breakfast noodles in white soup with maple pork.', 'The first pot at half past six is the best.'],
    ['Wumen Renjia', 'food', 31.3244, 120.6263, 75, 22, 'daily 11-14 17-20', 'both', 'any', 'food history', 'partial', 3, 'book', 'Home cooking of old Suzhou in a courtyard by Lion Grove.', 'Ring ahead; three small snacks come first.'],
    ['Tongli', 'day trip', 31.1597, 120.7207, 240, 14, 'daily 7:30-17:30', 'outdoor', 'morning', 'history photography architecture', 'partial', 4, 'walk in', 'A water town of fifteen islands and the Retreat garden.', 'Lanes are free after five; the ticket opens houses.', { children: true, way: { text: 'Metro line 4 and bus, or car', minutes: 60 } }],
  ],
}
