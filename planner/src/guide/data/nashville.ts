import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 120, 'mid-range': 250, luxury: 540 },
  icons: ['Ryman Auditorium', 'Country Music Hall of Fame', 'Lower Broadway', 'Grand Ole Opry', 'The Parthenon'],
  insights: [
    ['culture', 'Music city', 'Gospel, country and soul were recorded on one street; writers still try songs in small rooms.', 'high', 4.6, '2 days', 'All year round'],
    ['food', 'Hot chicken, meat and three', 'Cayenne fried bird on white bread; a plate lunch with three sides.', 'low', 4.6, 'Every meal', 'All year round'],
    ['activities', 'Listening', 'Honky-tonks from eleven in the morning, the Bluebird in silence at night.', 'high', 4.7, 'Every night', 'All year round'],
    ['transportation', 'Walk downtown, ride beyond', 'The WeGo buses reach the airport and Opryland; cars sit in traffic.', 'medium', 3.8, '', 'All year round'],
    ['weather', 'Hot and stormy', 'July near 32 degrees; spring brings thunder, autumn is best.', 'low', 4, '', 'April, May, September, October'],
    ['tips', 'Tip the band', 'No cover on Broadway: the players live from the bucket.', 'high', 4.3, '', 'All year round'],
  ],
  festivals: [
    ['CMA Fest', 'usually 06-04/06-14', 'Four days of country on every stage.', 'music', 'Downtown', 250, 5],
    ['Americanafest', 'usually 09-08/09-18', 'Roots music in fifty rooms.', 'music', 'City', 100, 4],
  ],
  places: [
    ['Ryman Auditorium', 'sight', 36.1612, -86.7785, 90, 36, 'daily 9-16', 'indoor', 'any', 'music history architecture', 'full', 5, 'walk in', 'The mother church: pews of 1892 and a stage everyone has stood on.', 'See a show if you can; the tour lets you sing for a picture.'],
    ['Country Music Hall of Fame', 'museum', 36.1583, -86.7762, 150, 33, 'daily 9-17', 'indoor', 'any', 'music history', 'full', 5, 'walk in', 'Elvis’ gold Cadillac, song sheets and the round room of names.', 'Add the bus to RCA Studio B, where Elvis cut 200 songs.', { children: true }],
    ['Johnny Cash Museum', 'museum', 36.1603, -86.7761, 75, 29, 'daily 9-19', 'indoor', 'any', 'music history', 'full', 4, 'walk in', 'The man in black from cotton field to Hurt.', 'Crowded at noon: go at nine.'],
    ['National Museum of African American Music', 'museum', 36.1605, -86.7792, 105, 28, 'We-Su 10-17', 'indoor', 'any', 'music history', 'full', 4, 'walk in', 'Spirituals to hip hop, with booths to make your own.', 'A wristband keeps what you record.', { children: true }],
    ['Lower Broadway', 'evening', 36.1606, -86.7776, 120, 25, 'daily 11-27', 'both', 'evening', 'nightlife music', 'full', 5, 'walk in', 'Neon and bands on three floors of each house.', 'Robert’s Western World keeps to the old songs.'],
    ['Grand Ole Opry', 'evening', 36.2069, -86.6921, 180, 70, 'Tu-Sa 18-23', 'indoor', 'evening', 'music', 'full', 5, 'book', 'The radio show that has not stopped since 1925.', 'A circle of the Ryman’s floor lies in the stage.'],
    ['The Parthenon', 'museum', 36.1497, -86.8133, 60, 12, 'daily 9-16:30', 'both', 'any', 'architecture art', 'full', 5, 'walk in', 'Athens in full size, with a golden Athena of 13 metres.', 'The park around is for picnics.', { children: true }],
    ['Frist Art Museum', 'museum', 36.1576, -86.7838, 75, 20, 'Th-Mo 10-17:30', 'indoor', 'any', 'art architecture', 'full', 3, 'walk in', 'Changing shows in the deco post office.', 'The ArtQuest room is for children.', { children: true }],
    ['Belle Meade', 'museum', 36.1049, -86.8652, 105, 30, 'daily 9-17', 'both', 'any', 'history', 'partial', 3, 'walk in', 'The stud farm from which most Derby winners descend.', 'Take the Journey to Jubilee tour; wine is poured after.'],
    ['The Hermitage', 'museum', 36.2151, -86.613, 120, 29, 'daily 9-17', 'both', 'any', 'history', 'partial', 3, 'walk in', 'Andrew Jackson’s house, fields and the cabins of the enslaved.', 'The mansion is by timed tour.'],
    ['Cheekwood', 'park', 36.0873, -86.8746, 120, 29, 'Tu-Su 9-17', 'both', 'any', 'nature art', 'partial', 3, 'walk in', 'Boxwood gardens round a coffee fortune’s mansion.', 'Tulips in April, dahlias and pumpkins in October.', { children: true }],
    ['Pedestrian Bridge', 'viewpoint', 36.1618, -86.7719, 30, 0, 'always', 'outdoor', 'evening', 'photography', 'full', 4, 'walk in', 'The Cumberland and the skyline from a bridge of 1909.', 'Half an hour after sunset.', { children: true }],
    ['Hattie B’s', 'food', 36.1513, -86.7966, 60, 18, 'daily 11-21', 'both', 'any', 'food', 'full', 4, 'walk in', 'Hot chicken in six heats in Midtown.', 'Medium is hot; Shut the Cluck Up is a dare.', { children: true }],
    ['Arnold’s Country Kitchen', 'food', 36.1519, -86.7793, 60, 18, 'Mo-Sa 10:30-20', 'indoor', 'any', 'food', 'full', 4, 'walk in', 'The meat and three by which others are judged.', 'Roast beef, greens, chess pie.', { children: true }],
    ['The Loveless Cafe', 'food', 36.0358, -86.9718, 75, 22, 'daily 8-20', 'both', 'any', 'food history', 'full', 3, 'walk in', 'Biscuits and ham under a neon of 1951 at the Natchez Trace.', 'Put your name down and play horseshoes.', { children: true }],
    ['Bluebird Cafe', 'evening', 36.1019, -86.8166, 150, 30, 'daily 18-23', 'indoor', 'evening', 'music', 'full', 4, 'book', 'Ninety seats where songwriters tell how it came.', 'Tickets go in a minute, a week ahead; hush is the rule.'],
    ['Franklin', 'day trip', 35.9251, -86.8689, 210, 20, 'always', 'both', 'any', 'history shopping', 'full', 3, 'walk in', 'A Victorian main street and the battle of 1864.', 'Carter House shows the bullet holes; Leiper’s Fork for music.', { way: { text: 'Car', minutes: 35 } }],
  ],
}
