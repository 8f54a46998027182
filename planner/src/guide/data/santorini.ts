import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 90, 'mid-range': 230, luxury: 650 },
  insights: [
    ['culture', 'Bronze Age under ash', 'Akrotiri was buried in ash some 3,600 years ago; its finds in Fira and the white villages on the rim tell the whole island story.', 'medium', 4.7, '1 to 2 days', 'April to June, September, October'],
    ['food', 'Fava, tomato fritters and Assyrtiko', 'Volcanic soil gives small sweet tomatoes, yellow split peas and a dry white wine that goes with all of it.', 'medium', 4.5, 'Every meal', 'May to October'],
    ['activities', 'Walk the caldera rim', 'The footpath from Fira to Oia runs ten kilometres along the rim and takes three to four hours; start early and carry water.', 'medium', 4.8, 'Half a day', 'April to June, October'],
    ['transportation', 'Buses through Fira', 'All bus lines meet in Fira, so most journeys change there; ferries land at Athinios below a road of hairpins.', 'high', 4, '', 'April to October'],
    ['weather', 'Dry, bright and windy', 'It hardly rains from May to September; the meltemi wind in July and August cools the rim and can stop boats.', 'low', 4.5, '', 'May, June, September'],
    ['tips', 'Mind the cruise days', 'Several ships may lie in the caldera on one day; Oia and Fira are calm before ten and after the last tender.', 'high', 4.4, '', 'All year round'],
  ],
  festivals: [
    ['Orthodox Easter', 'orthodox -2 P4D', 'Candlelit processions on Good Friday, with thousands of small lights in Pyrgos, and fireworks on Saturday night.', 'religious', 'Pyrgos and every village', 0, 5],
    ['Ifaistia', 'usually 08-15/09-25', 'Fireworks over the caldera recall the eruption of the volcano.', 'festival', 'Fira and the caldera', 0, 4],
    ['Assumption of the Virgin', '08-15', 'Church feasts with food, wine and dancing in the villages.', 'religious', 'Villages with a church of the Virgin', 0, 3],
  ],
  places: [
    ['Oia', 'quarter', 36.4618, 25.3753, 120, 0, 'always', 'outdoor', 'morning', 'photography architecture', 'poor', 5, 'walk in', 'White houses and blue domes stacked on the northern end of the rim.', 'Come before nine: the lanes are yours and the light falls on the domes.'],
    ['Oia Castle', 'viewpoint', 36.4602, 25.3728, 60, 0, 'always', 'outdoor', 'evening', 'photography history', 'poor', 5, 'walk in', 'Ruins of a Venetian fort from which half the island watches the sun go down.', 'In summer find a spot an hour before sunset, and mind the low walls.'],
    ['Ammoudi Bay', 'food', 36.4614, 25.3709, 105, 35, 'daily 12-22', 'outdoor', 'evening', 'food nature photography', 'poor', 4, 'book', 'A red-cliffed harbour with fish tables at the edge of the water.', 'Some 250 steps lead down from Oia; a taxi road spares the way back up.'],
    ['Fira', 'quarter', 36.4169, 25.4326, 120, 0, 'always', 'outdoor', 'afternoon', 'shopping photography food', 'partial', 4, 'walk in', 'The capital on the cliff, with lanes of shops and terraces over the crater.', 'The lane along the edge is best early or after the ships have left.'],
    ['Museum of Prehistoric Thera', 'museum', 36.4167, 25.4322, 60, 12, 'We-Mo 8:30-15:30', 'indoor', 'any', 'history art', 'partial', 4, 'walk in', 'Wall paintings, vessels and a golden ibex from the buried town of Akrotiri.', 'See it before Akrotiri: the finds make sense of the empty rooms.'],
    ['Akrotiri Archaeological Site', 'sight', 36.3515, 25.4036, 90, 22, 'We-Mo 8:30-15', 'indoor', 'morning', 'history architecture', 'full', 5, 'book', 'A Bronze Age town of streets and upstairs rooms under one great roof.', 'It is all under a roof, good in heat or rain; take a guide at the gate.'],
    ['Red Beach', 'beach', 36.3485, 25.3945, 60, 0, 'always', 'outdoor', 'morning', 'nature photography', 'poor', 3, 'walk in', 'A cove under a wall of red lava near Akrotiri.', 'Rocks do fall here: look from the headland and swim elsewhere.'],
    ['Perissa Beach', 'beach', 36.354, 25.4752, 180, 10, 'always', 'outdoor', 'any', 'nature food', 'partial', 4, 'walk in', 'A long strip of black sand below the rock of Mesa Vouno.', 'The sand burns at noon; bring sandals and take a sunbed with a taverna.', { children: true, season: [5, 10] }],
    ['Kamari Beach', 'beach', 36.3757, 25.4836, 180, 10, 'always', 'outdoor', 'any', 'nature food', 'partial', 4, 'walk in', 'Black pebbles, a promenade for walkers only and tavernas under trees.', 'The promenade is flat, which makes it the easiest evening walk on the island.', { children: true, season: [5, 10] }],
    ['Ancient Thera', 'sight', 36.3637, 25.478, 105, 7, 'We-Mo 8:30-15', 'outdoor', 'morning', 'history photography nature', 'poor', 4, 'walk in', 'A Greek and Roman town on a ridge high above both beaches.', 'There is no shade; take the shuttle up from Kamari and walk down.'],
    ['Skaros Rock', 'nature', 36.432, 25.4182, 75, 0, 'always', 'outdoor', 'evening', 'nature adventure photography', 'poor', 4, 'walk in', 'A bare headland below Imerovigli that once carried the capital.', 'The steps down are easy, the last climb is not; wear closed shoes.'],
    ['Firostefani', 'viewpoint', 36.4253, 25.428, 40, 0, 'always', 'outdoor', 'evening', 'photography architecture', 'partial', 3, 'walk in', 'A quieter balcony north of Fira with a blue dome against the crater.', 'Walk here from Fira in a quarter of an hour along the rim path.'],
    ['Pyrgos', 'quarter', 36.3829, 25.4497, 90, 0, 'always', 'outdoor', 'afternoon', 'history architecture photography', 'poor', 4, 'walk in', 'A fortified hill village of arches and chapels, seen by few day visitors.', 'Climb to the Kasteli at the top for the view over the whole island.'],
    ['Santo Wines', 'food', 36.3872, 25.437, 75, 30, 'daily 10-20', 'both', 'evening', 'food photography', 'full', 3, 'book', 'The growers’ cooperative pours the island’s wines on a terrace over the caldera.', 'Book a table for late afternoon and take the flight of Assyrtiko.', { season: [4, 10] }],
    ['Megalochori', 'quarter', 36.3746, 25.4292, 60, 0, 'always', 'outdoor', 'afternoon', 'architecture food history', 'partial', 2, 'walk in', 'A village of bell towers, old wine cellars and a shaded square.', 'Sit under the trees of the square; buses to Perissa stop at the edge.'],
    ['Akrotiri Lighthouse', 'viewpoint', 36.3578, 25.3573, 40, 0, 'always', 'outdoor', 'evening', 'photography nature', 'poor', 3, 'walk in', 'A lighthouse of 1892 at the south-western tip, with a sunset without shops.', 'There is no café here; bring water and a jacket against the wind.'],
    ['Nea Kameni', 'nature', 36.404, 25.396, 180, 30, 'daily 10-17', 'outdoor', 'morning', 'nature adventure', 'poor', 4, 'book', 'The black young volcano in the middle of the caldera, still warm underfoot.', 'Boat trips leave from the old port; the path is loose stone, so no sandals.', { children: true, season: [4, 10] }],
    ['Fira caldera bars', 'evening', 36.4189, 25.4305, 120, 25, 'daily 18-26', 'outdoor', 'night', 'nightlife music food', 'partial', 3, 'walk in', 'Terrace bars along the cliff of Fira, with the dark crater below.', 'Prices fall by half one lane back from the edge.', { season: [4, 10] }],
    ['Ios Chora', 'day trip', 36.723, 25.282, 300, 15, 'always', 'outdoor', 'any', 'nature nightlife photography', 'poor', 3, 'book', 'A white hill town, windmills and one of the best beaches of the Cyclades.', 'Check the return ferry before you go: there are few and wind cancels some.', { season: [5, 9], way: { text: 'Ferry from Athinios, then bus to Chora', minutes: 80 } }],
  ],
}
