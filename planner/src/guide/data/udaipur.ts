import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 28, 'mid-range': 80, luxury: 350 },
  icons: ['City Palace', 'Lake Pichola Boat', 'Jagdish Temple', 'Bagore Ki Haveli'],
  insights: [
    ['culture', 'City of lakes', 'The Sisodias of Mewar never bowed to the Mughals and built on water.', 'medium', 4.7, '2 to 3 days', 'October to March'],
    ['food', 'Thali with a view', 'Dal baati churma, gatte and laal maas on roofs above the lake.', 'medium', 4.4, 'Every meal', 'All year round'],
    ['activities', 'Palace, boat, sunset', 'Morning palace, noon shade, boat at five, dance at seven.', 'medium', 4.6, '2 days', 'October to March'],
    ['transportation', 'Tuk-tuk and feet', 'Old lanes are narrow; autos by app, boats from Rameshwar Ghat.', 'medium', 4, '', 'All year round'],
    ['weather', 'Mild winter', 'October to March is sunny; April to June burns; the lakes fill in August.', 'medium', 4.3, '', 'October to March'],
    ['tips', 'Miniatures on a fingernail', 'Paintings are a real craft here: ask for a workshop, not a shop.', 'medium', 4.2, '', 'All year round'],
  ],
  festivals: [
    ['Mewar Festival and Gangaur', 'usually 03-20/04-15', 'Goddesses go by boat across Pichola.', 'festival', 'Gangaur Ghat', 0, 4],
    ['Shilpgram Utsav', '12-21 P10D', 'Craft and dance of west India.', 'culture', 'Shilpgram', 2, 4],
    ['Holika Dahan at the City Palace', 'usually 03-01/03-25', 'The royal family lights the fire with horses and band.', 'festival', 'City Palace', 0, 4],
  ],
  quarters: {
    'Old city': ['City Palace', 'Jagdish Temple', 'Bagore Ki Haveli', 'Lake Pichola Boat', 'Jheel’s Ginger Coffee Bar', 'Charcoal by Carlsson'],
    'Hanuman Ghat': ['Ambrai Ghat', 'Ambrai Restaurant'],
  },
  places: [
    ['City Palace', 'sight', 24.5764, 73.6835, 165, 5, 'daily 9-17:30', 'both', 'morning', 'history architecture art', 'poor', 5, 'walk in', 'Peacocks in glass, narrow stairs and courtyards of four centuries.', 'Enter by Badi Pol at nine; crystal gallery costs extra.', { children: true }],
    ['Jagdish Temple', 'religious', 24.5797, 73.6839, 35, 0, 'daily 5-14 16-22', 'outdoor', 'morning', 'religious architecture music', 'poor', 5, 'walk in', 'Vishnu’s tower of 1651 above 32 steps, carved with elephants.', 'Women sing at ten; shoes with the keeper.'],
    ['Bagore Ki Haveli', 'museum', 24.5796, 73.6818, 105, 2, 'daily 9:30-17:30 18:30-20', 'both', 'evening', 'history music art', 'poor', 5, 'walk in', 'A prime minister’s house on the ghat; Dharohar dances at seven.', 'Queue by six for the dance; the largest turban is upstairs.', { children: true }],
    ['Lake Pichola Boat', 'nature', 24.5749, 73.6818, 75, 9, 'daily 9-18', 'outdoor', 'evening', 'photography nature', 'partial', 5, 'walk in', 'Past the floating Lake Palace to Jag Mandir’s stone elephants.', 'Sunset boats cost more and are worth it; from Rameshwar Ghat.', { children: true }],
    ['Ambrai Ghat', 'viewpoint', 24.5785, 73.6797, 45, 0, 'always', 'outdoor', 'evening', 'photography music', 'partial', 4, 'walk in', 'The palace across the water as the lamps come on.', 'Boys sing; steps are full by six.'],
    ['Monsoon Palace', 'viewpoint', 24.5936, 73.6398, 90, 4, 'daily 9-18', 'outdoor', 'evening', 'photography history nature', 'poor', 4, 'walk in', 'A prince’s cloud house on a peak over lakes and hills.', 'Shared jeeps from the gate; last entry at five.'],
    ['Saheliyon ki Bari', 'park', 24.6033, 73.6862, 45, 1, 'daily 8-20', 'outdoor', 'any', 'nature history', 'full', 3, 'walk in', 'Fountains without pumps for the queen’s maids.', 'Clap for the rain court; it is a man at a tap.', { children: true }],
    ['Fateh Sagar Lake', 'nature', 24.6019, 73.6756, 75, 5, 'daily 8-20', 'outdoor', 'afternoon', 'nature food', 'full', 3, 'walk in', 'Where families eat corn and ride speedboats.', 'Bhutta and cold coffee at Bombay Market.', { children: true }],
    ['Sajjangarh Biological Park', 'family', 24.5934, 73.653, 105, 5, 'We-Mo 9-17', 'outdoor', 'any', 'nature', 'full', 2, 'walk in', 'Lions, leopards and golf carts below the Monsoon Palace.', 'Closed on Tuesdays.', { children: true }],
    ['Shilpgram', 'museum', 24.5986, 73.6468, 90, 1, 'daily 11-19', 'outdoor', 'any', 'art music shopping', 'partial', 3, 'walk in', 'Village huts of five states with potters and puppeteers.', 'Best in late December, quiet else.', { children: true }],
    ['Vintage Car Museum', 'museum', 24.5754, 73.6958, 45, 5, 'daily 9-21', 'indoor', 'any', 'history', 'full', 3, 'walk in', 'The Maharana’s Rolls with a Bond film to its name.', 'The Garden Hotel’s thali is at the gate.', { children: true }],
    ['Ahar Cenotaphs', 'sight', 24.5866, 73.7191, 45, 1, 'daily 10-17', 'outdoor', 'any', 'history architecture photography', 'partial', 3, 'walk in', 'Three hundred domes for the kings’ pyres.', 'Nearly nobody comes; a small museum is beside.'],
    ['Ambrai Restaurant', 'food', 24.5787, 73.6799, 105, 18, 'daily 7:30-11 12:30-15 19-22:30', 'outdoor', 'any', 'food photography', 'partial', 4, 'book', 'Tandoor and laal maas at the lake’s edge.', 'Book the front row for sunset.'],
    ['Krishna Dal Bati', 'food', 24.5844, 73.6925, 60, 4, 'daily 10:30-22', 'indoor', 'any', 'food', 'partial', 4, 'walk in', 'All-you-can-eat baati with ghee.', 'Crush by hand; two rounds defeat most.', { children: true }],
    ['Charcoal by Carlsson', 'food', 24.5806, 73.6809, 75, 8, 'daily 11-23', 'outdoor', 'any', 'food', 'poor', 3, 'walk in', 'Grills and tacos on a roof at Lal Ghat.', 'Good after days of dal.', { children: true }],
    ['Jheel’s Ginger Coffee Bar', 'food', 24.5799, 73.6814, 45, 5, 'daily 8-22', 'indoor', 'any', 'food photography', 'poor', 3, 'walk in', 'Cake and coffee with windows on the water.', 'Arrive before three for the bay seat.'],
    ['Ranakpur', 'day trip', 25.1161, 73.4727, 150, 4, 'daily 12-17', 'both', 'any', 'religious architecture art', 'partial', 4, 'walk in', '1,444 marble pillars, no two alike, in a Jain temple.', 'No leather; visitors from noon. Join it with Kumbhalgarh.', { way: { text: 'Car', minutes: 125 } }],
    ['Kumbhalgarh Fort', 'day trip', 25.1475, 73.5874, 180, 7, 'daily 9-18', 'outdoor', 'morning', 'history architecture photography', 'poor', 4, 'walk in', 'A wall of 36 kilometres over the Aravalli.', 'Light show at dusk; leopards are about.', { way: { text: 'Car', minutes: 130 } }],
  ],
}
