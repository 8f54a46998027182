import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 100, 'mid-range': 210, luxury: 520 },
  insights: [
    ['culture', 'Three faiths in one square kilometre', 'The Western Wall, the Holy Sepulchre and the Dome of the Rock lie within ten minutes’ walk.', 'high', 4.8, '3 to 4 days', 'All year round'],
    ['food', 'Hummus, kubbeh and market nights', 'Hummus is for lunch; at night the stalls of Mahane Yehuda turn into bars.', 'medium', 4.7, 'Every meal', 'All year round'],
    ['activities', 'Walls, tunnels and hills', 'Walk on the ramparts, through the water tunnel of the City of David, and down the Mount of Olives.', 'medium', 4.5, '1 to 2 days', 'March to May, October and November'],
    ['transportation', 'Light rail and Sabbath', 'Trains and most buses stop from Friday afternoon to Saturday night; shared taxis fill the gap.', 'medium', 4.1, '', 'All year round'],
    ['weather', 'A mountain city', 'Dry hot days with cool nights in summer; winters are wet and now and then white.', 'low', 4.3, '', 'March to May, October and November'],
    ['tips', 'Dress and check', 'Cover shoulders and knees at holy places, carry your passport, and read the current travel advice before you go.', 'medium', 4.2, '', 'All year round'],
  ],
  festivals: [
    ['Israel Festival', 'usually 05-20/09-30', 'Theatre, music and dance on stages across the city.', 'culture', 'Jerusalem Theatre', 30, 3],
    ['Jerusalem Film Festival', 'usually 07-10/07-31', 'Ten days of films, opened under the city walls.', 'culture', 'Jerusalem Cinematheque', 12, 3],
    ['Orthodox Holy Fire', 'orthodox -1', 'Flame passes from the tomb through thousands of candles.', 'religious', 'Church of the Holy Sepulchre', 0, 4],
  ],
  places: [
    ['Western Wall', 'religious', 31.7767, 35.2345, 45, 0, 'always', 'outdoor', 'any', 'religious history', 'full', 5, 'walk in', 'The great wall of Herod’s temple platform, where Jews have prayed for centuries.', 'Men cover their heads; no photographs on the Sabbath.'],
    ['Church of the Holy Sepulchre', 'religious', 31.7785, 35.2296, 75, 0, 'daily 5-19', 'indoor', 'morning', 'religious architecture history', 'partial', 5, 'walk in', 'The dim church over the places of the crucifixion and the tomb.', 'Come at six in the morning; by ten the line for the tomb is two hours.'],
    ['Dome of the Rock and Temple Mount', 'religious', 31.778, 35.2354, 60, 0, 'Mo-Th+Su 8-10', 'outdoor', 'morning', 'religious architecture history photography', 'partial', 5, 'walk in', 'The golden dome of 691 on the platform of the temple.', 'Visitors go up by the wooden ramp only; bring a passport and dress modestly.'],
    ['Tower of David Museum', 'museum', 31.7762, 35.2277, 105, 17, 'Mo-Th+Su 9-16, Fr-Sa 9-14', 'both', 'any', 'history architecture', 'partial', 4, 'walk in', 'The citadel by Jaffa Gate, with the story of the city and roofs to climb.', 'The night show on the walls needs a separate ticket.', { children: true }],
    ['Via Dolorosa', 'religious', 31.7796, 35.233, 60, 0, 'always', 'outdoor', 'morning', 'religious history', 'poor', 4, 'walk in', 'The way of the cross through the lanes of the Muslim quarter.', 'Franciscans lead a procession on Friday afternoons.'],
    ['Damascus Gate and Muslim Quarter Souk', 'market', 31.7816, 35.2304, 60, 0, 'daily 9-18', 'outdoor', 'any', 'markets history food', 'poor', 3, 'walk in', 'The grandest gate of the walls and the spice and sweet stalls behind it.', 'Try warm knafeh; watch your step on the worn stones.'],
    ['Hurva Synagogue and Jewish Quarter', 'quarter', 31.7752, 35.2314, 60, 7, 'Mo-Th+Su 9-17, Fr 9-13', 'both', 'any', 'religious architecture history', 'partial', 3, 'walk in', 'The rebuilt domed synagogue amid stone lanes and Roman columns.', 'The sunken Cardo shows the main street of Roman Jerusalem.'],
    ['City of David', 'sight', 31.7737, 35.2357, 150, 9, 'Mo-Th+Su 8-17, Fr 8-14', 'both', 'morning', 'history adventure', 'poor', 4, 'walk in', 'The oldest Jerusalem, with a water tunnel to wade through.', 'For the wet tunnel bring sandals and a torch; the dry one is beside it.', { children: true }],
    ['Mount of Olives Viewpoint', 'viewpoint', 31.7748, 35.2435, 40, 0, 'always', 'outdoor', 'morning', 'photography religious history', 'partial', 5, 'walk in', 'The postcard view of dome, walls and the oldest Jewish cemetery.', 'The sun lights the dome in the morning; walk down past the churches.'],
    ['Church of All Nations and Gethsemane', 'religious', 31.7793, 35.2397, 40, 0, 'daily 8-12 14-17', 'both', 'any', 'religious architecture art history', 'partial', 4, 'walk in', 'Ancient olive trees and a church of purple light.', 'Closed at midday; the tomb of Mary is across the road.'],
    ['Garden Tomb', 'religious', 31.7838, 35.2299, 45, 0, 'Mo-Sa 9-12 14-17', 'outdoor', 'any', 'religious nature', 'partial', 3, 'walk in', 'A quiet garden with a rock tomb, kept by Protestants.', 'Free guided tours; go for the calm after the old city.'],
    ['Mahane Yehuda Market', 'food', 31.7855, 35.2124, 90, 15, 'Mo-Th+Su 8-20, Fr 8-14', 'outdoor', 'any', 'food markets nightlife', 'full', 5, 'walk in', 'The great market of fruit, halva, cheese and fresh pitta.', 'Thursday night and Friday morning are the fullest; nothing opens on Saturday.'],
    ['Mahane Yehuda at Night', 'evening', 31.785, 35.2121, 120, 25, 'Mo-Th+Su 20-26', 'outdoor', 'evening', 'nightlife food music', 'full', 3, 'walk in', 'Painted shutters come down and bars open between the stalls.', 'Thursday is the big night; come after nine.'],
    ['Israel Museum', 'museum', 31.7724, 35.2042, 150, 16, 'Mo+We-Th+Su 10-17, Tu 16-21, Fr 10-14, Sa 10-17', 'both', 'any', 'art history architecture', 'full', 5, 'walk in', 'The Dead Sea Scrolls, a great model of the old city, and fine art.', 'Tuesday opens only at four; start at the white Shrine of the Book.', { children: true }],
    ['Yad Vashem', 'museum', 31.7742, 35.1755, 150, 0, 'Mo-Th+Su 8:30-17, Fr 8:30-14', 'both', 'any', 'history', 'full', 5, 'book', 'The memorial of the Holocaust on a hill of pines.', 'Reserve a free time; children under ten are not let into the museum.'],
    ['Mamilla Avenue', 'quarter', 31.7774, 35.2247, 45, 0, 'always', 'outdoor', 'evening', 'shopping architecture food', 'full', 2, 'walk in', 'An open-air street of shops and cafés up from Jaffa Gate.', 'Numbered stones show which old houses were taken down and put back.'],
    ['Jerusalem Biblical Zoo', 'family', 31.7459, 35.1773, 180, 20, 'Mo-Th+Su 9-17, Fr 9-15, Sa 10-17', 'outdoor', 'any', 'nature', 'full', 3, 'walk in', 'A hillside zoo of the animals named in the Bible.', 'A small train runs through the park; start early in summer.', { children: true }],
    ['Church of the Nativity, Bethlehem', 'day trip', 31.7043, 35.2076, 120, 0, 'Mo-Sa 7-17', 'indoor', 'morning', 'religious history architecture', 'partial', 5, 'walk in', 'The church over the cave where Jesus is said to have been born.', 'Bring your passport for the checkpoint; crouch through the door of humility.', { way: { text: 'Bus 231 from Damascus Gate', minutes: 45 } }],
    ['Masada', 'day trip', 31.3156, 35.3536, 180, 24, 'daily 8-16', 'outdoor', 'morning', 'history nature photography', 'partial', 5, 'walk in', 'Herod’s palace fortress on a rock over the Dead Sea.', 'Take the cable car up in the heat; the Snake Path closes early in summer.', { way: { text: 'Bus 486 or car along the Dead Sea', minutes: 95 } }],
  ],
}
