import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 50, 'mid-range': 115, luxury: 280 },
  icons: ['Cerro Alegre and Cerro Concepción', 'La Sebastiana', 'Ascensor El Peral', 'Open-Air Museum of Murals'],
  insights: [
    ['culture', 'Hills of tin and paint', 'The harbour of Cape Horn grew rich, fell asleep and was painted over; Neruda wrote above it.', 'medium', 4.5, '2 days', 'October to April'],
    ['food', 'Chorrillana and the sea', 'A hill of chips, beef and onion for four; reineta, clams and Casablanca white.', 'medium', 4.2, 'Every meal', 'All year round'],
    ['activities', 'Ride up, walk down', 'Sixteen lifts of 1883 on creak to the viewpoints; follow murals down the stairs.', 'medium', 4.5, '1 to 2 days', 'October to April'],
    ['transportation', 'Lifts, trolleys, micros', 'The trolleybuses are the oldest running; Santiago is ninety minutes by coach.', 'medium', 4.2, '', 'All year round'],
    ['weather', 'Fog by morning', 'Cool sea air: 22 degrees in January, wet June.', 'low', 4.2, '', 'November to March'],
    ['tips', 'Stay on the tourist hills', 'Mind cameras in the flat port streets; take a car by app after dark.', 'medium', 4, '', 'All year round'],
  ],
  festivals: [
    ['New Year by the sea', '12-31', 'The longest fireworks of the continent over the bay.', 'festival', 'Bay of Valparaíso', 0, 5],
    ['Carnaval Mil Tambores', 'usually 10-01/10-10', 'A thousand drums and painted bodies.', 'music', 'City', 0, 4],
  ],
  quarters: {
    'Cerro Alegre and Concepción': ['Cerro Alegre and Cerro Concepción', 'Ascensor El Peral', 'Paseo Gervasoni', 'Palacio Baburizza', 'Fauna', 'Almacén Nacional'],
    'Puerto': ['Plaza Sotomayor', 'Muelle Prat Harbour Boats', 'Paseo 21 de Mayo'],
    'Cerro Bellavista': ['La Sebastiana', 'Open-Air Museum of Murals'],
  },
  places: [
    ['Cerro Alegre and Cerro Concepción', 'quarter', -33.0421, -71.6274, 120, 0, 'always', 'outdoor', 'any', 'art architecture photography', 'poor', 5, 'walk in', 'Two hills of corrugated villas, murals and cafés.', 'Templeman and Galos lanes have the best walls.'],
    ['Paseo Gervasoni', 'viewpoint', -33.0407, -71.6265, 30, 0, 'always', 'outdoor', 'any', 'photography', 'partial', 3, 'walk in', 'A terrace over the harbour beside a cartoonist’s house.', 'Ascensor Concepción lands here.'],
    ['Ascensor El Peral', 'sight', -33.0399, -71.6282, 20, 1, 'daily 7-22', 'outdoor', 'any', 'history architecture photography', 'poor', 5, 'walk in', 'A wooden box of 1902 up to the promenade of Yugoslavia.', 'Coins only; if it rests, take the stair beside it.', { children: true }],
    ['Palacio Baburizza', 'museum', -33.0396, -71.6292, 60, 5, 'Tu-Su 10-18', 'indoor', 'any', 'art architecture', 'partial', 4, 'walk in', 'Art nouveau house of a nitrate king, with old views of the port.', 'See the first shower in town.'],
    ['Plaza Sotomayor', 'sight', -33.0386, -71.6286, 35, 0, 'always', 'outdoor', 'any', 'history architecture', 'full', 4, 'walk in', 'The blue navy palace and the heroes of Iquique.', 'The old dock is seen under glass below.'],
    ['Muelle Prat Harbour Boats', 'nature', -33.0367, -71.6278, 45, 6, 'daily 10-18', 'outdoor', 'any', 'nature photography', 'partial', 3, 'walk in', 'Half an hour among cranes, sea lions and warships.', 'Wait for a full boat: it is cheaper.', { children: true }],
    ['Paseo 21 de Mayo', 'viewpoint', -33.0325, -71.6299, 45, 1, 'always', 'outdoor', 'afternoon', 'photography history', 'partial', 4, 'walk in', 'The wide bay from Cerro Artillería, with the naval museum.', 'Take a taxi if the lift stands still.', { children: true }],
    ['National Maritime Museum', 'museum', -33.0321, -71.6307, 60, 2, 'Tu-Su 10-17:30', 'indoor', 'any', 'history', 'partial', 3, 'walk in', 'Ships, battles and the capsule that saved 33 miners.', 'Cochrane’s sword is here.', { children: true }],
    ['La Sebastiana', 'museum', -33.0529, -71.6127, 75, 10, 'Tu-Su 10-18', 'indoor', 'morning', 'history art architecture', 'poor', 5, 'walk in', 'Pablo Neruda’s tower house with his wooden horse and window on the sea.', 'First come, first in; walk down by the murals.'],
    ['Open-Air Museum of Murals', 'sight', -33.0482, -71.6196, 50, 0, 'always', 'outdoor', 'any', 'art photography', 'poor', 5, 'walk in', 'Twenty murals by Matta and others on Bellavista’s stairs.', 'Go by day and downhill.'],
    ['Parque Cultural, the Old Prison', 'park', -33.0464, -71.6284, 50, 0, 'Tu-Su 10-19', 'both', 'any', 'art history architecture', 'full', 3, 'walk in', 'Cells, lawn and theatre on Cerro Cárcel.', 'The two hill cemeteries beside it have the view.', { children: true }],
    ['Mercado El Cardonal', 'market', -33.0459, -71.6068, 50, 8, 'daily 6-18', 'indoor', 'morning', 'markets food', 'full', 3, 'walk in', 'Fruit below, fish soups on the upper floor.', 'El Rincón de Pancho is loud and good.'],
    ['Casino Social J. Cruz', 'food', -33.0446, -71.6216, 75, 12, 'daily 12-24', 'indoor', 'any', 'food history', 'poor', 4, 'walk in', 'The birthplace of the chorrillana, in a lane full of scribbled walls.', 'One plate, forks for all; a guitarist comes.', { children: true }],
    ['Fauna', 'food', -33.0408, -71.629, 90, 28, 'daily 12:30-22', 'outdoor', 'any', 'food photography', 'poor', 3, 'book', 'Sea bass and pisco sours on a terrace over the roofs.', 'Book the rail for sunset.'],
    ['Almacén Nacional', 'food', -33.0432, -71.6269, 75, 16, 'Tu-Su 12-20', 'indoor', 'any', 'food', 'partial', 3, 'walk in', 'Chilean classics in an old grocer’s on Almirante Montt.', 'Pastel de choclo in summer.', { children: true }],
    ['Bar Cinzano', 'evening', -33.0423, -71.6245, 90, 16, 'Mo-Sa 11-26', 'indoor', 'evening', 'music nightlife food', 'full', 4, 'walk in', 'Tangos by singers as old as the bar, on Plaza Aníbal Pinto.', 'Thursday to Saturday after ten.'],
    ['Viña del Mar', 'day trip', -33.0153, -71.5501, 210, 5, 'always', 'outdoor', 'any', 'nature', 'full', 3, 'walk in', 'Palms, gardens and a clean beach next door.', 'A moai stands before the Fonck Museum.', { children: true, town: 'Viña del Mar', way: { text: 'Metro train', minutes: 25 } }],
    ['Isla Negra', 'day trip', -33.4426, -71.6834, 120, 10, 'Tu-Su 10-18', 'both', 'any', 'history art nature', 'poor', 4, 'walk in', 'Neruda’s ship of a house, with figureheads and his grave at the surf.', 'Booking is not possible: arrive by noon.', { way: { text: 'Bus', minutes: 90 } }],
    ['Casablanca Valley', 'day trip', -33.3208, -71.4066, 210, 50, 'daily 10-17', 'both', 'any', 'food nature', 'partial', 3, 'book', 'Cool whites among oaks: Casas del Bosque, Emiliana, Matetic.', 'Emiliana is biodynamic and kind to walk-ins.', { town: 'Casablanca', way: { text: 'Car or tour', minutes: 45 } }],
  ],
}
