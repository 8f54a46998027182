import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 115, 'mid-range': 240, luxury: 510 },
  icons: ['Texas State Capitol', 'Barton Springs Pool', 'Congress Avenue Bats', 'Franklin Barbecue', 'South Congress'],
  insights: [
    ['culture', 'Keep it weird', 'A capital of students, songwriters and chips; live music plays at the airport too.', 'medium', 4.4, '2 days', 'All year round'],
    ['food', 'Brisket and breakfast tacos', 'Smoke for fourteen hours, queue for three; migas in the morning.', 'medium', 4.8, 'Every meal', 'All year round'],
    ['activities', 'Springs and a lake', 'Swim at 20 degrees all year, paddle under the bridge at dusk.', 'medium', 4.6, '1 day', 'March to November'],
    ['transportation', 'Bikes and ride apps', 'The hike-and-bike trail rings the lake; buses run up Congress.', 'low', 3.8, '', 'All year round'],
    ['weather', 'Long heat', 'July to September pass 36 degrees; bluebonnets in April.', 'low', 4.1, '', 'March to May, October, November'],
    ['tips', 'March is dear', 'South by Southwest triples every price in mid-March.', 'high', 4.2, '', 'April, October, November'],
  ],
  festivals: [
    ['South by Southwest', 'usually 03-10/03-18', 'Film, music and start-ups for a week.', 'music', 'Downtown', 200, 5],
    ['Austin City Limits', 'usually 10-02/10-13', 'Two weekends in Zilker Park.', 'music', 'Zilker Park', 180, 5],
  ],
  places: [
    ['Texas State Capitol', 'sight', 30.2747, -97.7404, 60, 0, 'daily 9-17', 'indoor', 'any', 'architecture history', 'full', 5, 'walk in', 'Pink granite, taller than Washington’s, of course.', 'Whisper under the dome; free tours every half hour.', { children: true }],
    ['Bullock Texas State History Museum', 'museum', 30.2803, -97.7391, 105, 13, 'daily 10-17', 'indoor', 'any', 'history', 'full', 4, 'walk in', 'La Salle’s ship raised from a bay, and all that followed.', 'The ship’s hull is on the ground floor.', { children: true }],
    ['Blanton Museum and Kelly’s Austin', 'museum', 30.2809, -97.7376, 75, 15, 'Tu-Su 10-17', 'indoor', 'any', 'art architecture', 'full', 4, 'walk in', 'Ellsworth Kelly’s chapel of coloured light beside Latin American art.', 'Sunny mornings throw colour on the stone.'],
    ['LBJ Presidential Library', 'museum', 30.2858, -97.7292, 90, 16, 'daily 9-17', 'indoor', 'any', 'history', 'full', 3, 'walk in', 'Civil rights, Vietnam and his telephone voice.', 'Lift the receivers; the Oval Office is a little smaller.'],
    ['Barton Springs Pool', 'nature', 30.2641, -97.7712, 120, 9, 'Fr-We 5-22', 'outdoor', 'afternoon', 'nature', 'partial', 5, 'walk in', 'Three acres of spring water at 20 degrees, all year.', 'Closed on Thursdays for cleaning; watch for salamanders.', { children: true }],
    ['Lady Bird Lake Trail', 'park', 30.2622, -97.7493, 90, 0, 'always', 'outdoor', 'morning', 'nature photography', 'full', 4, 'walk in', 'Ten miles round the river in mid-town.', 'Hire a kayak by the Four Seasons.', { children: true }],
    ['Congress Avenue Bats', 'evening', 30.2617, -97.7451, 45, 0, 'daily 18-22', 'outdoor', 'evening', 'nature photography', 'full', 5, 'walk in', 'A million and a half bats pour from under the bridge at dusk.', 'Best in August; stand on the east side.', { children: true, season: [3, 10] }],
    ['South Congress', 'quarter', 30.2499, -97.7495, 90, 0, 'always', 'outdoor', 'any', 'shopping food photography', 'full', 5, 'walk in', 'Boots, vintage and murals with the Capitol at the end.', 'I love you so much is at Jo’s Coffee.'],
    ['Mount Bonnell', 'viewpoint', 30.3208, -97.7735, 45, 0, 'daily 5-22', 'outdoor', 'evening', 'nature photography', 'poor', 4, 'walk in', 'Ninety-nine steps to the river’s bend.', 'Everyone comes for sunset; be there early.', { children: true }],
    ['Lady Bird Johnson Wildflower Center', 'park', 30.1855, -97.8733, 105, 15, 'daily 9-17', 'outdoor', 'morning', 'nature', 'full', 4, 'walk in', 'Native gardens of the first lady who planted the highways.', 'Bluebonnets from late March.', { children: true }],
    ['Franklin Barbecue', 'food', 30.2701, -97.7313, 120, 35, 'Tu-Su 11-15', 'both', 'afternoon', 'food', 'full', 5, 'walk in', 'The brisket people stand in line for since dawn.', 'Bring a chair at eight, or order ahead by the pound.'],
    ['Terry Black’s', 'food', 30.2597, -97.7548, 75, 30, 'daily 10:30-21:30', 'both', 'any', 'food', 'full', 4, 'walk in', 'Great beef ribs and a line that moves.', 'A pound of brisket feeds two with sides.', { children: true }],
    ['Matt’s El Rancho', 'food', 30.2446, -97.7789, 75, 22, 'We-Mo 11-22', 'both', 'any', 'food', 'full', 3, 'walk in', 'Tex-Mex since 1952 and the Bob Armstrong dip.', 'Closed on Tuesdays; margaritas on the porch.', { children: true }],
    ['Veracruz All Natural', 'food', 30.2552, -97.7145, 45, 12, 'daily 7-15', 'outdoor', 'morning', 'food', 'full', 3, 'walk in', 'Migas tacos from two sisters’ truck.', 'The green sauce is the hot one.', { children: true }],
    ['Continental Club', 'evening', 30.251, -97.7489, 120, 18, 'daily 17-26', 'indoor', 'night', 'music nightlife', 'full', 4, 'walk in', 'Roots and rockabilly on South Congress since 1955.', 'Happy-hour sets cost little; the gallery is upstairs.'],
    ['Rainey Street', 'evening', 30.2589, -97.7387, 105, 25, 'daily 17-26', 'both', 'evening', 'nightlife food', 'full', 3, 'walk in', 'Bungalows turned bars with yards and trucks.', 'Earlier is better; towers rise around.'],
    ['Fredericksburg', 'day trip', 30.2752, -98.872, 270, 20, 'always', 'both', 'any', 'food history nature', 'full', 4, 'walk in', 'German settlers’ main street among vineyards and peaches.', 'Enchanted Rock, a pink dome, needs a booked day pass.', { children: true, way: { text: 'Car', minutes: 85 } }],
  ],
}
