import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 90, 'mid-range': 210, luxury: 480 },
  insights: [
    ['culture', 'Brass bands and second lines', 'Music walks in the street here: on Sundays a second line parades through a neighbourhood, and anyone may follow.', 'medium', 4.8, '2 to 3 days', 'October to May'],
    ['food', 'Gumbo, po’boys and beignets', 'Gumbo is judged by its roux, a po’boy by its bread; crawfish are boiled from February to May.', 'medium', 4.9, 'Every meal', 'February to May for crawfish'],
    ['activities', 'Streetcars, swamps and steamboats', 'Ride the St. Charles line under the oaks, then leave town for the cypress swamp.', 'medium', 4.5, '2 days', 'October to May'],
    ['transportation', 'Walk the Quarter, ride the rest', 'A day pass covers streetcars and buses; late at night take a car even for short ways.', 'medium', 4.0, '', 'All year round'],
    ['weather', 'Mild winters, heavy summers', 'June to September is hot, wet and the time of hurricanes; March and April are the sweetest months.', 'low', 4.0, '', 'October to April'],
    ['tips', 'Look behind you on Bourbon', 'Keep to lit streets outside the Quarter at night, and never bet where you got your shoes.', 'high', 4.0, '', 'All year round'],
  ],
  festivals: [
    ['Mardi Gras', 'easter -51 P5D', 'Parades, balls and thrown beads in the last days before Lent.', 'festival', 'St. Charles Avenue and French Quarter', 0, 5],
    ['New Orleans Jazz & Heritage Festival', 'usually 04-22/05-08', 'Two long weekends of every music the state makes.', 'music', 'Fair Grounds Race Course', 95, 5],
    ['French Quarter Festival', 'usually 04-09/04-20', 'Free stages of local bands all over the old town.', 'music', 'French Quarter', 0, 4],
  ],
  places: [
    ['Jackson Square', 'sight', 29.9574, -90.0629, 40, 0, 'daily 8-18', 'outdoor', 'any', 'history photography art', 'full', 5, 'walk in', 'The square of the Quarter, with painters along its fence.', 'Climb the steps across Decatur Street for the classic picture.'],
    ['St. Louis Cathedral', 'religious', 29.958, -90.0637, 30, 0, 'daily 9-16', 'indoor', 'any', 'religious architecture history', 'full', 4, 'walk in', 'Three white spires over the square, in use since the French.', 'Free concerts are held on some evenings in winter.'],
    ['The Cabildo', 'museum', 29.9576, -90.0641, 75, 11, 'Tu-Su 9-16', 'indoor', 'any', 'history art', 'full', 3, 'walk in', 'The Spanish town hall where Louisiana was sold to the United States.', 'Napoleon’s death mask lies on the second floor.'],
    ['Café du Monde', 'food', 29.9574, -90.0618, 40, 8, 'daily 7:15-23', 'outdoor', 'morning', 'food history', 'full', 4, 'walk in', 'Beignets under sugar and chicory coffee since 1862.', 'Do not breathe in while you bite; sit down and a waiter comes.', { children: true }],
    ['French Market', 'market', 29.9602, -90.0591, 60, 0, 'daily 10-18', 'both', 'any', 'markets food shopping', 'full', 3, 'walk in', 'Stalls of food and crafts in arcades along the river.', 'Food stands lie in the middle part, the flea market at the end.'],
    ['Bourbon Street', 'evening', 29.9588, -90.0653, 90, 20, 'daily 18-27', 'outdoor', 'night', 'nightlife music', 'full', 3, 'walk in', 'The loud street of bars, balconies and go-cups.', 'Stay for an hour, then walk on to Frenchmen Street for the music.'],
    ['Preservation Hall', 'evening', 29.9583, -90.0654, 60, 30, 'daily 17-23', 'indoor', 'evening', 'music history', 'partial', 5, 'book', 'Traditional jazz in a bare old room, forty-five minutes a set.', 'Reserved benches sell out; standing tickets mean an early queue.', { children: true }],
    ['Frenchmen Street', 'evening', 29.9636, -90.0577, 150, 20, 'daily 19-26', 'both', 'night', 'music nightlife', 'partial', 5, 'walk in', 'Three blocks of clubs where the city’s musicians play.', 'Walk and listen at the doors first; the night art market is free.'],
    ['National WWII Museum', 'museum', 29.9431, -90.0703, 240, 36, 'daily 9-17', 'indoor', 'any', 'history', 'full', 5, 'book', 'The war told in several pavilions, with landing boats built here.', 'It takes a day; the Beyond All Boundaries film needs an added ticket.'],
    ['Ogden Museum of Southern Art', 'museum', 29.9436, -90.0711, 75, 14, 'daily 10-17', 'indoor', 'any', 'art', 'full', 3, 'walk in', 'Painters and self-taught masters of the South.', 'The roof terrace looks over the warehouse district.'],
    ['Garden District', 'quarter', 29.9289, -90.0848, 90, 0, 'always', 'outdoor', 'morning', 'architecture photography', 'partial', 4, 'walk in', 'Columned houses and iron fences under live oaks.', 'Come by the St. Charles streetcar and walk down to Magazine Street.'],
    ['St. Louis Cemetery No. 1', 'sight', 29.9594, -90.0711, 60, 25, 'daily 9-15:45', 'outdoor', 'morning', 'history photography', 'partial', 3, 'book', 'Whitewashed tombs above ground, that of Marie Laveau among them.', 'Entry only with a licensed tour.'],
    ['Congo Square', 'sight', 29.9612, -90.0684, 40, 0, 'daily 8-18', 'outdoor', 'any', 'history music', 'full', 3, 'walk in', 'The place in Armstrong Park where enslaved people drummed on Sundays.', 'Drum circles still meet on Sunday afternoons.'],
    ['Audubon Aquarium', 'family', 29.9506, -90.063, 105, 40, 'daily 10-17', 'indoor', 'any', 'nature', 'full', 3, 'walk in', 'Gulf fish, penguins and a hall of insects by the river.', 'The ticket includes the insectarium in the same building.', { children: true }],
    ['Audubon Zoo', 'family', 29.9238, -90.1303, 180, 40, 'daily 10-17', 'outdoor', 'morning', 'nature', 'full', 3, 'walk in', 'A zoo with a swamp of its own and white alligators.', 'The streetcar stops at Audubon Park, a fine walk under oaks away.', { children: true }],
    ['New Orleans Museum of Art', 'museum', 29.9865, -90.0935, 120, 20, 'Tu-Su 10-17', 'indoor', 'any', 'art nature', 'full', 4, 'walk in', 'Art of many ages in City Park, with a sculpture garden.', 'The sculpture garden among the lagoons beside it is free.'],
    ['Mardi Gras World', 'museum', 29.9348, -90.0608, 75, 23, 'daily 9-17', 'indoor', 'any', 'art history', 'full', 3, 'walk in', 'The sheds where the parade floats are built.', 'A free shuttle picks up at marked points in the centre.', { children: true }],
    ['Oak Alley Plantation', 'day trip', 30.0043, -90.7756, 150, 30, 'daily 9-17', 'both', 'any', 'history architecture photography', 'partial', 3, 'walk in', 'Twenty-eight old oaks in two rows before a columned house.', 'See the cabins of the enslaved first; they tell whose work paid for the trees.', { way: { text: 'Car or tour bus along the river road', minutes: 65 } }],
    ['Whitney Plantation', 'day trip', 30.0391, -90.6506, 120, 25, 'We-Mo 9:30-16:30', 'outdoor', 'any', 'history', 'partial', 4, 'walk in', 'The plantation museum told from the side of the enslaved.', 'Take the audio tour; walls of names stand between the cabins.', { way: { text: 'Car or tour bus to Edgard', minutes: 55 } }],
  ],
}
