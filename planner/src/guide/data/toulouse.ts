import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 85, 'mid-range': 180, luxury: 390 },
  icons: ['Basilica of Saint-Sernin', 'Place du Capitole', 'Jacobins Convent', 'Albi'],
  insights: [
    ['culture', 'The pink town', 'Brick, not stone, made Toulouse; woad made it rich and aeroplanes keep it so.', 'low', 4.5, '2 days', 'All year round'],
    ['food', 'Cassoulet and violets', 'Beans with duck and sausage are a matter of honour; violets come candied.', 'low', 4.6, 'Every meal', 'All year round'],
    ['activities', 'Along the Canal du Midi', 'Plane trees and locks lead from the station to the sea; hire a bike for the first ten kilometres.', 'low', 4.4, 'Half a day', 'April to October'],
    ['transportation', 'Two metro lines', 'Everything central is on foot; a tram goes to the airport and the aviation museum.', 'low', 4.5, '', 'All year round'],
    ['weather', 'Autan wind', 'Hot summers, mild winters and a wind from the south-east that makes people cross.', 'low', 4.3, '', 'April to June, September, October'],
    ['tips', 'Museums on the first Sunday', 'City museums are free then, from September to May; on Mondays most are shut.', 'low', 4.3, '', 'All year round'],
  ],
  festivals: [
    ['Rio Loco', 'usually 06-11/06-16', 'World music by the Garonne.', 'music', 'Prairie des Filtres', 20, 4],
    ['Piano aux Jacobins', 'usually 09-05/09-30', 'Pianists in the cloister of the Jacobins.', 'music', 'Jacobins Convent', 35, 4],
    ['Violet Festival', 'usually 02-01/02-10', 'Growers bring the town’s flower to the square.', 'festival', 'Place du Capitole', 0, 2],
  ],
  quarters: {
    Capitole: ['Place du Capitole', 'Jacobins Convent', 'Basilica of Saint-Sernin', 'Musée Saint-Raymond', 'Victor Hugo Market', 'Le Bibent'],
    'Carmes and Saint-Étienne': ['Fondation Bemberg', 'Saint-Étienne Cathedral', 'Carmes Quarter', 'Musée des Augustins'],
    'Saint-Cyprien': ['Les Abattoirs', 'Pont Neuf and Prairie des Filtres', 'La Daurade'],
  },
  places: [
    ['Place du Capitole', 'sight', 43.6044, 1.4437, 60, 0, 'Mo-Sa 8:30-19, Su 10-19', 'both', 'any', 'architecture history photography', 'full', 5, 'walk in', 'The long pink town hall with painted state rooms above a square of arcades.', 'Walk in for nothing unless a wedding is on; look at the Occitan cross outside.'],
    ['Basilica of Saint-Sernin', 'religious', 43.6084, 1.4419, 60, 3, 'Mo-Sa 8:30-18, Su 8:30-19:30', 'indoor', 'any', 'religious architecture history', 'partial', 5, 'walk in', 'The largest Romanesque church left, made for pilgrims and their relics.', 'The ambulatory with its marbles and relics costs a little and is worth it.'],
    ['Jacobins Convent', 'religious', 43.6037, 1.4401, 60, 6, 'Tu-Su 10-18', 'indoor', 'any', 'religious architecture', 'full', 5, 'walk in', 'A palm of twenty-two stone ribs holds the vault over Thomas Aquinas.', 'A mirror on the floor spares your neck; the cloister is beside it.'],
    ['Musée Saint-Raymond', 'museum', 43.6078, 1.4410, 75, 6, 'Tu-Su 10-18', 'indoor', 'any', 'history art', 'partial', 3, 'walk in', 'Roman emperors by the dozen from the villa of Chiragan.', 'Old graves and a kiln are in the cellar.'],
    ['Musée des Augustins', 'museum', 43.6008, 1.4463, 90, 8, 'Th-Mo 12-18, We 12-21', 'indoor', 'any', 'art religious', 'partial', 4, 'walk in', 'Romanesque capitals and paintings round a cloister with gargoyles.', 'It came back in parts after long works: ask which rooms are open.'],
    ['Fondation Bemberg', 'museum', 43.6002, 1.4425, 90, 12, 'Tu-Su 10-18', 'indoor', 'any', 'art architecture', 'partial', 4, 'walk in', 'A private collection from Cranach to Bonnard in the merchant’s palace of Assézat.', 'Thirty Bonnards hang upstairs.'],
    ['Saint-Étienne Cathedral', 'religious', 43.5999, 1.4506, 30, 0, 'daily 8-19', 'indoor', 'any', 'religious architecture', 'full', 3, 'walk in', 'Two churches that never met, on one crooked axis.', 'Stand at the great pillar and try to see the altar.'],
    ['Carmes Quarter', 'quarter', 43.5984, 1.4450, 75, 0, 'Tu-Su 7-13:30', 'outdoor', 'morning', 'food markets shopping', 'full', 3, 'walk in', 'Market hall, antique shops and pink courtyards.', 'Oysters and wine at the counters are Sunday’s habit.'],
    ['Victor Hugo Market', 'food', 43.6067, 1.4465, 75, 22, 'Tu-Su 12-14:30', 'indoor', 'afternoon', 'food markets', 'partial', 4, 'walk in', 'Five small restaurants on the floor above the stalls cook what was bought below.', 'Be there at noon; they do not take bookings.'],
    ['Le Bibent', 'food', 43.6041, 1.4445, 90, 42, 'daily 8-24', 'both', 'any', 'food architecture', 'full', 3, 'book', 'A gilded brasserie of 1861 on the main square with cassoulet and oysters.', 'The ceiling inside is better than the terrace.'],
    ['Le Colombier', 'food', 43.6103, 1.4507, 90, 40, 'Tu-Sa 12-14 19:15-22', 'indoor', 'any', 'food history', 'partial', 3, 'book', 'Cassoulet from a jar of secrets since 1873.', 'Order one for two if you want to walk afterwards.'],
    ['Pont Neuf and Prairie des Filtres', 'viewpoint', 43.5990, 1.4394, 45, 0, 'always', 'outdoor', 'evening', 'photography nature', 'full', 4, 'walk in', 'The oldest bridge and the lawn where the town watches its sun go down.', 'The dome of La Grave turns pink last.', { children: true }],
    ['La Daurade', 'evening', 43.6010, 1.4392, 105, 15, 'daily 17-26', 'outdoor', 'evening', 'nightlife music', 'partial', 3, 'walk in', 'Quays and a square over the river, with guitars and bottles on warm nights.', 'Place Saint-Pierre next to it is the students’.'],
    ['Les Abattoirs', 'museum', 43.6007, 1.4293, 75, 9, 'We-Su 12-18', 'indoor', 'any', 'art architecture', 'full', 3, 'walk in', 'Modern art in slaughterhouses, with a stage curtain by Picasso.', 'The curtain is shown part of the year only.'],
    ['Cité de l’Espace', 'family', 43.5866, 1.4932, 240, 29, 'Tu-Su 10-17', 'both', 'morning', 'history adventure', 'full', 4, 'book', 'A full-size Ariane, a Mir station and a planetarium.', 'School holidays open it daily; bus 37 goes there.', { children: true }],
    ['Aeroscopia', 'museum', 43.6659, 1.3609, 150, 17, 'Tu-Su 9:30-18', 'indoor', 'any', 'history', 'full', 4, 'walk in', 'Two Concordes, an A380 and a Super Guppy one may walk through.', 'Airbus plant tours next door need an identity card and a booking.', { children: true }],
    ['Japanese Garden and Compans', 'park', 43.6119, 1.4338, 40, 0, 'daily 8-19', 'outdoor', 'any', 'nature photography', 'full', 2, 'walk in', 'A red bridge, raked gravel and a tea house in a modern park.', 'Quiet on weekday mornings.', { children: true }],
    ['Albi', 'day trip', 43.9282, 2.1423, 330, 12, 'always', 'outdoor', 'any', 'art religious architecture photography', 'partial', 5, 'walk in', 'A fortress of a brick cathedral, painted all over inside, beside Toulouse-Lautrec’s own museum.', 'See the Last Judgement first, then cross the Old Bridge for the view.', { way: { text: 'Train', minutes: 70 } }],
  ],
}
