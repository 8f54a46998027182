import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 90, 'mid-range': 240, luxury: 1100 },
  icons: ['Sabie River Road', 'Sunset Dam', 'Guided Game Drive from Skukuza', 'God’s Window and the Panorama Route'],
  base: { latitude: -24.9957, longitude: 31.5919 },
  insights: [
    ['culture', 'From hunters to keepers', 'Kruger’s reserve of 1898 is as large as Wales; San paintings and Thulamela are in its rocks.', 'medium', 4.3, '1 day', 'All year round'],
    ['food', 'Braai at camp', 'Each camp has a grill place, a shop and a restaurant; book a bush braai for one night.', 'low', 3.9, 'Every meal', 'All year round'],
    ['activities', 'Drive slowly', 'Forty an hour, engine off at water; morning walks with rifles and a story.', 'high', 4.9, '3 to 4 days', 'May to October'],
    ['transportation', 'Your own car', 'Tar roads are fine for any car; fly to Skukuza or drive five hours from Johannesburg.', 'medium', 4.5, '', 'All year round'],
    ['weather', 'Dry winter is best', 'May to September is cool and bare; October to March is green, hot and full of young.', 'medium', 4.4, '', 'June to September'],
    ['tips', 'Gates have hours', 'Late at the gate means a fine; take malaria pills and bring binoculars for each.', 'high', 4.6, '', 'All year round'],
  ],
  festivals: [
    ['Impala lambing', 'usually 11-15/12-31', 'Lambs everywhere, and lions too.', 'festival', 'Kruger', 0, 4],
    ['Dry season at the rivers', 'usually 08-01/10-15', 'All animals come to the last water.', 'festival', 'Sabie River', 0, 5],
  ],
  quarters: {
    'Skukuza': ['Stevenson-Hamilton Library', 'Cattle Baron Skukuza', 'Kruger Station', 'Guided Game Drive from Skukuza', 'Sabie River Boardwalk'],
  },
  places: [
    ['Sabie River Road', 'nature', -25.0547, 31.7413, 240, 30, 'daily 6-18', 'outdoor', 'morning', 'nature photography', 'full', 5, 'walk in', 'The H4-1 to Lower Sabie, the road of leopards.', 'The cost is the park’s day fee; first at the gate sees most.', { children: true }],
    ['Sunset Dam', 'nature', -25.1177, 31.9138, 75, 0, 'daily 6-18', 'outdoor', 'afternoon', 'nature photography', 'full', 5, 'walk in', 'Hippos, storks and crocodiles a minute from Lower Sabie.', 'Stay an hour: things come to you.', { children: true }],
    ['Lake Panic Bird Hide', 'nature', -24.9804, 31.5775, 75, 0, 'daily 6-17:30', 'outdoor', 'morning', 'nature photography', 'full', 4, 'walk in', 'Kingfishers at arm’s length over lilies.', 'Silence; mornings have light from behind.'],
    ['Guided Game Drive from Skukuza', 'evening', -24.9951, 31.5919, 165, 35, 'daily 4:30-8:30 16:30-20:30', 'outdoor', 'evening', 'nature adventure', 'partial', 5, 'book', 'Rangers with lamps when gates are shut for others.', 'Book the sunset drive with the bed; warm coat in June.', { children: true }],
    ['Stevenson-Hamilton Library', 'museum', -24.9964, 31.5929, 40, 0, 'daily 8:30-16:30', 'indoor', 'any', 'history', 'full', 3, 'walk in', 'The first warden, and the knife with which a ranger killed a lion.', 'The lion’s skin is in the same case.', { children: true }],
    ['Kruger Station', 'food', -24.9969, 31.5886, 60, 14, 'daily 7-20', 'both', 'any', 'food', 'full', 3, 'walk in', 'Burgers and milkshakes on the platform where the old train stands.', 'Children have a play carriage.', { children: true }],
    ['Sabie River Boardwalk', 'viewpoint', -24.9951, 31.5937, 40, 0, 'daily 6-20', 'outdoor', 'evening', 'nature photography', 'full', 3, 'walk in', 'Camp path along the river with bats and bushbuck.', 'Dusk, with a drink.', { children: true }],
    ['Cattle Baron Skukuza', 'food', -24.9947, 31.5933, 75, 18, 'daily 7-21', 'both', 'any', 'food nature', 'full', 3, 'book', 'Steak on a deck above the Sabie.', 'Ask for the rail; elephants cross below.', { children: true }],
    ['Nkuhlu Picnic Site', 'food', -24.9954, 31.7685, 60, 10, 'daily 7-17', 'outdoor', 'any', 'food nature', 'full', 4, 'walk in', 'Pancakes and braai under river figs, half way to Lower Sabie.', 'Monkeys: keep the table covered.', { children: true }],
    ['Mugg & Bean Lower Sabie', 'food', -25.1198, 31.9162, 60, 14, 'daily 7-20', 'outdoor', 'any', 'food nature', 'full', 4, 'walk in', 'Coffee with hippos under the best deck in the park.', 'Breakfast after the dawn drive.', { children: true }],
    ['Transport Dam', 'nature', -25.1153, 31.4108, 60, 0, 'daily 6-18', 'outdoor', 'morning', 'nature photography', 'full', 3, 'walk in', 'Where buffalo, lion and crocodile fought on film.', 'Off the H1-1 to Pretoriuskop.', { children: true }],
    ['Mathekenyane Lookout', 'viewpoint', -25.0338, 31.5204, 40, 0, 'daily 6-18', 'outdoor', 'evening', 'nature photography', 'poor', 4, 'walk in', 'A granite dome where you may leave the car and see it all.', 'Sunset, twenty minutes from Skukuza gate.'],
    ['Renosterkoppies Dam', 'nature', -25.1017, 31.6275, 60, 0, 'daily 6-18', 'outdoor', 'morning', 'nature', 'full', 3, 'walk in', 'Rocks and water for klipspringer, leopard and rhino.', 'Gravel loop, best early.', { children: true }],
    ['Skukuza Golf Club', 'evening', -24.9993, 31.5762, 75, 18, 'daily 7-20', 'outdoor', 'evening', 'food nature', 'full', 3, 'walk in', 'Nine holes without fence, and a terrace on Lake Panic’s side.', 'Sign a paper about lions first.'],
    ['Satara Plains', 'day trip', -24.3925, 31.7795, 240, 0, 'daily 6-18', 'outdoor', 'morning', 'nature photography', 'full', 4, 'walk in', 'Open grass, the most lions and cheetahs.', 'The S100 at first light is worth the early start.', { children: true, way: { text: 'Car by Tshokwane', minutes: 150 } }],
    ['God’s Window and the Panorama Route', 'day trip', -24.8752, 30.8894, 270, 6, 'daily 7-17', 'outdoor', 'morning', 'nature photography', 'partial', 5, 'walk in', 'The edge of the highveld, potholes of Bourke and three round huts of rock.', 'Leave by Kruger Gate at opening; go on to Blyde viewpoint.', { children: true, way: { text: 'Car by Hazyview and Graskop', minutes: 120 } }],
  ],
}
