import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 220, 'mid-range': 480, luxury: 1200 },
  icons: ['Seronera River Valley', 'Ngorongoro Crater', 'Mara River at Kogatende', 'Serengeti Balloon Safari'],
  insights: [
    ['culture', 'Land of the Maasai', 'Siringet means the place where the land runs on for ever; villages by the road welcome visits arranged fairly.', 'low', 4.2, 'Half a day', 'All year round'],
    ['food', 'Breakfast in the bush', 'Camps pack breakfast and lunch boxes; ask for yours warm and early, and eat under an acacia with a view.', 'low', 4.2, 'Every meal', 'All year round'],
    ['activities', 'Follow the herds', 'Calves are born in the south in February, the herds go west in June, cross the Mara from July to October and return in November.', 'medium', 4.9, '3 to 4 days', 'June to October, January to March'],
    ['transportation', 'Fly in or drive eight hours', 'Light aircraft land at Seronera and Kogatende; by road from Arusha it is a long day by Ngorongoro.', 'low', 3.9, '', 'All year round'],
    ['weather', 'Cool mornings on the plain', 'June to October is dry; long rains fall from late March to May, short ones in November.', 'low', 4.4, '', 'June to October'],
    ['tips', 'Be out at six', 'Animals move in the first and last two hours; bring a warm layer, binoculars and a bag of soft fabric for the plane.', 'medium', 4.6, '', 'All year round'],
  ],
  festivals: [
    ['Great Migration, Mara crossings', 'usually 07-15/10-15', 'Herds of wildebeest plunge into the river in the north.', 'festival', 'Kogatende', 0, 5],
    ['Calving season', 'usually 01-25/03-05', 'Hundreds of thousands of calves are born on the southern plains.', 'festival', 'Ndutu', 0, 5],
  ],
  places: [
    ['Seronera River Valley', 'nature', -2.43, 34.83, 240, 0, 'daily 6-18:30', 'outdoor', 'morning', 'nature photography adventure', 'partial', 5, 'walk in', 'The heart of the park, with lions all year and leopards in the sausage trees.', 'Look for a tail hanging from a horizontal branch.', { children: true }],
    ['Seronera Visitor Centre', 'museum', -2.4356, 34.8205, 60, 0, 'daily 8-17', 'indoor', 'any', 'nature history', 'partial', 3, 'walk in', 'A path over the rocks that explains the migration.', 'Shade, tables and hyraxes that steal lunch.', { children: true }],
    ['Serengeti Balloon Safari', 'nature', -2.4581, 34.8225, 210, 600, 'daily 5:30-9', 'outdoor', 'morning', 'adventure nature photography', 'poor', 5, 'book', 'An hour over the plain at sunrise, then breakfast in the grass.', 'Meeting point near Seronera airstrip; book months ahead for the dry season.'],
    ['Moru Kopjes', 'nature', -2.7167, 34.7667, 150, 0, 'daily 6-18:30', 'outdoor', 'morning', 'nature history photography', 'poor', 4, 'walk in', 'Granite islands with lions, Maasai paintings and black rhino near.', 'Strike the gong rock gently: it rings.'],
    ['Naabi Hill Gate', 'viewpoint', -2.831, 34.997, 45, 0, 'daily 6-18', 'outdoor', 'any', 'nature photography', 'partial', 3, 'walk in', 'The southern gate, with a path up to the view over endless plain.', 'Paperwork takes half an hour: climb the hill meanwhile.', { children: true }],
    ['Lobo Kopjes', 'nature', -2.005, 35.169, 180, 0, 'daily 6-18:30', 'outdoor', 'morning', 'nature photography', 'poor', 3, 'walk in', 'Hills and rocks in the quieter north-east of the park.', 'The old lodge built into the rocks is a fine lunch stop.'],
    ['Serengeti Serena Lodge Terrace', 'evening', -2.381, 34.704, 120, 45, 'daily 17-22', 'both', 'evening', 'food photography', 'partial', 3, 'book', 'Stone rondavels on a hill with sundowners over the western plain.', 'Non-residents need to call ahead and be off the roads by dark.'],
    ['Seronera Picnic Site', 'food', -2.4358, 34.821, 45, 15, 'daily 7-17', 'outdoor', 'any', 'food nature', 'partial', 2, 'walk in', 'Tables and a small shop beside the visitor centre.', 'Keep food covered: kites dive for it.', { children: true }],
    ['Seronera Wildlife Lodge', 'food', -2.4406, 34.8233, 75, 30, 'daily 12:30-14:30 19-21:30', 'both', 'any', 'food nature', 'partial', 3, 'book', 'A buffet in a lodge built into granite boulders, with hyrax on the rail.', 'Ask your driver to announce you; keep fruit out of sight of the baboons.', { children: true }],
    ['Olduvai Gorge Museum', 'day trip', -2.9936, 35.3535, 90, 35, 'daily 8-17', 'both', 'any', 'history nature', 'full', 4, 'walk in', 'Where the Leakeys found our ancestors, above a two-coloured gorge.', 'The Laetoli footprints are here as a cast.', { children: true, way: { text: 'Drive by Naabi Hill Gate', minutes: 150 } }],
    ['Ngorongoro Crater', 'day trip', -3.174, 35.563, 360, 80, 'daily 6-18', 'outdoor', 'morning', 'nature photography', 'partial', 5, 'book', 'A sunken volcano full of lions, elephants and rhino.', 'Better slept on the rim: gates open at six and the floor is cool.', { children: true, way: { text: 'Drive by Naabi Hill Gate and Olduvai', minutes: 210 } }],
    ['Lake Ndutu', 'day trip', -3.0203, 34.997, 300, 70, 'daily 6-18:30', 'outdoor', 'morning', 'nature photography', 'poor', 4, 'walk in', 'Soda lake and short grass where the calves are born.', 'From January to March cheetahs hunt here all day.', { season: [12, 3], way: { text: 'Drive south by Naabi Hill', minutes: 150 } }],
    ['Mara River at Kogatende', 'day trip', -1.566, 34.888, 360, 0, 'daily 6-18:30', 'outdoor', 'any', 'nature photography adventure', 'poor', 5, 'book', 'The crossing points of the great herds, with crocodiles waiting.', 'Patience: herds may wait for hours and then go at once.', { season: [7, 10], way: { text: 'Light aircraft or a long drive north', minutes: 210 } }],
    ['Ol Doinyo Lengai', 'day trip', -2.764, 35.914, 420, 100, 'always', 'outdoor', 'morning', 'adventure nature', 'poor', 3, 'book', 'The Maasai’s mountain of God, an active volcano.', 'The climb starts at midnight and is steep ash: for the fit only.', { way: { text: 'Rough drive by Klein’s Gate and Loliondo', minutes: 300 } }],
  ],
}
