import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 60, 'mid-range': 125, luxury: 300 },
  icons: ['Vilnius Cathedral', 'Gediminas Tower', 'Gate of Dawn', 'Saint Anne’s Church', 'Užupis', 'Trakai Island Castle'],
  insights: [
    ['culture', 'Baroque at the edge of the woods', 'Forty churches, a university of 1579 and a lost Jewish world once called the Jerusalem of the North.', 'low', 4.6, '2 days', 'All year round'],
    ['food', 'Zeppelins and pink soup', 'Potato dumplings as large as fists, and cold beetroot soup the colour of bubblegum.', 'low', 4.3, 'Every meal', 'All year round'],
    ['activities', 'Balloons over the old town', 'One of few capitals where balloons may fly: on summer evenings a dozen rise at once.', 'low', 4.5, '1 day', 'May to September'],
    ['transportation', 'Walk, bus or hired bike', 'The train from the airport takes eight minutes; buses take contactless cards.', 'low', 4.5, '', 'All year round'],
    ['weather', 'Four true seasons', 'Snow from December, 23 degrees in July, gold in October.', 'low', 4, '', 'May to September'],
    ['tips', 'Climb in the evening', 'The Hill of Three Crosses faces the old town and the setting sun.', 'low', 4.4, '', 'All year round'],
  ],
  festivals: [
    ['Kaziukas Fair', '1st friday in March P3D', 'Willow palms, wooden spoons and honey all along Pilies street.', 'market', 'Old town', 0, 5],
    ['Street Music Day', 'usually 05-15/05-25', 'A band at every corner.', 'music', 'Whole city', 0, 4],
    ['Užupis Independence Day', '04-01', 'Passports are stamped and beer flows from the fountain.', 'festival', 'Užupis', 0, 4],
  ],
  places: [
    ['Vilnius Cathedral', 'religious', 54.6858, 25.2877, 45, 0, 'daily 7-19', 'both', 'any', 'religious architecture history', 'full', 5, 'walk in', 'A white temple with the marble chapel of Saint Casimir.', 'The crypt of kings needs a tour; turn round thrice on the stebuklas tile outside.'],
    ['Palace of the Grand Dukes', 'museum', 54.6859, 25.2893, 90, 9, 'Tu-Su 10-18', 'indoor', 'any', 'history architecture', 'full', 4, 'walk in', 'Rebuilt halls over the cellars of the old residence.', 'Take route one for the foundations, two for the state rooms.'],
    ['Gediminas Tower', 'viewpoint', 54.6867, 25.2907, 60, 9, 'daily 10-20', 'both', 'afternoon', 'history photography', 'partial', 5, 'walk in', 'The brick stump on the hill where an iron wolf was dreamed.', 'Cobbles up or the small funicular by the museum.', { children: true }],
    ['Gate of Dawn', 'religious', 54.6743, 25.2895, 30, 0, 'daily 7-19', 'both', 'any', 'religious history', 'poor', 5, 'walk in', 'The last town gate, with a silver Madonna over the street.', 'Go up the stair from the church and keep silent; silver hearts cover the walls.'],
    ['Saint Anne’s Church', 'religious', 54.6832, 25.2933, 30, 0, 'daily 10-18', 'both', 'any', 'religious architecture photography', 'partial', 5, 'walk in', 'Gothic flames in 33 kinds of brick, which Napoleon wished to carry home.', 'Afternoon sun lights the front; the Bernardine church stands behind.'],
    ['Vilnius University', 'sight', 54.6826, 25.2876, 75, 3, 'Mo-Sa 9-18', 'both', 'any', 'history architecture art', 'partial', 4, 'walk in', 'Thirteen courtyards, frescoed halls and Saint John’s bell tower.', 'The bell tower opens from spring to autumn and has a lift part way.'],
    ['Užupis', 'quarter', 54.6805, 25.2953, 75, 0, 'always', 'outdoor', 'any', 'art food photography', 'partial', 5, 'walk in', 'A republic of artists over the river, with angel and constitution.', 'Read the constitution on Paupio street: a dog has the right to be a dog.'],
    ['Saints Peter and Paul Church', 'religious', 54.6941, 25.3062, 40, 0, 'daily 8-18', 'indoor', 'any', 'religious art', 'partial', 4, 'walk in', 'Two thousand white stucco figures, no two the same.', 'Look for the ship of glass under the dome.'],
    ['Hill of Three Crosses', 'viewpoint', 54.6867, 25.2978, 60, 0, 'always', 'outdoor', 'evening', 'photography nature', 'poor', 4, 'walk in', 'White crosses over the old town and its spires.', 'Steps from the Kalnų park; a lamp helps on the way back.'],
    ['Museum of Occupations', 'museum', 54.6881, 25.2706, 90, 7, 'We-Sa 10-18, Su 10-17', 'indoor', 'any', 'history', 'partial', 4, 'walk in', 'The prison of the KGB in its own cellar, cells and all.', 'Hard to bear: not for small children.'],
    ['MO Museum', 'museum', 54.6797, 25.2775, 75, 13, 'We-Mo 10-20', 'indoor', 'any', 'art architecture', 'full', 3, 'walk in', 'Libeskind’s white block with a stair to sit on, and modern Lithuanian art.', 'Closed on Tuesdays; the terrace is free.'],
    ['Literatų Street', 'sight', 54.6819, 25.2903, 25, 0, 'always', 'outdoor', 'any', 'art photography', 'full', 3, 'walk in', 'Two hundred small works on a wall, each for a writer.', 'Teeth, keys and eggs: find the one for Czesław Miłosz.'],
    ['Hales Market', 'market', 54.6722, 25.2838, 45, 8, 'Tu-Sa 7-18, Su 7-15', 'indoor', 'morning', 'markets food', 'full', 3, 'walk in', 'An iron hall of 1906: smoked lard, honey, bagels and coffee.', 'Saturday morning has the farmers.'],
    ['Lokys', 'food', 54.6792, 25.2867, 90, 28, 'daily 12-23', 'indoor', 'any', 'food history', 'poor', 3, 'book', 'Boar, beaver and quail in Gothic cellars since 1972.', 'A stuffed bear shows the way; order mead first.'],
    ['Etno Dvaras', 'food', 54.6823, 25.2898, 60, 15, 'daily 11-23', 'both', 'any', 'food', 'partial', 3, 'walk in', 'Zeppelins of two kinds and the pink soup on Pilies street.', 'One zeppelin is enough: ask for the single portion.', { children: true }],
    ['Lukiškės Prison 2.0', 'evening', 54.6911, 25.2672, 120, 15, 'daily 17-24', 'both', 'evening', 'nightlife music history', 'partial', 3, 'walk in', 'A closed prison with bars, studios and concerts in the yard.', 'Night tours with a lantern go to the cells.'],
    ['Trakai Island Castle', 'day trip', 54.6524, 24.9334, 210, 14, 'daily 10-18', 'both', 'any', 'history architecture nature', 'partial', 5, 'walk in', 'A red castle of 1409 on an island, joined by footbridges.', 'Eat kibinai, the Karaim pasties; boats circle the walls.', { children: true, way: { text: 'Bus or train', minutes: 40 } }],
  ],
}
