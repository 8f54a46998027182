import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 95, 'mid-range': 210, luxury: 450 },
  icons: ['Bock Casemates', 'Chemin de la Corniche', 'Grund', 'Vianden Castle'],
  insights: [
    ['culture', 'A fortress taken apart', 'The Gibraltar of the North was pulled down after 1867, but its galleries under the rock could not be.', 'low', 4.5, '2 days', 'All year round'],
    ['food', 'Between Moselle and Meuse', 'Smoked pork collar with broad beans is the dish; Crémant from the Moselle is the drink.', 'low', 4.1, 'Every meal', 'All year round'],
    ['activities', 'Rock paths of the Mullerthal', 'The Little Switzerland an hour away has 112 kilometres of trails through sandstone clefts.', 'low', 4.6, '1 day', 'April to October'],
    ['transportation', 'All of it is free', 'Buses, trams and trains of the whole country cost nothing in second class since 2020.', 'low', 4.9, '', 'All year round'],
    ['weather', 'Mild and moist', 'Summers are pleasant, winters grey with a little snow; the valley holds mist in autumn.', 'low', 4, '', 'May to September'],
    ['tips', 'Lifts save the climb', 'The Pfaffenthal panoramic lift and one in the rock at Saint-Esprit join the upper and lower towns, for nothing.', 'medium', 4.5, '', 'All year round'],
  ],
  festivals: [
    ['National Day', '06-23', 'Fireworks on the eve, a parade and music in the squares.', 'festival', 'Whole town', 0, 4],
    ['Schueberfouer', 'usually 08-20/09-10', 'A fair since 1340 with rides and fried fish.', 'festival', 'Glacis', 0, 4],
    ['Winterlights', 'usually 11-20/01-02', 'Christmas markets on the squares.', 'market', 'Place d’Armes and Constitution', 0, 4],
  ],
  quarters: {
    'Upper town': ['Bock Casemates', 'Chemin de la Corniche', 'Grand Ducal Palace', 'Notre-Dame Cathedral', 'Place Guillaume II Market', 'National Museum of Archaeology, History and Art', 'Casino Luxembourg', 'Um Dierfgen', 'Place de la Constitution'],
    'Lower town': ['Grund', 'Neumünster Abbey', 'Mousel’s Cantine', 'Pfaffenthal Panoramic Lift'],
    Kirchberg: ['MUDAM', 'Philharmonie Luxembourg'],
  },
  places: [
    ['Bock Casemates', 'sight', 49.6118, 6.1367, 60, 12, 'daily 10-17:30', 'indoor', 'morning', 'history architecture', 'poor', 5, 'walk in', 'Seventeen kilometres of galleries were cut into this rock; a part with gun slits over the valley can be walked.', 'Closed in the coldest months; stairs are steep and spiral.', { children: true, season: [3, 10] }],
    ['Chemin de la Corniche', 'viewpoint', 49.6108, 6.1354, 45, 0, 'always', 'outdoor', 'evening', 'photography history', 'partial', 5, 'walk in', 'A walk along the ramparts that is called Europe’s most beautiful balcony.', 'From the Bock to Saint-Esprit is twenty minutes; take the lift down to Grund.'],
    ['Grund', 'quarter', 49.6096, 6.1352, 75, 0, 'always', 'outdoor', 'any', 'photography history food', 'partial', 5, 'walk in', 'Houses, bridges and gardens by the Alzette under the cliffs.', 'The stone bridge on Münstergaass is where the picture is taken.'],
    ['Grand Ducal Palace', 'sight', 49.6109, 6.1327, 60, 18, 'Mo-Sa 10-17', 'indoor', 'any', 'history architecture', 'partial', 4, 'book', 'The town palace of the Grand Duke with Moorish reliefs; tours run only in high summer.', 'The guard walks all year round; tour tickets come from the City Tourist Office.', { season: [7, 8] }],
    ['Notre-Dame Cathedral', 'religious', 49.6096, 6.1314, 30, 0, 'daily 8-18', 'indoor', 'any', 'religious architecture', 'full', 3, 'walk in', 'A Jesuit church with slim towers, where the dukes are buried in the crypt.', 'Bronze lions guard the crypt: go round the outside to find it.'],
    ['Place de la Constitution', 'viewpoint', 49.6092, 6.1301, 25, 0, 'always', 'outdoor', 'any', 'photography history', 'full', 3, 'walk in', 'The Golden Lady stands over the Pétrusse valley and the Adolphe Bridge.', 'A path and stairs lead down into the park of the gorge.'],
    ['Place Guillaume II Market', 'market', 49.6110, 6.1310, 45, 0, 'We+Sa 7:30-14', 'outdoor', 'morning', 'markets food', 'full', 3, 'walk in', 'Farmers’ stalls with flowers, cheese and sausage around the duke on his horse.', 'Grilled sausage with mustard is the market’s second breakfast.'],
    ['National Museum of Archaeology, History and Art', 'museum', 49.6118, 6.1340, 120, 0, 'Tu-We+Fr-Su 10-18, Th 10-20', 'indoor', 'any', 'history art', 'full', 4, 'walk in', 'Roman mosaics, fortress models and Luxembourg painters in a house dug five floors into the rock.', 'The collection is free; begin at the bottom with the Vichten mosaic.'],
    ['MUDAM', 'museum', 49.6187, 6.1403, 90, 12, 'Tu-Su 10-18', 'indoor', 'any', 'art architecture', 'full', 4, 'walk in', 'Contemporary art under glass spires by I. M. Pei on the old Fort Thüngen.', 'The fort’s Three Acorns beside it have gilded caps and a museum.'],
    ['Philharmonie Luxembourg', 'evening', 49.6190, 6.1422, 150, 55, 'daily 19-23', 'indoor', 'night', 'music architecture', 'full', 3, 'book', 'A hall within 823 white columns with orchestras from everywhere.', 'Students and late comers get cheap tickets at the evening till.', { season: [9, 6] }],
    ['Neumünster Abbey', 'sight', 49.6104, 6.1366, 45, 0, 'daily 9-18', 'both', 'any', 'history architecture art', 'full', 3, 'walk in', 'An abbey that was a prison and is a house of culture below the Bock.', 'Sunday jazz brunches in the brasserie fill up.'],
    ['Casino Luxembourg', 'museum', 49.6098, 6.1286, 60, 0, 'We+Fr-Mo 11-19, Th 11-21', 'indoor', 'any', 'art', 'full', 2, 'walk in', 'New art in the former casino where Liszt gave his last concert.', 'Entrance is free, and there is a good bar with a terrace.'],
    ['Pfaffenthal Panoramic Lift', 'viewpoint', 49.6161, 6.1308, 30, 0, 'daily 6-25', 'outdoor', 'any', 'photography architecture', 'full', 3, 'walk in', 'A glass cabin that drops 71 metres from a park to the valley.', 'Walk on along the river to Grund: thirty flat minutes.', { children: true }],
    ['Um Dierfgen', 'food', 49.6116, 6.1296, 75, 30, 'Mo-Sa 11:30-22', 'indoor', 'any', 'food', 'partial', 3, 'walk in', 'Judd mat Gaardebounen, dumplings and horse steak in an old tavern of the centre.', 'One plate is enough for two light eaters.', { children: true }],
    ['Mousel’s Cantine', 'food', 49.6119, 6.1400, 90, 38, 'Mo-Fr 12-14 18:30-22, Sa 18:30-22', 'indoor', 'any', 'food', 'partial', 3, 'book', 'Country dishes beside the old brewery in Clausen, with beer in stone mugs.', 'Knuckle of pork feeds a hungry walker.'],
    ['Vianden Castle', 'day trip', 49.9350, 6.2017, 210, 13, 'daily 10-17', 'both', 'any', 'history architecture photography', 'partial', 5, 'walk in', 'The largest hill castle hereabouts, rebuilt over a town on the Our.', 'Go up by the chairlift in season and walk down to the castle.', { children: true, town: 'Vianden', way: { text: 'Train to Ettelbruck, then bus', minutes: 75 } }],
    ['Müllerthal and Schiessentümpel', 'day trip', 49.7890, 6.3040, 240, 0, 'always', 'outdoor', 'morning', 'nature adventure photography', 'poor', 4, 'walk in', 'Rock clefts, moss and a triple waterfall under a stone bridge.', 'Walk the trail from Berdorf through the rocks; good shoes, no signal.', { children: true, season: [4, 11], town: 'Waldbillig', way: { text: 'Bus towards Echternach', minutes: 60 } }],
    ['Echternach', 'day trip', 49.8130, 6.4217, 210, 0, 'always', 'outdoor', 'any', 'religious history nature', 'full', 3, 'walk in', 'An abbey town whose dancing procession on Whit Tuesday is heritage of mankind.', 'The lake and a Roman villa are twenty minutes on foot.', { children: true, town: 'Echternach', way: { text: 'Bus from Kirchberg', minutes: 55 } }],
  ],
}
