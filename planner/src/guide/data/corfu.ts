import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 75, 'mid-range': 160, luxury: 400 },
  icons: ['Corfu Old Town', 'Old Fortress', 'Liston and Spianada', 'Paleokastritsa', 'Vlacherna and Mouse Island'],
  insights: [
    ['culture', 'Venice, Napoleon and cricket', 'Four hundred years of Venice, then French arcades and English lawns: never Turkish.', 'medium', 4.6, '2 days', 'April to October'],
    ['food', 'Sofrito, pastitsada and kumquat', 'Veal in garlic and vinegar, cock with thick pasta; the small orange goes into liqueur.', 'low', 4.5, 'Every meal', 'All year round'],
    ['activities', 'Coves, trail and boats', 'Hire a small boat without licence along the north-east; the Corfu Trail runs 150 kilometres.', 'medium', 4.7, '3 to 4 days', 'May to October'],
    ['transportation', 'Blue and green buses', 'Blue for town and near villages, green for the island; roads are narrow and slow.', 'medium', 3.9, '', 'All year round'],
    ['weather', 'The greenest of islands', 'Winters are wet, hence the olives; summer is hot with calm mornings.', 'low', 4.3, '', 'May, June, September'],
    ['tips', 'Easter here', 'On Saturday at eleven clay pots fly from every window; beds are booked a year ahead.', 'high', 4.8, '', 'April, May'],
  ],
  festivals: [
    ['Corfu Easter', 'orthodox -2 P3D', 'Brass bands, the saint’s procession and pots thrown from balconies.', 'religious', 'Liston and old town', 0, 5],
    ['Varkarola', 'usually 08-09/08-12', 'Lit boats and song in the bay.', 'festival', 'Paleokastritsa', 0, 3],
  ],
  places: [
    ['Corfu Old Town', 'quarter', 39.6256, 19.9215, 105, 0, 'always', 'outdoor', 'morning', 'architecture history photography', 'partial', 5, 'walk in', 'Tall shuttered houses, washing lines and small squares in the Campiello.', 'Find the Venetian well of 1699 by getting lost on purpose.'],
    ['Old Fortress', 'sight', 39.6239, 19.9288, 90, 12, 'daily 8:30-15:30', 'outdoor', 'afternoon', 'history photography', 'poor', 5, 'walk in', 'Two peaks behind a sea moat, with a British temple and cannon.', 'Climb to the lighthouse; winter closing is at three.', { children: true }],
    ['Liston and Spianada', 'sight', 39.6244, 19.9233, 50, 0, 'always', 'outdoor', 'any', 'architecture photography', 'full', 5, 'walk in', 'A French arcade before the largest square of the Balkans, with a cricket pitch.', 'Ginger beer is the English leftover to order.', { children: true }],
    ['Church of Saint Spyridon', 'religious', 39.6252, 19.9223, 25, 0, 'daily 7-20', 'indoor', 'any', 'religious history', 'partial', 4, 'walk in', 'The patron lies in silver; half the men are called Spyros.', 'Four times a year he is carried round the town.'],
    ['Museum of Asian Art', 'museum', 39.6263, 19.9239, 75, 7, 'We-Mo 8-20', 'indoor', 'any', 'art architecture', 'partial', 4, 'walk in', 'Samurai, screens and Buddhas in a British governor’s palace.', 'The garden café looks to Albania.'],
    ['New Fortress', 'viewpoint', 39.6259, 19.9168, 45, 0, 'daily 9-16', 'outdoor', 'any', 'history photography', 'poor', 3, 'walk in', 'Tunnels and a roof over the tiled town and port.', 'The morning market lies in its moat.', { children: true }],
    ['Mon Repos', 'park', 39.6062, 19.9254, 75, 0, 'daily 8-18', 'both', 'any', 'nature history', 'partial', 3, 'walk in', 'The park where Prince Philip was born, with temple ruins in the woods.', 'Go to the Kardaki spring and Doric temple.', { children: true }],
    ['Vlacherna and Mouse Island', 'viewpoint', 39.5901, 19.9226, 60, 3, 'always', 'outdoor', 'evening', 'photography religious', 'poor', 5, 'walk in', 'A white convent on a causeway, a green islet and planes overhead.', 'Best seen from the Kanoni café; the boat takes three minutes.', { children: true }],
    ['Achilleion', 'museum', 39.5632, 19.9044, 75, 8, 'daily 8-20', 'both', 'any', 'history architecture art', 'partial', 4, 'walk in', 'Sisi’s palace of Achilles, later the Kaiser’s, in gardens over the sea.', 'Parts are closed in turn for repair; the dying Achilles is in the garden.'],
    ['Paleokastritsa', 'beach', 39.6735, 19.7065, 150, 0, 'always', 'outdoor', 'morning', 'nature photography', 'partial', 5, 'walk in', 'Six coves of cold clear water under a monastery.', 'Small boats go to caves; the monastery is open mornings.', { children: true, season: [5, 10] }],
    ['Angelokastro', 'viewpoint', 39.6787, 19.6874, 75, 4, 'daily 8-15', 'outdoor', 'morning', 'history photography', 'poor', 4, 'walk in', 'A Byzantine castle on a crag at the island’s western edge.', 'Walk up from Krini; lunch at the Bella Vista terrace after.', { season: [4, 10] }],
    ['Glyfada Beach', 'beach', 39.5741, 19.8107, 120, 12, 'always', 'outdoor', 'afternoon', 'nature', 'full', 3, 'walk in', 'Wide sand with a shelf of shallow water.', 'Up the hill at Pelekas is the Kaiser’s throne for sunset.', { children: true, season: [5, 10] }],
    ['Old Perithia', 'quarter', 39.7631, 19.8746, 105, 0, 'always', 'outdoor', 'any', 'history architecture food', 'poor', 4, 'walk in', 'A Venetian village left to ivy on Mount Pantokrator, with four taverns.', 'Lamb at Foros; the road on goes to the summit at 906 metres.', { season: [4, 10] }],
    ['Rex', 'food', 39.6247, 19.9228, 90, 32, 'daily 12-23', 'both', 'any', 'food history', 'full', 3, 'book', 'Corfiot classics behind the Liston since 1932.', 'Pastitsada and sofrito are why one comes.'],
    ['Bellissimo', 'food', 39.6246, 19.9212, 75, 20, 'Mo-Sa 12-23', 'outdoor', 'any', 'food', 'partial', 3, 'walk in', 'Home plates on a small square off the lanes.', 'The mixed plate saves you choosing.', { children: true, season: [4, 10] }],
    ['Venetian Well', 'food', 39.6266, 19.9215, 120, 65, 'daily 19-24', 'outdoor', 'evening', 'food photography', 'poor', 3, 'book', 'Modern Greek by candles on the loveliest square of the Campiello.', 'Ask the way twice; nobody finds it at first.', { season: [4, 10] }],
    ['Faliraki bathing pier', 'evening', 39.628, 19.9236, 90, 18, 'daily 18-25', 'outdoor', 'evening', 'nightlife food nature', 'partial', 3, 'walk in', 'Swim below the old walls, then a drink at the bar on the rocks.', 'Imabari has the sea at your feet.', { season: [5, 10] }],
    ['Paxos and Antipaxos', 'day trip', 39.1973, 20.1843, 330, 50, 'always', 'outdoor', 'any', 'nature photography', 'poor', 4, 'book', 'Olive island with blue caves, and water like glass at Voutoumi.', 'Boats leave at nine from the old port; take a hat.', { children: true, season: [5, 10], way: { text: 'Boat', minutes: 90 } }],
  ],
}
