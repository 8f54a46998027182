import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 110, 'mid-range': 290, luxury: 700 },
  insights: [
    ['culture', 'Glass and gardens off the parks', 'Winter Park keeps Tiffany’s chapel and a boat tour of lakes; few park visitors ever see it.', 'low', 4.2, '1 day', 'October to April'],
    ['food', 'Eat outside the gates', 'Mills Avenue is lined with Vietnamese kitchens, and Park Avenue in Winter Park with tables under trees.', 'medium', 4.1, 'Every meal', 'All year round'],
    ['activities', 'Springs as well as rides', 'Natural springs stay at 22 degrees all year and are half an hour from the roller coasters.', 'medium', 4.6, '3 to 5 days', 'All year round'],
    ['transportation', 'A car, unless you stay inside', 'Park hotels run their own buses; everything else is far apart and the I-4 is slow at both rush hours.', 'high', 3.8, '', 'All year round'],
    ['weather', 'Storm at four o’clock', 'From June to September a thunderstorm comes nearly every afternoon; winter is dry and mild.', 'low', 4.0, '', 'November to April'],
    ['tips', 'Be at the gate before it opens', 'The first hour is worth three later ones; buy dated park tickets ahead, never at the gate.', 'high', 4.4, '', 'All year round'],
  ],
  festivals: [
    ['EPCOT International Food & Wine Festival', 'usually 08-28/11-20', 'Kitchens of many countries around the lagoon.', 'food', 'EPCOT', 130, 4],
    ['Orlando International Fringe Festival', 'usually 05-12/05-28', 'Two weeks of small theatre, first come first served.', 'culture', 'Loch Haven Park', 15, 3],
    ['Halloween Horror Nights', 'usually 08-29/11-02', 'Haunted houses on selected nights.', 'festival', 'Universal Studios Florida', 90, 4],
  ],
  places: [
    ['Magic Kingdom', 'family', 28.4177, -81.5812, 540, 150, 'daily 9-22', 'outdoor', 'morning', 'music photography', 'full', 5, 'book', 'The castle park, and the one small children mean.', 'Reach the gate 45 minutes early: the ferry or monorail still lies ahead.', { children: true }],
    ['EPCOT', 'family', 28.3747, -81.5494, 480, 140, 'daily 9-21', 'both', 'afternoon', 'food music', 'full', 4, 'book', 'Rides under a silver globe and a lake ringed by eleven countries.', 'The country pavilions open at eleven; eat your way round the lake.', { children: true }],
    ['Disney’s Hollywood Studios', 'family', 28.3575, -81.5583, 480, 145, 'daily 9-21', 'both', 'morning', 'music adventure', 'full', 4, 'book', 'Star Wars, toy soldiers and a tower that drops.', 'Go to the Star Wars land first or last.', { children: true }],
    ['Disney’s Animal Kingdom', 'family', 28.3578, -81.59, 420, 130, 'daily 8-19', 'outdoor', 'morning', 'nature adventure', 'full', 4, 'book', 'A park of real animals and the floating mountains of Pandora.', 'The safari is best in the first hour, when animals are awake.', { children: true }],
    ['Disney Springs', 'evening', 28.3706, -81.5192, 120, 30, 'daily 17-23:30', 'outdoor', 'evening', 'shopping food music', 'full', 3, 'walk in', 'Restaurants, shops and a balloon around a lagoon, free to enter.', 'Parking is free; book dinner weeks ahead.', { children: true }],
    ['Universal Studios Florida', 'family', 28.4757, -81.4683, 480, 150, 'daily 9-20', 'both', 'morning', 'adventure music', 'full', 4, 'book', 'Film rides and Diagon Alley.', 'A two-park ticket is needed for the train between the wizard lands.', { children: true }],
    ['Universal Islands of Adventure', 'family', 28.4711, -81.4714, 480, 150, 'daily 9-20', 'outdoor', 'morning', 'adventure', 'full', 5, 'book', 'The biggest coasters in town, and Hogwarts on its rock.', 'Hagrid’s ride first thing, the raptor coaster near closing.', { children: true }],
    ['SeaWorld Orlando', 'family', 28.4114, -81.4617, 360, 90, 'daily 10-18', 'outdoor', 'any', 'nature adventure', 'full', 3, 'book', 'Coasters between tanks of rays, penguins and dolphins.', 'Tickets are often half price online.', { children: true }],
    ['The Orlando Eye', 'viewpoint', 28.4432, -81.4685, 45, 33, 'daily 13-22', 'both', 'evening', 'photography', 'full', 3, 'walk in', 'A wheel of 120 metres on International Drive.', 'On a clear evening you see fireworks over several parks.', { children: true }],
    ['Gatorland', 'family', 28.3554, -81.4042, 180, 35, 'daily 10-17', 'outdoor', 'any', 'nature adventure', 'full', 3, 'walk in', 'An alligator park of 1949 with boardwalks through a breeding marsh.', 'In spring hundreds of egrets nest above the alligators.', { children: true }],
    ['Lake Eola Park', 'park', 28.5437, -81.3729, 60, 0, 'daily 5-24', 'outdoor', 'evening', 'nature photography', 'full', 3, 'walk in', 'Swans and a fountain in the middle of downtown.', 'A farmers’ market fills the corner on Sundays.', { children: true }],
    ['Orlando Science Center', 'family', 28.5722, -81.3686, 150, 24, 'Th-Tu 10-17', 'indoor', 'any', 'adventure nature', 'full', 3, 'walk in', 'Dinosaurs, a planetarium and four floors of experiments.', 'Closed on Wednesdays in term time; good for a stormy afternoon.', { children: true }],
    ['Orlando Museum of Art', 'museum', 28.5722, -81.366, 75, 20, 'Tu-Fr 10-16, Sa-Su 12-16', 'indoor', 'any', 'art', 'full', 2, 'walk in', 'American, African and ancient American art in Loch Haven Park.', 'The science centre and a theatre are across the lawn.'],
    ['Harry P. Leu Gardens', 'park', 28.5683, -81.3565, 90, 15, 'daily 9-17', 'outdoor', 'morning', 'nature photography', 'full', 3, 'walk in', 'Camellias, palms and roses on a lake.', 'Camellias flower from December to February.'],
    ['Morse Museum of American Art', 'museum', 28.601, -81.3517, 75, 6, 'Tu-Sa 9:30-16, Su 13-16', 'indoor', 'any', 'art architecture', 'full', 4, 'walk in', 'The largest collection of Tiffany glass, with a whole chapel.', 'Free on Friday evenings from November to April.'],
    ['Park Avenue, Winter Park', 'food', 28.5975, -81.3513, 90, 25, 'daily 11-22', 'outdoor', 'evening', 'food shopping', 'full', 3, 'walk in', 'Cafés and shops along a shady park.', 'The commuter train from downtown stops in the park itself.'],
    ['Wekiwa Springs', 'nature', 28.7119, -81.4602, 180, 6, 'daily 8-18', 'outdoor', 'morning', 'nature adventure', 'partial', 4, 'walk in', 'A clear spring to swim in and a river to paddle.', 'The gate closes when full, by ten on summer weekends.', { children: true }],
    ['Kennedy Space Center', 'day trip', 28.5236, -80.6819, 360, 75, 'daily 9-17', 'both', 'morning', 'history adventure', 'full', 5, 'book', 'The shuttle Atlantis, a Saturn V and the working launch pads.', 'Check the launch calendar; the bus tour is in the ticket.', { children: true, way: { text: 'Car by State Road 528', minutes: 60 } }],
    ['LEGOLAND Florida', 'day trip', 27.9886, -81.6896, 420, 100, 'daily 10-18', 'outdoor', 'any', 'adventure', 'full', 3, 'book', 'Rides for children under twelve in an old botanical garden.', 'The Cypress Gardens inside are lovely and empty.', { children: true, way: { text: 'Car to Winter Haven', minutes: 60 } }],
  ],
}
