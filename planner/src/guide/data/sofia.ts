import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 55, 'mid-range': 115, luxury: 280 },
  icons: ['Alexander Nevsky Cathedral', 'Boyana Church', 'Rotunda of Saint George', 'Serdica Ruins', 'Rila Monastery'],
  insights: [
    ['culture', 'Layers in the metro', 'Roman streets lie in the station; a mosque, a synagogue and churches share one square.', 'low', 4.4, '2 days', 'All year round'],
    ['food', 'Shopska, banitsa and yoghurt', 'White cheese goes on all; breakfast is pastry with boza, a drink of millet.', 'low', 4.4, 'Every meal', 'All year round'],
    ['activities', 'A mountain in the suburbs', 'Vitosha rises to 2,290 metres, half an hour by bus: walks in summer, skis in winter.', 'low', 4.5, '1 day', 'All year round'],
    ['transportation', 'A good metro', 'It runs from the airport to the centre in half an hour; tap any card.', 'low', 4.7, '', 'All year round'],
    ['weather', 'High and dry', 'At 550 metres evenings are cool even in August; January is snowy.', 'low', 4.2, '', 'May, June, September, October'],
    ['tips', 'Euro since 2026', 'Prices are in euro now; old leva are changed at banks only.', 'low', 4.2, '', 'All year round'],
  ],
  festivals: [
    ['Baba Marta', '03-01', 'Everyone ties red and white threads on friends and trees.', 'culture', 'Whole city', 0, 4],
    ['Sofia Film Fest', 'usually 03-12/03-31', 'The large film weeks of the Balkans.', 'culture', 'City cinemas', 8, 3],
    ['Orthodox Easter', 'orthodox -1 P2D', 'Midnight candles round the cathedral, red eggs knocked after.', 'religious', 'Alexander Nevsky', 0, 4],
  ],
  places: [
    ['Alexander Nevsky Cathedral', 'religious', 42.6958, 23.3328, 45, 0, 'daily 7-19', 'indoor', 'any', 'religious architecture art', 'full', 5, 'walk in', 'Golden domes for the Russian dead of 1878, room for five thousand.', 'Choir on Sunday at half past nine; icons fill the crypt.'],
    ['Saint Sophia Church', 'religious', 42.6966, 23.3314, 60, 4, 'daily 9-18', 'indoor', 'any', 'religious history', 'partial', 4, 'walk in', 'The bare brick basilica that named the city, over a field of tombs.', 'The graves below have painted vaults: pay at the side.'],
    ['Rotunda of Saint George', 'religious', 42.6968, 23.3229, 25, 0, 'daily 8-17', 'indoor', 'any', 'religious history architecture', 'partial', 5, 'walk in', 'A Roman bath house turned church in the fourth century, in a courtyard.', 'Five layers of frescoes in the dome: stand in the middle.'],
    ['Serdica Ruins', 'sight', 42.698, 23.3219, 45, 0, 'always', 'both', 'any', 'history', 'full', 5, 'walk in', 'Streets, houses and a bath of the Roman town, around the metro.', 'Go down at Serdika station; the small church Saint Petka is above.', { children: true }],
    ['Banya Bashi Mosque', 'religious', 42.6995, 23.3224, 25, 0, 'daily 9-18', 'indoor', 'any', 'religious architecture', 'partial', 3, 'walk in', 'The one working mosque, built by Sinan’s hand over hot springs.', 'Fill a bottle at the warm taps behind, as locals do.'],
    ['Sofia History Museum', 'museum', 42.6993, 23.3238, 75, 5, 'Tu-Su 10-18', 'indoor', 'any', 'history architecture', 'full', 4, 'walk in', 'The striped Central Baths now hold coaches and mosaics.', 'The façade in late sun is the best thing.'],
    ['Sofia Synagogue', 'religious', 42.7002, 23.3209, 30, 4, 'Su-Fr 9-17', 'indoor', 'any', 'religious architecture', 'partial', 3, 'walk in', 'A Moorish dome with a chandelier of two tons.', 'Ring at the gate and bring a passport.'],
    ['Archaeological Museum', 'museum', 42.6963, 23.3244, 75, 6, 'Tu-Su 10-17', 'indoor', 'any', 'history', 'partial', 4, 'walk in', 'A Thracian king’s bronze head and gold cups in an old mosque.', 'The treasury is upstairs; guards change outside the president’s door.'],
    ['Vitosha Boulevard', 'quarter', 42.6921, 23.3193, 60, 0, 'always', 'outdoor', 'evening', 'shopping food photography', 'full', 3, 'walk in', 'The café mile with the mountain at its end.', 'Turn into the side streets for wine bars and kneeling shops.'],
    ['Kvadrat 500', 'museum', 42.6966, 23.3353, 90, 6, 'Tu-Su 10-18', 'indoor', 'any', 'art', 'full', 3, 'walk in', 'The national gallery in 28 halls: Bulgarian moderns, Buddhas and Rodin.', 'Mondays closed; one ticket for the palace branch too.'],
    ['Museum of Socialist Art', 'museum', 42.6669, 23.3556, 60, 4, 'Tu-Su 10-18', 'both', 'any', 'history art', 'partial', 3, 'walk in', 'Lenins retired to a garden, with the red star of the party house.', 'Metro to G. M. Dimitrov; the film reel is a treat.'],
    ['Ivan Vazov Theatre and City Garden', 'park', 42.6948, 23.3256, 40, 0, 'always', 'outdoor', 'any', 'architecture nature', 'full', 3, 'walk in', 'Fountains and chess players before the red and gold theatre.', 'Watch a game or lose one.', { children: true }],
    ['Boyana Church', 'religious', 42.6446, 23.2662, 45, 7, 'daily 9:30-17:30', 'indoor', 'any', 'religious art history', 'poor', 5, 'walk in', 'Frescoes of 1259 with living faces, long before Giotto.', 'Eight people at a time for ten minutes; taxi or bus 64.'],
    ['Hadjidraganov’s Houses', 'food', 42.7049, 23.3247, 90, 25, 'daily 12-24', 'both', 'any', 'food music', 'partial', 4, 'book', 'Clay-pot stews and live folk in four old houses with a cart inside.', 'Music from eight; the garden is for summer.', { children: true }],
    ['Manastirska Magernitsa', 'food', 42.6879, 23.3288, 90, 24, 'daily 11-23', 'both', 'any', 'food', 'partial', 3, 'book', 'Recipes gathered from 161 monasteries, on a menu like a novel.', 'Ask for the fasting dishes: they are the best.'],
    ['Shtastliveca', 'food', 42.6928, 23.3196, 75, 18, 'daily 11-24', 'both', 'any', 'food', 'full', 3, 'walk in', 'Salads, grills and pork with honey on Vitosha Boulevard.', 'Long queue at eight; come at six.', { children: true }],
    ['Vitosha and the Golden Bridges', 'nature', 42.6126, 23.2406, 180, 0, 'always', 'outdoor', 'any', 'nature adventure', 'poor', 4, 'walk in', 'A river of boulders in fir woods on the city’s mountain.', 'Taxi up, or bus 63 at weekends; walk on to the Boyana falls.', { children: true, season: [4, 11] }],
    ['Rila Monastery', 'day trip', 42.1333, 23.3401, 180, 8, 'daily 7-19', 'both', 'morning', 'religious architecture nature', 'partial', 5, 'walk in', 'Striped arcades and painted walls in a mountain valley.', 'Shuttle buses combine it with Boyana; look at the cross of 650 figures.', { way: { text: 'Shuttle bus or car', minutes: 120 } }],
  ],
}
