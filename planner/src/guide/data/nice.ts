import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 95, 'mid-range': 210, luxury: 560 },
  insights: [
    ['culture', 'Painters came for the light', 'Matisse and Chagall have their own museums above the town, and the old town looks Italian until 1860.', 'medium', 4.5, '2 days', 'All year round'],
    ['food', 'Socca, pissaladière and salads', 'Chickpea pancake from a wood oven is eaten hot with pepper; the local salad has no cooked vegetables.', 'medium', 4.6, 'Every meal', 'All year round'],
    ['activities', 'Coast paths and villages', 'Trains every half hour reach bays and hill villages; the path round Cap Ferrat is flat and lovely.', 'medium', 4.7, '2 days', 'March to June, September, October'],
    ['transportation', 'Trams and coast trains', 'Tram 2 comes from the airport; trains along the coast cost little and beat any car.', 'medium', 4.5, '', 'All year round'],
    ['weather', 'Three hundred days of sun', 'Winters stay around 13 degrees by day; summers are hot with warm sea into October.', 'low', 4.7, '', 'April to June, September, October'],
    ['tips', 'Pebbles, not sand', 'The beach is stones: bring water shoes, or choose Villefranche for sand.', 'medium', 4.1, '', 'May to October'],
  ],
  festivals: [
    ['Nice Carnival', 'usually 02-10/03-05', 'Two weeks of floats and battles of flowers.', 'festival', 'Place Masséna and the promenade', 30, 5],
    ['Nice Jazz Festival', 'usually 07-15/08-31', 'Jazz and more on open-air stages in summer.', 'music', 'City centre', 45, 4],
  ],
  places: [
    ['Promenade des Anglais', 'sight', 43.6949, 7.261, 60, 0, 'always', 'outdoor', 'evening', 'photography nature', 'full', 5, 'walk in', 'Seven kilometres of sea front with blue chairs.', 'Rent a bike at the airport end and ride into town.', { children: true }],
    ['Castle Hill', 'viewpoint', 43.6952, 7.2804, 60, 0, 'daily 8:30-18', 'outdoor', 'evening', 'photography nature history', 'partial', 5, 'walk in', 'A park with a waterfall over roofs and bay, without a castle.', 'A free lift rises from the sea side.', { children: true }],
    ['Cours Saleya', 'market', 43.6956, 7.2751, 60, 0, 'Tu-Su 7-13', 'outdoor', 'morning', 'markets food photography', 'full', 4, 'walk in', 'Flowers and vegetables under striped awnings.', 'On Mondays antiques take its place.'],
    ['Vieux Nice', 'quarter', 43.697, 7.2765, 90, 0, 'always', 'outdoor', 'any', 'history architecture food', 'partial', 5, 'walk in', 'Ochre lanes and baroque churches around Place Rossetti.', 'Ice cream on the square, socca in a side street.'],
    ['Place Masséna', 'sight', 43.6972, 7.2704, 25, 0, 'always', 'outdoor', 'evening', 'architecture photography', 'full', 3, 'walk in', 'A red arcaded square with seven glowing figures on poles.', 'The figures change colour after dark.'],
    ['Promenade du Paillon', 'park', 43.6987, 7.2737, 45, 0, 'daily 7-21', 'outdoor', 'any', 'nature', 'full', 3, 'walk in', 'A green strip with jets of water between old and new town.', 'Children run through the fountains all summer.', { children: true }],
    ['Matisse Museum', 'museum', 43.7194, 7.2755, 75, 12, 'We-Mo 10-17', 'indoor', 'any', 'art', 'full', 4, 'walk in', 'The painter’s own collection in a red villa among olives.', 'His grave is ten minutes away by the monastery.'],
    ['Chagall Museum', 'museum', 43.7092, 7.2695, 75, 11, 'We-Mo 10-17', 'indoor', 'any', 'art religious', 'full', 4, 'walk in', 'Biblical pictures in a house built for them.', 'See the mosaic over the pool and the blue windows of the concert room.'],
    ['Cimiez Monastery', 'religious', 43.7197, 7.2786, 45, 0, 'daily 8-18', 'both', 'any', 'religious nature photography', 'partial', 3, 'walk in', 'A Franciscan church with rose terraces above the town.', 'The garden looks over the bay and has shade at noon.'],
    ['Saint Nicholas Russian Cathedral', 'religious', 43.7038, 7.2538, 40, 0, 'daily 9-18', 'indoor', 'any', 'religious architecture', 'full', 3, 'walk in', 'Six onion domes among palms, the finest outside Russia.', 'Cover shoulders; it closes for services.'],
    ['Villa Masséna', 'museum', 43.6947, 7.2592, 60, 12, 'We-Mo 10-18', 'indoor', 'any', 'history art architecture', 'full', 2, 'walk in', 'The belle époque in a villa on the promenade.', 'The garden is free and has the memorial of 14 July 2016.'],
    ['Port Lympia', 'quarter', 43.6955, 7.2852, 45, 0, 'always', 'outdoor', 'afternoon', 'photography food', 'full', 3, 'walk in', 'Fishing boats and yachts between red Genoese fronts.', 'Walk back round the headland at sunset.'],
    ['Libération Market', 'food', 43.7099, 7.2618, 60, 8, 'Tu-Su 7-13', 'outdoor', 'morning', 'markets food', 'full', 3, 'walk in', 'The market where Nice itself shops, with fish and ravioli.', 'The old station hall beside it has food stalls into the evening.'],
    ['Place Garibaldi', 'evening', 43.701, 7.2812, 120, 25, 'daily 18-25', 'outdoor', 'evening', 'nightlife food architecture', 'full', 3, 'walk in', 'A yellow square of terraces, with bars down to the port.', 'Oysters on the square, then wine in Rue Bonaparte.'],
    ['Parc Phoenix', 'family', 43.668, 7.216, 120, 6, 'daily 9:30-18', 'both', 'any', 'nature', 'full', 3, 'walk in', 'A botanical garden with one of Europe’s largest greenhouses.', 'Flamingos, otters and playgrounds, by tram 2.', { children: true }],
    ['Villefranche-sur-Mer', 'quarter', 43.7042, 7.3115, 180, 0, 'always', 'outdoor', 'any', 'nature photography history', 'partial', 4, 'walk in', 'A deep bay with a sand beach and a street under the houses.', 'The station is right above the beach.', { children: true }],
    ['Villa Ephrussi de Rothschild', 'sight', 43.6952, 7.3289, 120, 19, 'daily 10-18', 'both', 'afternoon', 'architecture art nature', 'partial', 4, 'walk in', 'A pink villa with nine gardens between two bays.', 'Fountains dance every twenty minutes; follow with the cape path.'],
    ['Èze', 'quarter', 43.7278, 7.3616, 120, 8, 'always', 'outdoor', 'morning', 'photography nature history', 'poor', 4, 'walk in', 'A stone village on a peak with a cactus garden on top.', 'Bus 82 goes up; Nietzsche’s path leads down to the train.'],
    ['Saint-Paul-de-Vence', 'day trip', 43.6968, 7.1222, 210, 0, 'always', 'outdoor', 'any', 'art photography architecture', 'partial', 4, 'walk in', 'A walled hill village of galleries and painters’ inns.', 'Add the Maeght foundation, ten minutes on foot.', { way: { text: 'Tram to Parc Phoenix, then bus 655', minutes: 70 } }],
    ['Picasso Museum in Antibes', 'day trip', 43.5808, 7.1286, 240, 9, 'Tu-Su 10-13 14-18', 'indoor', 'any', 'art nature photography', 'partial', 4, 'walk in', 'Picasso’s studio castle on the ramparts, with market and beaches near.', 'The covered market next door closes at one.', { way: { text: 'Train along the coast', minutes: 30 } }],
  ],
}
