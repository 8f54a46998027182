import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 40, 'mid-range': 95, luxury: 260 },
  icons: ['Khoo Kongsi', 'Kek Lok Si', 'Penang Hill', 'Armenian Street', 'Cheong Fatt Tze Mansion'],
  insights: [
    ['culture', 'Four faiths on one street', 'Mosque, church, Chinese and Hindu temples stand within five minutes of each other.', 'medium', 4.7, '2 days', 'December to March'],
    ['food', 'The hawker capital', 'Char kway teow, assam laksa, nasi kandar and cendol: people fly in just to eat.', 'high', 4.9, 'Every meal', 'All year round'],
    ['activities', 'Murals, clan houses, jungle', 'Walk George Town by morning, take the funicular up at four, hike to a turtle beach on day three.', 'medium', 4.5, '3 days', 'December to March'],
    ['transportation', 'Free bus and ferry', 'The free CAT bus loops George Town; the ferry to Butterworth costs next to nothing.', 'medium', 4.4, '', 'All year round'],
    ['weather', 'Hot, with a drier winter', 'December to March sees least rain; September and October pour in the afternoon.', 'medium', 4, '', 'December to March'],
    ['tips', 'Bring cash to the stalls', 'Hawkers take coins and small notes; many rest one day a week, so have a second choice.', 'low', 4.3, '', 'All year round'],
  ],
  festivals: [
    ['Thaipusam', 'usually 01-20/02-12', 'Pilgrims with kavadis climb to the hilltop temple.', 'religious', 'Waterfall Road', 0, 5],
    ['George Town Festival', 'usually 07-15/08-05', 'Theatre, dance and art in shophouses and streets.', 'culture', 'George Town', 15, 4],
    ['Chinese New Year and the open clan houses', 'chinese 01-0-01 P3D', 'Lion dances and open doors along the clan jetties.', 'festival', 'George Town', 0, 5],
  ],
  quarters: {
    'George Town': ['Khoo Kongsi', 'Armenian Street', 'Cheong Fatt Tze Mansion', 'Pinang Peranakan Mansion', 'Clan Jetties', 'Kapitan Keling Mosque', 'Goddess of Mercy Temple', 'Fort Cornwallis', 'Hameediyah', 'Tek Sen', 'Chulia Street Hawkers'],
    'Air Itam': ['Kek Lok Si', 'Penang Hill'],
  },
  places: [
    ['Khoo Kongsi', 'religious', 5.4144, 100.3372, 60, 5, 'daily 9-17', 'both', 'morning', 'history religious architecture art', 'partial', 5, 'walk in', 'The most splendid clan house, carved and gilded on every hand’s breadth.', 'The museum below tells how five clans lived in one square.'],
    ['Armenian Street', 'quarter', 5.4148, 100.3381, 75, 0, 'always', 'outdoor', 'morning', 'art photography shopping history', 'partial', 5, 'walk in', 'Murals with real bicycles, five-foot ways and clan temples.', 'Before nine you have the children on the bicycle for yourself.', { children: true }],
    ['Cheong Fatt Tze Mansion', 'sight', 5.4216, 100.3349, 60, 6, 'daily 11-18', 'indoor', 'afternoon', 'history architecture', 'poor', 5, 'book', 'The blue house of a trader called the Rockefeller of the East.', 'Guided tours in English at eleven, two and half past three.'],
    ['Pinang Peranakan Mansion', 'museum', 5.4183, 100.3408, 75, 6, 'daily 9:30-17', 'indoor', 'any', 'history art', 'poor', 4, 'walk in', 'Mother of pearl, beaded shoes and wedding beds of the Straits Chinese.', 'Join the free tour at eleven or half past three.'],
    ['Clan Jetties', 'quarter', 5.4121, 100.3402, 45, 0, 'daily 9-21', 'outdoor', 'evening', 'history photography', 'partial', 4, 'walk in', 'Wooden villages on stilts, one family name each.', 'Chew Jetty has the shops; Tan Jetty has the long plank for sunrise.'],
    ['Kapitan Keling Mosque', 'religious', 5.4169, 100.3374, 30, 0, 'Sa-Th 11:30-13 14-16 17-18:30', 'both', 'any', 'religious architecture', 'full', 3, 'walk in', 'Domes and arches built by Indian traders in 1801.', 'Robes are lent at the door; volunteers explain gladly.'],
    ['Goddess of Mercy Temple', 'religious', 5.4191, 100.339, 25, 0, 'daily 7-18', 'both', 'morning', 'religious history', 'partial', 3, 'walk in', 'The oldest Chinese temple, thick with joss sticks and pigeons.', 'Opera and puppets play before it on the goddess’s days.'],
    ['Fort Cornwallis', 'sight', 5.4206, 100.3437, 45, 5, 'daily 9-18', 'outdoor', 'any', 'history', 'full', 2, 'walk in', 'Star-shaped walls where Captain Light landed in 1786.', 'Women put flowers into one cannon for luck with children.', { children: true }],
    ['Kek Lok Si', 'religious', 5.3996, 100.2737, 105, 3, 'daily 8:30-17:30', 'outdoor', 'morning', 'religious architecture photography', 'partial', 5, 'walk in', 'A hill of temples, with a pagoda in three styles and a bronze Kuan Yin.', 'Lifts spare the stairs to the statue; it glows for a month at New Year.'],
    ['Penang Hill', 'viewpoint', 5.4237, 100.269, 150, 8, 'daily 6:30-23', 'both', 'evening', 'nature photography', 'full', 5, 'book', 'A funicular to 800 metres, five degrees cooler, over island and straits.', 'Go up at four, see The Habitat’s canopy walk, stay for the lights.', { children: true }],
    ['Penang Botanic Gardens', 'park', 5.4379, 100.2897, 75, 0, 'daily 5-20', 'outdoor', 'morning', 'nature', 'full', 3, 'walk in', 'Cannonball trees, a waterfall stream and bold macaques.', 'Carry no plastic bags: the monkeys know them.', { children: true }],
    ['Tropical Spice Garden', 'nature', 5.4639, 100.2286, 90, 8, 'daily 9-17', 'outdoor', 'morning', 'nature food', 'poor', 3, 'walk in', 'Nutmeg, pepper and pandan on a jungle slope by the sea.', 'Book the cooking class; use the repellent at the gate.', { children: true }],
    ['Penang National Park', 'nature', 5.4595, 100.2065, 210, 12, 'daily 8-17', 'outdoor', 'morning', 'nature adventure', 'poor', 4, 'book', 'A walk of two hours to Turtle Beach, back by boat.', 'Register before four; no swimming because of jellyfish.'],
    ['Batu Ferringhi', 'beach', 5.4736, 100.2458, 150, 10, 'always', 'outdoor', 'afternoon', 'nature', 'partial', 3, 'walk in', 'The long beach of hotels, with a night market behind.', 'Come for sunset and grilled fish, not for clear water.', { children: true }],
    ['Tek Sen', 'food', 5.4178, 100.3354, 75, 11, 'We-Mo 12-14:30 17:30-20:30', 'indoor', 'any', 'food', 'partial', 4, 'walk in', 'Double roasted pork with chilli, in a shophouse always full.', 'Come when it opens or take a number.'],
    ['Hameediyah', 'food', 5.4183, 100.3333, 60, 5, 'daily 10-22', 'indoor', 'any', 'food history', 'partial', 4, 'walk in', 'Nasi kandar with mixed curries since 1907.', 'Say banjir and the sauces flow over everything.', { children: true }],
    ['Chulia Street Hawkers', 'food', 5.4178, 100.336, 60, 5, 'daily 17:30-24', 'outdoor', 'evening', 'food markets', 'full', 4, 'walk in', 'Wantan mee, satay and curry noodles from carts along the kerb.', 'Order at the cart, point at your table, pay on delivery.', { children: true }],
  ],
}
