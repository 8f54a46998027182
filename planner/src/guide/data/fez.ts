import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 40, 'mid-range': 100, luxury: 280 },
  icons: ['Chouara Tannery', 'Bou Inania Madrasa', 'Bab Bou Jeloud', 'Al-Attarine Madrasa', 'Al-Qarawiyyin'],
  insights: [
    ['culture', 'A medieval city at work', 'Nine thousand lanes, no cars and crafts in the streets named after them; the university mosque dates from 859.', 'medium', 4.8, '2 days', 'March to May, September to November'],
    ['food', 'Pastilla and slow tagines', 'Pigeon or chicken pastilla under sugar and cinnamon is the dish of the city; snails are sold by the bowl.', 'medium', 4.5, 'Every meal', 'All year round'],
    ['activities', 'Get lost, then find the river', 'Two main lanes run downhill from the Blue Gate; going down leads to the river, going up leads out.', 'medium', 4.6, '1 to 2 days', 'All year round'],
    ['transportation', 'Red taxis outside the walls', 'Small red taxis have meters; inside the medina you walk, and mules have priority.', 'low', 4.0, '', 'All year round'],
    ['weather', 'Hot summers, cold nights in winter', 'April and October are the best; July passes 38 degrees and January nights are near freezing.', 'low', 4.2, '', 'March to May, September to November'],
    ['tips', 'Hire an official guide once', 'A licensed guide for the first half day keeps touts away; a call of balak means step aside.', 'high', 4.2, '', 'All year round'],
  ],
  festivals: [
    ['Fes Festival of World Sacred Music', 'usually 05-15/06-15', 'Sacred music of many faiths in palaces and gardens.', 'music', 'Bab Makina', 40, 5],
    ['Moussem of Moulay Idriss II', 'usually 08-15/10-15', 'Guilds parade through the medina to the founder’s tomb.', 'religious', 'Medina', 0, 4],
  ],
  places: [
    ['Bab Bou Jeloud', 'sight', 34.0617, -4.9841, 25, 0, 'always', 'outdoor', 'any', 'architecture photography', 'full', 5, 'walk in', 'The blue gate into the old city, green on its inner side.', 'Frame the minarets through the arch; roof terraces overlook it.'],
    ['Bou Inania Madrasa', 'religious', 34.0623, -4.983, 40, 2, 'daily 9-17:30', 'both', 'any', 'architecture religious history', 'partial', 5, 'walk in', 'A college of 1355 in cedar, stucco and tile.', 'Closed to visitors at prayer times; look for the water clock across the lane.'],
    ['Café Clock', 'food', 34.062, -4.9825, 75, 12, 'daily 9-22', 'both', 'any', 'food music', 'poor', 3, 'walk in', 'A tall old house with camel burgers, storytelling and concerts.', 'Sunday evenings bring music; ask for the roof.'],
    ['Restaurant Thami', 'food', 34.0619, -4.9837, 60, 8, 'daily 10-22', 'outdoor', 'any', 'food', 'partial', 3, 'walk in', 'Kefta with egg and tagines on the pavement behind the Blue Gate.', 'Agree on the price list first and watch the gate go by.'],
    ['Nejjarine Museum', 'museum', 34.0637, -4.9756, 60, 2, 'daily 10-17', 'indoor', 'any', 'art architecture history', 'poor', 4, 'walk in', 'A merchants’ inn of the 18th century, now a museum of wood.', 'Mint tea on the roof looks over the whole medina.'],
    ['Zawiya of Moulay Idriss II', 'religious', 34.0648, -4.9749, 25, 0, 'daily 9-18', 'outdoor', 'any', 'religious history', 'partial', 3, 'walk in', 'The tomb of the city’s founder, the holiest place in Fez.', 'Non-Muslims look in from the doors, quietly.'],
    ['Al-Attarine Madrasa', 'religious', 34.0652, -4.9738, 40, 2, 'daily 9-18', 'both', 'any', 'architecture religious', 'partial', 5, 'walk in', 'A small jewel of a college beside the spice market.', 'Students’ rooms upstairs look down on the court.'],
    ['Al-Qarawiyyin', 'religious', 34.0645, -4.9733, 25, 0, 'daily 9-18', 'outdoor', 'any', 'religious history architecture', 'partial', 5, 'walk in', 'The mosque and university founded by a woman in 859.', 'Only Muslims may enter; open doors show the court.'],
    ['Place Seffarine', 'sight', 34.064, -4.9728, 30, 0, 'daily 9-19', 'outdoor', 'any', 'shopping music photography', 'partial', 4, 'walk in', 'Coppersmiths hammer pots under a plane tree.', 'Sit with a tea and hear the rhythm.'],
    ['Chouara Tannery', 'sight', 34.0664, -4.9711, 45, 0, 'daily 9-18', 'outdoor', 'morning', 'photography history shopping', 'poor', 5, 'walk in', 'Stone vats of dye, worked by foot for centuries.', 'Leather shops give a terrace view and a sprig of mint; buying is not required.'],
    ['R’cif Market', 'market', 34.0625, -4.9712, 60, 0, 'daily 8-20', 'outdoor', 'morning', 'food markets', 'partial', 3, 'walk in', 'Where the medina buys its olives, snails and vegetables.', 'Taxis can reach this square: a good way in and out.'],
    ['Dar Batha Museum', 'museum', 34.0605, -4.9825, 75, 6, 'We-Mo 10-18', 'both', 'any', 'art history architecture', 'partial', 3, 'walk in', 'A summer palace with blue pottery and a shady garden.', 'It reopened after works: ask at your riad for the hours.'],
    ['Jnan Sbil Garden', 'park', 34.0598, -4.9869, 60, 0, 'Tu-Su 8-18:30', 'outdoor', 'afternoon', 'nature', 'full', 3, 'walk in', 'Palms, bamboo and a lake between old and new city.', 'The best rest in the heat; closed on Mondays.', { children: true }],
    ['Royal Palace Gates', 'sight', 34.0516, -4.9923, 25, 0, 'always', 'outdoor', 'morning', 'architecture photography', 'full', 4, 'walk in', 'Seven polished brass doors set in tile.', 'The palace itself is closed; the Jewish quarter begins beside it.'],
    ['Ibn Danan Synagogue', 'religious', 34.0522, -4.9887, 30, 2, 'Su-Fr 9-17', 'indoor', 'any', 'religious history', 'poor', 3, 'walk in', 'A 17th-century synagogue in the Mellah.', 'The guardian shows the bath below; a tip is welcome.'],
    ['Borj Nord', 'museum', 34.066, -4.9844, 60, 5, 'Tu-Su 9-17', 'both', 'afternoon', 'history photography', 'partial', 3, 'walk in', 'A fortress of 1582 with a museum of arms.', 'Take a taxi up and see medina and hills from the roof.', { children: true }],
    ['Marinid Tombs', 'evening', 34.0684, -4.9798, 60, 0, 'daily 17-20', 'outdoor', 'evening', 'photography history', 'poor', 4, 'walk in', 'Ruins on the hill where the call to prayer rises from all sides.', 'Come for sunset with others and keep a taxi waiting.'],
    ['Bab Mansour, Meknes', 'day trip', 33.8929, -5.565, 210, 5, 'always', 'both', 'any', 'history architecture', 'full', 3, 'walk in', 'The great gate of a sultan who wished to rival Versailles.', 'See the granaries of Heri es-Souani as well.', { town: 'Meknes', way: { text: 'Train to Meknes', minutes: 50 } }],
    ['Volubilis', 'day trip', 34.0722, -5.5548, 150, 7, 'daily 8:30-18', 'outdoor', 'morning', 'history architecture photography', 'partial', 5, 'walk in', 'A Roman town with mosaics under the open sky.', 'Go early or late; storks nest on the columns in spring.', { way: { text: 'Taxi or tour by Meknes', minutes: 80 } }],
  ],
}
