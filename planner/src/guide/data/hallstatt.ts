import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 110, 'mid-range': 220, luxury: 450 },
  icons: ['Hallstatt Marktplatz', 'Hallstatt Postcard View', 'Hallstatt Salt Mine', 'Hallstatt Skywalk', 'Charnel House', '5 Fingers'],
  insights: [
    ['culture', 'Seven thousand years of salt', 'An age of Europe is named for this village: miners worked here long before Rome.', 'high', 4.6, '1 day', 'All year round'],
    ['food', 'Lake trout and char', 'Reinanke and char come smoked or fried; ask which boat brought them.', 'medium', 4.2, 'Every meal', 'All year round'],
    ['activities', 'Above and below ground', 'Ice caves, a platform with five fingers and hours of easy paths round the lake.', 'medium', 4.8, '2 days', 'May to October'],
    ['transportation', 'Train and ferry', 'The station is across the lake and the boat waits for each train; cars stay outside the village.', 'medium', 4.4, '', 'All year round'],
    ['weather', 'Rain at the Alps’ edge', 'Clouds hang on the lake; the mountain cameras tell whether it is clear above.', 'low', 3.7, '', 'May to October'],
    ['tips', 'Sleep here', 'Tour buses leave by five; before nine and in the evening the village is yours.', 'high', 4.7, '', 'All year round'],
  ],
  festivals: [
    ['Corpus Christi on the lake', 'easter 60', 'The procession crosses the lake in boats behind the priest.', 'religious', 'Hallstatt landing', 0, 5],
    ['Hallstatt Advent', 'usually 12-06/12-10', 'Stalls and brass on the market square for a day or two.', 'market', 'Marktplatz', 0, 3],
  ],
  places: [
    ['Hallstatt Marktplatz', 'sight', 47.5622, 13.6494, 45, 0, 'always', 'outdoor', 'morning', 'architecture photography history', 'full', 5, 'walk in', 'A small square of coloured houses with pear trees trained on the walls.', 'Come before nine or after five, when buses are gone.'],
    ['Hallstatt Postcard View', 'viewpoint', 47.5648, 13.6492, 30, 0, 'always', 'outdoor', 'morning', 'photography', 'partial', 5, 'walk in', 'The bend of the lake lane from which every picture is taken.', 'Morning sun lights the church; people live here, so keep quiet.'],
    ['Hallstatt Salt Mine', 'museum', 47.5617, 13.6372, 180, 48, 'daily 9:30-16', 'indoor', 'morning', 'history adventure', 'poor', 5, 'book', 'The oldest salt mine in the world, with miners’ slides and an underground lake.', 'Take the first funicular; eight degrees inside, children from four.', { children: true }],
    ['Hallstatt Skywalk', 'viewpoint', 47.5601, 13.6418, 60, 26, 'daily 9-18', 'outdoor', 'afternoon', 'photography nature', 'partial', 5, 'walk in', 'A platform 350 metres over the roofs, next to the Rudolf tower.', 'The zigzag path up is free and takes an hour.', { children: true }],
    ['Charnel House', 'religious', 47.5634, 13.6488, 30, 2, 'daily 10-18', 'indoor', 'any', 'religious history', 'poor', 5, 'walk in', 'Six hundred painted skulls beside the mountain church.', 'Read the names and garlands; the carved altar is in the church.', { season: [4, 10] }],
    ['World Heritage Museum', 'museum', 47.5606, 13.6487, 60, 14, 'daily 10-16', 'indoor', 'any', 'history', 'full', 3, 'walk in', 'Finds from the graves, shown with a good deal of theatre.', 'The shop across the lane digs Roman walls in its cellar, free to see.', { children: true }],
    ['Echern Valley', 'nature', 47.5521, 13.6317, 120, 0, 'always', 'outdoor', 'any', 'nature photography', 'partial', 4, 'walk in', 'A valley of glacier pots and the Waldbachstrub falls.', 'Level for half an hour, then a steep quarter to the water.', { children: true, season: [4, 10] }],
    ['5 Fingers', 'viewpoint', 47.5289, 13.6878, 180, 45, 'daily 9-16', 'outdoor', 'morning', 'nature adventure photography', 'partial', 5, 'walk in', 'Five gangways over a drop of 400 metres on the Krippenstein.', 'Cable car from Obertraun, then 25 minutes on foot; check the camera.', { children: true, season: [5, 10] }],
    ['Dachstein Ice Cave', 'nature', 47.5344, 13.7164, 150, 45, 'daily 9:30-15:30', 'indoor', 'morning', 'nature adventure', 'poor', 4, 'book', 'Halls and bridges of ice inside the mountain.', 'Two degrees: bring a jacket; one ticket serves 5 Fingers too.', { children: true, season: [5, 10] }],
    ['Obertraun Lido', 'beach', 47.5584, 13.6777, 120, 0, 'always', 'outdoor', 'afternoon', 'nature', 'full', 3, 'walk in', 'Lawns, a jetty and clear water at the quiet end of the lake.', 'The ferry stops here in summer; the water seldom passes 22 degrees.', { children: true, season: [6, 9] }],
    ['Seewirt Zauner', 'food', 47.5621, 13.6491, 90, 40, 'daily 11:30-14:30 17:30-21', 'indoor', 'any', 'food history', 'partial', 3, 'book', 'Lake fish grilled in an inn of 1893 on the square.', 'Char with butter and almonds is what the house is known for.'],
    ['Bräugasthof am Hallstättersee', 'food', 47.5603, 13.6486, 75, 30, 'daily 11:30-21', 'both', 'any', 'food', 'partial', 3, 'walk in', 'An old salt store and brewery with tables right on the water.', 'Feed no swans; ask for the garden across the lane.', { children: true, season: [4, 10] }],
    ['Hallstatt by boat', 'evening', 47.5617, 13.6496, 60, 15, 'daily 11-20', 'outdoor', 'evening', 'nature photography', 'partial', 4, 'walk in', 'Hire an electric boat or a plätte and see the village from the lake.', 'The last hour before sunset has still water.', { children: true, season: [5, 9] }],
    ['Gosausee', 'day trip', 47.5331, 13.4961, 210, 0, 'always', 'outdoor', 'morning', 'nature photography', 'partial', 4, 'walk in', 'A lake that mirrors the Dachstein glacier.', 'The round takes an hour; early there is no wind on the water.', { children: true, season: [5, 10], way: { text: 'Bus 543 via Gosaumühle', minutes: 45 } }],
    ['Bad Ischl', 'day trip', 47.7136, 13.6194, 240, 25, 'daily 9:30-17', 'both', 'any', 'history architecture food', 'partial', 3, 'walk in', 'The emperor’s summer villa and Zauner’s cakes.', 'Hourly tours through the villa; Sisi’s tea house is in the park.', { way: { text: 'Boat and train', minutes: 40 } }],
  ],
}
