import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 45, 'mid-range': 115, luxury: 380 },
  icons: ['Phuket Old Town', 'James Bond Island, Phang Nga Bay', 'Maya Bay, Phi Phi', 'Promthep Cape', 'Wat Chalong'],
  insights: [
    ['culture', 'Tin, temples and shophouses', 'Chinese miners built the old town; their shrines and painted houses are its heart.', 'medium', 4.4, '1 day', 'November to April'],
    ['food', 'Southern spice', 'Hokkien noodles, crab curry and roti for breakfast; the city is known for its cooks.', 'medium', 4.6, 'Every meal', 'All year round'],
    ['activities', 'Islands by boat', 'Phang Nga Bay is for kayaks, Phi Phi for clear water; small groups leave before eight.', 'high', 4.5, '1 to 2 days', 'November to April'],
    ['transportation', 'No cheap taxis', 'Blue song-thaew buses link beaches with the town by day; use ride apps for the rest.', 'medium', 3.5, '', 'All year round'],
    ['weather', 'Two seasons', 'December to March is dry; from May to October waves are high and red flags mean no swimming.', 'medium', 4.2, '', 'December to March'],
    ['tips', 'Helmets on', 'Roads are steep and accidents many: rent a scooter only with licence, helmet and insurance.', 'medium', 4, '', 'All year round'],
  ],
  festivals: [
    ['Phuket Vegetarian Festival', 'chinese 09-0-01 P9D', 'Nine days of fasting, firecrackers and processions of piercing.', 'religious', 'Chinese shrines of Phuket Town', 0, 5],
    ['Songkran', '04-13 P3D', 'New Year with water fights, loudest in Patong.', 'festival', 'Patong and Phuket Town', 0, 4],
    ['Old Phuket Town Festival', 'usually 01-25/03-05', 'Lanterns, food and Peranakan dress after Chinese New Year.', 'culture', 'Thalang Road', 0, 3],
  ],
  places: [
    ['Big Buddha', 'religious', 7.8277, 98.3127, 45, 0, 'daily 8-18', 'outdoor', 'afternoon', 'religious photography', 'partial', 4, 'walk in', 'A white marble Buddha forty-five metres high on a hilltop.', 'Cover shoulders and knees; check that the hill is open after heavy rain.'],
    ['Wat Chalong', 'religious', 7.8466, 98.3368, 45, 0, 'daily 7-17', 'both', 'morning', 'religious architecture art', 'partial', 5, 'walk in', 'The island’s most revered temple, with a relic in its tall chedi.', 'Firecrackers thank the monks for wishes that came true.'],
    ['Phuket Old Town', 'quarter', 7.8846, 98.389, 105, 0, 'always', 'outdoor', 'afternoon', 'history architecture shopping photography food', 'partial', 5, 'walk in', 'Painted shophouses, cafés and shrines along Thalang Road.', 'Soi Romanee is the prettiest lane; afternoons are hot.'],
    ['Phuket Sunday Walking Street', 'evening', 7.8845, 98.3886, 120, 10, 'Su 16-22', 'outdoor', 'evening', 'food markets music', 'full', 4, 'walk in', 'Thalang Road closes to cars for food and music.', 'Come at five and eat your way along; it is shoulder to shoulder by seven.', { children: true }],
    ['Thai Hua Museum', 'museum', 7.8854, 98.3869, 50, 6, 'daily 9-17', 'indoor', 'any', 'history', 'partial', 3, 'walk in', 'The story of the Chinese of Phuket in an old school.', 'The school house of 1934 is the exhibit.'],
    ['Patong Beach', 'beach', 7.8961, 98.2956, 180, 0, 'always', 'outdoor', 'afternoon', 'nature adventure', 'full', 3, 'walk in', 'The long busy beach with every water sport.', 'The southern end is calmer in the morning.', { children: true }],
    ['Bangla Road', 'evening', 7.8934, 98.297, 120, 20, 'daily 18-27', 'outdoor', 'evening', 'nightlife music', 'full', 3, 'walk in', 'Neon, bars and shows in the walking street of Patong.', 'Look at the price list before you sit down.'],
    ['Jungceylon', 'quarter', 7.8912, 98.2997, 90, 0, 'daily 11-22', 'indoor', 'any', 'shopping food', 'full', 2, 'walk in', 'A large mall behind Patong Beach with food courts.', 'The basement food hall is the cheap meal of Patong.', { children: true }],
    ['Kata Beach', 'beach', 7.8205, 98.2978, 180, 0, 'always', 'outdoor', 'afternoon', 'nature adventure', 'full', 4, 'walk in', 'A bay with an islet in front, for families and, in summer, surfers.', 'Snorkel off the north rocks in the dry season.', { children: true }],
    ['Karon Beach', 'beach', 7.8455, 98.294, 150, 0, 'always', 'outdoor', 'afternoon', 'nature', 'full', 3, 'walk in', 'Three kilometres of sand that squeaks under your feet.', 'Strong currents in the wet months: heed the flags.', { children: true }],
    ['Nai Harn Beach', 'beach', 7.7773, 98.3043, 180, 0, 'always', 'outdoor', 'afternoon', 'nature', 'partial', 4, 'walk in', 'A clear bay in the south between green hills.', 'The lake behind it has a running path and cheap lunches.', { children: true }],
    ['Promthep Cape', 'viewpoint', 7.7622, 98.3053, 60, 0, 'always', 'outdoor', 'evening', 'photography nature', 'partial', 5, 'walk in', 'The southern tip of the island, for the famous sunset.', 'Come forty minutes early; a path leads down the ridge.'],
    ['Phuket Aquarium', 'family', 7.8032, 98.4079, 75, 6, 'daily 8:30-16', 'indoor', 'any', 'nature', 'partial', 2, 'walk in', 'A small aquarium and research station on Cape Panwa.', 'A nature path by the sea leads to the turtle ponds.', { children: true }],
    ['Khao Rang Viewpoint', 'viewpoint', 7.8917, 98.3803, 45, 0, 'always', 'outdoor', 'evening', 'photography food', 'partial', 3, 'walk in', 'The hill over Phuket Town, with monkeys and cafés.', 'Eat with a view; keep bags closed for the monkeys.'],
    ['Phuket Town Day Market', 'food', 7.8837, 98.3873, 45, 4, 'daily 5-17', 'indoor', 'morning', 'markets food', 'partial', 3, 'walk in', 'The market hall of Ranong Road: fruit, curry pastes and noodles.', 'Breakfast is best, and over by nine.'],
    ['James Bond Island, Phang Nga Bay', 'day trip', 8.2746, 98.5011, 300, 45, 'daily 8-16', 'outdoor', 'morning', 'nature photography adventure', 'poor', 5, 'walk in', 'A needle of rock in a bay of cliffs and sea caves.', 'Choose a tour with kayaks at the hongs, not only the rock.', { way: { text: 'Boat tour from the east coast piers', minutes: 90 } }],
    ['Maya Bay, Phi Phi', 'day trip', 7.6783, 98.766, 300, 80, 'daily 7-17', 'outdoor', 'morning', 'nature photography adventure', 'poor', 5, 'walk in', 'A bay of white sand between cliffs, in nature almost too beautiful.', 'Closed every year in August and September; you may wade but not swim.', { season: [11, 4], way: { text: 'Speedboat tour', minutes: 75 } }],
  ],
}
