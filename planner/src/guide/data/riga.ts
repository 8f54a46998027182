import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 60, 'mid-range': 130, luxury: 300 },
  icons: ['House of the Black Heads', 'Alberta iela', 'Riga Central Market', 'Saint Peter’s Church', 'Freedom Monument', 'Riga Cathedral'],
  insights: [
    ['culture', 'Hanse and Jugendstil', 'Guild halls in the old town, and eight hundred Art Nouveau houses in the quiet centre.', 'medium', 4.6, '2 days', 'All year round'],
    ['food', 'Grey peas, rye and balsam', 'Market halls built for Zeppelins sell smoked fish; Black Balsam warms in any weather.', 'low', 4.3, 'Every meal', 'All year round'],
    ['activities', 'Beach, castle or canal', 'Jūrmala’s sand is half an hour by train, the castles of Sigulda an hour.', 'low', 4.4, '1 day', 'May to September'],
    ['transportation', 'Trams and trains', 'Everything old is walked; buy rides in the app or at kiosks, drivers sell none.', 'low', 4.4, '', 'All year round'],
    ['weather', 'Cool sea summers', 'July reaches 23 degrees with light evenings; snow may lie from December to March.', 'low', 3.9, '', 'May to September, December'],
    ['tips', 'Look up', 'Faces, owls and peacocks begin at the third floor; Alberta street is best before tour groups at ten.', 'medium', 4.4, '', 'All year round'],
  ],
  festivals: [
    ['Jāņi', '06-23 P2D', 'Midsummer: oak wreaths, bonfires, cheese with caraway; the city empties to the country.', 'festival', 'Riverside and villages', 0, 5],
    ['Riga Christmas Market', 'usually 11-28/01-05', 'Stalls on Dome Square, where the first decorated tree is said to have stood.', 'market', 'Dome Square', 0, 4],
    ['Song and Dance Celebration', 'usually 07-01/07-10', 'Every five years forty thousand singers and dancers.', 'music', 'Mežaparks', 30, 5],
  ],
  places: [
    ['House of the Black Heads', 'sight', 56.9471, 24.1068, 60, 8, 'daily 10-17', 'both', 'any', 'architecture history', 'partial', 5, 'walk in', 'The bachelor merchants’ hall, rebuilt brick by brick in 1999.', 'See the cellars with the old heating; the silver room is upstairs.'],
    ['Saint Peter’s Church', 'viewpoint', 56.9475, 24.1092, 60, 10, 'Tu-Sa 10-18, Su 12-18', 'both', 'any', 'photography religious architecture', 'full', 5, 'walk in', 'A lift to 72 metres over roofs, river and market halls.', 'Last lift half an hour before closing.', { children: true }],
    ['Riga Cathedral', 'religious', 56.9491, 24.1047, 45, 6, 'Mo-Sa 10-17, Su 14-17', 'indoor', 'any', 'religious music architecture', 'full', 5, 'walk in', 'The largest church of the Baltics with an organ of 6,718 pipes.', 'Short organ concerts at noon on some days are the best time.'],
    ['Three Brothers', 'sight', 56.9503, 24.1044, 25, 0, 'always', 'outdoor', 'any', 'architecture history photography', 'partial', 3, 'walk in', 'The oldest dwellings of the town, leaning side by side.', 'The white one, from 1490, has hardly any windows: they were taxed.'],
    ['Cat House', 'sight', 56.9499, 24.1086, 15, 0, 'always', 'outdoor', 'any', 'architecture photography', 'full', 3, 'walk in', 'Two black cats arch on the turrets of a merchant with a grudge.', 'Stand on Līvu square to see both.', { children: true }],
    ['Freedom Monument', 'sight', 56.9515, 24.1133, 30, 0, 'always', 'outdoor', 'any', 'history photography', 'full', 5, 'walk in', 'Milda lifts three stars over a guard of honour.', 'The guard changes every hour by day; the canal park is around.'],
    ['Bastejkalns and the canal', 'park', 56.9517, 24.1108, 60, 20, 'always', 'outdoor', 'afternoon', 'nature photography', 'full', 3, 'walk in', 'A green ring on the old moat, with wooden boats for rides.', 'Boats go on into the Daugava and round the market.', { children: true, season: [4, 10] }],
    ['Alberta iela', 'quarter', 56.9592, 24.1085, 60, 0, 'always', 'outdoor', 'morning', 'architecture photography art', 'full', 5, 'walk in', 'A street of screaming masks, sphinxes and peacocks by Eisenstein.', 'Turn into Elizabetes 10b and Strēlnieku 4a too.'],
    ['Riga Art Nouveau Centre', 'museum', 56.9595, 24.1081, 60, 9, 'Tu-Su 10-18', 'indoor', 'any', 'architecture art history', 'partial', 4, 'walk in', 'A flat of 1903 furnished to the last spoon, under a famous stair.', 'Hats may be borrowed for a picture.'],
    ['Riga Central Market', 'market', 56.944, 24.1146, 90, 10, 'daily 8-18', 'both', 'morning', 'markets food architecture', 'full', 5, 'walk in', 'Five Zeppelin hangars of fish, cheese, pickles and bread.', 'The gastro hall serves Uzbek bread and smoked eel.', { children: true }],
    ['Museum of the Occupation', 'museum', 56.9472, 24.1059, 90, 6, 'daily 10-18', 'indoor', 'any', 'history', 'full', 4, 'walk in', 'Fifty-one years under two powers, told by those who lived them.', 'The Corner House of the KGB, ten minutes away, belongs to it.'],
    ['Latvian National Museum of Art', 'museum', 56.9558, 24.1131, 90, 9, 'Tu-Th 10-18, Fr 10-20, Sa-Su 10-17', 'indoor', 'any', 'art architecture', 'full', 4, 'walk in', 'Purvītis’ snow and Rozentāls’ people in a palace with a roof walk.', 'Take the stairs to the glass floor under the rafters.'],
    ['Ethnographic Open-Air Museum', 'museum', 56.9945, 24.2699, 150, 7, 'daily 10-17', 'outdoor', 'any', 'history architecture nature', 'partial', 3, 'walk in', 'Farms, windmills and fishermen’s huts in pines by a lake.', 'Bus 1 or 19; a craft fair fills it in early June.', { children: true }],
    ['Milda', 'food', 56.9463, 24.1077, 75, 22, 'Tu-Su 12-22', 'indoor', 'any', 'food', 'poor', 3, 'book', 'Latvian and Lithuanian plates: grey peas, cold beet soup, dumplings.', 'Reserve: it has few tables and fair prices.', { children: true }],
    ['Folkklubs Ala Pagrabs', 'food', 56.9459, 24.107, 105, 20, 'daily 12-25', 'indoor', 'any', 'food music nightlife', 'poor', 4, 'book', 'Pork, potatoes and thirty Latvian beers in a cellar with dancing.', 'Bands from eight; Wednesday is folk dance for all.'],
    ['Rozengrāls', 'food', 56.9483, 24.1084, 90, 35, 'daily 12-23', 'indoor', 'any', 'food history', 'poor', 3, 'book', 'Game and honey by candle in the town’s wine cellar of 1293.', 'No potatoes: Columbus had not sailed.'],
    ['Jūrmala', 'day trip', 56.9724, 23.7968, 240, 3, 'always', 'outdoor', 'afternoon', 'nature architecture', 'full', 4, 'walk in', 'White sand and lace-work villas under pines.', 'Get off at Majori and walk the beach to Dzintari.', { children: true, season: [5, 9], way: { text: 'Train', minutes: 35 } }],
    ['Rundāle Palace', 'day trip', 56.413, 24.0256, 210, 20, 'daily 10-17', 'both', 'any', 'architecture history', 'partial', 4, 'walk in', 'Rastrelli’s Baltic Versailles with a rose garden.', 'Roses from late June; the long route shows the duchess’s rooms.', { way: { text: 'Car, or bus via Bauska', minutes: 75 } }],
  ],
}
