import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 90, 'mid-range': 210, luxury: 420 },
  icons: ['Valley Drive', 'Monument Valley Visitor Center', 'Forrest Gump Point', 'Antelope Canyon'],
  insights: [
    ['culture', 'On Navajo land', 'The park belongs to the Navajo Nation; guides tell the stories, and parts of the valley are seen only with them.', 'medium', 4.7, '1 day', 'March to November'],
    ['food', 'Fry bread and mutton stew', 'Navajo tacos on fry bread are the local plate; no alcohol is sold on the reservation.', 'low', 3.8, 'Every meal', 'All year round'],
    ['activities', 'Sunrise behind the Mittens', 'The buttes are black at dawn and red at dusk; the loop road takes two to three slow hours.', 'medium', 4.8, '1 to 2 days', 'April, May, September, October'],
    ['transportation', 'Bring your own wheels', 'There is no public transport; the loop is rough sand and stone, and hire firms may forbid it.', 'medium', 3.8, '', 'All year round'],
    ['weather', 'High desert', 'Hot by day and cool by night; storms flood washes in July and August, and snow dusts the buttes in winter.', 'low', 4.2, '', 'April to June, September, October'],
    ['tips', 'Mind the clock', 'The Navajo Nation keeps summer time, the rest of Arizona does not: check which hour your tour means.', 'low', 4.3, '', 'All year round'],
  ],
  festivals: [
    ['Navajo Nation Fair', 'usually 09-01/09-12', 'Rodeo, powwow and frybread contests in Window Rock.', 'festival', 'Window Rock', 10, 4],
    ['Bluff International Balloon Festival', 'usually 01-12/01-20', 'Hot-air balloons over the Valley of the Gods in winter.', 'festival', 'Bluff', 0, 3],
  ],
  places: [
    ['Monument Valley Visitor Center', 'viewpoint', 36.9825, -110.1121, 60, 8, 'daily 8-17', 'both', 'morning', 'nature history photography', 'full', 5, 'walk in', 'The terrace in front of the two Mittens and Merrick Butte.', 'Sunset colours the faces, sunrise draws the outlines: see both.', { children: true }],
    ['Valley Drive', 'nature', 36.981, -110.1105, 180, 0, 'daily 8-16', 'outdoor', 'afternoon', 'nature photography adventure', 'partial', 5, 'walk in', 'A dirt loop of 27 kilometres below the buttes, starting here.', 'Go in a guide’s truck: it may leave the loop and spares your axles.', { children: true }],
    ['Wildcat Trail', 'nature', 36.984, -110.1123, 120, 0, 'daily 8-16', 'outdoor', 'morning', 'nature adventure photography', 'poor', 4, 'walk in', 'The one path you may walk alone, around the West Mitten.', 'Five kilometres in sand with no shade: carry two litres.'],
    ['The View Hotel', 'evening', 36.9823, -110.1124, 90, 25, 'daily 17-21', 'both', 'evening', 'food photography', 'full', 4, 'book', 'Dinner and a terrace facing the buttes until the stars come out.', 'The Milky Way stands behind the Mittens on moonless nights.'],
    ['Goulding’s Trading Post Museum', 'museum', 37.007, -110.2031, 45, 5, 'daily 9-17', 'indoor', 'any', 'history', 'partial', 3, 'walk in', 'The trader’s house of the twenties that brought Hollywood here.', 'John Wayne’s cabin stands behind it.'],
    ['Goulding’s Stagecoach Dining Room', 'food', 37.0067, -110.2036, 60, 20, 'daily 7-20', 'indoor', 'any', 'food', 'full', 2, 'walk in', 'Navajo tacos and stew with a window on the valley.', 'The next kitchens are in Kayenta and Mexican Hat.'],
    ['The View Restaurant', 'food', 36.9821, -110.1119, 75, 25, 'daily 7-14 17-20', 'indoor', 'any', 'food photography', 'full', 3, 'walk in', 'Navajo tacos and mutton stew behind glass in front of the Mittens.', 'Come an hour before sunset; alcohol is not sold on Navajo land.', { children: true }],
    ['Forrest Gump Point', 'viewpoint', 37.1015, -109.9905, 20, 0, 'always', 'outdoor', 'morning', 'photography', 'partial', 5, 'walk in', 'The straight road towards the buttes where Forrest stopped running.', 'Park in the lay-by and look both ways: it is a highway.'],
    ['Mexican Hat Rock', 'sight', 37.1742, -109.8497, 30, 0, 'always', 'outdoor', 'any', 'nature photography', 'poor', 3, 'walk in', 'A flat boulder balanced like a sombrero.', 'A dirt track leads to its foot; the village is named after it.', { children: true }],
    ['Goosenecks State Park', 'viewpoint', 37.1746, -109.9269, 40, 5, 'always', 'outdoor', 'any', 'nature photography', 'full', 4, 'walk in', 'The river winds ten kilometres to get on by two.', 'Camp on the rim for stars and silence.'],
    ['Valley of the Gods', 'nature', 37.296, -109.858, 120, 0, 'always', 'outdoor', 'evening', 'nature photography adventure', 'poor', 4, 'walk in', 'A free small Monument Valley with a dirt road of 27 kilometres.', 'Passable by car when dry; turn back after rain.'],
    ['Moki Dugway', 'viewpoint', 37.274, -109.9395, 40, 0, 'always', 'outdoor', 'afternoon', 'adventure photography', 'partial', 4, 'walk in', 'Gravel hairpins cut into a cliff, 340 metres high.', 'Not for long trailers; stop in the widest bend.'],
    ['Muley Point', 'viewpoint', 37.2323, -109.9742, 60, 0, 'always', 'outdoor', 'evening', 'nature photography', 'poor', 4, 'walk in', 'A cliff edge over the river canyon with the valley on the horizon.', 'Eight kilometres of dirt road from the top of the Dugway.'],
    ['Agathla Peak', 'viewpoint', 36.8255, -110.2252, 20, 0, 'always', 'outdoor', 'any', 'nature photography', 'poor', 2, 'walk in', 'A black volcanic neck beside the road to Kayenta.', 'Climbing it is forbidden: a sacred place.'],
    ['Navajo National Monument', 'museum', 36.6783, -110.541, 120, 0, 'daily 9-17', 'both', 'any', 'history nature', 'partial', 4, 'walk in', 'A view of Betatakin, a whole village in a sandstone cave.', 'The overlook trail takes an hour; ranger walks down run in summer.', { children: true }],
    ['Four Corners Monument', 'day trip', 36.999, -109.0452, 45, 8, 'daily 8-16:45', 'outdoor', 'any', 'photography markets', 'full', 2, 'walk in', 'The point where four states meet.', 'Navajo makers sell silver around it; cash is best.', { children: true, way: { text: 'Car by Kayenta or Bluff', minutes: 100 } }],
    ['Natural Bridges National Monument', 'day trip', 37.6094, -109.9766, 180, 20, 'daily 9-17', 'outdoor', 'morning', 'nature adventure photography', 'partial', 3, 'walk in', 'Three great bridges of stone on one loop road.', 'The first park certified for its dark sky: stay for the stars.', { way: { text: 'Car by the Moki Dugway', minutes: 100 } }],
    ['Canyon de Chelly', 'day trip', 36.1534, -109.5393, 240, 0, 'daily 8-17', 'outdoor', 'morning', 'history nature photography', 'partial', 4, 'walk in', 'Red walls with old houses and Navajo farms below.', 'Drive the south rim to Spider Rock; the floor only with a guide.', { town: 'Chinle', way: { text: 'Car by Kayenta and Chinle', minutes: 120 } }],
    ['Antelope Canyon', 'day trip', 36.8619, -111.3743, 120, 90, 'daily 8-16', 'outdoor', 'morning', 'nature photography', 'poor', 5, 'book', 'A slot of flowing stone where beams of light fall at noon.', 'Guided only; Upper is flat, Lower has ladders.', { way: { text: 'Car to Page', minutes: 125 } }],
  ],
}
