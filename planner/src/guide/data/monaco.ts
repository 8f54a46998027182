import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 130, 'mid-range': 320, luxury: 900 },
  insights: [
    ['culture', 'A rock and a casino', 'The princes’ old town on the rock and the belle époque of Monte-Carlo face each other over one harbour.', 'medium', 4.3, '1 day', 'All year round'],
    ['food', 'Barbagiuan and market counters', 'Fried chard parcels and socca at the market cost little in a dear place.', 'low', 4.2, 'Every meal', 'All year round'],
    ['activities', 'Walk the circuit', 'The Grand Prix course is ordinary road: an hour on foot from the harbour to the hairpin and back.', 'medium', 4.5, '1 to 2 hours', 'All year round'],
    ['transportation', 'Lifts and coast trains', 'Public lifts and escalators join the levels; trains reach Nice in under half an hour.', 'medium', 4.6, '', 'All year round'],
    ['weather', 'Sheltered and mild', 'Mountains keep cold winds off; winters are near 13 degrees, summers warm and humid.', 'low', 4.6, '', 'April to June, September, October'],
    ['tips', 'Sleep next door', 'Beds in Beausoleil, uphill and in France, cost half and are ten minutes away by escalator.', 'low', 4.4, '', 'All year round'],
  ],
  festivals: [
    ['Monaco Grand Prix', 'usually 05-21/06-08', 'Formula 1 through the streets; prices triple.', 'sport', 'Port Hercule and Monte-Carlo', 300, 5],
    ['National Day', '11-19', 'Fireworks the evening before, mass and parade on the palace square.', 'festival', 'Monaco-Ville', 0, 4],
    ['Sainte-Dévote', '01-26 P2D', 'A boat is burned before the church of the patron.', 'religious', 'Sainte-Dévote Church', 0, 3],
  ],
  places: [
    ['Prince’s Palace', 'sight', 43.7314, 7.4203, 60, 11, 'daily 10-17', 'both', 'morning', 'history architecture', 'partial', 4, 'walk in', 'The Grimaldi’s palace on the rock, with frescoes in the court.', 'The guard changes at five to twelve; state rooms open from spring to autumn.', { season: [4, 10] }],
    ['Oceanographic Museum', 'family', 43.7308, 7.4256, 120, 21, 'daily 10-18', 'indoor', 'any', 'nature history architecture', 'full', 5, 'walk in', 'Sharks, turtles and a prince’s science in a palace on a cliff.', 'The roof terrace has the view and the playground.', { children: true }],
    ['Monaco Cathedral', 'religious', 43.7303, 7.4228, 30, 0, 'daily 8:30-18', 'indoor', 'any', 'religious history', 'full', 3, 'walk in', 'White stone and the tombs of the princes, Grace among them.', 'Flowers mark her slab in the ambulatory.'],
    ['Saint-Martin Gardens', 'park', 43.7302, 7.4241, 40, 0, 'daily 7-19', 'outdoor', 'any', 'nature photography', 'partial', 3, 'walk in', 'Pines and cactus on the sea side of the rock.', 'A shady way from the cathedral to the museum.', { children: true }],
    ['Monaco-Ville', 'quarter', 43.7311, 7.4226, 60, 0, 'always', 'outdoor', 'any', 'history architecture photography', 'partial', 4, 'walk in', 'The old town of peach-coloured lanes on the rock.', 'A public lift goes up from the parking below.'],
    ['Casino de Monte-Carlo', 'sight', 43.7393, 7.4283, 60, 20, 'daily 10-13', 'indoor', 'morning', 'architecture history', 'full', 4, 'walk in', 'Gilded gaming rooms by the architect of the Paris Opera.', 'Visits are in the morning; players need a passport and no sportswear after seven.'],
    ['Place du Casino', 'evening', 43.7391, 7.4276, 75, 25, 'always', 'outdoor', 'night', 'nightlife photography', 'full', 4, 'walk in', 'Cars, palms and a mirror in front of the casino.', 'One coffee on the terrace buys the whole show.'],
    ['Opéra de Monte-Carlo', 'evening', 43.7389, 7.4286, 150, 70, 'daily 19-23', 'indoor', 'evening', 'music architecture', 'full', 3, 'book', 'A small gold hall by Garnier, back to back with the casino.', 'The season runs from autumn to spring.'],
    ['Port Hercule', 'sight', 43.7348, 7.4253, 45, 0, 'always', 'outdoor', 'evening', 'photography', 'full', 4, 'walk in', 'Yachts the size of houses in the only deep harbour.', 'A small electric ferry crosses it for the price of a bus.'],
    ['Condamine Market', 'food', 43.7321, 7.4192, 60, 15, 'daily 7-14', 'both', 'morning', 'food markets', 'full', 3, 'walk in', 'Fruit on the square and small kitchens in the hall.', 'Socca and barbagiuan here are the cheapest lunch in the state.'],
    ['Japanese Garden', 'park', 43.743, 7.4311, 40, 0, 'daily 9-18', 'outdoor', 'any', 'nature photography', 'full', 3, 'walk in', 'Bridges, carp and raked gravel by the sea.', 'It is five minutes from the casino and free.', { children: true }],
    ['Larvotto Beach', 'beach', 43.7458, 7.4338, 150, 0, 'always', 'outdoor', 'any', 'nature', 'full', 3, 'walk in', 'The public beach of fine gravel, with showers and cafés.', 'Nets keep jellyfish out in summer.', { children: true, season: [5, 10] }],
    ['Sainte-Dévote Church', 'religious', 43.7374, 7.4212, 20, 0, 'daily 8:30-18', 'indoor', 'any', 'religious history', 'partial', 2, 'walk in', 'The patron’s chapel in a ravine at the first corner of the circuit.', 'Race winners’ names are painted on the kerb outside.'],
    ['Fairmont Hairpin', 'sight', 43.7405, 7.4294, 20, 0, 'always', 'outdoor', 'any', 'photography adventure', 'partial', 3, 'walk in', 'The slowest corner of Formula 1, between hotel and sea.', 'Keep to the pavement and watch taxis imitate the line.'],
    ['Trophy of Augustus', 'sight', 43.7453, 7.4012, 75, 7, 'Tu-Su 10-13:30 14:30-17', 'outdoor', 'afternoon', 'history photography architecture', 'poor', 3, 'walk in', 'A Roman monument above the state, in La Turbie.', 'Buses go up; the terrace looks straight down on Monaco.'],
    ['Èze', 'quarter', 43.7278, 7.3616, 120, 8, 'always', 'outdoor', 'morning', 'photography nature history', 'poor', 4, 'walk in', 'A stone village on a peak with a cactus garden on top.', 'Go before ten, when the lanes are still empty.'],
    ['Villa Ephrussi de Rothschild', 'sight', 43.6952, 7.3289, 120, 19, 'daily 10-18', 'both', 'afternoon', 'architecture art nature', 'partial', 4, 'walk in', 'A pink villa with nine gardens on Cap Ferrat.', 'Train to Beaulieu, then half an hour along the water.'],
    ['Menton Old Town', 'day trip', 43.7752, 7.5065, 180, 0, 'always', 'outdoor', 'any', 'architecture photography food', 'poor', 4, 'walk in', 'The lemon town: yellow houses, baroque steps and gardens.', 'Climb to the old cemetery for the view into Italy.', { way: { text: 'Train along the coast', minutes: 12 } }],
    ['Nice Old Town', 'day trip', 43.697, 7.2765, 240, 0, 'always', 'outdoor', 'any', 'history food markets', 'partial', 4, 'walk in', 'Ochre lanes, a flower market and a long promenade.', 'The market ends at one.', { way: { text: 'Train along the coast', minutes: 25 } }],
  ],
}
