import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 55, 'mid-range': 125, luxury: 320 },
  icons: ['Kaleiçi', 'Hadrian’s Gate', 'Aspendos', 'Düden Waterfalls'],
  insights: [
    ['culture', 'Pamphylia’s harbour', 'Attalos sent men to find paradise and they stopped here; Romans, Seljuks and sun seekers followed.', 'high', 4.5, '2 days', 'April, May, October'],
    ['food', 'Piyaz and sea bass', 'Beans with tahini, shish köfte, bergamot jam and fish by the old port.', 'medium', 4.4, 'Every meal', 'All year round'],
    ['activities', 'Ruins, falls, boats', 'A Roman theatre that still plays, a cable car and swims in two seas of blue.', 'high', 4.6, '3 to 4 days', 'April to June, September to November'],
    ['transportation', 'Tram to the airport', 'AntRay joins airport, museum and Perge; a card or bank card pays.', 'medium', 4.5, '', 'All year round'],
    ['weather', 'Three hundred suns', 'July passes 35; swim from May to early November; winter is mild and wet.', 'medium', 4.5, '', 'April to June, September, October'],
    ['tips', 'Museum Pass', 'It pays after three sites; go to ruins at eight in summer.', 'medium', 4.3, '', 'All year round'],
  ],
  festivals: [
    ['Aspendos Opera and Ballet Festival', 'usually 08-25/09-25', 'Nights in a theatre of 161 AD.', 'music', 'Aspendos', 25, 5],
    ['Golden Orange Film Festival', 'usually 10-01/10-31', 'Turkey’s oldest film prize.', 'culture', 'Antalya', 5, 4],
  ],
  quarters: {
    'Kaleiçi': ['Kaleiçi', 'Hadrian’s Gate', 'Old Harbour', 'Hıdırlık Tower', 'Suna and İnan Kıraç Museum', 'Yivli Minaret', 'Vanilla', 'Castle Café'],
  },
  places: [
    ['Kaleiçi', 'quarter', 36.8852, 30.7056, 105, 0, 'always', 'outdoor', 'morning', 'history architecture photography', 'partial', 5, 'walk in', 'Ottoman bays, Roman stones and bougainvillea inside the walls.', 'Enter by the gate, leave by the harbour lift.', { children: true }],
    ['Hadrian’s Gate', 'sight', 36.8853, 30.7085, 20, 0, 'always', 'outdoor', 'any', 'history architecture photography', 'full', 5, 'walk in', 'Three marble arches for the emperor’s visit in 130.', 'Ruts of carts are under the glass.', { children: true }],
    ['Yivli Minaret', 'religious', 36.8866, 30.7044, 25, 0, 'daily 9-18', 'outdoor', 'any', 'religious architecture', 'partial', 3, 'walk in', 'Eight flutes of Seljuk brick, the town’s sign.', 'The whirling house beside shows small exhibits.'],
    ['Old Harbour', 'quarter', 36.8845, 30.7029, 60, 12, 'always', 'outdoor', 'evening', 'photography food', 'partial', 4, 'walk in', 'Boats for an hour along the cliffs to the lower fall.', 'A free lift drops from the square.', { children: true }],
    ['Hıdırlık Tower', 'viewpoint', 36.8797, 30.7059, 30, 0, 'always', 'outdoor', 'evening', 'history photography', 'full', 3, 'walk in', 'A round Roman drum over the gulf.', 'Karaalioğlu park goes on south.', { children: true }],
    ['Suna and İnan Kıraç Museum', 'museum', 36.8845, 30.7074, 45, 2, 'Th-Tu 9-18', 'indoor', 'any', 'history art', 'poor', 3, 'walk in', 'A mansion’s rooms and an old church of ceramics.', 'Closed on Wednesdays.'],
    ['Karaalioğlu Park', 'park', 36.8781, 30.7083, 45, 0, 'always', 'outdoor', 'evening', 'nature photography', 'full', 3, 'walk in', 'Palms on the cliff with mountains across the water.', 'Tea from the samovar stands.', { children: true }],
    ['Antalya Necropolis Museum', 'museum', 36.8888, 30.7102, 45, 3, 'Tu-Su 9-18', 'indoor', 'any', 'history', 'full', 2, 'walk in', 'Eight hundred graves found under a market.', 'The great museum in Konyaaltı is being rebuilt: ask what is shown where.'],
    ['Konyaaltı Beach', 'beach', 36.866, 30.6492, 150, 5, 'always', 'outdoor', 'any', 'nature', 'full', 4, 'walk in', 'Seven kilometres of pebble under the Beydağ peaks.', 'Water shoes; the promenade has bicycles.', { children: true }],
    ['Tünektepe Cable Car', 'viewpoint', 36.8278, 30.5972, 75, 3, 'Tu-Su 10-18', 'outdoor', 'evening', 'photography', 'full', 3, 'walk in', 'Nine minutes up to 618 metres over the bay.', 'Check that it runs; closed on Mondays.', { children: true }],
    ['Düden Waterfalls', 'nature', 36.8512, 30.7833, 45, 0, 'daily 8-20', 'outdoor', 'any', 'nature photography', 'full', 5, 'walk in', 'A river that falls forty metres into the sea.', 'Lower fall from the park at Lara; the upper one has caves.', { children: true }],
    ['Perge', 'sight', 36.9604, 30.8541, 105, 12, 'daily 8-19', 'outdoor', 'morning', 'history architecture', 'partial', 4, 'walk in', 'A colonnade with a channel, and towers where Paul walked.', 'Tram to Aksu, then two kilometres.'],
    ['7 Mehmet', 'food', 36.8818, 30.6698, 90, 30, 'daily 12-23', 'both', 'any', 'food', 'full', 4, 'book', 'Three generations of Turkish cooking above Konyaaltı.', 'See the kitchen, choose with the cook.', { children: true }],
    ['Börekçi Tevfik Usta', 'food', 36.8879, 30.7032, 45, 5, 'daily 7-16', 'indoor', 'afternoon', 'food', 'partial', 3, 'walk in', 'Hand-thrown pastry with mince or cheese since 1927.', 'Eat it hot with sugar as they do.', { children: true }],
    ['Vanilla', 'food', 36.8843, 30.7064, 90, 28, 'daily 12-23', 'both', 'any', 'food', 'partial', 3, 'book', 'British-Turkish bistro in a Kaleiçi garden.', 'Book in summer.'],
    ['Castle Café', 'evening', 36.8803, 30.7057, 90, 12, 'daily 10-26', 'outdoor', 'evening', 'nightlife food photography', 'partial', 3, 'walk in', 'Beer on the cliff by Hıdırlık with the sun going down.', 'Front tables fill by six.'],
    ['Aspendos', 'day trip', 36.939, 31.1723, 120, 18, 'daily 8:30-17', 'outdoor', 'any', 'history architecture music', 'partial', 5, 'walk in', 'The best-kept Roman theatre of all, and an aqueduct.', 'Whisper on the stage; add Side for sunset.', { children: true, town: 'Serik', way: { text: 'Car or tour', minutes: 50 } }],
    ['Side', 'day trip', 36.7653, 31.3887, 210, 12, 'always', 'outdoor', 'evening', 'history photography', 'full', 4, 'walk in', 'Apollo’s columns at the water’s edge.', 'Stay for sunset; crowded by day.', { children: true, town: 'Side', way: { text: 'Bus or car', minutes: 75 } }],
    ['Termessos', 'day trip', 36.9829, 30.4648, 180, 4, 'daily 8:30-19', 'outdoor', 'morning', 'history adventure nature', 'poor', 4, 'walk in', 'The city Alexander could not take, in a pass at 1,000 metres.', 'Water, shoes and three hours; the theatre has the view.', { way: { text: 'Car', minutes: 45 } }],
    ['Olympos and Chimaera', 'day trip', 36.397, 30.4715, 300, 10, 'daily 8-22', 'outdoor', 'any', 'nature history adventure', 'poor', 4, 'walk in', 'Ruins in a gorge to a beach, and flames from the rock by night.', 'Climb to the fires after dark with a torch.', { way: { text: 'Car or minibus', minutes: 85 } }],
  ],
}
