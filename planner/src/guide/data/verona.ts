import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 90, 'mid-range': 195, luxury: 430 },
  icons: ['Verona Arena', 'Piazza delle Erbe', 'Castelvecchio', 'Roman Theatre and Castel San Pietro', 'Sirmione and Lake Garda'],
  insights: [
    ['culture', 'Rome’s northern gate', 'An arena, a theatre and gates still stand in the streets; the Scaligers added swallow-tailed walls and stern tombs.', 'medium', 4.7, '2 days', 'All year round'],
    ['food', 'Amarone and horse', 'Risotto with Amarone, tortellini of Valeggio and, for the brave, pastissada of horse.', 'medium', 4.5, 'Every meal', 'All year round'],
    ['activities', 'Wine hills and lake', 'Valpolicella and Soave are half an hour away, Lake Garda less by train.', 'medium', 4.6, '1 to 2 days', 'April to October'],
    ['transportation', 'On foot inside the bend', 'The Adige wraps the old town; Porta Nuova station is twenty minutes’ walk or a bus.', 'low', 4.6, '', 'All year round'],
    ['weather', 'Hot opera nights', 'July is sultry with storms that stop the music; winter is foggy and quiet.', 'low', 4.1, '', 'April to June, September, October'],
    ['tips', 'Juliet is not there', 'The balcony was added in 1936; the courtyard now has slots, and the lanes around have the better doors.', 'high', 3.9, '', 'All year round'],
  ],
  festivals: [
    ['Arena Opera Festival', 'usually 06-12/09-06', 'Aida and others before fifteen thousand people under the sky.', 'music', 'Verona Arena', 60, 5],
    ['Vinitaly', 'usually 04-10/04-16', 'The great wine fair, with tastings in the squares.', 'food', 'Fair and old town', 0, 3],
    ['Tocatì', 'usually 09-15/09-22', 'Street games from everywhere, in every street.', 'festival', 'Old town', 0, 3],
  ],
  quarters: {
    'Old town': ['Verona Arena', 'Piazza delle Erbe', 'Piazza dei Signori and Scaliger Tombs', 'Juliet’s House', 'Lamberti Tower', 'Basilica of Sant’Anastasia', 'Verona Cathedral', 'Castelvecchio', 'Antica Bottega del Vino', 'Osteria al Duca', 'Sottoriva'],
    'Across the Adige': ['Roman Theatre and Castel San Pietro', 'Giusti Garden'],
  },
  places: [
    ['Verona Arena', 'sight', 45.4390, 10.9944, 75, 14, 'Tu-Su 9-19', 'outdoor', 'morning', 'history architecture music', 'partial', 5, 'book', 'An amphitheatre of the year 30 that never stopped being used.', 'On opera days it closes early; the cheap stone seats want a cushion.', { children: true }],
    ['Piazza delle Erbe', 'market', 45.4433, 10.9975, 45, 0, 'always', 'outdoor', 'any', 'markets photography history', 'full', 5, 'walk in', 'The Roman forum, with painted fronts, a market and a Madonna on a fountain.', 'Best before nine and after eight in the evening.', { children: true }],
    ['Lamberti Tower', 'viewpoint', 45.4430, 10.9983, 45, 7, 'daily 10-19', 'both', 'any', 'photography history', 'partial', 3, 'walk in', 'Eighty-four metres, by lift or 368 steps, over all the roofs.', 'The ticket includes the modern art in the palace.', { children: true }],
    ['Piazza dei Signori and Scaliger Tombs', 'sight', 45.4436, 10.9986, 45, 2, 'always', 'outdoor', 'any', 'history architecture', 'full', 4, 'walk in', 'Dante broods before the lords’ palaces; their tombs stand caged like chess kings.', 'Cangrande sits smiling over the church door.'],
    ['Juliet’s House', 'sight', 45.4420, 10.9988, 40, 13, 'Tu-Su 9-19', 'both', 'morning', 'history photography', 'poor', 3, 'book', 'A house of the Cappello family, a balcony of 1936 and a bronze worn bright.', 'Peep through the gate if you have no slot.'],
    ['Castelvecchio', 'museum', 45.4399, 10.9878, 105, 10, 'Tu-Su 10-18', 'both', 'any', 'art architecture history', 'partial', 5, 'walk in', 'The Scaligers’ fortress, made into a museum by Carlo Scarpa like a poem.', 'Cangrande’s statue on its ledge is the heart; walk the bridge after.'],
    ['Roman Theatre and Castel San Pietro', 'viewpoint', 45.4475, 11.0022, 90, 6, 'Tu-Su 10-18', 'outdoor', 'evening', 'history photography architecture', 'partial', 5, 'walk in', 'Seats on the hill above the river, and over them the terrace with the view of Verona.', 'The funicular beside it runs to the terrace, which is free and always open.', { children: true }],
    ['Basilica of Sant’Anastasia', 'religious', 45.4451, 11.0000, 40, 4, 'Mo-Sa 9:30-18:30, Su 13-18:30', 'indoor', 'any', 'religious art architecture', 'full', 4, 'walk in', 'Pisanello’s Saint George high over a chapel, and hunchbacks that hold holy water.', 'One ticket for four churches costs little more.'],
    ['Verona Cathedral', 'religious', 45.4470, 10.9969, 40, 4, 'Mo-Sa 11-17, Su 13:30-17:30', 'indoor', 'any', 'religious art', 'full', 3, 'walk in', 'Titian’s Assumption and Romanesque knights at the door.', 'The baptistery’s one block of marble has eight scenes.'],
    ['San Zeno Maggiore', 'religious', 45.4425, 10.9794, 60, 4, 'Mo-Sa 10-17, Su 13-17', 'indoor', 'afternoon', 'religious architecture art', 'partial', 4, 'walk in', 'Bronze doors of forty-eight scenes and Mantegna’s altarpiece, in golden stone.', 'Fifteen minutes west along the river, and few go.'],
    ['Giusti Garden', 'park', 45.4447, 11.0083, 60, 13, 'daily 9-19', 'outdoor', 'any', 'nature photography', 'partial', 3, 'walk in', 'Cypresses that Goethe praised, a maze and a monster’s mouth.', 'Climb to the terrace for the roofs.', { children: true }],
    ['Stone Bridge', 'viewpoint', 45.4476, 11.0001, 20, 0, 'always', 'outdoor', 'evening', 'photography history', 'full', 4, 'walk in', 'Roman and medieval arches, blown up in 1945 and fished from the river.', 'Cross it from the cathedral to the theatre.'],
    ['Antica Bottega del Vino', 'food', 45.4416, 10.9969, 90, 50, 'daily 12-24', 'indoor', 'any', 'food nightlife', 'partial', 4, 'book', 'Amarone risotto among four thousand bottles, since 1890.', 'At the counter a glass and a bite cost little.'],
    ['Osteria al Duca', 'food', 45.4441, 10.9995, 75, 30, 'Mo-Sa 12-14:15 18:30-22:15', 'indoor', 'any', 'food', 'poor', 3, 'walk in', 'Bigoli with donkey and plain grills in what is called Romeo’s house.', 'Set menu of two courses is the bargain.', { children: true }],
    ['Trattoria al Pompiere', 'food', 45.4417, 10.9992, 90, 48, 'Mo-Sa 12:30-14 19:30-22:30', 'indoor', 'any', 'food', 'partial', 3, 'book', 'Hams and cheeses by the cupboard, and honest pastas, near Juliet.', 'Ask for the tasting of hams first.'],
    ['Sottoriva', 'evening', 45.4444, 11.0004, 90, 18, 'daily 17-25', 'outdoor', 'evening', 'nightlife food', 'partial', 3, 'walk in', 'Old arcades along the river with osterie where a spritz has friends.', 'Osteria Sottoriva’s meatballs are the snack.'],
    ['Sirmione and Lake Garda', 'day trip', 45.4925, 10.6081, 300, 12, 'always', 'outdoor', 'any', 'nature history photography', 'partial', 5, 'walk in', 'A moated castle, a spa and a Roman villa on a tongue of land in the lake.', 'The Grottoes of Catullus at the tip are shut on Mondays.', { children: true, season: [4, 10], way: { text: 'Train to Desenzano, then boat or bus', minutes: 60 } }],
    ['Mantua', 'day trip', 45.1600, 10.7979, 300, 16, 'always', 'both', 'any', 'art history architecture', 'partial', 4, 'walk in', 'Mantegna’s painted room and the giants of Palazzo Te between three lakes.', 'The palace shuts on Mondays; pumpkin tortelli are the lunch.', { way: { text: 'Train', minutes: 50 } }],
  ],
}
