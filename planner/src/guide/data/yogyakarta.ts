import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 28, 'mid-range': 70, luxury: 240 },
  icons: ['Borobudur', 'Prambanan', 'Kraton', 'Taman Sari'],
  insights: [
    ['culture', 'Java’s living court', 'A sultan still governs from the Kraton; gamelan, batik and shadow plays are practised, not staged.', 'medium', 4.7, '2 days', 'May to September'],
    ['food', 'Gudeg and grilled satay', 'Young jackfruit stewed sweet for a night, satay klathak on bicycle spokes and ginger coffee with hot coal.', 'medium', 4.4, 'Every meal', 'All year round'],
    ['activities', 'Two temples and a volcano', 'Borobudur at opening, Prambanan in late light, Merapi by jeep in between.', 'high', 4.8, '2 to 3 days', 'May to September'],
    ['transportation', 'Apps, becaks and the airport train', 'Cars by app are cheap; the new airport lies an hour west, with a train to Tugu station.', 'medium', 4.2, '', 'All year round'],
    ['weather', 'Dry half, wet half', 'May to September is dry; from November to March it pours after lunch.', 'medium', 4.2, '', 'May to September'],
    ['tips', 'Book the climb of Borobudur', 'Only 1,200 people a day may go up, in sandals that are given; the quota sells out days before.', 'high', 4.5, '', 'All year round'],
  ],
  festivals: [
    ['Waisak at Borobudur', 'usually 05-10/06-02', 'Monks walk from Mendut and lanterns rise at the full moon.', 'religious', 'Borobudur', 30, 5],
    ['Ramayana Ballet under the stars', 'usually 05-01/10-31', 'Two hundred dancers play before the lit towers.', 'culture', 'Prambanan', 18, 5],
    ['Grebeg Maulud and Sekaten', 'usually 07-20/09-20', 'Mountains of food leave the Kraton for the people.', 'festival', 'Kraton', 0, 4],
  ],
  quarters: {
    'Kraton': ['Kraton', 'Taman Sari', 'Alun-Alun Kidul'],
    'Malioboro': ['Malioboro Street', 'Beringharjo Market', 'Fort Vredeburg', 'House of Raminten'],
  },
  places: [
    ['Kraton', 'sight', -7.8053, 110.3642, 90, 2, 'Tu-Su 8:30-14', 'both', 'morning', 'history architecture music', 'partial', 5, 'walk in', 'The sultan’s palace, a town of courts and open halls.', 'Gamelan, dance or puppets play from ten; guards in batik carry daggers.'],
    ['Taman Sari', 'sight', -7.8101, 110.3593, 75, 2, 'daily 9-15', 'outdoor', 'morning', 'history architecture photography', 'poor', 5, 'walk in', 'A bathing palace with blue pools and an underground mosque.', 'Ask a boy from the kampong the way to the round mosque with its five stairs.'],
    ['Malioboro Street', 'quarter', -7.7927, 110.3659, 75, 5, 'always', 'outdoor', 'evening', 'shopping food music', 'full', 3, 'walk in', 'The main street of batik, bands and floor-mat meals.', 'Traders moved into Teras Malioboro; prices begin at three times the last.'],
    ['Beringharjo Market', 'market', -7.7987, 110.3665, 60, 3, 'daily 8:30-20', 'indoor', 'morning', 'markets shopping food', 'partial', 4, 'walk in', 'Three floors of batik, herbs and palm sugar.', 'Look for stamped cap or hand-drawn tulis; print is cheaper and fades.'],
    ['Fort Vredeburg', 'museum', -7.8002, 110.3663, 60, 1, 'Tu-Su 8-20', 'both', 'any', 'history', 'full', 3, 'walk in', 'A Dutch fort of 1765 with the story of independence.', 'Lit and full of families in the evening.', { children: true }],
    ['Sonobudoyo Museum', 'museum', -7.8025, 110.364, 60, 2, 'Tu-Su 8-21', 'indoor', 'any', 'art history music', 'partial', 3, 'walk in', 'Masks, krises and puppets of Java and Bali by the great square.', 'Shadow play most evenings at eight.'],
    ['Alun-Alun Kidul', 'evening', -7.8118, 110.3631, 75, 3, 'daily 17-24', 'outdoor', 'evening', 'nightlife food', 'full', 3, 'walk in', 'Pedal cars in neon and blindfolded walkers between two banyans.', 'Whoever passes between the trees has a pure heart: try it.', { children: true }],
    ['Prambanan', 'religious', -7.752, 110.4915, 150, 25, 'daily 6:30-17', 'outdoor', 'afternoon', 'history religious architecture photography', 'partial', 5, 'walk in', 'Hindu towers of 850, forty-seven metres high, carved with the Ramayana.', 'Walk on to Sewu and Plaosan, almost alone.'],
    ['Ratu Boko', 'viewpoint', -7.7705, 110.4894, 75, 25, 'daily 7-17', 'outdoor', 'afternoon', 'history photography nature', 'partial', 3, 'walk in', 'A ruined palace gate on a ridge, made for sunsets.', 'A ticket with Prambanan saves money; a shuttle runs between.'],
    ['Ullen Sentalu', 'museum', -7.5979, 110.4234, 75, 6, 'Tu-Su 8:30-16', 'both', 'any', 'art history', 'poor', 4, 'book', 'Stone rooms in the mountain woods with queens, batik and letters of the courts.', 'Guided only; taking pictures is forbidden.'],
    ['Merapi Jeep Tour', 'nature', -7.6019, 110.4431, 150, 28, 'daily 4:30-17', 'outdoor', 'morning', 'adventure nature photography', 'poor', 4, 'book', 'Old army jeeps over the lava fields to a buried village.', 'Start before dawn for a clear summit; the museum of ruined things is stark.'],
    ['Gudeg Yu Djum', 'food', -7.7677, 110.3851, 60, 4, 'daily 6-21', 'indoor', 'any', 'food', 'full', 3, 'walk in', 'The city’s jackfruit stew with egg, chicken and crisp skin.', 'It is sweet; ask for sambal krecek with it.', { children: true }],
    ['House of Raminten', 'food', -7.7842, 110.3719, 75, 6, 'daily 10-24', 'indoor', 'any', 'food music', 'partial', 3, 'walk in', 'Javanese dishes with horses, incense and gamelan in one odd house.', 'A queue at eight; service is slow and part of the play.'],
    ['Sate Klathak Pak Pong', 'food', -7.8712, 110.3865, 60, 5, 'daily 10-23', 'indoor', 'evening', 'food', 'full', 4, 'walk in', 'Mutton on iron spokes with nothing but salt.', 'Order first and wait: an hour at weekends.'],
    ['Borobudur', 'day trip', -7.6079, 110.2038, 210, 28, 'Tu-Su 6:30-16:30', 'outdoor', 'morning', 'history religious art photography', 'poor', 5, 'book', 'The largest Buddhist monument, a mountain of 72 bells of stone.', 'The climb needs a timed ticket; read the reliefs clockwise from the east.', { way: { text: 'Car or DAMRI bus', minutes: 75 } }],
    ['Timang Beach', 'day trip', -8.1765, 110.6627, 150, 16, 'daily 7-16:30', 'outdoor', 'morning', 'adventure nature photography', 'poor', 3, 'walk in', 'A hand-pulled rope car over the surf to a lobster rock.', 'The last road is by jeep; turn back in heavy swell.', { way: { text: 'Car and jeep', minutes: 120 } }],
  ],
}
