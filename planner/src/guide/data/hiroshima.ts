import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 75, 'mid-range': 165, luxury: 420 },
  icons: ['Hiroshima Peace Memorial Museum', 'Atomic Bomb Dome', 'Itsukushima Shrine'],
  insights: [
    ['culture', 'A city that speaks of peace', 'Rebuilt from nothing after 6 August 1945; trams that ran three days later still do.', 'high', 4.9, '2 days', 'March to May, October, November'],
    ['food', 'Layers on the iron plate', 'Okonomiyaki with noodles, oysters from the bay and maple-leaf cakes.', 'medium', 4.6, 'Every meal', 'October to March'],
    ['activities', 'Miyajima at two tides', 'See the torii floating at high water and walk to it at low: tables hang at the pier.', 'high', 4.8, '1 day', 'All year round'],
    ['transportation', 'Trams everywhere', 'A flat fare in town; line 2 goes to the ferry, the train is faster.', 'medium', 4.7, '', 'All year round'],
    ['weather', 'Mild inland sea', 'Cherry blossom in early April, maples in mid-November, sticky in August.', 'medium', 4.3, '', 'April, November'],
    ['tips', 'Museum early or late', 'Book a slot for the first hour or after half past five; take time after it.', 'high', 4.5, '', 'All year round'],
  ],
  festivals: [
    ['Peace Memorial Ceremony and lanterns', '08-06', 'A bell at 8:15, and lanterns on the river at night.', 'culture', 'Peace Memorial Park', 0, 5],
    ['Hiroshima Flower Festival', '05-03 P3D', 'Parades and stages along Peace Boulevard.', 'festival', 'Heiwa-odori', 0, 4],
    ['Toka-san', 'friday after 06-01 P3D', 'The year’s first yukata night with a hundred stalls.', 'festival', 'Chuo-dori', 0, 3],
  ],
  quarters: {
    'Peace Memorial Park': ['Hiroshima Peace Memorial Museum', 'Atomic Bomb Dome', 'Children’s Peace Monument', 'Orizuru Tower'],
    'Hatchobori and Kamiyacho': ['Okonomimura', 'Nagarekawa', 'Hondori Arcade', 'Kakifune Kanawa'],
  },
  places: [
    ['Atomic Bomb Dome', 'sight', 34.3955, 132.4536, 25, 0, 'always', 'outdoor', 'any', 'history architecture', 'full', 5, 'walk in', 'The hall that stood under the blast, kept as it was that morning.', 'Volunteers by the river tell their families’ stories.'],
    ['Hiroshima Peace Memorial Museum', 'museum', 34.3915, 132.4522, 120, 2, 'daily 7:30-19', 'indoor', 'morning', 'history', 'full', 5, 'book', 'Things that people carried that day, and what they tell.', 'Reserve online; hard for small children.'],
    ['Children’s Peace Monument', 'sight', 34.3936, 132.4526, 30, 0, 'always', 'outdoor', 'any', 'history art', 'full', 4, 'walk in', 'Sadako under ten thousand paper cranes from all over the world.', 'Bring a crane of your own; the flame burns in line with the Dome.', { children: true }],
    ['Orizuru Tower', 'viewpoint', 34.3958, 132.4549, 60, 15, 'daily 10-19', 'both', 'afternoon', 'photography architecture', 'full', 3, 'walk in', 'An open wooden deck over the Dome, with Miyajima beyond.', 'Drop a folded crane down the glass wall; slide or walk down the ramp.', { children: true }],
    ['Hiroshima Castle', 'sight', 34.4027, 132.4593, 60, 3, 'daily 9-18', 'both', 'any', 'history architecture', 'partial', 3, 'walk in', 'Moat, gates and bombed trees; the keep of 1958 awaits repair.', 'The keep closed to visitors in 2026: see the gatehouse and the eucalyptus that survived.'],
    ['Shukkeien Garden', 'park', 34.4003, 132.4676, 60, 3, 'daily 9-18', 'outdoor', 'morning', 'nature photography', 'partial', 4, 'walk in', 'A lord’s landscape of 1620 shrunk round a pond.', 'Joint ticket with the art museum next door.'],
    ['Hiroshima Museum of Art', 'museum', 34.3979, 132.4575, 60, 10, 'Tu-Su 9-17', 'indoor', 'any', 'art', 'full', 3, 'walk in', 'Monet to Picasso in a round hall shaped after the Dome.', 'Small and calm; a good hour in the rain.'],
    ['Hondori Arcade', 'quarter', 34.3933, 132.4602, 60, 0, 'daily 10-21', 'both', 'any', 'shopping food', 'full', 3, 'walk in', 'The roofed shopping street from the park to Parco.', 'Andersen’s bakery stands in a building that survived.', { children: true }],
    ['Okonomimura', 'food', 34.3917, 132.4623, 60, 10, 'daily 11-23', 'indoor', 'any', 'food', 'partial', 4, 'walk in', 'Three floors of griddles, two dozen cooks, one dish.', 'Sit where the plate is full of locals; pay in cash.', { children: true }],
    ['Kakifune Kanawa', 'food', 34.3932, 132.4542, 90, 45, 'daily 11-15 17-22', 'indoor', 'any', 'food', 'poor', 3, 'book', 'Oysters on a moored boat opposite the park.', 'Best from November to March; lunch sets are half the price.'],
    ['Nagarekawa', 'evening', 34.3919, 132.4646, 105, 30, 'daily 18-27', 'outdoor', 'evening', 'nightlife food', 'full', 3, 'walk in', 'Lanes of small bars, sake and grilled chicken.', 'Try sake of Saijo at a standing bar; avoid touts.'],
    ['Mitaki-dera', 'religious', 34.4192, 132.4391, 75, 0, 'daily 8-17', 'outdoor', 'any', 'religious nature photography', 'poor', 3, 'walk in', 'Mossy stairs and three waterfalls in the woods; the water serves at the ceremony.', 'A tea hut by the stream; maples glow in November.'],
    ['Itsukushima Shrine', 'day trip', 34.296, 132.3199, 150, 4, 'daily 6:30-18', 'outdoor', 'any', 'religious architecture photography', 'partial', 5, 'walk in', 'Red galleries on stilts and the great torii in the sea, at Miyajima.', 'High water for the shrine, low for the gate; stay until the day boats go.', { children: true, town: 'Miyajima', way: { text: 'Train to Miyajimaguchi and ferry', minutes: 50 } }],
    ['Mount Misen', 'day trip', 34.2796, 132.3194, 180, 14, 'daily 9-16', 'outdoor', 'morning', 'nature adventure photography', 'poor', 4, 'walk in', 'Boulders and islands from the holy mountain of Miyajima.', 'Ropeway up, half an hour’s walk to the top, stairs down by Daisho-in.', { way: { text: 'Train, ferry and ropeway', minutes: 85 } }],
    ['Daisho-in', 'day trip', 34.2917, 132.3184, 60, 0, 'daily 8-17', 'outdoor', 'any', 'religious art', 'poor', 3, 'walk in', 'Five hundred small Buddhas with knitted caps at Misen’s foot.', 'Turn the wheels on the stairs: each is a sutra.', { children: true, town: 'Miyajima', way: { text: 'Train to Miyajimaguchi and ferry', minutes: 60 } }],
    ['Anago-meshi Ueno', 'food', 34.3125, 132.3032, 60, 18, 'daily 10-19', 'indoor', 'any', 'food', 'partial', 4, 'walk in', 'Sea eel on rice by the ferry pier since 1901.', 'The wooden lunch box is as good on the boat.'],
    ['Iwakuni', 'day trip', 34.1675, 132.1783, 150, 7, 'daily 8-17', 'outdoor', 'any', 'history architecture photography', 'partial', 3, 'walk in', 'Five wooden arches over the river, built without a nail.', 'The ropeway castle above shows the line of the bridge.', { town: 'Iwakuni', way: { text: 'Train and bus', minutes: 75 } }],
  ],
}
