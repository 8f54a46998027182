import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 95, 'mid-range': 230, luxury: 600 },
  insights: [
    ['culture', 'Neon and mobsters', 'The old signs, the museum of the mob and the downtown galleries tell how a railway stop became a city of light.', 'medium', 4.3, '1 day', 'All year round'],
    ['food', 'From buffets to Chinatown', 'Buffets are fewer and dearer than they were; the best value lies three kilometres west along Spring Mountain Road.', 'medium', 4.5, 'Every meal', 'All year round'],
    ['activities', 'Desert by day, shows by night', 'Red Rock Canyon is half an hour away and cool at dawn; book the show you want before you come.', 'medium', 4.7, '2 days', 'October to April'],
    ['transportation', 'The Strip is longer than it looks', 'Hotels that seem near are a kilometre apart; the Deuce bus and the monorail save the walk.', 'high', 3.9, '', 'All year round'],
    ['weather', 'Dry heat', 'July and August pass 40 degrees by day; winter days are mild and nights near freezing.', 'low', 4.0, '', 'March to May, October and November'],
    ['tips', 'Read the resort fee', 'Hotels add a daily resort fee and many charge for parking: compare the final price.', 'high', 3.9, '', 'All year round'],
  ],
  festivals: [
    ['Electric Daisy Carnival', 'usually 05-14/05-24', 'Three nights of electronic music at the speedway.', 'music', 'Las Vegas Motor Speedway', 350, 5],
    ['Las Vegas Grand Prix', 'usually 11-17/11-24', 'Formula 1 races down the Strip at night.', 'sport', 'Las Vegas Strip', 400, 5],
    ['New Year’s Eve on the Strip', '12-31', 'The Strip closes to cars and fireworks rise from the hotel roofs.', 'festival', 'Las Vegas Strip', 0, 5],
  ],
  places: [
    ['Fountains of Bellagio', 'sight', 36.1128, -115.1742, 30, 0, 'daily 15-24', 'outdoor', 'evening', 'music photography', 'full', 5, 'walk in', 'A lake of jets that dance to music in front of the Bellagio.', 'After eight there is a show every fifteen minutes; stand in the middle of the lake’s rim.', { children: true }],
    ['High Roller', 'viewpoint', 36.1176, -115.1681, 45, 30, 'daily 14-24', 'both', 'evening', 'photography', 'full', 4, 'walk in', 'A giant wheel of 167 metres at the end of the LINQ promenade.', 'One turn takes half an hour; the ticket is cheaper before dark.', { children: true }],
    ['Fremont Street Experience', 'evening', 36.1706, -115.1439, 120, 20, 'daily 18-26', 'outdoor', 'night', 'nightlife music', 'full', 4, 'walk in', 'Old downtown’s casino street under a roof of moving light.', 'Light shows run every hour from dusk; bands play free on three stages.'],
    ['Neon Museum', 'museum', 36.177, -115.1353, 75, 25, 'daily 15-22', 'outdoor', 'evening', 'history art photography', 'full', 4, 'book', 'The yard where the city’s old neon signs rest, many lit again.', 'Evening times sell out first; the signs glow best just after sunset.'],
    ['Mob Museum', 'museum', 36.1728, -115.1412, 120, 30, 'daily 9-21', 'indoor', 'any', 'history', 'full', 4, 'walk in', 'Organised crime and the law, told in the old courthouse.', 'The basement bar is a speakeasy with its own side entrance.'],
    ['The Venetian', 'sight', 36.1212, -115.1697, 75, 0, 'always', 'indoor', 'any', 'architecture shopping', 'full', 3, 'walk in', 'A hotel with canals, gondolas and a painted sky.', 'Gondolas run indoors and out; the indoor queue is shortest before noon.', { children: true }],
    ['Eiffel Tower at Paris Las Vegas', 'viewpoint', 36.1125, -115.1722, 45, 30, 'daily 14-24', 'outdoor', 'evening', 'photography', 'partial', 3, 'walk in', 'A half-size Eiffel Tower with a deck over the Strip.', 'From the top you look straight down on the Bellagio fountains.'],
    ['Caesars Palace', 'sight', 36.1162, -115.1747, 75, 0, 'always', 'indoor', 'any', 'shopping architecture', 'full', 3, 'walk in', 'The Roman fantasy of 1966 with the Forum Shops beside it.', 'The talking statues in the Forum Shops perform every hour in the afternoon.'],
    ['Sphere', 'evening', 36.1208, -115.1618, 150, 110, 'daily 12-23', 'indoor', 'evening', 'music architecture', 'full', 4, 'book', 'A globe with a screen that wraps around the whole audience.', 'Seats in the rows under an overhang lose the top of the picture.'],
    ['The STRAT Tower', 'viewpoint', 36.1474, -115.1554, 75, 25, 'daily 14-25', 'both', 'evening', 'adventure photography', 'partial', 3, 'walk in', 'A tower of 350 metres with thrill rides over its edge.', 'Rides close in strong wind; check before buying the combined ticket.'],
    ['Welcome to Fabulous Las Vegas sign', 'sight', 36.082, -115.1728, 20, 0, 'always', 'outdoor', 'morning', 'photography history', 'full', 3, 'walk in', 'The neon sign of 1959 at the southern end of the Strip.', 'There is a small car park in the median; before nine there is no queue.'],
    ['Luxor', 'sight', 36.0955, -115.1761, 60, 0, 'always', 'indoor', 'any', 'architecture', 'full', 2, 'walk in', 'A black glass pyramid with a beam of light from its tip.', 'Look up inside: the lifts travel along the slope of the pyramid.'],
    ['New York-New York', 'family', 36.1022, -115.1745, 75, 20, 'daily 11-22', 'both', 'any', 'adventure', 'full', 3, 'walk in', 'A small Manhattan skyline with a roller coaster around it.', 'The Big Apple Coaster stops in wind and rain.', { children: true }],
    ['Flamingo Wildlife Habitat', 'family', 36.116, -115.1703, 30, 0, 'daily 8-19', 'outdoor', 'morning', 'nature', 'full', 3, 'walk in', 'Flamingos, koi and turtles in the garden of the Flamingo.', 'Free; walk through the casino to the garden at the back.', { children: true }],
    ['Chinatown Plaza', 'food', 36.1259, -115.1976, 75, 20, 'daily 10-22', 'both', 'evening', 'food shopping', 'full', 3, 'walk in', 'The gate and arcades that began the city’s Chinatown.', 'The best noodle and barbecue kitchens follow for two kilometres westward.'],
    ['Red Rock Canyon', 'nature', 36.1355, -115.4271, 210, 20, 'daily 6-17', 'outdoor', 'morning', 'nature adventure photography', 'partial', 5, 'book', 'Red sandstone cliffs with a one-way loop of 21 kilometres.', 'From October to May a timed entry must be booked for cars.'],
    ['Seven Magic Mountains', 'sight', 35.8383, -115.2709, 30, 0, 'always', 'outdoor', 'morning', 'art photography', 'partial', 2, 'walk in', 'Seven towers of boulders in bright paint in the open desert.', 'No water, shade or toilets; go early or near sunset.'],
    ['Hoover Dam', 'day trip', 36.0161, -114.7377, 150, 15, 'daily 9-17', 'both', 'morning', 'history architecture photography', 'partial', 5, 'walk in', 'The great arch dam of 1936 across the Colorado.', 'Walk out on the memorial bridge for the view of the whole wall.', { children: true, way: { text: 'Car or tour bus by Boulder City', minutes: 45 } }],
    ['Valley of Fire', 'day trip', 36.4297, -114.5135, 240, 15, 'daily 7-18', 'outdoor', 'morning', 'nature photography adventure', 'partial', 4, 'walk in', 'Red dunes turned to stone, with rock carvings.', 'Summer afternoons are dangerous; carry four litres of water a head.', { way: { text: 'Car by Interstate 15', minutes: 60 } }],
  ],
}
