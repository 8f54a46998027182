import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 110, 'mid-range': 280, luxury: 600 },
  icons: ['Old Faithful', 'Grand Prismatic Spring', 'Artist Point', 'Mammoth Hot Springs'],
  insights: [
    ['culture', 'The first national park', 'Log lodges and a stone arch from its first decades are sights of their own; twenty-seven tribes have ties to the land.', 'medium', 4.4, 'Half a day', 'May to October'],
    ['food', 'Bring a cool box', 'Canteens are few and close early; the lake hotel’s dining room needs a reservation, a picnic table does not.', 'medium', 3.7, 'Every meal', 'May to October'],
    ['activities', 'Geysers at noon, animals at dawn', 'Wolves, bears and bison move at first and last light; keep midday for the basins, when steam is thinner and colours strong.', 'medium', 4.9, '3 days', 'June to September'],
    ['transportation', 'A figure of eight', 'The Grand Loop is 230 kilometres with a limit of 72 km/h, and bison stop the traffic: plan half of what the map suggests.', 'high', 3.9, '', 'May to October'],
    ['weather', 'Snow in any month', 'At 2,400 metres nights are near freezing even in July; most roads are closed from November to April.', 'low', 3.9, '', 'June to September'],
    ['tips', 'Stay on the boardwalk', 'The crust is thin and the water boils; keep 23 metres from bison and 91 from bears and wolves.', 'high', 4.5, '', 'All year round'],
  ],
  festivals: [
    ['Christmas in August', '08-25', 'Lodges put up trees and sing carols, after a snowbound party of long ago.', 'festival', 'Old Faithful Inn', 0, 2],
  ],
  places: [
    ['Old Faithful', 'nature', 44.4605, -110.8281, 75, 0, 'always', 'outdoor', 'any', 'nature photography', 'full', 5, 'walk in', 'The geyser that rises about every hour and a half.', 'The predicted time hangs in the visitor centre; the hill path sees it from above.', { children: true, season: [4, 11] }],
    ['Old Faithful Inn', 'evening', 44.46, -110.8309, 60, 20, 'daily 16-23', 'indoor', 'evening', 'architecture history food', 'partial', 4, 'walk in', 'A log hall of 1904, seven storeys high, around a stone chimney.', 'Sit on the balcony with a drink and wait for the geyser.', { season: [5, 10] }],
    ['Old Faithful Visitor Education Center', 'museum', 44.4589, -110.8293, 45, 0, 'daily 9-17', 'indoor', 'any', 'nature history', 'full', 3, 'walk in', 'How the plumbing works, with models to touch.', 'Times of six geysers are posted here each day.', { children: true, season: [5, 11] }],
    ['Castle Geyser', 'nature', 44.4637, -110.8365, 40, 0, 'always', 'outdoor', 'any', 'nature photography', 'full', 3, 'walk in', 'A geyser on a tower of its own making.', 'It erupts about twice a day and steams for half an hour after.', { season: [4, 11] }],
    ['Morning Glory Pool', 'nature', 44.475, -110.8435, 90, 0, 'always', 'outdoor', 'morning', 'nature photography', 'partial', 4, 'walk in', 'A hot pool like a flower at the end of the geyser walk.', 'About two and a half kilometres from the inn, flat all the way.', { season: [4, 11] }],
    ['Grand Prismatic Spring', 'nature', 44.5251, -110.8382, 75, 0, 'always', 'outdoor', 'afternoon', 'nature photography', 'full', 5, 'walk in', 'The largest hot spring of the country, ringed in orange.', 'For the view from above take the Fairy Falls trail to the overlook.', { children: true, season: [5, 10] }],
    ['Fountain Paint Pot', 'nature', 44.5495, -110.8067, 45, 0, 'always', 'outdoor', 'any', 'nature photography', 'partial', 3, 'walk in', 'Bubbling mud, a spring, steam vents and geysers on one short loop.', 'The mud is thinnest in early summer.', { children: true, season: [4, 11] }],
    ['Gibbon Falls', 'viewpoint', 44.6549, -110.7719, 25, 0, 'always', 'outdoor', 'any', 'nature photography', 'full', 2, 'walk in', 'A veil of 26 metres beside the road.', 'Walk down the path for the whole fall.', { season: [4, 11] }],
    ['Norris Geyser Basin', 'nature', 44.7263, -110.7038, 105, 0, 'always', 'outdoor', 'morning', 'nature photography', 'partial', 4, 'walk in', 'The hottest basin, pale and hissing, with the tallest geyser of all.', 'Steamboat Geyser gives no warning; Porcelain Basin is the shorter loop.', { season: [4, 11] }],
    ['Artist Point', 'viewpoint', 44.7203, -110.4793, 40, 0, 'always', 'outdoor', 'morning', 'nature photography', 'full', 5, 'walk in', 'The view of the yellow canyon and its great fall.', 'At about ten on summer mornings the spray makes a rainbow.', { children: true, season: [5, 10] }],
    ['Lower Falls of the Yellowstone', 'nature', 44.7181, -110.4963, 75, 0, 'always', 'outdoor', 'morning', 'nature adventure photography', 'poor', 4, 'walk in', 'A drop of 94 metres, twice the height of Niagara.', 'The Brink path goes down 180 metres in switchbacks, and up again.', { season: [5, 10] }],
    ['Mount Washburn', 'nature', 44.7977, -110.4342, 240, 0, 'always', 'outdoor', 'morning', 'nature adventure', 'poor', 3, 'walk in', 'A fire tower on a summit at 3,100 metres, over the whole caldera.', 'Five kilometres up from Dunraven Pass; leave before storms build.', { season: [7, 9] }],
    ['Tower Fall', 'viewpoint', 44.8937, -110.3871, 30, 0, 'always', 'outdoor', 'any', 'nature photography', 'partial', 3, 'walk in', 'A fall of 40 metres between pinnacles.', 'The general store here sells ice cream and little else.', { season: [5, 10] }],
    ['Mud Volcano', 'nature', 44.625, -110.4336, 45, 0, 'always', 'outdoor', 'any', 'nature', 'partial', 3, 'walk in', 'Roaring caves and acid mud above the river.', 'Bison like the warm ground: wait until they move.', { children: true, season: [5, 10] }],
    ['Lake Yellowstone Hotel', 'food', 44.5499, -110.4003, 75, 35, 'daily 7-21:30', 'indoor', 'evening', 'food architecture history', 'full', 3, 'book', 'The yellow hotel of 1891 with a sunroom over the lake.', 'Music in the sunroom on summer evenings costs only a drink.', { season: [5, 9] }],
    ['West Thumb Geyser Basin', 'nature', 44.416, -110.573, 60, 0, 'always', 'outdoor', 'morning', 'nature photography', 'full', 4, 'walk in', 'Blue pools on the shore of the cold lake.', 'Fishermen once cooked their catch in a cone that stands in the water.', { children: true, season: [5, 10] }],
    ['Grizzly & Wolf Discovery Center', 'family', 44.6565, -111.0996, 105, 18, 'daily 9-16', 'both', 'any', 'nature', 'full', 3, 'walk in', 'Rescued bears and wolves at the west entrance.', 'Children may hide food for the bears to find: ask at the desk.', { children: true }],
    ['Mammoth Hot Springs', 'day trip', 44.9669, -110.7074, 150, 0, 'always', 'outdoor', 'morning', 'nature history photography', 'partial', 5, 'walk in', 'White terraces that grow and dry as you watch.', 'Elk graze between the houses; in September keep far from the bulls.', { children: true, way: { text: 'Car by Norris', minutes: 100 } }],
    ['Jenny Lake, Grand Teton', 'day trip', 43.7517, -110.7206, 300, 20, 'daily 8-17', 'outdoor', 'morning', 'nature adventure photography', 'partial', 5, 'walk in', 'A lake at the foot of the Tetons, with a boat to the trails.', 'Take the first boat across and walk to Hidden Falls.', { season: [5, 9], way: { text: 'Car by the south entrance', minutes: 120 } }],
  ],
}
