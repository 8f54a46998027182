import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 35, 'mid-range': 90, luxury: 220 },
  icons: ['Kyiv Pechersk Lavra', 'Saint Sophia Cathedral', 'St. Michael’s Golden-Domed Monastery', 'Maidan Nezalezhnosti', 'Andriivskyi Descent'],
  insights: [
    ['culture', 'Golden domes on green hills', 'A thousand years of churches stand above the river, and the Maidan tells the last twenty.', 'low', 4.7, '2 to 3 days', 'May to October'],
    ['food', 'Borscht, varenyky and third-wave coffee', 'Borscht comes with garlic buns, syrnyky are breakfast, and the coffee is some of Europe’s best.', 'low', 4.6, 'Every meal', 'All year round'],
    ['activities', 'Walk down to Podil', 'From the upper town take Andriivskyi Descent, then the funicular back up.', 'low', 4.5, '1 day', 'May to October'],
    ['transportation', 'Deep, fast metro', 'Pay with a bank card at the gate; Arsenalna is one of the deepest stations anywhere, over a hundred metres down.', 'medium', 4.5, '', 'All year round'],
    ['weather', 'Chestnuts in May', 'Chestnut trees bloom in May, summers are warm, and snow lies from December to March.', 'low', 4.2, '', 'May to September'],
    ['tips', 'Check whether you may travel', 'War: follow your government’s advice, install the air-raid alert app, know the nearest shelter and keep the curfew.', 'low', 4.0, '', 'All year round'],
  ],
  festivals: [
    ['Kyiv Day', 'sunday before 06-01', 'The city keeps its birthday with concerts and markets.', 'culture', 'Khreshchatyk and Podil', 0, 4],
    ['Independence Day', '08-24', 'The national day, with flags along Khreshchatyk.', 'culture', 'Maidan Nezalezhnosti', 0, 4],
  ],
  places: [
    ['Saint Sophia Cathedral', 'religious', 50.4529, 30.5143, 90, 5, 'daily 10-18', 'both', 'any', 'religious art history', 'partial', 5, 'walk in', 'Mosaics and frescoes of the eleventh century under thirteen domes.', 'Climb the bell tower for the view to Saint Michael’s.'],
    ['St. Michael’s Golden-Domed Monastery', 'religious', 50.4557, 30.5226, 60, 0, 'daily 9-19', 'both', 'any', 'religious architecture', 'full', 5, 'walk in', 'Blue walls and gold domes, rebuilt in the nineties.', 'Burnt-out armour and a wall of the fallen stand outside.'],
    ['Golden Gate', 'sight', 50.4488, 30.5133, 40, 3, 'Tu-Su 10-18', 'both', 'any', 'history architecture', 'partial', 3, 'walk in', 'The city gate of Yaroslav the Wise, rebuilt around its ruin.', 'The metro station below is worth the stop.'],
    ['Maidan Nezalezhnosti', 'sight', 50.45, 30.5238, 40, 0, 'always', 'outdoor', 'any', 'history photography', 'full', 5, 'walk in', 'Independence Square, scene of two revolutions.', 'Thousands of small flags stand for the fallen: walk quietly.'],
    ['St. Andrew’s Church', 'religious', 50.459, 30.518, 40, 3, 'daily 10-18', 'both', 'any', 'religious architecture photography', 'poor', 4, 'walk in', 'A turquoise baroque church by Rastrelli above Podil.', 'The terrace is the point: domes, river and roofs.'],
    ['Andriivskyi Descent', 'quarter', 50.4605, 30.5168, 60, 0, 'always', 'outdoor', 'any', 'art shopping history', 'poor', 5, 'walk in', 'A cobbled street of artists down to the lower town.', 'Bulgakov’s house is number 13; wear flat shoes.'],
    ['National Museum of the History of Ukraine', 'museum', 50.4583, 30.5163, 90, 4, 'We-Su 10-17', 'indoor', 'any', 'history', 'partial', 3, 'walk in', 'From mammoths to the present war.', 'The foundations of the first stone church lie outside.'],
    ['Volodymyr Hill', 'viewpoint', 50.4566, 30.5268, 45, 0, 'always', 'outdoor', 'evening', 'nature photography', 'partial', 4, 'walk in', 'The prince with his cross above the river.', 'The glass footbridge near by leads to the park and the arch.', { children: true }],
    ['Mariinskyi Palace and Park', 'park', 50.4484, 30.5375, 60, 0, 'always', 'outdoor', 'any', 'architecture nature', 'full', 3, 'walk in', 'A blue palace of 1752 in a park over the Dnipro.', 'Parts around the government quarter may be closed.', { children: true }],
    ['House with Chimaeras', 'sight', 50.445, 30.5286, 25, 0, 'always', 'outdoor', 'any', 'architecture photography', 'partial', 3, 'walk in', 'Concrete elephants, frogs and hunters on an Art Nouveau house.', 'It stands in the closed government area: ask whether you may pass.'],
    ['Bessarabskyi Market', 'market', 50.4424, 30.5218, 45, 8, 'daily 8-20', 'indoor', 'any', 'food markets', 'full', 3, 'walk in', 'A market hall of 1912 with caviar, lard and street food.', 'Taste before you buy and compare prices.'],
    ['Khanenko Museum', 'museum', 50.4412, 30.5144, 75, 4, 'We-Su 11-18', 'indoor', 'any', 'art', 'poor', 3, 'walk in', 'A collector’s mansion for European and Asian art.', 'Much is in safe storage during the war; the rooms and shows remain.'],
    ['St. Volodymyr’s Cathedral', 'religious', 50.4449, 30.5089, 30, 0, 'daily 9-18', 'indoor', 'any', 'religious art', 'partial', 3, 'walk in', 'A yellow church painted inside by Vasnetsov and Nesterov.', 'Come during the choir on Sunday morning.'],
    ['National Opera of Ukraine', 'evening', 50.4467, 30.5124, 150, 15, 'We-Su 17-22', 'indoor', 'evening', 'music architecture', 'partial', 4, 'book', 'Opera and ballet of high rank at small prices.', 'Performances begin early and pause for alarms.'],
    ['Kyiv Pechersk Lavra', 'religious', 50.4347, 30.5571, 150, 4, 'daily 9-18', 'both', 'morning', 'religious history architecture', 'partial', 5, 'walk in', 'A cave monastery founded in 1051 above the river.', 'Caves may be closed; the micro-miniature museum delights children.', { children: true }],
    ['Motherland Monument', 'viewpoint', 50.4265, 30.563, 75, 4, 'We-Su 10-17', 'both', 'any', 'history photography', 'partial', 4, 'walk in', 'A steel woman of 62 metres, now with the trident on her shield.', 'The war museum in her base has rooms on the present.'],
    ['Babyn Yar', 'sight', 50.4713, 30.449, 75, 0, 'always', 'outdoor', 'any', 'history', 'partial', 3, 'walk in', 'The ravine of the massacre of 1941, with several memorials.', 'The mirror field and the wooden synagogue are near Dorohozhychi metro.'],
    ['Mezhyhirya', 'day trip', 50.6172, 30.471, 210, 6, 'daily 10-18', 'outdoor', 'any', 'history nature', 'partial', 3, 'walk in', 'The estate a president fled in 2014, now a park.', 'Hire a bicycle at the gate; check that it is open.', { children: true, way: { text: 'Minibus or taxi from Heroiv Dnipra metro', minutes: 45 } }],
  ],
}
