import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 130, 'mid-range': 270, luxury: 580 },
  icons: ['Rainbow Row', 'The Battery', 'Fort Sumter', 'International African American Museum', 'Charleston City Market', 'Magnolia Plantation'],
  insights: [
    ['culture', 'Beauty and its price', 'Four in ten enslaved Africans landed here; piazzas, churches and gardens stand on rice and that.', 'high', 4.7, '2 to 3 days', 'All year round'],
    ['food', 'Low Country at its best', 'She-crab soup, shrimp and grits, oysters roasted under wet sacks.', 'medium', 4.8, 'Every meal', 'All year round'],
    ['activities', 'Gardens and beaches', 'Plantation gardens up the Ashley, surf at Folly, shells on Sullivan’s.', 'medium', 4.5, '2 days', 'March to May, October, November'],
    ['transportation', 'Walk the peninsula', 'The free DASH bus loops downtown; plantations need a car.', 'low', 4.2, '', 'All year round'],
    ['weather', 'Subtropical', 'Azaleas in late March, humid July near 32, hurricanes in September.', 'low', 4.2, '', 'March to May, October, November'],
    ['tips', 'Tables first', 'Reserve dinners before you reserve beds; bars hold seats at five.', 'high', 4.4, '', 'All year round'],
  ],
  festivals: [
    ['Spoleto Festival USA', 'usually 05-22/06-08', 'Seventeen days of opera, theatre and jazz.', 'music', 'City', 60, 5],
    ['Wine + Food Festival', 'usually 03-04/03-09', 'Cooks from all the South.', 'food', 'City', 120, 4],
  ],
  quarters: {
    'South of Broad': ['Rainbow Row', 'The Battery', 'Nathaniel Russell House'],
  },
  places: [
    ['Rainbow Row', 'sight', 32.7757, -79.9275, 25, 0, 'always', 'outdoor', 'morning', 'architecture photography', 'full', 5, 'walk in', 'Thirteen Georgian houses in ice-cream colours.', 'Morning sun is on them; cross the street for the picture.'],
    ['The Battery', 'park', 32.7698, -79.9299, 60, 0, 'always', 'outdoor', 'evening', 'architecture history photography', 'full', 5, 'walk in', 'Mansions, cannon and oaks where two rivers make the sea.', 'Walk up the sea wall, back by Church Street.', { children: true }],
    ['Nathaniel Russell House', 'museum', 32.774, -79.932, 60, 18, 'daily 10-16:30', 'both', 'any', 'history architecture', 'poor', 4, 'walk in', 'A free-flying staircase of three floors.', 'The Aiken-Rhett house shows the yard behind such lives.'],
    ['Waterfront Park', 'park', 32.7787, -79.9254, 40, 0, 'always', 'outdoor', 'any', 'nature photography', 'full', 3, 'walk in', 'A pineapple fountain and swings on the pier.', 'Children may wade.', { children: true }],
    ['Charleston City Market', 'market', 32.7808, -79.9306, 50, 0, 'daily 9:30-17', 'both', 'any', 'markets shopping history', 'full', 5, 'walk in', 'Four blocks of sheds with sweetgrass baskets sewn as you watch.', 'A small basket costs what days of work cost.'],
    ['International African American Museum', 'museum', 32.7899, -79.9256, 120, 22, 'Tu-Su 10-17', 'indoor', 'any', 'history architecture', 'full', 5, 'book', 'On Gadsden’s Wharf itself, raised on columns above the ground.', 'The garden of figures under it is free.'],
    ['Fort Sumter', 'sight', 32.7523, -79.8747, 150, 39, 'daily 9-16', 'outdoor', 'any', 'history', 'partial', 5, 'book', 'The island fort where the Civil War began.', 'Ferries from Liberty Square; dolphins on the way.', { children: true }],
    ['Aiken-Rhett House', 'museum', 32.7904, -79.9353, 75, 18, 'daily 10-16:30', 'both', 'any', 'history', 'poor', 3, 'walk in', 'A town palace left as found, quarters and stable too.', 'Audio only, no ropes: the better of the two houses.'],
    ['King Street', 'quarter', 32.7838, -79.9342, 75, 0, 'always', 'outdoor', 'any', 'shopping architecture food', 'full', 3, 'walk in', 'Antiques low, fashion mid, bars high.', 'Second Sundays close it to cars.'],
    ['Patriots Point', 'museum', 32.7905, -79.9085, 150, 28, 'daily 9-17', 'both', 'any', 'history', 'partial', 4, 'walk in', 'The carrier Yorktown, a destroyer and a Vietnam camp.', 'Water taxi from downtown.', { children: true }],
    ['Magnolia Plantation', 'park', 32.8756, -80.0852, 180, 32, 'daily 9-17', 'outdoor', 'any', 'nature history', 'partial', 5, 'walk in', 'Romantic gardens since 1676, with a black swamp and white bridge.', 'Take the From Slavery to Freedom tour of the cabins.', { children: true }],
    ['Angel Oak', 'nature', 32.717, -80.0805, 40, 0, 'daily 9-17', 'outdoor', 'any', 'nature photography', 'full', 4, 'walk in', 'A live oak four centuries old that shades half an acre.', 'Do not climb; early for pictures without people.', { children: true }],
    ['Husk', 'food', 32.7787, -79.933, 105, 60, 'daily 11:30-14 17-22', 'both', 'any', 'food architecture', 'partial', 4, 'book', 'If it is not Southern it does not come in the door.', 'The burger at the bar is the secret.'],
    ['FIG', 'food', 32.7803, -79.933, 120, 85, 'Tu-Sa 17-22', 'indoor', 'evening', 'food', 'full', 4, 'book', 'Food is good: fish stew and ricotta gnocchi.', 'The communal table is for walk-ins.'],
    ['Lewis Barbecue', 'food', 32.8009, -79.9473, 60, 28, 'daily 11-22', 'both', 'any', 'food', 'full', 4, 'walk in', 'Texas brisket under a live oak.', 'Tuesday for Tex-Mex; hot guts always.', { children: true }],
    ['Upper King at night', 'evening', 32.7905, -79.9391, 120, 30, 'daily 18-26', 'both', 'night', 'nightlife music food', 'full', 3, 'walk in', 'Rooftops, oyster bars and the Charleston Music Hall.', 'The Ordinary serves oysters in a bank.'],
    ['Folly Beach', 'day trip', 32.6552, -79.9404, 240, 0, 'always', 'outdoor', 'any', 'nature adventure', 'full', 3, 'walk in', 'The edge of America: surf, pier and a lighthouse in the sea.', 'Drive to the east end for Morris Island light.', { children: true, season: [4, 10], way: { text: 'Car', minutes: 30 } }],
  ],
}
