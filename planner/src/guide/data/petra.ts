import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 60, 'mid-range': 150, luxury: 380 },
  icons: ['The Treasury', 'The Siq', 'The Monastery', 'Royal Tombs', 'Wadi Rum'],
  insights: [
    ['culture', 'The Nabataean capital', 'Traders in incense cut a city of tombs and temples into rose sandstone two thousand years ago.', 'high', 4.9, '2 days', 'March to May, October and November'],
    ['food', 'Mansaf and tea with sage', 'Lamb in dried yoghurt on rice is the feast dish; Bedouin tea, very sweet, is offered everywhere.', 'low', 4.2, 'Every meal', 'All year round'],
    ['activities', 'Walk above the crowd', 'The High Place, the Khubtha trail and the Monastery leave the crowd behind after the first hundred steps.', 'medium', 4.8, '1 to 2 days', 'October to April'],
    ['transportation', 'On foot from the gate', 'It is two kilometres from the gate to the Treasury; electric carts go that far, the rest is walking.', 'medium', 4, '', 'All year round'],
    ['weather', 'Cold nights, hot noons', 'Spring and autumn are best; in winter flash floods may close the Siq, and summer noons have no shade.', 'medium', 4.2, '', 'March to May, October and November'],
    ['tips', 'The Jordan Pass', 'The pass joins the visa and the Petra ticket; buy it before you land and stay three nights.', 'medium', 4.6, '', 'All year round'],
  ],
  festivals: [
    ['Jordan Independence Day', '05-25', 'Flags, music and family picnics all over the country.', 'culture', 'Wadi Musa', 0, 2],
  ],
  places: [
    ['The Treasury', 'sight', 30.3221, 35.4517, 45, 70, 'daily 6-17', 'outdoor', 'morning', 'history architecture photography', 'partial', 5, 'book', 'The carved temple front at the end of the Siq, the face of Petra.', 'The sun is on it between nine and eleven; the price is for all of Petra for one day.'],
    ['The Siq', 'nature', 30.3225, 35.4556, 45, 0, 'daily 6-17', 'outdoor', 'morning', 'nature history photography', 'partial', 5, 'walk in', 'A gorge of more than a kilometre, in places three metres wide, that leads to the city.', 'Be at the gate at six and you may have it to yourself.'],
    ['Petra Museum', 'museum', 30.3247, 35.4679, 45, 0, 'daily 8:30-17', 'indoor', 'any', 'history art', 'full', 3, 'walk in', 'A cool modern museum at the gate with the finds of the city.', 'Free; a good hour at midday or before the walk.', { children: true }],
    ['Street of Facades', 'sight', 30.3236, 35.449, 30, 0, 'daily 6-17', 'outdoor', 'any', 'history architecture', 'partial', 3, 'walk in', 'A row of tall tombs on the way from the Treasury to the theatre.', 'Look up: stairs in the crow-step pattern top almost every tomb.'],
    ['Petra Theatre', 'sight', 30.3244, 35.4471, 20, 0, 'daily 6-17', 'outdoor', 'any', 'history architecture', 'partial', 3, 'walk in', 'A theatre for thousands cut whole out of the hill.', 'The back wall cuts through older tombs.'],
    ['Royal Tombs', 'sight', 30.3267, 35.4493, 60, 0, 'daily 6-17', 'outdoor', 'afternoon', 'history architecture photography', 'poor', 5, 'walk in', 'Four great tomb fronts in the cliff above the city.', 'Late light makes the sandstone glow; the Urn Tomb became a church.'],
    ['Colonnaded Street and Great Temple', 'sight', 30.3289, 35.4427, 45, 0, 'daily 6-17', 'outdoor', 'any', 'history architecture', 'partial', 3, 'walk in', 'The paved main street of the Roman city and a temple on terraces.', 'Elephant heads crowned the columns of the temple court.'],
    ['Byzantine Church of Petra', 'sight', 30.3306, 35.4428, 30, 0, 'daily 8-16', 'both', 'any', 'history religious art', 'poor', 3, 'walk in', 'Mosaic floors of beasts, baskets and the seasons under a shelter.', 'A short climb from the street that most groups leave out.'],
    ['Qasr al-Bint', 'sight', 30.3297, 35.4404, 25, 0, 'daily 6-17', 'outdoor', 'any', 'history architecture', 'partial', 3, 'walk in', 'The only great temple of Petra that was built and not cut.', 'The stairs to the Monastery begin just behind it.'],
    ['The Monastery', 'sight', 30.3378, 35.4308, 120, 0, 'daily 6-16', 'outdoor', 'afternoon', 'history architecture adventure photography', 'poor', 5, 'walk in', 'The largest front of all, at the top of eight hundred steps.', 'Climb in the afternoon shade; walk ten minutes on to the edge over Wadi Araba.'],
    ['High Place of Sacrifice', 'viewpoint', 30.3211, 35.4476, 105, 0, 'daily 6-16', 'outdoor', 'morning', 'history adventure photography', 'poor', 4, 'walk in', 'An altar on a peak over the whole city, with drains for the blood.', 'Go down the other side past the garden tombs of Wadi Farasa.'],
    ['Petra by Night', 'evening', 30.3248, 35.4683, 120, 25, 'Mo+We-Th 20:30-22:30', 'outdoor', 'evening', 'photography music history', 'poor', 3, 'walk in', 'A walk through the Siq by the light of candles to tea at the Treasury.', 'Starts at the visitor centre; walk at the end of the line for quiet.'],
    ['Cave Bar', 'evening', 30.3245, 35.4675, 75, 15, 'daily 17-24', 'indoor', 'evening', 'nightlife food history', 'partial', 2, 'walk in', 'A bar in a Nabataean tomb of two thousand years beside the gate of Petra.', 'Sit in the rock rooms early; there is food too, and it fills after dark.'],
    ['Wadi Musa Centre', 'food', 30.3215, 35.479, 75, 12, 'daily 10-23', 'both', 'evening', 'food markets', 'partial', 2, 'walk in', 'The town above the gate, with grills, bakeries and sweet shops.', 'Food here costs half of what it does beside the gate.'],
    ['The Basin', 'food', 30.3304, 35.4399, 60, 24, 'daily 11:30-16', 'both', 'afternoon', 'food', 'partial', 3, 'walk in', 'A buffet under trees at the far end of the ancient city.', 'Rest here at noon, before the steps to The Monastery.', { children: true }],
    ['My Mom’s Recipe', 'food', 30.3235, 35.4704, 75, 16, 'daily 11:30-23', 'indoor', 'any', 'food', 'partial', 3, 'walk in', 'Mansaf, maqluba and mezze upstairs near the gate of Petra.', 'Maqluba is turned over at your table; ask for it half an hour ahead.', { children: true }],
    ['Little Petra', 'sight', 30.3748, 35.4518, 75, 0, 'daily 8-16', 'outdoor', 'any', 'history nature photography', 'partial', 3, 'walk in', 'A small canyon of tombs and dining halls, free and quiet.', 'Climb to the painted room: Nabataean vines and birds on a ceiling.'],
    ['Shobak Castle', 'sight', 30.5314, 35.5608, 60, 2, 'daily 8-16', 'outdoor', 'any', 'history photography', 'poor', 3, 'walk in', 'The crusader castle of Montreal on a bare cone of rock.', 'A tunnel of hundreds of steps drops to the spring; take a torch.'],
    ['Wadi Rum', 'day trip', 29.5758, 35.4197, 360, 8, 'always', 'outdoor', 'afternoon', 'nature adventure photography', 'poor', 5, 'walk in', 'Red sand and towers of rock, the desert of Lawrence of Arabia.', 'A jeep for half a day is booked with a camp; stay for sunset or the night.', { children: true, way: { text: 'Morning bus or car by the King’s Highway', minutes: 110 } }],
    ['Kerak Castle', 'day trip', 31.1806, 35.7015, 90, 3, 'daily 8-16', 'both', 'any', 'history architecture', 'poor', 3, 'walk in', 'A huge crusader castle with vaulted galleries on the King’s Highway.', 'Bring a torch for the lower halls.', { way: { text: 'Car by the King’s Highway', minutes: 130 } }],
  ],
}
