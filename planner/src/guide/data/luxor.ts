import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 35, 'mid-range': 95, luxury: 300 },
  icons: ['Valley of the Kings', 'Karnak Temple', 'Luxor Temple', 'Temple of Hatshepsut', 'Colossi of Memnon', 'Luxor Museum'],
  insights: [
    ['culture', 'Living east, buried west', 'Temples face the sunrise on one bank, tombs lie on the other: give each bank a day.', 'medium', 4.9, '2 to 3 days', 'October to April'],
    ['food', 'Felucca lunch and pigeon', 'Village houses on the west bank cook duck and tagen; stuffed pigeon is the local treat.', 'low', 4.1, 'Every meal', 'All year round'],
    ['activities', 'Up at dawn', 'Balloons rise at sunrise, the tombs open at six, and by noon you should be on a shaded terrace.', 'medium', 4.8, '2 days', 'October to April'],
    ['transportation', 'Ferry and bicycle', 'The people’s ferry crosses for a few pounds from in front of Luxor Temple; hire a bicycle or taxi on the other side.', 'medium', 4.0, '', 'All year round'],
    ['weather', 'Dry and hot', 'From May to September it passes 40 degrees; winter days are perfect and nights cool.', 'low', 4.3, '', 'October to April'],
    ['tips', 'Small notes and patience', 'Agree every price before the ride, carry small notes for tips, and say la shukran with a smile.', 'high', 4.0, '', 'All year round'],
  ],
  festivals: [
    ['Moulid of Abu el-Haggag', 'usually 02-01/02-25', 'Boats are carried around the mosque in Luxor Temple, as in the days of Amun.', 'religious', 'Luxor Temple', 0, 4],
    ['Luxor African Film Festival', 'usually 01-05/03-25', 'Films from all over the continent.', 'culture', 'Luxor', 0, 3],
  ],
  places: [
    ['Karnak Temple', 'sight', 25.7187, 32.6578, 180, 12, 'daily 6-17', 'outdoor', 'morning', 'history architecture religious photography', 'partial', 5, 'walk in', 'The temple city of Amun with 134 giant columns.', 'Enter at six for the hall without groups; walk three times round the scarab.'],
    ['Luxor Temple', 'evening', 25.6998, 32.6391, 90, 10, 'daily 6-20', 'outdoor', 'evening', 'history architecture photography', 'partial', 5, 'walk in', 'Columns, colossi and a mosque inside, lit at night.', 'Come an hour before closing, when the lights are on and heat is gone.'],
    ['Luxor Museum', 'museum', 25.7077, 32.6447, 90, 8, 'daily 9-20', 'indoor', 'evening', 'history art', 'full', 5, 'walk in', 'A small choice of perfect statues, and two royal mummies.', 'It is cooled and quiet: keep it for the hot hours.'],
    ['Mummification Museum', 'museum', 25.7023, 32.6399, 45, 5, 'daily 9-14 17-21', 'indoor', 'any', 'history', 'full', 3, 'walk in', 'How it was done, with tools, a priest and a cat.', 'By the river below the corniche; half an hour is enough.', { children: true }],
    ['Luxor Souk', 'market', 25.7008, 32.6425, 60, 0, 'daily 9-23', 'outdoor', 'evening', 'markets shopping food', 'partial', 3, 'walk in', 'The covered bazaar behind Luxor Temple.', 'Walk past the souvenir part to where townspeople buy.'],
    ['Winter Palace', 'food', 25.6963, 32.6364, 75, 20, 'daily 10-23', 'both', 'afternoon', 'food history architecture', 'partial', 3, 'walk in', 'The hotel of 1907 where Carter announced his find.', 'Tea in the salon needs tidy clothes; the garden is the prize.'],
    ['Valley of the Kings', 'sight', 25.7402, 32.6014, 150, 15, 'daily 6-17', 'both', 'morning', 'history art', 'partial', 5, 'walk in', 'Painted tombs of the pharaohs in a burning valley.', 'The ticket opens three tombs; Seti I and Tutankhamun cost extra.'],
    ['Temple of Hatshepsut', 'sight', 25.7382, 32.6066, 75, 9, 'daily 6-17', 'outdoor', 'morning', 'history architecture photography', 'partial', 5, 'walk in', 'Terraces of a queen under a wall of cliffs.', 'No shade: be here at opening, then walk over the hill if fit.'],
    ['Colossi of Memnon', 'sight', 25.7206, 32.6105, 25, 0, 'always', 'outdoor', 'morning', 'history photography', 'full', 5, 'walk in', 'Two seated giants left from the largest temple of all.', 'At sunrise balloons rise behind them.', { children: true }],
    ['Medinet Habu', 'sight', 25.7197, 32.6008, 90, 5, 'daily 6-17', 'outdoor', 'afternoon', 'history architecture', 'partial', 5, 'walk in', 'The fortress temple of Ramesses III, with colour on its ceilings.', 'Hardly any groups; cafés face the gate for sunset.'],
    ['Ramesseum', 'sight', 25.7278, 32.6105, 60, 5, 'daily 6-17', 'outdoor', 'any', 'history architecture', 'partial', 4, 'walk in', 'The fallen colossus that made Shelley write Ozymandias.', 'You will have it nearly to yourself.'],
    ['Deir el-Medina', 'sight', 25.7287, 32.6014, 60, 5, 'daily 6-17', 'both', 'any', 'history art', 'poor', 4, 'walk in', 'The village of the tomb builders and their own bright tombs.', 'Sennedjem’s tomb is the loveliest small painting of all.'],
    ['Valley of the Queens', 'sight', 25.7279, 32.593, 75, 5, 'daily 6-17', 'both', 'morning', 'history art', 'poor', 4, 'walk in', 'Tombs of queens and princes, with Nefertari’s above all.', 'Nefertari needs a dear extra ticket and is often closed for rest: ask.'],
    ['Tombs of the Nobles', 'sight', 25.7318, 32.6084, 75, 5, 'daily 6-17', 'indoor', 'any', 'history art', 'poor', 4, 'walk in', 'Daily life in paint: harvest, music and birds.', 'Tickets come in groups of tombs; Sennefer’s has a ceiling of grapes.'],
    ['Temple of Seti I', 'sight', 25.7328, 32.6278, 45, 4, 'daily 6-17', 'outdoor', 'any', 'history architecture', 'partial', 2, 'walk in', 'A quiet temple at the edge of the fields.', 'Children and sugar cane around; no sellers.'],
    ['Dendera Temple', 'day trip', 26.142, 32.6702, 150, 6, 'daily 7-17', 'both', 'morning', 'history architecture art', 'partial', 5, 'walk in', 'Hathor’s temple with a cleaned blue ceiling.', 'Climb to the roof and look for Cleopatra on the rear wall.', { way: { text: 'Taxi by Qena', minutes: 75 } }],
    ['Temple of Abydos', 'day trip', 26.185, 31.919, 120, 6, 'daily 7-17', 'indoor', 'morning', 'history art religious', 'partial', 4, 'walk in', 'The finest reliefs in Egypt and a list of kings.', 'Combine with Dendera; carry a torch.', { way: { text: 'Taxi, a long half day north', minutes: 165 } }],
    ['Temple of Edfu', 'day trip', 24.9779, 32.8734, 120, 10, 'daily 7-17', 'both', 'any', 'history architecture', 'partial', 4, 'walk in', 'The best preserved temple of all, sacred to the falcon.', 'Cruise groups come at seven and four: choose noon.', { way: { text: 'Train or taxi south', minutes: 110 } }],
  ],
}
