import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 80, 'mid-range': 165, luxury: 380 },
  icons: ['Schlossberg and Clock Tower', 'Kunsthaus Graz', 'Styrian Armoury', 'Eggenberg Palace', 'Graz Hauptplatz'],
  insights: [
    ['culture', 'Renaissance courts and a friendly alien', 'Italian masters built arcades for the Habsburgs; the blue Kunsthaus landed across the river in 2003.', 'low', 4.5, '2 days', 'All year round'],
    ['food', 'Pumpkin seed oil on everything', 'Austria’s larder: salads, beans, fried chicken and even ice cream come with green-black oil.', 'low', 4.6, 'Every meal', 'All year round'],
    ['activities', 'Up the hill, down the slide', 'Steps, lift or funicular go up the Schlossberg; a slide of 175 metres comes down inside it.', 'low', 4.5, 'Half a day', 'All year round'],
    ['transportation', 'Trams, free in the middle', 'Trams between Hauptplatz and Jakominiplatz cost nothing; line 1 goes to Eggenberg.', 'low', 4.7, '', 'All year round'],
    ['weather', 'South of the Alps', 'Sunnier than Vienna, with warm dry autumns and thunder in July.', 'low', 4.4, '', 'April to October'],
    ['tips', 'One ticket for the Joanneum', 'The 24 hour ticket covers Kunsthaus, armoury, Eggenberg and ten other houses.', 'low', 4.5, '', 'All year round'],
  ],
  festivals: [
    ['Steirischer Herbst', 'usually 09-18/10-20', 'Four weeks of new art in odd corners of the city.', 'culture', 'Whole city', 15, 4],
    ['Styriarte', 'usually 06-20/07-26', 'Early and classical music in palaces and churches.', 'music', 'Eggenberg and city', 50, 4],
    ['Aufsteirern', 'usually 09-12/09-21', 'The whole town in dirndl and leather for folk dance and food.', 'festival', 'Old town', 0, 4],
    ['Ice nativity in the Landhaus', 'usually 11-22/12-24', 'A crib carved from fifty tons of ice among Advent markets.', 'market', 'Landhaus courtyard', 0, 4],
  ],
  places: [
    ['Graz Hauptplatz', 'sight', 47.0708, 15.4383, 45, 0, 'always', 'outdoor', 'any', 'architecture history photography', 'full', 5, 'walk in', 'The market square of stucco façades below the castle hill.', 'See the arcades in the courts of Herrengasse and Sporgasse behind it.'],
    ['Schlossberg and Clock Tower', 'viewpoint', 47.0737, 15.4377, 90, 3, 'always', 'outdoor', 'evening', 'photography history nature', 'full', 5, 'walk in', 'The hill in mid-town with a clock whose long hand tells the hours.', '260 steps, a glass lift or the funicular; the slide back down is inside the rock.', { children: true }],
    ['Styrian Armoury', 'museum', 47.0698, 15.4398, 90, 14, 'Tu-Su 10-18', 'indoor', 'any', 'history', 'partial', 5, 'walk in', 'Thirty-two thousand arms and armours in their wooden store of 1642.', 'From November to March only tours; four floors without heating.', { children: true }],
    ['Landhaus Courtyard', 'sight', 47.0695, 15.4394, 25, 0, 'daily 7-20', 'outdoor', 'any', 'architecture photography', 'full', 4, 'walk in', 'Three storeys of Italian arcades, the finest Renaissance court of Austria.', 'Stand by the well at the back for the whole sweep.'],
    ['Kunsthaus Graz', 'museum', 47.0713, 15.4343, 75, 14, 'Tu-Su 10-18', 'indoor', 'any', 'art architecture', 'full', 5, 'walk in', 'A blue bubble with nozzles, for contemporary art.', 'The needle, a glass deck at the top, frames the Schlossberg.'],
    ['Murinsel', 'sight', 47.0731, 15.4346, 25, 0, 'daily 9-20', 'both', 'any', 'architecture photography', 'full', 3, 'walk in', 'A steel shell floating in the river, with café and stage.', 'It glows blue after dark.', { children: true }],
    ['Graz Cathedral and Mausoleum', 'religious', 47.0721, 15.4424, 60, 7, 'daily 10:30-17', 'both', 'any', 'religious art history', 'partial', 4, 'walk in', 'A Gothic court church and the domed tomb of Ferdinand II.', 'The plague picture is on the outside wall by the south door.'],
    ['Double Spiral Staircase', 'sight', 47.0729, 15.4427, 20, 0, 'daily 8-18', 'indoor', 'any', 'architecture history', 'poor', 4, 'walk in', 'Two stone spirals of 1499 that part and meet on each floor.', 'In the third court of the Burg; climb one, come down the other.', { children: true }],
    ['Eggenberg Palace', 'sight', 47.0738, 15.3914, 150, 19, 'Tu-Su 10-18', 'both', 'any', 'architecture history art', 'partial', 5, 'walk in', 'A palace as a calendar: 365 windows, 31 rooms a floor, 24 state rooms.', 'State rooms only by tour on the hour; peacocks own the park.', { children: true, season: [4, 10] }],
    ['Kaiser-Josef-Platz Market', 'market', 47.0702, 15.4468, 45, 5, 'Mo-Sa 6-13', 'outdoor', 'morning', 'markets food', 'full', 4, 'walk in', 'Farmers from the hills with oil, apples and horseradish.', 'Saturday is best; stand at a stall for a glass of Schilcher.'],
    ['Hofbäckerei Edegger-Tax', 'food', 47.0719, 15.4409, 25, 6, 'Mo-Fr 7-18, Sa 7-12:30', 'indoor', 'morning', 'food architecture', 'poor', 2, 'walk in', 'The court bakery behind a carved wooden front.', 'Buy Panthertatzen, almond biscuits named for the city’s beast.'],
    ['Der Steirer', 'food', 47.0687, 15.4344, 75, 25, 'daily 11-24', 'indoor', 'any', 'food', 'full', 4, 'book', 'Styrian fried chicken, beef salad and small tapas with oil.', 'The backhendl comes with potato and bean salad; reserve at weekends.', { children: true }],
    ['Glöckl Bräu', 'food', 47.0704, 15.4417, 75, 24, 'daily 10:30-24', 'both', 'any', 'food', 'partial', 3, 'walk in', 'Schnitzel and beer from the barrel on the square of the carillon.', 'A couple dances in the gable at eleven, three and six.', { children: true }],
    ['Aiola Upstairs', 'food', 47.0747, 15.4373, 90, 38, 'Mo-Sa 9-24', 'both', 'evening', 'food photography', 'full', 3, 'book', 'A glass dining room on the hill with the roofs below.', 'The lift from Schlossbergplatz runs until after midnight.'],
    ['Lend Quarter', 'evening', 47.0745, 15.4322, 120, 20, 'daily 17-26', 'both', 'evening', 'nightlife food music', 'full', 3, 'walk in', 'Bars, small kitchens and stalls round Lendplatz and Mariahilf.', 'The market stands turn into wine bars in the afternoon.'],
    ['South Styrian Wine Road', 'day trip', 46.7216, 15.5531, 300, 30, 'always', 'outdoor', 'afternoon', 'food nature photography', 'poor', 4, 'walk in', 'Green hills with poplars and a heart-shaped lane, on the border of Slovenia.', 'Stop at a Buschenschank for cold cuts; most are open from spring to November.', { season: [4, 11], way: { text: 'Train to Leibnitz, then taxi; or car', minutes: 50 } }],
    ['Riegersburg Castle', 'day trip', 47.0032, 15.9327, 240, 20, 'daily 10-18', 'both', 'any', 'history architecture', 'poor', 4, 'walk in', 'A fortress that was never taken, on a plug of basalt.', 'Zotter’s chocolate works with endless tastings is next door.', { children: true, season: [4, 10], way: { text: 'Car, or bus via Feldbach', minutes: 60 } }],
  ],
}
