import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 28, 'mid-range': 75, luxury: 230 },
  icons: ['Wat Phra That Doi Suthep', 'Wat Chedi Luang', 'Wat Phra Singh', 'Sunday Walking Street'],
  insights: [
    ['culture', 'The Lanna kingdom', 'Seven centuries of temples stand inside a square moat; carving, silver and silk are still made.', 'medium', 4.7, '3 days', 'November to February'],
    ['food', 'Khao soi', 'Curry noodles with crisp ones on top, herb sausage and sticky rice; the night markets are the kitchen.', 'medium', 4.8, 'Every meal', 'All year round'],
    ['activities', 'Mountains and crafts', 'Cook for a day, climb Doi Suthep or see elephants where nobody rides them.', 'medium', 4.6, '2 to 4 days', 'November to February'],
    ['transportation', 'Red trucks', 'Shared red trucks go anywhere in the centre for about a dollar; apps work well too.', 'low', 4.3, '', 'All year round'],
    ['weather', 'Smoke in March', 'November to January is cool and clear; fields burn from late February to April and the air is bad.', 'medium', 4.1, '', 'November to January'],
    ['tips', 'Temple clothes', 'Cover shoulders and knees, and never point your feet at a Buddha.', 'medium', 4.4, '', 'All year round'],
  ],
  festivals: [
    ['Yi Peng and Loy Krathong', 'usually 11-01/11-28', 'Lanterns and floating candles at the full moon of November.', 'religious', 'Tha Phae Gate and Ping River', 0, 5],
    ['Songkran', '04-13 P3D', 'The wettest New Year of Thailand, around the moat.', 'festival', 'Tha Phae Gate', 0, 5],
    ['Flower Festival', 'usually 02-01/02-10', 'Floats of flowers and the parade of the first weekend of February.', 'festival', 'Suan Buak Haad Park', 0, 3],
  ],
  places: [
    ['Wat Phra That Doi Suthep', 'religious', 18.805, 98.9217, 105, 1, 'daily 6-18', 'outdoor', 'morning', 'religious architecture photography', 'partial', 5, 'walk in', 'The golden chedi on the mountain over the city.', 'Go before eight; three hundred steps, or a small lift.'],
    ['Wat Phra Singh', 'religious', 18.7886, 98.9817, 45, 1, 'daily 6-18', 'both', 'morning', 'religious architecture art', 'partial', 5, 'walk in', 'The most revered temple of the old city, with Lanna murals.', 'The small chapel at the back has the paintings.'],
    ['Wat Chedi Luang', 'religious', 18.7869, 98.9866, 50, 2, 'daily 6-18', 'outdoor', 'evening', 'religious architecture history', 'partial', 5, 'walk in', 'A great brick chedi broken by an earthquake in 1545.', 'Monks talk with visitors under the trees in the daytime.'],
    ['Wat Chiang Man', 'religious', 18.7938, 98.9893, 30, 0, 'daily 8-17', 'outdoor', 'any', 'religious history', 'partial', 3, 'walk in', 'The oldest temple, with stone elephants around its chedi.', 'Two tiny Buddhas, one of crystal, are in the right-hand chapel.'],
    ['Three Kings Monument and City Arts Centre', 'museum', 18.7903, 98.9873, 75, 3, 'Tu-Su 8:30-16:30', 'indoor', 'any', 'history art', 'full', 3, 'walk in', 'The city’s museum behind the founders’ statue.', 'One ticket is for three museums on the square.'],
    ['Tha Phae Gate', 'sight', 18.7878, 98.9933, 20, 0, 'always', 'outdoor', 'any', 'history photography', 'full', 3, 'walk in', 'The rebuilt east gate of the walled city.', 'Do not feed the pigeons, whatever the photographers say.'],
    ['Sunday Walking Street', 'evening', 18.7881, 98.989, 150, 10, 'Su 16-22', 'outdoor', 'evening', 'markets food shopping music', 'full', 5, 'walk in', 'The old city’s main street becomes a craft market of a kilometre.', 'Eat in the temple courts along the way; come at five.', { children: true }],
    ['Chiang Mai Night Bazaar', 'evening', 18.7853, 99.0002, 105, 10, 'daily 18-24', 'both', 'evening', 'markets shopping food', 'full', 3, 'walk in', 'Stalls and food courts on Chang Khlan Road every evening.', 'Bargain gently; the food is better at Kalare and Ploen Ruedee.'],
    ['Warorot Market', 'food', 18.7902, 99.0004, 60, 5, 'daily 6-18', 'indoor', 'morning', 'markets food', 'partial', 4, 'walk in', 'The city’s own market hall: sausage, spices and cloth.', 'Flower stalls along the river are open all night.'],
    ['Wat Sri Suphan', 'religious', 18.7787, 98.9825, 40, 2, 'daily 8-20', 'outdoor', 'evening', 'religious architecture art', 'partial', 3, 'walk in', 'A temple of silver and aluminium made by the smiths of the quarter.', 'Women may not enter the silver hall; it glows after dark.'],
    ['Wat Suan Dok', 'religious', 18.7884, 98.9677, 40, 1, 'daily 6-20', 'outdoor', 'evening', 'religious architecture', 'partial', 3, 'walk in', 'White tombs of the Lanna royals below the mountain.', 'At sunset the white stupas turn gold.'],
    ['Wat Umong', 'religious', 18.7833, 98.9513, 60, 1, 'daily 6-18', 'both', 'morning', 'religious nature', 'partial', 4, 'walk in', 'A forest temple with tunnels under its chedi.', 'Broken Buddha heads lie under the trees; feed the fish, not the dogs.'],
    ['Nimmanhaemin and One Nimman', 'quarter', 18.8, 98.9681, 105, 10, 'daily 11-22', 'both', 'evening', 'shopping food nightlife', 'full', 3, 'walk in', 'The quarter of cafés, design shops and students.', 'Side lanes with odd numbers have the best coffee.'],
    ['Chiang Mai National Museum', 'museum', 18.8113, 98.9763, 75, 4, 'We-Su 9-16', 'indoor', 'any', 'history art', 'partial', 2, 'walk in', 'The Lanna kingdom from the stone age to the railway.', 'Join it with Wat Jet Yot, five minutes away.'],
    ['Chiang Mai Zoo', 'family', 18.8098, 98.9479, 180, 5, 'daily 8-16:30', 'outdoor', 'any', 'nature', 'partial', 2, 'walk in', 'A large hillside zoo at the foot of Doi Suthep.', 'A shuttle climbs between the parts.', { children: true }],
    ['Royal Park Rajapruek', 'park', 18.7483, 98.9254, 120, 6, 'daily 8-18', 'outdoor', 'afternoon', 'nature architecture', 'partial', 3, 'walk in', 'Gardens around a royal pavilion in Lanna style.', 'The tram is in the ticket; flowers are best in December.', { children: true }],
    ['Doi Inthanon', 'day trip', 18.5885, 98.4867, 300, 10, 'daily 6-18', 'outdoor', 'morning', 'nature adventure photography', 'partial', 4, 'walk in', 'The highest mountain of Thailand, with falls and twin royal chedis.', 'It is ten degrees cooler on top; take a jacket.', { way: { text: 'Car or tour', minutes: 110 } }],
    ['White Temple, Chiang Rai', 'day trip', 19.8242, 99.7632, 120, 3, 'daily 8-17', 'outdoor', 'morning', 'art architecture photography', 'partial', 4, 'walk in', 'Wat Rong Khun, a dazzling modern temple with a sea of hands.', 'Painted heroes of film hide in the murals; no pictures inside.', { way: { text: 'Bus or tour', minutes: 180 } }],
  ],
}
