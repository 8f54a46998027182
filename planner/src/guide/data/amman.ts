import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 55, 'mid-range': 130, luxury: 320 },
  icons: ['Amman Citadel', 'Roman Theatre', 'Jerash', 'Dead Sea at Amman Beach'],
  insights: [
    ['culture', 'Philadelphia on its hills', 'Greeks named it, Circassians refounded it, half of its people came as refugees.', 'medium', 4.4, '2 days', 'March to May, September to November'],
    ['food', 'Falafel to mansaf', 'Hashem’s falafel at any hour, knafeh with pistachio and lamb in yoghurt on Fridays.', 'low', 4.7, 'Every meal', 'All year round'],
    ['activities', 'Half a country in a day', 'Jerash north, Dead Sea west, Madaba and Nebo south: each within an hour.', 'medium', 4.6, '3 days', 'March to May, October, November'],
    ['transportation', 'Taxis by app', 'Stairs join hills that roads go round; JETT coaches reach Petra.', 'medium', 4, '', 'All year round'],
    ['weather', 'Cool nights at 800 metres', 'Dry from May to October; January may bring snow.', 'low', 4.4, '', 'April, May, October'],
    ['tips', 'Buy the Jordan Pass', 'It pays the visa and forty sights if you stay three nights.', 'medium', 4.6, '', 'All year round'],
  ],
  festivals: [
    ['Jerash Festival', 'usually 07-20/08-05', 'Arab stars sing in the Roman theatre.', 'music', 'Jerash', 25, 4],
    ['Amman International Film Festival', 'usually 07-01/07-15', 'First films of the Arab world.', 'culture', 'Rainbow Street and Boulevard', 5, 3],
  ],
  quarters: {
    'Downtown': ['Roman Theatre', 'Nymphaeum', 'Hashem', 'Habibah Sweets', 'Downtown Souks', 'Grand Husseini Mosque'],
    'Jabal Amman': ['Rainbow Street', 'Sufra', 'Wild Jordan Center'],
    'Jabal al-Weibdeh': ['Darat al Funun', 'National Gallery of Fine Arts'],
  },
  places: [
    ['Amman Citadel', 'sight', 31.9547, 35.9343, 105, 4, 'daily 8-18', 'outdoor', 'afternoon', 'history architecture photography', 'partial', 5, 'walk in', 'Hercules’ hand, an Umayyad dome and the town on all sides.', 'Be there for the call to prayer at sunset; in winter it shuts at four.', { children: true }],
    ['Roman Theatre', 'sight', 31.9515, 35.9393, 50, 3, 'daily 8-18', 'outdoor', 'any', 'history architecture', 'partial', 5, 'walk in', 'Six thousand seats cut into the hill, and families on all of them.', 'Two folk museums are in its wings.', { children: true }],
    ['Nymphaeum', 'sight', 31.9497, 35.9352, 20, 0, 'Sa-Th 8-16', 'outdoor', 'any', 'history', 'full', 2, 'walk in', 'A Roman fountain house amid the market streets.', 'Look from the gate if it is shut.'],
    ['Grand Husseini Mosque', 'religious', 31.95, 35.9343, 25, 0, 'Sa-Th 8-11 14-16', 'both', 'any', 'religious architecture', 'full', 3, 'walk in', 'Pink and white Ottoman stripes in the heart of the old town.', 'Outside prayer times only; cover up.'],
    ['Downtown Souks', 'market', 31.9509, 35.9346, 75, 5, 'daily 9-21', 'outdoor', 'any', 'markets shopping food', 'partial', 4, 'walk in', 'Gold, spices and a lane of vegetables below the mosque.', 'Juice of cane at the corner; Fridays start late.'],
    ['Rainbow Street', 'quarter', 31.9512, 35.9275, 75, 5, 'always', 'outdoor', 'evening', 'food shopping photography', 'partial', 4, 'walk in', 'Cafés and villas of the twenties along a cobbled ridge.', 'Stairs go down to town between murals.', { children: true }],
    ['Jordan Museum', 'museum', 31.9454, 35.9258, 105, 7, 'Sa-Mo 10-17, We-Th 10-17', 'indoor', 'any', 'history art', 'full', 4, 'walk in', 'The oldest human statues, nine thousand years, and Dead Sea copper scroll.', 'Closed on Tuesdays and Fridays.', { children: true }],
    ['Darat al Funun', 'museum', 31.9548, 35.9283, 60, 0, 'Sa-Th 10-19', 'both', 'any', 'art architecture', 'poor', 3, 'walk in', 'Art in three villas about a Byzantine church; Lawrence wrote here.', 'Coffee in the garden over the town.'],
    ['National Gallery of Fine Arts', 'museum', 31.9582, 35.9255, 60, 7, 'Sa-Mo 9-17, We-Th 9-17', 'indoor', 'any', 'art', 'partial', 3, 'walk in', 'The best of Arab and Muslim modern painting.', 'Two buildings with a park between.'],
    ['King Abdullah I Mosque', 'religious', 31.962, 35.9133, 40, 3, 'Sa-Th 8-11 12:30-15', 'indoor', 'any', 'religious architecture', 'full', 3, 'walk in', 'A blue dome for seven thousand, open to all.', 'Robes are lent at the door.'],
    ['Royal Automobile Museum', 'museum', 31.9823, 35.8263, 75, 5, 'We-Mo 10-19', 'indoor', 'any', 'history', 'full', 3, 'walk in', 'King Hussein’s cars and a Mars rover from the film.', 'Children’s Museum is next door.', { children: true }],
    ['Hashem', 'food', 31.9524, 35.9327, 45, 5, 'always', 'outdoor', 'any', 'food', 'partial', 4, 'walk in', 'Falafel, hummus and tea in an alley where kings have sat.', 'No menu: sit, it comes.', { children: true }],
    ['Habibah Sweets', 'food', 31.9522, 35.9333, 20, 2, 'daily 8-24', 'outdoor', 'any', 'food', 'full', 4, 'walk in', 'Hot knafeh on paper in the lane by the bank.', 'Ask for khishneh, the coarse one.', { children: true }],
    ['Sufra', 'food', 31.9507, 35.9237, 90, 22, 'daily 9:30-23', 'both', 'any', 'food', 'poor', 4, 'book', 'Village Jordan in a villa’s garden: mansaf, galayet, fukharat.', 'Bread is baked by the gate.', { children: true }],
    ['Wild Jordan Center', 'food', 31.9525, 35.9307, 75, 18, 'daily 9-23', 'outdoor', 'any', 'food nature', 'full', 3, 'walk in', 'Healthy plates on a terrace opposite the citadel.', 'Book Dana and Mujib tours at the desk.', { children: true }],
    ['Jerash', 'day trip', 32.2767, 35.8914, 210, 14, 'daily 8-18', 'outdoor', 'morning', 'history architecture photography', 'partial', 5, 'walk in', 'The best-kept Roman town east of Italy: oval forum, cardo, theatres.', 'Bagpipes play in the theatre; Ajloun’s castle is near.', { children: true, town: 'Jerash', way: { text: 'Bus from Tabarbour, or car', minutes: 55 } }],
    ['Dead Sea at Amman Beach', 'day trip', 31.7086, 35.5884, 240, 28, 'daily 9-18', 'outdoor', 'afternoon', 'nature', 'partial', 5, 'walk in', 'Float at the lowest place on earth, with mud and showers.', 'Do not shave before; twenty minutes at most.', { children: true, way: { text: 'Car', minutes: 55 } }],
    ['Madaba and Mount Nebo', 'day trip', 31.7169, 35.794, 210, 8, 'daily 8-17', 'both', 'any', 'religious history art', 'partial', 4, 'walk in', 'The oldest map of the Holy Land in stone, and Moses’ view.', 'St George’s opens after mass on Sundays.', { town: 'Madaba', way: { text: 'Bus or car', minutes: 45 } }],
  ],
}
