import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 95, 'mid-range': 240, luxury: 650 },
  icons: ['Windmills of Kato Mili', 'Little Venice', 'Panagia Paraportiani', 'Delos'],
  insights: [
    ['culture', 'Cycladic lanes built against pirates', 'White cubes, blue doors and lanes that turn in circles: the old town was laid out to confuse raiders and still confuses visitors.', 'high', 4.6, '1 day', 'April to October'],
    ['food', 'Kopanisti, louza and onion pie', 'Look for the peppery kopanisti cheese, cured louza pork and almond sweets; tavernas in Ano Mera cost less than those by the harbour.', 'medium', 4.3, 'Every meal', 'May to October'],
    ['activities', 'Beaches by boat', 'Small boats leave Platis Gialos for Paranga, Paradise, Super Paradise and Elia all through the summer.', 'high', 4.5, '1 to 2 days', 'June to September'],
    ['transportation', 'Two bus stations', 'Buses for the south beaches leave from Fabrika, those for Ano Mera and the north from the Old Port; taxis are few in August.', 'high', 3.9, '', 'May to October'],
    ['weather', 'The meltemi', 'A strong north wind blows in July and August: choose south-coast beaches then, and expect ferries to be late.', 'high', 4.2, '', 'May, June and September'],
    ['tips', 'Delos in the morning', 'Boats to Delos stop when the wind is too strong, so go on the first calm morning and take water and a hat.', 'medium', 4.4, 'Half a day', 'April to October'],
  ],
  festivals: [
    ['Orthodox Easter', 'orthodox', 'Candles at midnight, fireworks over the harbour and lamb on the spit on Sunday.', 'religious', 'Churches of Mykonos Town', 0, 4],
    ['Dormition of the Virgin', '08-15', 'The feast of the monastery in Ano Mera, with food, wine and dancing on the square.', 'religious', 'Panagia Tourliani, Ano Mera', 0, 3],
    ['XLSIOR', 'usually 08-18/08-30', 'A week of gay parties with international DJs on beaches and in clubs.', 'music', 'Mykonos Town and Paradise Beach', 80, 4],
  ],
  places: [
    ['Windmills of Kato Mili', 'sight', 37.4442, 25.3261, 30, 0, 'always', 'outdoor', 'evening', 'history photography architecture', 'partial', 5, 'walk in', 'A row of white windmills above the sea that once ground the island’s grain.', 'Sunset fills the hill with people; come at eight in the morning for the same view alone.'],
    ['Little Venice', 'quarter', 37.4455, 25.3259, 60, 0, 'always', 'outdoor', 'evening', 'photography architecture food', 'partial', 5, 'walk in', 'Captains’ houses with wooden balconies that stand right in the waves.', 'A seat for sunset costs the price of a cocktail; waves do reach the front row on windy days.'],
    ['Panagia Paraportiani', 'religious', 37.4469, 25.3258, 25, 0, 'always', 'outdoor', 'morning', 'religious architecture photography', 'partial', 5, 'walk in', 'Five chapels grown together into one lump of whitewash above the old harbour.', 'The inside is mostly closed; morning light is on the side with the steps.'],
    ['Matogianni Street', 'quarter', 37.4457, 25.3285, 60, 0, 'always', 'outdoor', 'evening', 'shopping nightlife food', 'partial', 3, 'walk in', 'The main lane of the old town, lined with boutiques, jewellers and bars.', 'Shops stay open until midnight in summer, when the lane is a slow-moving crowd.'],
    ['Archaeological Museum of Mykonos', 'museum', 37.4498, 25.3287, 50, 5, 'We-Mo 9-15', 'indoor', 'any', 'history art', 'partial', 3, 'walk in', 'Finds from the graves of Rineia and a great jar with the Trojan Horse in relief.', 'Look for the seventh-century jar: soldiers peep out of windows in the wooden horse.'],
    ['Aegean Maritime Museum', 'museum', 37.4451, 25.3286, 40, 5, 'daily 10:30-13 18-21', 'indoor', 'any', 'history', 'partial', 2, 'walk in', 'Ship models, old maps and the working lamp of a lighthouse in a captain’s house.', 'The lighthouse machinery stands in the garden at the back.'],
    ['Mykonos Old Harbour', 'sight', 37.4472, 25.3285, 45, 0, 'always', 'outdoor', 'evening', 'photography food', 'full', 3, 'walk in', 'The curved quay with fishing boats, cafés and the little town beach.', 'Fishermen sell the night’s catch from marble tables early in the morning.'],
    ['Cine Manto', 'evening', 37.4447, 25.3291, 135, 11, 'daily 20-25', 'outdoor', 'evening', 'nature music', 'full', 3, 'walk in', 'An open-air cinema under palms and cacti in the middle of the old town.', 'Films run in the original language; bring a jacket for the wind.', { season: [6, 9], children: true }],
    ['Ornos Beach', 'beach', 37.4236, 25.3239, 180, 0, 'always', 'outdoor', 'morning', 'nature food', 'full', 3, 'walk in', 'A sheltered family beach with shallow water and tavernas.', 'The bay is calm even when the meltemi blows.', { children: true }],
    ['Platis Gialos Beach', 'beach', 37.4143, 25.3462, 180, 0, 'always', 'outdoor', 'morning', 'nature food', 'partial', 3, 'walk in', 'A long organised beach with water sports and the pier of the beach boats.', 'From here small boats run along the south coast every hour in summer.', { children: true }],
    ['Paradise Beach', 'beach', 37.4104, 25.3553, 240, 20, 'always', 'outdoor', 'afternoon', 'nightlife music nature', 'partial', 3, 'walk in', 'The party beach: DJs from the afternoon and clubs behind the sand.', 'Quiet until two in the afternoon; the party starts about five.'],
    ['Super Paradise Beach', 'beach', 37.4128, 25.3695, 210, 20, 'always', 'outdoor', 'afternoon', 'nightlife nature', 'partial', 3, 'walk in', 'Clear water in a steep bay with a lively beach club.', 'The road down is very steep: take the bus or boat rather than a scooter.'],
    ['Panagia Tourliani Monastery', 'religious', 37.4463, 25.4005, 40, 2, 'daily 9-13 15:30-19', 'both', 'any', 'religious architecture art history', 'partial', 3, 'walk in', 'A white monastery of 1542 with a carved marble tower and a gilded screen.', 'Cover shoulders and knees; eat on the village square outside afterwards.'],
    ['Ano Mera Square', 'food', 37.446, 25.4014, 75, 20, 'daily 12-23', 'outdoor', 'evening', 'food', 'full', 3, 'walk in', 'The island’s only inland village, with tavernas around a car-free square.', 'Grilled lamb and meatballs here cost half of what they do in town.'],
    ['Nikos Taverna', 'food', 37.4467, 25.3261, 75, 35, 'daily 12-24', 'outdoor', 'any', 'food', 'partial', 3, 'walk in', 'Grilled fish and moussaka in the lanes behind Paraportiani since 1976.', 'Petros the pelican begs here; come before eight.', { season: [4, 10], children: true }],
    ['Kiki’s Tavern', 'food', 37.4873, 25.3902, 90, 32, 'daily 12:30-19', 'outdoor', 'afternoon', 'food', 'poor', 4, 'walk in', 'Pork and octopus from the charcoal above Agios Sostis beach, without electricity.', 'Put your name down before noon and swim while you wait.', { season: [4, 10] }],
    ['Delos', 'day trip', 37.4009, 25.2684, 180, 24, 'Tu-Su 9-15', 'outdoor', 'morning', 'history architecture photography', 'partial', 5, 'walk in', 'The sacred island where Apollo was born, a whole ancient city without a hotel.', 'There is no shade and little to eat: bring water, a hat and good shoes.', { way: { text: 'Boat from the Old Port of Mykonos', minutes: 30 } }],
    ['Tinos and Panagia Evangelistria', 'day trip', 37.5417, 25.1627, 240, 0, 'daily 8-19', 'both', 'morning', 'religious architecture history', 'partial', 3, 'walk in', 'The great pilgrimage church of Greece above the port of the next island.', 'Pilgrims climb the street on their knees along a carpet; the village of Pyrgos works marble.', { town: 'Tinos', way: { text: 'Ferry from the New Port', minutes: 35 } }],
  ],
}
