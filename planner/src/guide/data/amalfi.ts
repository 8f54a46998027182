import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 110, 'mid-range': 260, luxury: 720 },
  icons: ['Amalfi Cathedral', 'Positano Spiaggia Grande', 'Villa Rufolo', 'Path of the Gods', 'Pompeii'],
  insights: [
    ['culture', 'A sea republic in a ravine', 'Amalfi traded with Byzantium and Cairo before Venice did; its cathedral, paper mills and arsenal remember it.', 'medium', 4.5, '1 day', 'April to October'],
    ['food', 'Lemons, anchovies and scialatielli', 'The lemons are big enough to eat in slices; Cetara turns anchovies into a sauce the Romans knew.', 'medium', 4.6, 'Every meal', 'All year round'],
    ['activities', 'Steps between villages', 'Old stairways join Amalfi, Atrani, Ravello and Minori; the Path of the Gods runs high above the sea.', 'medium', 4.8, '2 days', 'March to June, September, October'],
    ['transportation', 'Ferries beat buses', 'From April to October boats link the towns; SITA buses are full in summer and the road is one lane at places.', 'high', 3.9, '', 'April to October'],
    ['weather', 'Warm sea until October', 'Winters are mild and wet, and much is shut from November to March; August is hot and crowded.', 'low', 4.4, '', 'May, June, September'],
    ['tips', 'Sleep in a quiet village', 'Atrani, Minori and Praiano cost less than Positano and are ten to thirty minutes away.', 'medium', 4.4, '', 'April to October'],
  ],
  festivals: [
    ['Sant’Andrea', '06-27', 'The silver saint is run up the cathedral steps, with fireworks over the harbour.', 'religious', 'Amalfi', 0, 4],
    ['Ravello Festival', 'usually 07-01/09-05', 'Concerts on a stage above the sea at Villa Rufolo.', 'music', 'Ravello', 60, 4],
  ],
  places: [
    ['Amalfi Cathedral', 'religious', 40.6344, 14.6031, 60, 4, 'daily 9-18:45', 'both', 'morning', 'religious architecture history', 'poor', 5, 'walk in', 'Striped arches on top of sixty-two steps, with a cloister of palms.', 'The cloister and crypt have a ticket; the steps are free and full at noon.'],
    ['Museo della Carta', 'museum', 40.639, 14.6016, 60, 5, 'daily 10-18', 'indoor', 'any', 'history', 'partial', 3, 'walk in', 'A paper mill of the thirteenth century that still turns.', 'You may dip a sheet yourself at the end.', { children: true }],
    ['Amalfi Harbour and Marina Grande', 'beach', 40.6332, 14.6027, 90, 0, 'always', 'outdoor', 'any', 'nature photography', 'partial', 3, 'walk in', 'Beach, boats and the view back at houses in the ravine.', 'Walk the pier to its end for the picture.', { children: true }],
    ['Atrani', 'evening', 40.6357, 14.6086, 105, 20, 'always', 'outdoor', 'evening', 'food photography nightlife', 'poor', 4, 'walk in', 'The smallest town of Italy: one square, a beach and arches over it.', 'A pedestrian tunnel leads here from Amalfi in ten minutes.'],
    ['Villa Rufolo', 'sight', 40.6489, 14.6117, 75, 9, 'daily 9-19', 'outdoor', 'morning', 'architecture nature music', 'partial', 5, 'walk in', 'The garden terrace over two domes and the sea that moved Wagner.', 'In summer the concert stage hangs over the view; mornings are clear of it.'],
    ['Villa Cimbrone', 'park', 40.644, 14.6112, 75, 11, 'daily 9-18:30', 'outdoor', 'afternoon', 'nature photography architecture', 'partial', 5, 'walk in', 'A garden that ends at a balcony of busts over nothing but sea.', 'It is fifteen level minutes from Ravello square.'],
    ['Ravello Cathedral', 'religious', 40.6492, 14.6118, 30, 4, 'daily 9-12 17:30-19', 'indoor', 'any', 'religious art', 'partial', 3, 'walk in', 'Bronze doors and a pulpit on lions in a bright nave.', 'Look for the whale swallowing Jonah in mosaic.'],
    ['Positano Spiaggia Grande', 'beach', 40.6274, 14.487, 180, 0, 'always', 'outdoor', 'morning', 'nature photography food', 'poor', 5, 'walk in', 'The beach below the pyramid of pastel houses.', 'Come by ferry: the way up from the sea is the picture.', { season: [4, 10] }],
    ['Santa Maria Assunta in Positano', 'religious', 40.628, 14.4874, 40, 0, 'daily 8-12 16-20', 'indoor', 'any', 'religious architecture history', 'poor', 3, 'walk in', 'A tiled dome and a black Madonna, with a Roman villa under it.', 'The buried villa needs a booked tour.'],
    ['Path of the Gods', 'nature', 40.628, 14.5411, 240, 0, 'always', 'outdoor', 'morning', 'nature adventure photography', 'poor', 5, 'walk in', 'A cliff path from Bomerano to Nocelle, 500 metres above the sea.', 'Walk from Agerola westwards, so the view is ahead and the way goes down.'],
    ['Emerald Grotto', 'nature', 40.615, 14.5685, 45, 11, 'daily 9-15', 'indoor', 'morning', 'nature photography', 'poor', 3, 'walk in', 'A sea cave lit green from below, seen by rowing boat.', 'Closed in rough sea; arrive by boat from Amalfi rather than by bus.', { children: true }],
    ['Villa Romana of Minori', 'museum', 40.6501, 14.6266, 45, 4, 'daily 9-18', 'both', 'any', 'history art', 'partial', 3, 'walk in', 'A seaside villa of the first century with frescoed rooms.', 'Come by ferry or along the lemon path: there is hardly any parking.'],
    ['Maiori Beach', 'beach', 40.648, 14.6405, 150, 12, 'always', 'outdoor', 'any', 'nature', 'full', 3, 'walk in', 'The longest beach of the coast, flat and made for families.', 'Half the price of Positano and with space between towels.', { children: true, season: [5, 10] }],
    ['Cetara', 'food', 40.6478, 14.701, 120, 30, 'daily 12-15 19-22', 'outdoor', 'any', 'food history photography', 'partial', 3, 'book', 'A fishing village with a tower that lives on tuna and anchovies.', 'Order spaghetti with colatura.'],
    ['Vietri sul Mare', 'market', 40.6712, 14.7278, 90, 0, 'Mo-Sa 9-19', 'both', 'any', 'shopping art', 'partial', 3, 'walk in', 'The ceramics town, with tiled fronts and workshops.', 'Shops pack for the flight home.'],
    ['Pompeii', 'day trip', 40.749, 14.485, 240, 23, 'daily 9-17', 'outdoor', 'morning', 'history architecture', 'partial', 5, 'book', 'The Roman town that stopped on one day in AD 79.', 'Take water and a map; go first to the far end.', { children: true, way: { text: 'Bus via Salerno or a shared shuttle', minutes: 100 } }],
    ['Paestum Temples', 'day trip', 40.42, 15.0053, 180, 17, 'daily 9-18', 'outdoor', 'morning', 'history architecture photography', 'full', 5, 'walk in', 'Three Greek temples in a meadow, better kept than most in Greece.', 'Buffalo mozzarella farms are next door.', { children: true, way: { text: 'Ferry to Salerno, then train', minutes: 110 } }],
    ['Capri', 'day trip', 40.5508, 14.2426, 360, 25, 'always', 'outdoor', 'morning', 'nature photography shopping', 'partial', 4, 'book', 'Cliffs, villas and sea stacks around a small square.', 'Go up to Anacapri and the chairlift before noon.', { season: [4, 10], way: { text: 'Ferry from Amalfi', minutes: 80 } }],
    ['Salerno Cathedral', 'day trip', 40.6805, 14.7603, 150, 0, 'daily 9-19', 'both', 'any', 'religious history architecture', 'full', 3, 'walk in', 'A Norman church with a Moorish court, and an old town without crowds.', 'A promenade of palms leads from the ferry.', { way: { text: 'Ferry or bus', minutes: 40 } }],
  ],
}
