import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 60, 'mid-range': 130, luxury: 310 },
  icons: ['Long Market', 'Saint Mary’s Basilica', 'Gdańsk Crane', 'Museum of the Second World War', 'European Solidarity Centre', 'Malbork Castle'],
  insights: [
    ['culture', 'Where two ages began', 'The war’s first shots fell at Westerplatte, and Solidarity was born at the shipyard gate.', 'medium', 4.7, '2 to 3 days', 'All year round'],
    ['food', 'Baltic fish and Goldwasser', 'Herring, zander and pierogi; the liqueur with gold flakes is from here.', 'low', 4.4, 'Every meal', 'All year round'],
    ['activities', 'Three towns on one bay', 'Sopot’s pier and beaches are twenty minutes by train, Gdynia’s ships ten more.', 'medium', 4.4, '1 day', 'June to August'],
    ['transportation', 'Fast trains along the bay', 'SKM trains run every ten minutes from Gdańsk to Sopot and Gdynia; trams in town.', 'low', 4.6, '', 'All year round'],
    ['weather', 'Sea breeze', 'Summers near 22 degrees, water at 18; autumn storms throw amber on the sand.', 'low', 4, '', 'May to September'],
    ['tips', 'Buy amber with a certificate', 'Mariacka’s workshops give one; real amber floats in salt water.', 'low', 4.2, '', 'All year round'],
  ],
  festivals: [
    ['Saint Dominic’s Fair', 'usually 07-24/08-17', 'Three weeks of stalls and music since 1260.', 'market', 'Main Town', 0, 5],
    ['Christmas Market', 'usually 11-21/12-23', 'Often named among the best of Europe, on Targ Węglowy.', 'market', 'Targ Węglowy', 0, 4],
    ['Open’er Festival', 'usually 07-01/07-06', 'Rock and more on an airfield in Gdynia.', 'music', 'Gdynia-Kosakowo', 220, 4],
  ],
  quarters: {
    'Main Town': ['Long Market', 'Main Town Hall', 'Saint Mary’s Basilica', 'Mariacka Street', 'Gdańsk Crane', 'Goldwasser', 'Piwna Street'],
  },
  places: [
    ['Long Market', 'sight', 54.3486, 18.6535, 60, 0, 'always', 'outdoor', 'morning', 'architecture history photography', 'full', 5, 'walk in', 'Gabled merchants’ houses round Neptune’s fountain, from Golden to Green Gate.', 'Artus Court behind the fountain holds the highest tiled stove of Europe.'],
    ['Main Town Hall', 'viewpoint', 54.3488, 18.6526, 75, 6, 'Tu-Su 10-18', 'indoor', 'any', 'history photography art', 'poor', 4, 'walk in', 'The red council room and a tower over the whole old town.', 'The tower opens from spring to autumn; listen to the carillon at the hour.'],
    ['Saint Mary’s Basilica', 'religious', 54.3499, 18.6532, 60, 5, 'Mo-Sa 8:30-18, Su 13-18', 'indoor', 'any', 'religious architecture photography', 'partial', 5, 'walk in', 'The largest brick church there is, with room for 25,000.', 'The astronomical clock shows its figures just before noon; 400 steps to the roof.'],
    ['Mariacka Street', 'quarter', 54.3498, 18.6557, 40, 0, 'always', 'outdoor', 'evening', 'architecture shopping photography', 'partial', 4, 'walk in', 'Terraces, gargoyles and amber cellars on the loveliest lane.', 'Come at lamp light; buy by day.'],
    ['Gdańsk Crane', 'sight', 54.3506, 18.6575, 60, 5, 'Tu-Su 10-17', 'both', 'any', 'history architecture', 'partial', 5, 'walk in', 'The medieval port crane, moved by men in tread wheels, newly restored.', 'Walk inside the wheels; the quay is best from Ołowianka across the water.', { children: true }],
    ['Museum of the Second World War', 'museum', 54.356, 18.6597, 210, 9, 'Tu-Su 10-18', 'indoor', 'any', 'history architecture', 'full', 5, 'book', 'The war as people lived it, fourteen metres under a leaning tower.', 'Three hours at the least; free on Tuesdays.'],
    ['European Solidarity Centre', 'museum', 54.3613, 18.6496, 150, 9, 'We-Mo 10-17', 'indoor', 'any', 'history architecture', 'full', 5, 'walk in', 'How a strike in the shipyard ended an empire, in rust-red walls.', 'The gate, the monument and the hall of the agreement are outside.'],
    ['Amber Museum', 'museum', 54.3535, 18.6498, 75, 9, 'We-Mo 10-18', 'indoor', 'any', 'history nature art', 'full', 3, 'walk in', 'Lizards in resin and golden caskets in the Great Mill of 1350.', 'Find the lizard from forty million years ago.', { children: true }],
    ['National Museum', 'museum', 54.3447, 18.6474, 75, 7, 'Tu-Su 10-17', 'indoor', 'any', 'art history', 'partial', 4, 'walk in', 'Memling’s Last Judgement, taken by a pirate in 1473.', 'One room and one bench: look at the faces of the saved.'],
    ['Oliwa Cathedral', 'religious', 54.411, 18.5587, 75, 0, 'daily 9-17', 'both', 'any', 'religious music nature', 'full', 4, 'walk in', 'A rococo organ whose angels move, in a park with lindens.', 'Short recitals on the hour in season; tram 6 goes there.', { children: true }],
    ['Westerplatte', 'sight', 54.4063, 18.6715, 90, 0, 'always', 'outdoor', 'any', 'history nature', 'partial', 3, 'walk in', 'Ruined barracks and a monument where the war began.', 'Go by the galleon boats from the quay, back by bus.', { season: [4, 10] }],
    ['Sopot Pier', 'beach', 54.4463, 18.575, 150, 3, 'always', 'outdoor', 'afternoon', 'nature photography', 'full', 4, 'walk in', 'Half a kilometre of wooden pier into the bay, and the town’s beach.', 'Walk up Monte Cassino past the crooked house; SKM train back.', { children: true }],
    ['Goldwasser', 'food', 54.3496, 18.6569, 90, 35, 'daily 12-23', 'both', 'any', 'food history', 'partial', 3, 'book', 'Baltic fish and duck on the quay, where the gold liqueur was made.', 'A thimble of Goldwasser comes first; window tables see the Crane.'],
    ['Pierogarnia Mandu', 'food', 54.3534, 18.6471, 60, 13, 'daily 11-22', 'indoor', 'any', 'food', 'full', 4, 'walk in', 'Dumplings of Poland, Georgia and Korea, baked or boiled.', 'Queue on Elżbietańska or come at four.', { children: true }],
    ['Piwna Street', 'evening', 54.3498, 18.6514, 105, 20, 'daily 16-25', 'both', 'evening', 'nightlife food', 'full', 3, 'walk in', 'Beer Street keeps its name: cellars, terraces and craft taps.', 'Józef K and Piwna 47 are on it; music drifts from the square.'],
    ['100cznia', 'evening', 54.3625, 18.6468, 105, 18, 'We-Su 15-25', 'outdoor', 'evening', 'nightlife food music', 'full', 3, 'walk in', 'Containers, murals and food trucks in the old imperial shipyard.', 'Open in the warm months; a bonfire on cool nights.', { season: [5, 9] }],
    ['Malbork Castle', 'day trip', 54.0399, 19.0281, 240, 20, 'Tu-Su 10-16', 'both', 'any', 'history architecture', 'partial', 5, 'book', 'The largest brick castle in the world, seat of the Teutonic Knights.', 'Audio guide takes three hours; from October it closes at four.', { children: true, way: { text: 'Train', minutes: 40 } }],
  ],
}
