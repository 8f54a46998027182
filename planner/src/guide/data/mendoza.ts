import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 55, 'mid-range': 135, luxury: 380 },
  icons: ['Bodega Catena Zapata', 'Plaza Independencia', 'Uco Valley', 'High Andes Road to Aconcagua'],
  insights: [
    ['culture', 'An oasis of ditches', 'Canals of the Huarpe water every street tree; San Martín set out from here with an army.', 'low', 4.3, '1 day', 'September to April'],
    ['food', 'Malbec and fire', 'Long winery lunches of seven steps, empanadas and olive oil.', 'medium', 4.8, 'Every meal', 'All year round'],
    ['activities', 'Vines, rafts, high roads', 'A day in Luján, one in the Uco valley, one up to the border of Chile.', 'medium', 4.7, '3 days', 'October to April'],
    ['transportation', 'Wine bus or driver', 'The hop-on Bus Vitivinícola or a driver by the day; never drive after tasting.', 'medium', 4.3, '', 'All year round'],
    ['weather', 'Three hundred suns', 'Dry all year; harvest from February to April, the Zonda wind in spring.', 'low', 4.6, '', 'March, April, October, November'],
    ['tips', 'Book bodegas early', 'Tables and tours need days of notice; most rest on Sundays, the town on siesta.', 'medium', 4.5, '', 'All year round'],
  ],
  festivals: [
    ['Vendimia, the harvest festival', 'usually 03-01/03-12', 'Queens, carts and a thousand dancers in a hill theatre.', 'festival', 'Frank Romero Day Amphitheatre', 15, 5],
    ['Classical Music on the Wine Roads', 'easter -7 P8D', 'Concerts in wineries and churches in Holy Week.', 'music', 'Wineries', 0, 4],
  ],
  quarters: {
    'Centre': ['Plaza Independencia', 'Plaza España', 'Central Market of Mendoza', 'Azafrán'],
    'Chacras and Luján de Cuyo': ['Bodega Catena Zapata', 'Bodega Norton', 'Bodega Ruca Malén'],
  },
  places: [
    ['Plaza Independencia', 'sight', -32.8895, -68.8446, 45, 0, 'always', 'outdoor', 'evening', 'history markets', 'full', 5, 'walk in', 'The great square, four smaller ones set round it against the next quake.', 'Craft market at weekends.', { children: true }],
    ['Plaza España', 'sight', -32.8925, -68.8418, 25, 0, 'always', 'outdoor', 'any', 'art architecture photography', 'full', 3, 'walk in', 'Tiles of Talavera tell of Columbus and El Cid.', 'The loveliest of the five squares, and for a picnic.'],
    ['General San Martín Park', 'park', -32.8903, -68.8677, 105, 0, 'always', 'outdoor', 'afternoon', 'nature', 'full', 4, 'walk in', 'A planted forest of 400 hectares with a rowing lake and rose garden.', 'Enter by the iron gates with the condor.', { children: true }],
    ['Cerro de la Gloria', 'viewpoint', -32.8882, -68.8978, 60, 0, 'daily 8-21', 'outdoor', 'morning', 'history photography', 'partial', 4, 'walk in', 'A bronze army that crosses the Andes over the town.', 'Half an hour on foot from the park’s end.', { children: true }],
    ['Museo del Área Fundacional', 'museum', -32.8778, -68.8262, 50, 2, 'Tu-Su 9-18', 'indoor', 'any', 'history', 'full', 2, 'walk in', 'The town before the earthquake of 1861, under glass.', 'Jesuit ruins are over the square.'],
    ['Central Market of Mendoza', 'food', -32.887, -68.8388, 60, 9, 'Mo-Sa 9-23, Su 10-15', 'indoor', 'any', 'food markets', 'full', 3, 'walk in', 'Empanadas, ham and cheap grills under a roof of 1884.', 'Sit at the pizza counter for a fugazzeta.', { children: true }],
    ['Bodega Catena Zapata', 'sight', -33.0899, -68.8706, 120, 45, 'Mo-Sa 9-17', 'both', 'morning', 'food architecture', 'partial', 5, 'book', 'A Maya pyramid in the vines, the house that made Malbec known.', 'Book weeks ahead, or eat at Angélica.'],
    ['Bodega Norton', 'sight', -33.0583, -68.8945, 105, 25, 'daily 9-17', 'both', 'any', 'food history', 'full', 4, 'book', 'Since 1895, with cellars, a bicycle ride and good Spanish-English tours.', 'Make your own blend in the class.'],
    ['Bodega Ruca Malén', 'food', -33.0741, -68.9023, 150, 75, 'Mo-Sa 12-16', 'both', 'afternoon', 'food nature', 'full', 4, 'book', 'The classic five-step lunch with a glass to each.', 'Arrive hungry at half past twelve, leave at four.'],
    ['Wine Bikes in Maipú', 'nature', -32.9854, -68.7917, 210, 20, 'Mo-Sa 10-18', 'outdoor', 'any', 'adventure food', 'partial', 4, 'walk in', 'Bicycle from bodega to olive press along a flat road.', 'Mr Hugo pours a last glass when you return; start at La Rural museum.'],
    ['Azafrán', 'food', -32.8907, -68.8478, 105, 60, 'daily 12:30-15 19:30-24', 'indoor', 'any', 'food', 'full', 4, 'book', 'Starred cooking with a cellar you choose from on foot.', 'Lunch is lighter on the purse.'],
    ['1884 Restaurante', 'food', -32.9197, -68.8559, 120, 65, 'daily 19:30-24', 'both', 'evening', 'food', 'full', 4, 'book', 'Francis Mallmann’s clay ovens in an old bodega.', 'The goat cooks for seven hours; taxi home.'],
    ['Arístides Villanueva', 'evening', -32.8916, -68.8551, 105, 18, 'daily 19-27', 'outdoor', 'evening', 'nightlife food', 'full', 3, 'walk in', 'The avenue of bars and pavement beer.', 'Nothing begins before ten.'],
    ['Cacheuta Hot Springs', 'day trip', -33.0135, -69.1176, 240, 30, 'daily 10-18', 'outdoor', 'any', 'nature', 'partial', 3, 'book', 'Pools in the gorge of the river, at every heat.', 'The spa includes lunch; the water park is for families.', { children: true, way: { text: 'Bus or car', minutes: 50 } }],
    ['Uco Valley', 'day trip', -33.6019, -69.1622, 300, 90, 'Mo-Sa 9-17', 'both', 'any', 'food nature architecture', 'partial', 5, 'book', 'High vines under snow: Salentein, Zuccardi, Andeluna.', 'Zuccardi’s Piedra Infinita is among the best lunches anywhere.', { way: { text: 'Driver or tour', minutes: 85 } }],
    ['High Andes Road to Aconcagua', 'day trip', -32.8243, -69.9424, 300, 20, 'daily 8-18', 'outdoor', 'morning', 'nature photography history', 'partial', 5, 'walk in', 'Uspallata, the orange Inca bridge and the roof of the Americas.', 'Horcones lagoon shows the south face; snow may close the road in winter.', { children: true, way: { text: 'Car or tour by Route 7', minutes: 160 } }],
  ],
}
