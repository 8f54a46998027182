import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 95, 'mid-range': 195, luxury: 430 },
  icons: ['Haga', 'Liseberg', 'Gothenburg Museum of Art', 'Southern Archipelago', 'Feskekörka'],
  insights: [
    ['culture', 'A port with a friendly tongue', 'Dutch canals, Hisingen’s cranes and the painters of light in the art museum.', 'low', 4.4, '2 days', 'All year round'],
    ['food', 'Prawns, oysters and fika', 'The west coast lands the best shellfish of Sweden; Haga bakes buns as large as plates.', 'low', 4.7, 'Every meal', 'All year round'],
    ['activities', 'Islands by tram and boat', 'Tram 11 to Saltholmen and a ferry on the same ticket bring you to car-free rocks.', 'low', 4.7, '1 day', 'May to September'],
    ['transportation', 'Trams everywhere', 'Pay by tapping a card; Älvsnabben crosses the harbour as a bus on water.', 'low', 4.6, '', 'All year round'],
    ['weather', 'Wind from the west', 'Mild and wet in autumn, long light evenings in June and July.', 'low', 4, '', 'May to September'],
    ['tips', 'Closed in July, crowded at Liseberg', 'Many good kitchens rest in July, when Swedes are on the islands.', 'medium', 4.1, '', 'June, August'],
  ],
  festivals: [
    ['Way Out West', 'usually 08-06/08-16', 'Three days of music in Slottsskogen.', 'music', 'Slottsskogen', 200, 4],
    ['Gothenburg Film Festival', 'usually 01-23/02-08', 'The largest of the Nordic countries.', 'culture', 'City cinemas', 12, 4],
    ['Christmas at Liseberg', 'usually 11-14/12-30', 'Five million lights and a market.', 'market', 'Liseberg', 15, 5],
  ],
  places: [
    ['Haga', 'quarter', 57.6986, 11.9572, 75, 0, 'always', 'outdoor', 'any', 'architecture shopping food', 'full', 5, 'walk in', 'Wooden houses on stone ground floors, and a street of cafés.', 'Café Husaren bakes the largest cinnamon bun; share it.', { children: true }],
    ['Skansen Kronan', 'viewpoint', 57.6961, 11.9557, 40, 0, 'always', 'outdoor', 'evening', 'history photography', 'poor', 3, 'walk in', 'A crowned tower of 1698 on the hill above Haga.', 'Two hundred steps for the best view of roofs.'],
    ['Feskekörka', 'food', 57.7011, 11.9577, 60, 30, 'Mo-Sa 10-20, Su 11-17', 'indoor', 'any', 'food markets architecture', 'full', 5, 'walk in', 'The fish church of 1874, reopened with counters and kitchens.', 'A prawn sandwich at the counter is lunch.', { children: true }],
    ['Gothenburg Museum of Art', 'museum', 57.6966, 11.9805, 105, 8, 'Tu+Th 11-18, We 11-20, Fr-Su 11-17', 'indoor', 'any', 'art', 'full', 5, 'walk in', 'Nordic light, Rembrandt and Picasso above Götaplatsen.', 'The Fürstenberg gallery shows the north of 1880 as it was hung.'],
    ['Götaplatsen and Avenyn', 'quarter', 57.6974, 11.979, 45, 0, 'always', 'outdoor', 'any', 'architecture photography shopping', 'full', 3, 'walk in', 'Milles’ Poseidon at the head of the parade street.', 'Seen from the side he makes the prudish laugh.'],
    ['Liseberg', 'family', 57.6949, 11.9921, 240, 45, 'daily 11-22', 'outdoor', 'afternoon', 'adventure music', 'full', 5, 'book', 'Gardens, wooden coaster and concerts: the amusement park of the north.', 'Entrance is cheap, rides by bracelet; closed days are on the calendar.', { children: true, season: [5, 9] }],
    ['Universeum', 'family', 57.6957, 11.9893, 150, 30, 'daily 10-18', 'indoor', 'any', 'nature', 'full', 4, 'book', 'A rain forest, sharks and a lab under one roof.', 'The sloth is in the upper canopy; two hours is the least.', { children: true }],
    ['World of Volvo', 'museum', 57.6921, 11.9967, 90, 22, 'daily 10-18', 'indoor', 'any', 'history architecture', 'full', 3, 'walk in', 'A round house of timber trees around cars and lorries.', 'The hall itself is free; only the exhibition costs.', { children: true }],
    ['Slottsskogen', 'park', 57.6862, 11.9437, 90, 0, 'always', 'outdoor', 'any', 'nature', 'full', 4, 'walk in', 'A wood with seals, elk and penguins at no charge.', 'Plikta is the playground with a whale.', { children: true }],
    ['Botanical Garden', 'park', 57.6819, 11.9507, 90, 0, 'daily 9-20', 'outdoor', 'morning', 'nature photography', 'full', 4, 'walk in', 'Rock garden, Japanese glade and rhododendrons over half a valley.', 'May and June are the great weeks.', { children: true }],
    ['Garden Society', 'park', 57.7046, 11.9764, 45, 0, 'daily 7-20', 'outdoor', 'any', 'nature photography', 'full', 3, 'walk in', 'Four thousand roses and a palm house by the canal.', 'Roses from late June; the palm house is warm in January.', { children: true }],
    ['Paddan canal boats', 'family', 57.7039, 11.9703, 60, 25, 'daily 10-18', 'outdoor', 'any', 'history photography', 'partial', 4, 'walk in', 'Flat boats under twenty bridges and out to the harbour.', 'Crouch at the cheese slicer, the lowest of them.', { children: true, season: [4, 10] }],
    ['Stora Saluhallen', 'market', 57.7042, 11.9673, 45, 15, 'Mo-Fr 9-18, Sa 9-16', 'indoor', 'any', 'food markets', 'full', 3, 'walk in', 'The market hall of 1889: cheese, coffee and lunch bars.', 'Kåges sells husmanskost at the counter.'],
    ['Smaka', 'food', 57.6977, 11.9703, 75, 32, 'daily 16-23', 'indoor', 'evening', 'food', 'partial', 3, 'walk in', 'Meatballs, herring and toast on a corner in Vasastan.', 'The herring plate comes with snaps of the house.'],
    ['Heaven 23', 'food', 57.6974, 11.9885, 75, 40, 'daily 11:30-24', 'indoor', 'any', 'food photography', 'full', 3, 'book', 'The king-size prawn sandwich on the 23rd floor of Gothia.', 'Half a portion is enough; Liseberg lies below.', { children: true }],
    ['Andra Långgatan', 'evening', 57.6992, 11.9484, 120, 25, 'daily 17-26', 'both', 'night', 'nightlife food music', 'full', 3, 'walk in', 'Records, cheap beer and small stages in one street.', 'It closes to cars for a party in early June.'],
    ['Southern Archipelago', 'day trip', 57.6163, 11.7865, 300, 8, 'always', 'outdoor', 'any', 'nature photography', 'partial', 5, 'walk in', 'Styrsö, Vrångö and Brännö: rocks, boathouses and no cars.', 'Ferries from Saltholmen take tram tickets; bathe off any jetty.', { children: true, season: [4, 10], town: 'Styrsö', way: { text: 'Tram 11 and ferry', minutes: 60 } }],
    ['Marstrand', 'day trip', 57.8871, 11.5826, 240, 12, 'always', 'outdoor', 'any', 'history nature photography', 'poor', 4, 'walk in', 'A sailing town below the fortress of Carlsten.', 'The fortress dungeon held Sweden’s best thief for 26 years.', { season: [4, 10], way: { text: 'Bus express and ferry', minutes: 65 } }],
  ],
}
