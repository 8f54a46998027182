import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 65, 'mid-range': 140, luxury: 360 },
  icons: ['Kotor Old Town', 'San Giovanni Fortress', 'Perast', 'Our Lady of the Rocks', 'Lovćen Mausoleum'],
  insights: [
    ['culture', 'Four centuries of Venice', 'Captains’ palaces, Catholic and Orthodox churches side by side, and cats on every step.', 'high', 4.6, '1 to 2 days', 'April to October'],
    ['food', 'Njeguši ham and mussels', 'Prosciutto is smoked in the mountains above; mussels hang in the bay below.', 'low', 4.4, 'Every meal', 'All year round'],
    ['activities', 'Walls, boats and serpentines', '1,350 steps to the fort, boats to the Blue Cave, and 25 hairpins up to Njeguši.', 'high', 4.8, '2 to 3 days', 'May to October'],
    ['transportation', 'One narrow road', 'The bay road clogs in August; Blue Line buses go to Perast for a euro or two, boats are faster.', 'medium', 3.8, '', 'All year round'],
    ['weather', 'Sun, and the wettest hills of Europe', 'Dry from June to September; autumn rain is heavy and short.', 'low', 4.3, '', 'May, June, September, October'],
    ['tips', 'Ships decide the day', 'Look at the port’s list: when three are in, go to Perast or up Lovćen until four.', 'high', 4.6, '', 'May to October'],
  ],
  festivals: [
    ['Kotor Carnival', 'usually 02-01/02-28', 'Masks burn the culprit of the year before the sea gate.', 'festival', 'Old town', 0, 4],
    ['Fašinada', '07-22', 'A procession of boats carries stones to the island.', 'religious', 'Perast', 0, 5],
    ['Boka Night', 'usually 08-16/08-24', 'Decorated boats and fireworks in the bay.', 'festival', 'Kotor harbour', 0, 4],
  ],
  quarters: {
    'Kotor Old Town': ['Kotor Old Town', 'Saint Tryphon’s Cathedral', 'Maritime Museum', 'Cats Museum', 'Konoba Scala Santa', 'Bokun Wine Bar', 'San Giovanni Fortress'],
  },
  places: [
    ['Kotor Old Town', 'quarter', 42.4247, 18.7711, 90, 0, 'always', 'outdoor', 'morning', 'architecture history photography', 'partial', 5, 'walk in', 'A triangle of palaces and small squares behind the sea gate.', 'Before nine the squares belong to cats and bakers.', { children: true }],
    ['Saint Tryphon’s Cathedral', 'religious', 42.4242, 18.7716, 40, 5, 'daily 9-18', 'indoor', 'any', 'religious architecture art', 'poor', 4, 'walk in', 'A Romanesque church of 1166 with a stone canopy and silver relics.', 'The gallery upstairs opens on a balcony over the square.'],
    ['San Giovanni Fortress', 'viewpoint', 42.4237, 18.7766, 120, 17, 'daily 7-20', 'outdoor', 'morning', 'history photography adventure', 'poor', 5, 'walk in', '1,350 steps up the walls to the castle 260 metres over the bay.', 'Start at seven or after five; carry water, there is no shade.'],
    ['Maritime Museum', 'museum', 42.4252, 18.7713, 50, 6, 'Mo-Sa 9-18, Su 10-16', 'indoor', 'any', 'history', 'poor', 3, 'walk in', 'Models, sabres and portraits of the bay’s captains.', 'The audio guide is in the price.'],
    ['Cats Museum', 'museum', 42.4259, 18.7715, 25, 2, 'daily 10-18', 'indoor', 'any', 'art history', 'partial', 2, 'walk in', 'Cards, medals and letters about the town’s true owners.', 'The fee feeds the strays.', { children: true, season: [4, 10] }],
    ['Kotor Cable Car', 'viewpoint', 42.3987, 18.7568, 105, 27, 'daily 9-19', 'outdoor', 'afternoon', 'nature photography', 'full', 4, 'walk in', 'Eleven minutes from the coast to 1,348 metres at Kuk.', 'An alpine coaster runs at the top; check the wind.', { children: true }],
    ['Perast', 'quarter', 42.4869, 18.6993, 105, 0, 'always', 'outdoor', 'morning', 'architecture photography history', 'partial', 5, 'walk in', 'One row of baroque palaces on the water, sixteen churches for 300 people.', 'Climb Saint Nicholas’ tower for the two islands.'],
    ['Our Lady of the Rocks', 'religious', 42.4869, 18.6889, 60, 10, 'daily 9-19', 'both', 'any', 'religious history photography', 'poor', 5, 'walk in', 'An island made of stones that sailors threw, with silver votives.', 'See the picture a woman stitched with her own hair for 25 years.', { children: true }],
    ['Dobrota promenade', 'beach', 42.4367, 18.7653, 105, 0, 'always', 'outdoor', 'afternoon', 'nature photography', 'full', 3, 'walk in', 'Kilometres of jetties and captains’ villas for a swim near town.', 'The water is calm and cool; bring shoes for the rocks.', { children: true, season: [5, 10] }],
    ['Blue Cave and Mamula', 'nature', 42.4253, 18.7691, 210, 45, 'daily 9-17', 'outdoor', 'morning', 'nature adventure photography', 'poor', 4, 'book', 'Speedboats from the quay past submarine tunnels to a glowing cave.', 'Morning light is bluest and the sea flattest.', { children: true, season: [5, 10] }],
    ['Konoba Scala Santa', 'food', 42.4252, 18.7724, 90, 30, 'daily 10-24', 'both', 'any', 'food', 'poor', 3, 'walk in', 'One of the oldest taverns, on the salad square by the mountain.', 'Fish is priced by the kilo: ask before it goes on the grill.'],
    ['Galion', 'food', 42.4291, 18.7698, 105, 50, 'daily 12-24', 'both', 'any', 'food photography', 'full', 3, 'book', 'Glass over the harbour with the walls lit behind.', 'Buzara mussels at lunch give the same view for less.', { season: [4, 10] }],
    ['Stari Mlini', 'food', 42.4838, 18.7612, 105, 45, 'daily 12-23', 'both', 'any', 'food nature', 'partial', 4, 'book', 'Trout and bay fish among the mills of Ljuta.', 'Come by boat or bus on the way to Perast.', { children: true, season: [4, 10] }],
    ['Bokun Wine Bar', 'evening', 42.4253, 18.7717, 90, 25, 'daily 17-25', 'both', 'evening', 'nightlife food music', 'poor', 3, 'walk in', 'Vranac by the glass with ham and cheese, and live music at weekends.', 'Four tables inside, six on the lane.'],
    ['Lovćen Mausoleum', 'day trip', 42.3998, 18.8377, 180, 9, 'daily 9-18', 'outdoor', 'morning', 'history nature photography', 'poor', 5, 'walk in', 'Njegoš’s tomb on a peak from which half the country is seen.', '461 steps in a tunnel; eat ham in Njeguši on the way.', { season: [4, 10], way: { text: 'Car or tour up the serpentines', minutes: 75 } }],
    ['Budva and Sveti Stefan', 'day trip', 42.2783, 18.8385, 240, 0, 'always', 'outdoor', 'any', 'history nature photography', 'partial', 4, 'walk in', 'A walled town on the sea, and the hotel island seen from its beach.', 'Walk from Pržno through the royal park to Sveti Stefan.', { children: true, way: { text: 'Bus', minutes: 40 } }],
  ],
}
