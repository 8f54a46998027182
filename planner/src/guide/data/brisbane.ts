import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 80, 'mid-range': 175, luxury: 400 },
  insights: [
    ['culture', 'River city', 'Life turns to the brown river: ferries, boardwalks and a beach in the middle of town.', 'low', 4.3, '2 days', 'April to October'],
    ['food', 'Bugs, mangoes and breweries', 'Moreton Bay bugs on the grill, mangoes at Christmas, craft beer in old sheds.', 'medium', 4.4, 'Every meal', 'All year round'],
    ['activities', 'Islands and koalas', 'Sand islands, whales and the oldest koala sanctuary are within an hour or two.', 'medium', 4.6, '1 to 2 days', 'June to October for whales'],
    ['transportation', 'CityCat', 'River ferries are public transport, and every trip costs fifty cents.', 'medium', 4.7, '', 'All year round'],
    ['weather', 'Sun and storms', 'Winter is dry and sunny; summer afternoons bring thunder.', 'medium', 4.4, '', 'April to October'],
    ['tips', 'Shade at noon', 'The sun is fierce even on cloudy days: hat, long sleeves and cream.', 'medium', 4.3, '', 'All year round'],
  ],
  festivals: [
    ['Brisbane Festival and Riverfire', 'usually 08-28/09-30', 'Three weeks of shows, opened or closed with fireworks on the river.', 'festival', 'South Bank', 0, 5],
    ['Royal Queensland Show (Ekka)', 'usually 08-05/08-20', 'Cattle, cakes and rides at the showgrounds.', 'festival', 'Brisbane Showgrounds', 30, 4],
    ['Brisbane Portrait Prize', 'usually 08-01/11-15', 'Portraits of people of the city on show.', 'culture', 'Brisbane', 0, 2],
  ],
  places: [
    ['South Bank Parklands and Streets Beach', 'park', -27.4787, 153.0228, 120, 0, 'always', 'outdoor', 'afternoon', 'nature food', 'full', 5, 'walk in', 'Lawns, a rainforest walk and a lagoon beach opposite the city.', 'Lifeguards watch the lagoon; the arbour of flowers runs right through.', { children: true }],
    ['Gallery of Modern Art', 'museum', -27.4706, 153.0175, 105, 0, 'daily 10-17', 'indoor', 'any', 'art', 'full', 5, 'walk in', 'Australia’s largest gallery of modern art, by the river.', 'The children’s centre is excellent and free.', { children: true }],
    ['Queensland Art Gallery', 'museum', -27.4726, 153.0186, 75, 0, 'daily 10-17', 'indoor', 'any', 'art architecture', 'full', 4, 'walk in', 'Australian and Asian art around an indoor pool.', 'Two minutes from its modern sister.'],
    ['Queensland Museum Kurilpa', 'museum', -27.4731, 153.018, 90, 0, 'daily 9:30-17', 'indoor', 'any', 'nature history', 'full', 4, 'walk in', 'Dinosaurs, whales and inventions of Queensland.', 'Whale song plays in the passage outside.', { children: true }],
    ['Wheel of Brisbane', 'family', -27.4751, 153.0209, 25, 17, 'daily 10-21', 'outdoor', 'evening', 'photography', 'full', 2, 'walk in', 'A riverside wheel with cool cabins.', 'After dark the bridges are lit.', { children: true }],
    ['City Botanic Gardens', 'park', -27.4757, 153.03, 60, 0, 'always', 'outdoor', 'morning', 'nature', 'full', 4, 'walk in', 'Banyans and lawns in the bend of the river.', 'Water dragons sun themselves on the paths.', { children: true }],
    ['Queen Street Mall', 'quarter', -27.4698, 153.025, 60, 0, 'always', 'outdoor', 'any', 'shopping food', 'full', 3, 'walk in', 'The main walking street of shops and arcades.', 'Brisbane Arcade of 1924 is the pretty one.'],
    ['City Hall and Museum of Brisbane', 'museum', -27.4689, 153.0235, 60, 0, 'daily 10-17', 'indoor', 'any', 'history architecture', 'full', 3, 'walk in', 'A sandstone hall of 1930 with a clock tower.', 'The tower lift is free but ticketed: ask on arrival.'],
    ['Story Bridge', 'viewpoint', -27.4636, 153.0358, 45, 0, 'always', 'outdoor', 'evening', 'architecture photography adventure', 'partial', 4, 'walk in', 'A steel bridge of 1940 that you can climb.', 'Walk across at dusk for the skyline.'],
    ['Howard Smith Wharves', 'food', -27.4615, 153.0358, 105, 30, 'daily 11-24', 'outdoor', 'evening', 'food nightlife', 'full', 4, 'walk in', 'Bars and a brewery in old wharf sheds under the bridge.', 'Come by ferry or the cliff lift.'],
    ['Kangaroo Point Cliffs', 'viewpoint', -27.4793, 153.0345, 45, 0, 'always', 'outdoor', 'evening', 'photography nature adventure', 'full', 4, 'walk in', 'Volcanic cliffs with climbers and the city in front.', 'Barbecues are free; abseil in the evening.'],
    ['Roma Street Parkland', 'park', -27.4627, 153.0183, 60, 0, 'always', 'outdoor', 'morning', 'nature', 'full', 3, 'walk in', 'A garden of water, ferns and colour on old rail yards.', 'The rainforest walk has the shade.', { children: true }],
    ['Brunswick Street Mall, Fortitude Valley', 'evening', -27.4573, 153.034, 120, 25, 'daily 19-27', 'outdoor', 'evening', 'nightlife music', 'partial', 3, 'walk in', 'The live-music heart of the city.', 'Chinatown is next door for a late meal.'],
    ['New Farm Park and Powerhouse', 'park', -27.4693, 153.0523, 75, 0, 'always', 'outdoor', 'afternoon', 'nature music art', 'full', 3, 'walk in', 'Jacarandas, roses and a power station turned arts centre.', 'The farmers’ market is on Saturday morning.', { children: true }],
    ['Lone Pine Koala Sanctuary', 'family', -27.5336, 152.9688, 180, 38, 'daily 9-17', 'outdoor', 'any', 'nature', 'partial', 4, 'walk in', 'The first koala sanctuary, with kangaroos to feed.', 'Go by river boat; mornings are livelier.', { children: true }],
    ['Mount Coot-tha Lookout', 'viewpoint', -27.485, 152.9592, 45, 0, 'always', 'outdoor', 'evening', 'photography nature', 'full', 4, 'walk in', 'The view over the city to the islands of the bay.', 'Bus 471; the botanic garden is on the way.'],
    ['Tangalooma Wrecks, Moreton Island', 'day trip', -27.163, 153.369, 300, 60, 'daily 9-16', 'outdoor', 'morning', 'nature adventure', 'poor', 4, 'walk in', 'Sunken ships to snorkel off a sand island.', 'Dunes for sand sledding are near the resort.', { children: true, way: { text: 'Ferry from Holt Street or Pinkenba', minutes: 75 } }],
    ['Surfers Paradise', 'day trip', -28.0022, 153.4306, 300, 0, 'always', 'outdoor', 'morning', 'nature nightlife adventure', 'full', 3, 'walk in', 'The high-rise beach of the Gold Coast.', 'Swim between the flags; Burleigh Heads is calmer.', { children: true, way: { text: 'Train to Helensvale, then tram', minutes: 100 } }],
    ['Australia Zoo', 'day trip', -26.8354, 152.9632, 300, 50, 'daily 9-17', 'outdoor', 'any', 'nature', 'full', 4, 'walk in', 'The zoo of the crocodile hunter.', 'The crocodile show is at noon.', { children: true, way: { text: 'Train to Beerwah, then shuttle', minutes: 90 } }],
  ],
}
