import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 95, 'mid-range': 205, luxury: 420 },
  icons: ['Dom Tower', 'Oudegracht', 'Rietveld Schröder House'],
  insights: [
    ['culture', 'Bishops below, students above', 'The Romans built a fort, bishops a cathedral, and a storm took the nave away in 1674; the tower stands alone.', 'medium', 4.6, '2 days', 'All year round'],
    ['food', 'Cellars by the water', 'Along the Oudegracht one eats at quay level, in vaults where wine was once rolled in.', 'medium', 4.5, 'Every meal', 'April to October'],
    ['activities', 'A canal on two floors', 'Rent a kayak or a pedal boat and go round the old town below the street.', 'medium', 4.6, '2 hours', 'April to October'],
    ['transportation', 'The middle of all trains', 'Half an hour to Amsterdam, forty minutes to Rotterdam; the station has the largest bicycle park in the world.', 'low', 4.8, '', 'All year round'],
    ['weather', 'Mild and often wet', 'Spring comes early to the canal gardens; winters seldom freeze them.', 'low', 3.9, '', 'April to September'],
    ['tips', 'Follow the lit poem', 'A line of letters is set into the Oudegracht stones, one more each Saturday; Trajectum Lumen lights the way by night.', 'low', 4.4, '', 'All year round'],
  ],
  festivals: [
    ['Festival Oude Muziek', 'usually 08-25/09-06', 'Early music in churches, ten days long.', 'music', 'Whole old town', 30, 4],
    ['Netherlands Film Festival', 'usually 09-20/10-03', 'A year of Dutch films and the Golden Calves.', 'culture', 'City centre', 13, 3],
    ['Saint Martin Parade', 'usually 11-05/11-12', 'Lanterns as large as cars walk through the town of its saint.', 'festival', 'Old town', 0, 3],
  ],
  quarters: {
    'Dom quarter': ['Dom Tower', 'Saint Martin’s Cathedral', 'DOMunder', 'Pandhof Garden', 'Oudegracht', 'Museum Speelklok', 'Graaf Floris', 'Winkel van Sinkel'],
    'Museum quarter': ['Centraal Museum', 'Nijntje Museum', 'Museum Catharijneconvent', 'Railway Museum', 'Nieuwegracht'],
  },
  places: [
    ['Dom Tower', 'viewpoint', 52.0907, 5.1213, 75, 15, 'daily 10-17', 'indoor', 'any', 'history architecture photography', 'poor', 5, 'book', 'The tallest church tower of the country, 465 steps up past fourteen bells.', 'Only with a guide; on clear days Amsterdam can be seen.'],
    ['Oudegracht', 'sight', 52.0896, 5.1199, 75, 0, 'always', 'outdoor', 'any', 'architecture photography food', 'partial', 5, 'walk in', 'The old canal has its wharf and cellars a floor below the street, as nowhere else.', 'Go down any stair and walk at the water.', { children: true }],
    ['Rietveld Schröder House', 'sight', 52.0853, 5.1476, 60, 23, 'Tu-Su 11-17', 'indoor', 'any', 'architecture art', 'poor', 5, 'book', 'A house of 1924 that is a Mondrian one can live in, with sliding walls.', 'Timed tickets only; twelve people at a time.'],
    ['Saint Martin’s Cathedral', 'religious', 52.0908, 5.1224, 40, 0, 'Mo-Fr 10-17, Sa 11-15:30, Su 14-16', 'indoor', 'any', 'religious architecture history', 'full', 4, 'walk in', 'The choir and transept that the storm of 1674 left standing.', 'Look for the faces that were hacked off in the Reformation.'],
    ['DOMunder', 'sight', 52.0906, 5.1219, 75, 15, 'Tu-Su 11-17', 'indoor', 'any', 'history adventure', 'poor', 3, 'book', 'Torches in hand below the square through two thousand years of ruins.', 'The torch finds and tells the story by itself.', { children: true }],
    ['Pandhof Garden', 'park', 52.0903, 5.1225, 25, 0, 'daily 10-16', 'outdoor', 'any', 'nature photography', 'full', 3, 'walk in', 'A cloister garden of herbs between church and university.', 'Gothic gables round it tell Saint Martin’s life.'],
    ['Museum Speelklok', 'museum', 52.0906, 5.1189, 75, 18, 'Tu-Su 10-17', 'indoor', 'any', 'music history', 'full', 4, 'walk in', 'Musical clocks, street organs and orchestrions that play, in a church.', 'Join the hourly tour: without it they are silent.', { children: true }],
    ['Centraal Museum', 'museum', 52.0836, 5.1258, 90, 19, 'Tu-Su 11-17', 'indoor', 'any', 'art', 'full', 3, 'walk in', 'Utrecht’s Caravaggists, a ship of a thousand years and much Rietveld.', 'The ticket covers the house on Prins Hendriklaan if booked together.'],
    ['Nijntje Museum', 'family', 52.0839, 5.1249, 90, 9, 'Tu-Su 10-17', 'indoor', 'morning', 'art', 'full', 3, 'book', 'Miffy’s rooms for children of two to six, by the town’s own Dick Bruna.', 'Slots sell out in holidays.', { children: true }],
    ['Museum Catharijneconvent', 'museum', 52.0875, 5.1259, 75, 19, 'Tu-Fr 10-17, Sa-Su 11-17', 'indoor', 'any', 'religious art history', 'full', 3, 'walk in', 'A thousand years of Christian art in a convent on Lange Nieuwstraat.', 'The garden courtyard café is a quiet one.'],
    ['Railway Museum', 'family', 52.0879, 5.1311, 150, 20, 'Tu-Su 10-17', 'both', 'any', 'history', 'full', 4, 'walk in', 'Royal carriages, giants of steam and a ride, behind a small station of 1874.', 'Trains run to it from the main station on some days.', { children: true }],
    ['Nieuwegracht', 'sight', 52.0869, 5.1243, 40, 0, 'always', 'outdoor', 'afternoon', 'photography architecture nature', 'full', 3, 'walk in', 'The quiet sister of the old canal, under trees, to the observatory Sonnenborgh.', 'The end leads to the park along the old moat.'],
    ['Griftpark', 'park', 52.1016, 5.1287, 60, 0, 'always', 'outdoor', 'any', 'nature', 'full', 2, 'walk in', 'The green where students lie in the sun, with a petting farm.', 'Ride out from here to the north along the Vecht.', { children: true }],
    ['Graaf Floris', 'food', 52.0894, 5.1203, 75, 25, 'daily 10-22', 'both', 'any', 'food', 'partial', 3, 'walk in', 'Apple turnovers and plain Dutch lunches by the Vismarkt since 1973.', 'The turnover with warm ice is the order.', { children: true }],
    ['Winkel van Sinkel', 'food', 52.0917, 5.1185, 75, 28, 'daily 11-24', 'both', 'any', 'food architecture nightlife', 'partial', 3, 'walk in', 'A department store of 1839 with cast-iron ladies, now a grand café.', 'One statue once fell into the canal: ask for the story.', { children: true }],
    ['Stadskasteel Oudaen', 'food', 52.0926, 5.1180, 90, 32, 'daily 11-23', 'both', 'any', 'food history nightlife', 'partial', 3, 'walk in', 'A city castle of 1276 brews in its cellar and serves at the wharf.', 'Sit by the water in summer; the brewery can be visited.'],
    ['TivoliVredenburg', 'evening', 52.0924, 5.1134, 150, 30, 'daily 19-25', 'indoor', 'night', 'music nightlife architecture', 'full', 3, 'book', 'Five halls under one roof, from organ to techno.', 'Lunch concerts on Fridays cost nothing.'],
    ['De Haar Castle', 'day trip', 52.1213, 4.9862, 180, 20, 'daily 11-17', 'both', 'any', 'history architecture nature', 'partial', 4, 'book', 'The largest castle of the country, a Rothschild’s dream with a park.', 'Park tickets alone do for a walk; inside is by slot.', { children: true, way: { text: 'Train to Vleuten, then bus', minutes: 45 } }],
    ['Amersfoort', 'day trip', 52.1561, 5.3878, 240, 0, 'always', 'outdoor', 'any', 'history architecture photography', 'full', 3, 'walk in', 'A water gate, wall houses and a tall tower without its church, where Mondrian was born.', 'Take the boat through the Koppelpoort on summer days.', { town: 'Amersfoort', way: { text: 'Train', minutes: 15 } }],
  ],
}
