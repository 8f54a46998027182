import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 95, 'mid-range': 190, luxury: 420 },
  icons: ['York Minster', 'The Shambles', 'York City Walls', 'National Railway Museum', 'Jorvik Viking Centre', 'Clifford’s Tower'],
  insights: [
    ['culture', 'Romans, Vikings, railway kings', 'Constantine was made emperor here; streets are called gates and gates are called bars.', 'medium', 4.7, '2 days', 'All year round'],
    ['food', 'Tea rooms and ale', 'Fat Rascals at Bettys, Yorkshire pudding wraps, a pub for each day of the year.', 'medium', 4.4, 'Every meal', 'All year round'],
    ['activities', 'Walk the walls, hear the ghosts', 'Three kilometres of rampart by day, a dozen ghost walks at half past seven.', 'medium', 4.6, 'Half a day', 'All year round'],
    ['transportation', 'Two hours from London', 'All is inside the walls; park and ride for cars.', 'low', 4.6, '', 'All year round'],
    ['weather', 'Drier than most', 'July near 21 degrees; the Ouse floods its banks in winter.', 'low', 3.8, '', 'April to October, December'],
    ['tips', 'The York Pass or not', 'It pays only with three large sights a day; Minster tickets are good for a year.', 'low', 4.1, '', 'All year round'],
  ],
  festivals: [
    ['Jorvik Viking Festival', 'usually 02-14/02-24', 'Battles, boats and beards in the half-term week.', 'festival', 'City', 0, 5],
    ['York Early Music Festival', 'usually 07-03/07-12', 'Old music in old churches.', 'music', 'Minster and churches', 30, 3],
    ['York Christmas Market', 'usually 11-13/12-22', 'Chalets in Parliament Street.', 'market', 'Parliament Street', 0, 4],
  ],
  places: [
    ['York Minster', 'religious', 53.9623, -1.0819, 105, 26, 'Mo-Sa 9:30-16, Su 12:45-14:30', 'indoor', 'any', 'religious architecture art', 'full', 5, 'walk in', 'The largest Gothic church of the north with half of England’s medieval glass.', 'Undercroft museum and Evensong at half past five are part of it; the tower costs more.'],
    ['The Shambles', 'sight', 53.9591, -1.0801, 30, 0, 'always', 'outdoor', 'morning', 'architecture history photography', 'partial', 5, 'walk in', 'Butchers’ houses that nearly touch over the lane.', 'Before nine; the market behind has the food.'],
    ['York City Walls', 'sight', 53.9629, -1.0843, 105, 0, 'daily 8-18', 'outdoor', 'any', 'history photography', 'poor', 5, 'walk in', 'The longest town walls of England, with four great bars.', 'Bootham to Monk Bar has the Minster gardens.', { children: true }],
    ['Jorvik Viking Centre', 'museum', 53.9575, -1.0803, 75, 20, 'daily 10-17', 'indoor', 'any', 'history', 'full', 5, 'book', 'A ride through the street of 960 that lay below, smells and all.', 'Pre-book a time; the fossil is real and famous.', { children: true }],
    ['Clifford’s Tower', 'viewpoint', 53.9558, -1.0799, 45, 11, 'daily 10-18', 'outdoor', 'any', 'history photography', 'poor', 5, 'walk in', 'The keep on its mound, with a wooden roof deck.', 'A plaque recalls the Jews who died here in 1190.', { children: true }],
    ['York Castle Museum', 'museum', 53.9551, -1.0781, 105, 19, 'Tu-Su 10-17, Mo 11-17', 'indoor', 'any', 'history', 'partial', 4, 'walk in', 'A whole Victorian street, sweets and cells included.', 'Sit in Dick Turpin’s cell at the end.', { children: true }],
    ['National Railway Museum', 'museum', 53.9604, -1.0965, 150, 0, 'daily 10-17', 'indoor', 'any', 'history', 'full', 5, 'book', 'Mallard, royal carriages and a bullet train.', 'Free with a booked slot; halls are in rebuilding, so see the map.', { children: true }],
    ['Yorkshire Museum and Gardens', 'museum', 53.9618, -1.0878, 75, 11, 'Tu-Su 10-17', 'both', 'any', 'history nature', 'full', 4, 'walk in', 'Roman Mars, the York helmet and abbey ruins on a lawn by the river.', 'The gardens and ruins are free.', { children: true }],
    ['Merchant Adventurers’ Hall', 'sight', 53.9577, -1.0793, 50, 9, 'Su-Fr 10-16', 'both', 'any', 'history architecture', 'full', 3, 'walk in', 'A guild hall of 1357, great timbers over an undercroft chapel.', 'Closed when feasts are held; Saturdays are mostly weddings.'],
    ['Treasurer’s House', 'museum', 53.9633, -1.0806, 75, 15, 'Sa-We 11-16:30', 'both', 'any', 'history architecture', 'partial', 3, 'walk in', 'Frank Green’s thirteen rooms, with studs where chairs must stand.', 'Roman ghosts march in the cellar, only to the knees.', { season: [3, 11] }],
    ['Bettys', 'food', 53.9601, -1.0839, 75, 26, 'daily 9-18', 'indoor', 'any', 'food history', 'partial', 4, 'walk in', 'The tea room of 1936, modelled on an ocean liner.', 'Queue before eleven; look at the mirror that airmen scratched.', { children: true }],
    ['House of the Trembling Madness', 'food', 53.9613, -1.0824, 75, 20, 'daily 11-24', 'indoor', 'any', 'food nightlife', 'poor', 4, 'walk in', 'A medieval attic over a beer shop on Stonegate.', 'Mind the beams; a second house is in Lendal.'],
    ['Skosh', 'food', 53.9576, -1.0888, 105, 50, 'We-Sa 12-14 17:30-21:30', 'indoor', 'any', 'food', 'partial', 3, 'book', 'Small plates from Yorkshire by way of Asia, on Micklegate.', 'The hen’s egg with cheese is where to begin.'],
    ['Golden Fleece ghost evening', 'evening', 53.9584, -1.0786, 90, 12, 'daily 17-24', 'indoor', 'evening', 'nightlife history', 'poor', 3, 'walk in', 'The most haunted pub, and ghost walks that start at the Shambles.', 'The walk first, the pint after.'],
    ['Stonegate', 'quarter', 53.9609, -1.0826, 40, 0, 'always', 'outdoor', 'any', 'shopping architecture', 'full', 4, 'walk in', 'Via Praetoria of the Romans, with a red devil and snickelways.', 'Go through to Barley Hall and Coffee Yard.', { children: true }],
    ['Castle Howard', 'day trip', 54.1213, -0.9058, 240, 32, 'daily 10-17', 'both', 'any', 'architecture nature history', 'partial', 4, 'walk in', 'Vanbrugh’s dome among lakes and temples: Brideshead itself.', 'House from eleven; the coastliner bus stops at it on some runs.', { children: true, way: { text: 'Bus or car', minutes: 40 } }],
    ['Whitby', 'day trip', 54.4888, -0.6075, 270, 13, 'always', 'outdoor', 'any', 'history photography food', 'poor', 4, 'walk in', 'An abbey over 199 steps, Dracula’s landing and the best fish supper.', 'Bus over the moors, past heather in August.', { children: true, town: 'Whitby', way: { text: 'Car, or Coastliner bus', minutes: 90 } }],
    ['Fountains Abbey', 'day trip', 54.1098, -1.5813, 210, 24, 'daily 10-17', 'outdoor', 'any', 'religious history nature', 'partial', 4, 'walk in', 'The greatest monastic ruin of England in a water garden.', 'Walk to the Surprise View at the far end.', { children: true, way: { text: 'Car', minutes: 50 } }],
  ],
}
