import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 75, 'mid-range': 170, luxury: 450 },
  icons: ['Shurijo Castle', 'Okinawa Churaumi Aquarium', 'Kokusai Street', 'Kerama Islands'],
  base: { latitude: 26.2145, longitude: 127.6792 },
  insights: [
    ['culture', 'The Ryukyu kingdom', 'Five centuries of a sea-trading kingdom left red castles, its own tongue and music on snakeskin lutes.', 'medium', 4.5, '2 days', 'March to May, October, November'],
    ['food', 'Pork, bitter melon, awamori', 'Soba with pork belly, goya champuru, sea grapes and taco rice from the bases.', 'medium', 4.4, 'Every meal', 'All year round'],
    ['activities', 'Reefs and capes', 'Snorkel in the Kerama blue, watch whales in winter and drive to the northern capes.', 'high', 4.7, '3 to 4 days', 'April to October'],
    ['transportation', 'Rent a car', 'A monorail serves Naha; the north is two hours by motorway and hardly served by bus.', 'high', 4.2, '', 'All year round'],
    ['weather', 'Rain in May, storms in August', 'The rainy season runs from mid-May to mid-June, typhoons from July to September.', 'medium', 4, '', 'March, April, October, November'],
    ['tips', 'Jellyfish nets', 'Swim inside the nets from June to October and cover yourself: the sun is tropical.', 'medium', 4.2, '', 'All year round'],
  ],
  festivals: [
    ['Naha Tug of War', 'usually 10-05/10-14', 'Fifteen thousand people pull a rope of forty tons.', 'festival', 'Route 58, Naha', 0, 5],
    ['Naha Hari dragon boats', '05-03 P3D', 'Races in the harbour for good catches.', 'festival', 'Naha Port', 0, 4],
    ['Cherry blossom of Nakijin', 'usually 01-20/02-05', 'Japan’s first cherries, on castle walls.', 'festival', 'Nakijin Castle', 6, 4],
  ],
  quarters: {
    'Shuri': ['Shurijo Castle', 'Tamaudun', 'Kinjo Stone-Paved Road', 'Shuri Soba'],
    'Central Naha': ['Kokusai Street', 'Makishi Public Market', 'Tsuboya Pottery Street', 'Yunangi', 'Okinawa Prefectural Museum'],
  },
  places: [
    ['Shurijo Castle', 'sight', 26.217, 127.7195, 90, 3, 'daily 8:30-18', 'outdoor', 'morning', 'history architecture', 'partial', 5, 'walk in', 'The red hall of the Ryukyu kings, rebuilt after the fire of 2019.', 'The main hall has been built anew: ask which rooms are open; the outer gates are free.', { children: true }],
    ['Tamaudun', 'sight', 26.2184, 127.7148, 30, 2, 'daily 9-18', 'outdoor', 'any', 'history', 'partial', 3, 'walk in', 'The kings’ tomb of 1501, three stone chambers in coral.', 'World heritage, and nearly always empty.'],
    ['Kinjo Stone-Paved Road', 'quarter', 26.2151, 127.7164, 40, 0, 'always', 'outdoor', 'any', 'history photography', 'poor', 3, 'walk in', 'A steep lane of coral stone under old akagi trees.', 'Slippery in rain; walk it downhill.'],
    ['Kokusai Street', 'quarter', 26.2154, 127.6861, 90, 0, 'daily 10-23', 'outdoor', 'evening', 'shopping food music', 'full', 5, 'walk in', 'A mile of lions, awamori and live island music.', 'On Sunday afternoon it belongs to walkers.', { children: true }],
    ['Makishi Public Market', 'market', 26.2147, 127.6886, 60, 15, 'daily 8-21', 'indoor', 'any', 'markets food', 'full', 4, 'walk in', 'Pig’s faces and parrot fish below, kitchens above.', 'Buy fish downstairs and have it cooked upstairs for a small fee.', { children: true }],
    ['Tsuboya Pottery Street', 'quarter', 26.2131, 127.6922, 60, 0, 'daily 10-18', 'outdoor', 'any', 'art shopping history', 'partial', 4, 'walk in', 'Kilns and guardian lions since 1682.', 'The pottery museum holds an old kiln; cafés serve on local ware.'],
    ['Okinawa Prefectural Museum', 'museum', 26.2272, 127.694, 90, 4, 'Tu-Su 9-18', 'indoor', 'any', 'history art nature', 'full', 3, 'walk in', 'Kingdom, war and reef under one white vault.', 'Open until eight on Fridays.', { children: true }],
    ['Naminoue Beach and Shrine', 'beach', 26.2208, 127.6713, 75, 0, 'daily 9-18', 'outdoor', 'any', 'nature religious', 'partial', 2, 'walk in', 'A shrine on a cliff over the city’s only sand.', 'A quick swim between flights.', { children: true, season: [4, 10] }],
    ['Former Navy Underground Headquarters', 'museum', 26.1861, 127.6769, 60, 4, 'daily 9-17', 'indoor', 'any', 'history', 'poor', 3, 'walk in', 'Tunnels dug with picks, where four thousand men ended in 1945.', 'Read the admiral’s last telegram about the people.'],
    ['Okinawa Peace Memorial Park', 'sight', 26.0946, 127.7249, 105, 2, 'daily 9-17', 'both', 'any', 'history', 'full', 4, 'walk in', 'Names of all the dead, of every side, on walls by the cliff.', 'See Himeyuri, the schoolgirls’ museum, on the way.'],
    ['Sefa-utaki', 'religious', 26.1739, 127.8276, 50, 2, 'daily 9-17:30', 'outdoor', 'morning', 'religious nature history', 'poor', 4, 'walk in', 'The kingdom’s holiest grove, with a triangle of leaning rock.', 'Buy the ticket at the market below; keep silence.'],
    ['Cape Manzamo', 'viewpoint', 26.5048, 127.8502, 40, 1, 'daily 8-19', 'outdoor', 'evening', 'nature photography', 'full', 3, 'walk in', 'An elephant’s trunk of cliff over a lawn for ten thousand.', 'Good for sunset on the way from the north.', { children: true }],
    ['Shuri Soba', 'food', 26.2199, 127.7201, 45, 6, 'Mo-We 11:30-14, Fr-Sa 11:30-14', 'indoor', 'afternoon', 'food', 'partial', 4, 'walk in', 'Hand-kneaded noodles in clear broth with ginger.', 'Sixty bowls a day: be there at half past eleven.'],
    ['Yunangi', 'food', 26.2143, 127.6803, 75, 22, 'Mo-Sa 12-15 17:30-22:30', 'indoor', 'any', 'food', 'partial', 4, 'walk in', 'Home cooking of the islands with old awamori.', 'The set of nine dishes tells it all; queue before six.'],
    ['Jack’s Steak House', 'food', 26.2149, 127.6712, 60, 22, 'Th-Tu 11-22:30', 'indoor', 'any', 'food history', 'partial', 3, 'walk in', 'Tenderloin and soup as soldiers liked it in 1953.', 'A traffic light at the door shows how full it is.', { children: true }],
    ['Okinawa Churaumi Aquarium', 'day trip', 26.6944, 127.8779, 180, 15, 'daily 8:30-18:30', 'both', 'afternoon', 'nature', 'full', 5, 'walk in', 'Whale sharks behind glass the height of a house.', 'Cheaper after four; dolphins and the sea turtle pool are free.', { children: true, way: { text: 'Car by the expressway, or express bus', minutes: 120 } }],
    ['Kerama Islands', 'day trip', 26.1983, 127.3006, 300, 40, 'always', 'outdoor', 'morning', 'nature adventure', 'poor', 5, 'book', 'Zamami and Tokashiki: turtles, coral and a blue with a name.', 'High-speed boats sell out; humpbacks pass from January to March.', { children: true, way: { text: 'Fast boat from Tomari', minutes: 60 } }],
  ],
}
