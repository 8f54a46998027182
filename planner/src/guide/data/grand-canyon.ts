import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 100, 'mid-range': 250, luxury: 520 },
  icons: ['Mather Point', 'Desert View Watchtower', 'South Kaibab Trailhead', 'Hopi Point'],
  insights: [
    ['culture', 'Eleven nations of the canyon', 'Hopi, Navajo, Havasupai and others call it home; the Watchtower’s paintings and makers at Desert View tell it best.', 'medium', 4.4, 'Half a day', 'All year round'],
    ['food', 'Dining rooms on the rim', 'El Tovar takes reservations months ahead; picnic supplies are sold at the Market Plaza.', 'medium', 3.9, 'Every meal', 'All year round'],
    ['activities', 'A little way down', 'Even one hour below the rim changes the view; coming up takes twice as long as going down.', 'medium', 4.9, '1 to 2 days', 'March to May, September to November'],
    ['transportation', 'Park and ride', 'Free shuttles serve the village and the western overlooks; private cars may not use Hermit Road from March to November.', 'medium', 4.5, '', 'All year round'],
    ['weather', 'Two thousand metres up', 'The rim has snow in winter and thunder in July and August, while the river below bakes at 40 degrees.', 'low', 4.2, '', 'April, May, September, October'],
    ['tips', 'Sunrise beats sunset', 'Half the crowd at Mather Point comes for sunset; dawn is cooler, clearer and quieter.', 'high', 4.6, '', 'All year round'],
  ],
  festivals: [
    ['Grand Canyon Star Party', 'usually 06-05/06-20', 'A week of telescopes and talks on both rims.', 'culture', 'South Rim Visitor Center', 0, 4],
    ['Celebration of Art', 'usually 09-10/09-20', 'Painters work on the rim for a week and show the results.', 'culture', 'South Rim', 0, 3],
  ],
  places: [
    ['Mather Point', 'viewpoint', 36.0617, -112.1078, 45, 0, 'always', 'outdoor', 'morning', 'nature photography', 'full', 5, 'walk in', 'The first great view for most visitors, on a spur of rock.', 'Walk the rim a few minutes either way and you are alone.', { children: true }],
    ['Grand Canyon Visitor Center', 'sight', 36.059, -112.1094, 40, 0, 'daily 9-17', 'both', 'morning', 'nature history', 'full', 3, 'walk in', 'Maps, rangers and a film at the main car park.', 'Leave the car here by nine and take the free shuttles.', { children: true }],
    ['Yavapai Geology Museum', 'museum', 36.066, -112.117, 45, 0, 'daily 8-18', 'indoor', 'any', 'nature history', 'full', 4, 'walk in', 'A window wall that names every layer you see.', 'The Trail of Time to the village starts at the door, one metre for a million years.', { children: true }],
    ['El Tovar Hotel', 'evening', 36.0576, -112.1378, 90, 45, 'daily 17-21:30', 'indoor', 'evening', 'food history architecture', 'partial', 3, 'book', 'The log hotel of 1905 with a dining room on the rim.', 'The lounge’s porch needs no reservation: come before sunset.'],
    ['Hopi House', 'sight', 36.0575, -112.1371, 30, 0, 'daily 9-17', 'indoor', 'any', 'architecture art shopping', 'partial', 3, 'walk in', 'Mary Colter’s pueblo of 1905, selling native crafts.', 'The gallery on the upper floor has the finest pieces.'],
    ['Bright Angel Lodge', 'food', 36.0572, -112.141, 60, 20, 'daily 7-21', 'indoor', 'any', 'food history', 'full', 2, 'walk in', 'A lodge of 1935 with the plainest good meals on the rim.', 'The history room’s fireplace repeats the canyon’s layers in order.'],
    ['El Tovar Dining Room', 'food', 36.0577, -112.1374, 90, 45, 'daily 6:30-10 11-14:30 16:30-21', 'indoor', 'any', 'food history architecture', 'full', 3, 'book', 'White cloths and log walls twenty steps from the rim, since 1905.', 'Dinner is booked months ahead, lunch is not; two tables see the canyon.'],
    ['Lookout Studio', 'viewpoint', 36.0575, -112.1413, 30, 0, 'daily 9-17', 'both', 'any', 'architecture photography', 'poor', 3, 'walk in', 'A stone house that seems to grow out of the cliff.', 'Look for condors gliding below its terrace.'],
    ['Kolb Studio', 'museum', 36.0576, -112.1425, 30, 0, 'daily 9-17', 'indoor', 'any', 'history art photography', 'partial', 3, 'walk in', 'The photographers’ house on the edge, now a gallery.', 'The brothers filmed the river by boat in 1911; ask for the film.'],
    ['Bright Angel Trailhead', 'nature', 36.0573, -112.1436, 180, 0, 'always', 'outdoor', 'morning', 'nature adventure', 'poor', 4, 'walk in', 'The classic path down, with shade and rest houses.', 'Turn back at the first rest house; mules have the right of way.'],
    ['South Kaibab Trailhead', 'nature', 36.053, -112.0838, 150, 0, 'always', 'outdoor', 'morning', 'nature adventure photography', 'poor', 5, 'walk in', 'A ridge trail with views both ways to Ooh Aah Point.', 'No water on the trail; only the shuttle goes to the start.'],
    ['Hopi Point', 'viewpoint', 36.0755, -112.1546, 45, 0, 'always', 'outdoor', 'evening', 'nature photography', 'partial', 5, 'walk in', 'The sunset point of Hermit Road, far out in the canyon.', 'The last shuttle back leaves about an hour after sunset.'],
    ['Hermit’s Rest', 'sight', 36.0612, -112.2115, 45, 0, 'daily 9-17', 'both', 'any', 'architecture history', 'partial', 3, 'walk in', 'A stone shelter with a giant fireplace at the road’s end.', 'The snack window sells hot chocolate; water taps are outside.'],
    ['Grandview Point', 'viewpoint', 35.9988, -111.9876, 40, 0, 'always', 'outdoor', 'morning', 'nature photography', 'partial', 3, 'walk in', 'A high forest point on Desert View Drive.', 'The trail from here is steep and cobbled: for sure feet only.'],
    ['Lipan Point', 'viewpoint', 36.033, -111.8525, 30, 0, 'always', 'outdoor', 'evening', 'nature photography', 'partial', 4, 'walk in', 'The widest view of the river’s bends and the oldest rocks.', 'Quieter than the village points, and fine at both ends of the day.'],
    ['Tusayan Pueblo and Museum', 'museum', 36.0131, -111.8653, 45, 0, 'daily 9-17', 'both', 'any', 'history', 'full', 2, 'walk in', 'A village of eight hundred years ago beside a small museum.', 'A short flat loop goes round the low walls.'],
    ['Desert View Watchtower', 'viewpoint', 36.044, -111.8262, 60, 0, 'daily 9-17', 'both', 'afternoon', 'architecture art photography', 'partial', 5, 'walk in', 'Mary Colter’s stone tower, painted inside by a Hopi artist.', 'Eastern end of the park, 40 km from the village: fill up first.', { children: true }],
    ['Lowell Observatory, Flagstaff', 'day trip', 35.2029, -111.6646, 180, 35, 'We-Mo 12-22', 'both', 'evening', 'history nature', 'partial', 4, 'walk in', 'The hill where Pluto was found, with evening telescopes.', 'Combine with dinner in Flagstaff’s old railway quarter.', { children: true, way: { text: 'Car by US 180', minutes: 95 } }],
    ['Wupatki National Monument', 'day trip', 35.5203, -111.3716, 120, 25, 'daily 9-17', 'outdoor', 'any', 'history architecture', 'partial', 3, 'walk in', 'A red pueblo of a hundred rooms and a ball court.', 'The same ticket opens Sunset Crater on the loop road.', { way: { text: 'Car by Cameron and US 89', minutes: 110 } }],
  ],
}
