import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 70, 'mid-range': 180, luxury: 600 },
  icons: ['Natadola Beach', 'Monuriki', 'Sri Siva Subramaniya Temple'],
  insights: [
    ['culture', 'Bula', 'Villages welcome guests with kava; Indian sugar workers brought temples and curry.', 'low', 4.6, '5 to 8 days', 'May to October'],
    ['food', 'Kokoda and lovo', 'Raw fish in coconut and lime, feasts from the earth oven, roti parcels from the market.', 'low', 4.4, 'Every meal', 'All year round'],
    ['activities', 'Islands off Nadi', 'The yellow boat runs up the Yasawas each morning; the Mamanucas are a half-day sail.', 'medium', 4.7, '2 to 5 days', 'May to October'],
    ['transportation', 'Boats and open buses', 'Port Denarau is the pier for the islands; buses with open sides follow the coast road.', 'low', 4.1, '', 'All year round'],
    ['weather', 'Dry from May to October', 'November to April is hot, wet and the time of cyclones.', 'low', 4.4, '', 'May to October'],
    ['tips', 'Village manners', 'Bring kava root, take off hat and shoes, and cover shoulders and knees.', 'low', 4.5, '', 'All year round'],
  ],
  festivals: [
    ['Bula Festival', 'usually 07-10/07-25', 'A week of floats and rides in Nadi.', 'festival', 'Prince Charles Park, Nadi', 2, 3],
    ['Hibiscus Festival', 'usually 08-08/08-31', 'Fiji’s oldest carnival, in the capital.', 'festival', 'Suva', 2, 4],
    ['Diwali', 'usually 10-18/11-15', 'Lamps and sweets across the sugar towns.', 'religious', 'Nadi and Lautoka', 0, 4],
  ],
  places: [
    ['Sri Siva Subramaniya Temple', 'religious', -17.8082, 177.417, 40, 3, 'daily 6-19', 'outdoor', 'any', 'religious architecture', 'partial', 5, 'walk in', 'A bright Dravidian temple at the end of Nadi’s main street.', 'Wear a sarong from the gate; no pictures inside.'],
    ['Nadi Market', 'market', -17.8012, 177.417, 45, 3, 'Mo-Sa 7-17', 'indoor', 'morning', 'markets food', 'partial', 3, 'walk in', 'Kava, pineapples and cassava under one roof.', 'Saturday morning is the fullest; bring coins.'],
    ['Wailoaloa Beach', 'beach', -17.7745, 177.4345, 120, 0, 'always', 'outdoor', 'evening', 'nature food photography', 'partial', 3, 'walk in', 'The grey-sand beach of Nadi, for sunsets and horses.', 'Bars stand behind the sand; swim at high tide.'],
    ['Port Denarau Marina', 'food', -17.7709, 177.3822, 90, 20, 'daily 9-22', 'both', 'evening', 'food shopping', 'full', 3, 'walk in', 'Restaurants and boats to all the islands.', 'Arrive half an hour before your boat.', { children: true }],
    ['Nadina', 'food', -17.7716, 177.3827, 75, 28, 'daily 8-22', 'both', 'any', 'food', 'full', 3, 'walk in', 'Fijian cooking at Port Denarau: kokoda, taro leaves and coconut crab.', 'Kokoda, fish in lime and coconut cream, is the one to try.', { children: true }],
    ['Cardo’s', 'food', -17.7712, 177.3829, 75, 32, 'daily 10-22', 'outdoor', 'any', 'food', 'full', 3, 'walk in', 'Charcoal steaks on the marina, an old name of Nadi.', 'The tables at the rail see the boats come home at five.', { children: true }],
    ['Port Denarau by Night', 'evening', -17.7705, 177.3825, 120, 25, 'daily 18-24', 'outdoor', 'evening', 'nightlife music food', 'full', 3, 'walk in', 'Music on the decks and fire dancers around the harbour.', 'Shows change nightly; ask at the pier.'],
    ['Lautoka Market', 'market', -17.6064, 177.4523, 60, 3, 'Mo-Sa 7-17', 'indoor', 'any', 'markets food', 'partial', 3, 'walk in', 'The largest market of the west, in the sugar city.', 'The sugar trains roll by from July on.'],
    ['Castaway Island', 'beach', -17.7356, 177.129, 300, 90, 'daily 9-17', 'outdoor', 'afternoon', 'nature adventure', 'partial', 4, 'walk in', 'A small island of reef and sand in the Mamanucas.', 'Day guests book ahead with the boat.', { children: true }],
    ['Mana Island', 'beach', -17.6755, 177.101, 300, 60, 'always', 'outdoor', 'afternoon', 'nature adventure', 'partial', 3, 'walk in', 'Beaches on two sides and a hill with a view.', 'Climb the lookout before the noon heat.', { children: true }],
    ['Monuriki', 'beach', -17.6097, 177.035, 240, 110, 'daily 9-17', 'outdoor', 'morning', 'nature adventure photography', 'poor', 5, 'walk in', 'The empty island of the film Cast Away.', 'Boats stop for two hours; the lagoon is the best of it.'],
    ['Tavarua and Cloudbreak', 'beach', -17.8589, 177.2017, 240, 120, 'always', 'outdoor', 'morning', 'adventure nature', 'poor', 3, 'walk in', 'A heart-shaped island by one of the great waves.', 'Cloudbreak is for experts; boats watch from the channel.', { season: [4, 10] }],
    ['Malolo Lailai and Musket Cove', 'beach', -17.774, 177.196, 300, 60, 'always', 'outdoor', 'afternoon', 'nature food', 'partial', 4, 'walk in', 'A yacht island with a sandbar and a barbecue bar.', 'The sandbank shows at low tide.', { children: true }],
    ['Natadola Beach', 'beach', -18.1103, 177.323, 240, 0, 'always', 'outdoor', 'afternoon', 'nature photography', 'partial', 5, 'walk in', 'The white beach of the main island.', 'Horses and massages are offered: agree on the price.', { children: true }],
    ['Sigatoka Sand Dunes', 'nature', -18.167, 177.5005, 105, 8, 'daily 8-16', 'outdoor', 'morning', 'nature history adventure', 'poor', 3, 'walk in', 'Dunes of sixty metres with graves of the first Fijians.', 'Start at the visitor centre with water and shoes.', { children: true }],
    ['Fiji Museum, Suva', 'day trip', -18.1496, 178.4258, 90, 6, 'Mo-Sa 9:30-16', 'indoor', 'any', 'history', 'partial', 4, 'walk in', 'War clubs, canoes and the rudder of the Bounty.', 'It stands in the botanical garden of Thurston.', { children: true, town: 'Suva', way: { text: 'Bus or car on the Queens Road', minutes: 210 } }],
    ['Suva Municipal Market', 'day trip', -18.1378, 178.4232, 60, 4, 'Mo-Sa 6-17', 'indoor', 'any', 'markets food', 'partial', 3, 'walk in', 'The busiest market of the South Pacific.', 'Upstairs sells kava, with free tasting.', { town: 'Suva', way: { text: 'Bus or car on the Queens Road', minutes: 210 } }],
    ['Pacific Harbour', 'day trip', -18.242, 178.07, 300, 180, 'Mo-Sa 8-16', 'outdoor', 'any', 'adventure nature', 'partial', 3, 'walk in', 'The adventure coast: shark dives, rafts and an arts village.', 'Bull sharks come near on the Beqa dive.', { way: { text: 'Bus or car on the Queens Road', minutes: 150 } }],
  ],
}
