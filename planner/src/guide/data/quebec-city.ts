import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 95, 'mid-range': 200, luxury: 450 },
  icons: ['Château Frontenac', 'Petit-Champlain', 'Place Royale', 'Citadelle of Québec', 'Montmorency Falls'],
  insights: [
    ['culture', 'New France behind walls', 'The only walled city north of Mexico; French is the language of all things.', 'high', 4.8, '2 days', 'All year round'],
    ['food', 'Poutine, maple and island cheese', 'Curds must squeak; the Île d’Orléans across the water is the larder.', 'medium', 4.5, 'Every meal', 'All year round'],
    ['activities', 'Winter is a sport', 'Toboggan on the terrace, canoe races through ice and a hotel built of snow.', 'medium', 4.7, '1 day', 'All year round'],
    ['transportation', 'Upper and lower town', 'A funicular and the breakneck stairs join them; buses take cards by phone.', 'low', 4.4, '', 'All year round'],
    ['weather', 'Great cold, warm July', 'January near 13 below, July at 25; maples turn in early October.', 'low', 4, '', 'June to October, February'],
    ['tips', 'Say bonjour', 'One word of French opens every door; the ferry to Lévis is the cheapest cruise.', 'low', 4.6, '', 'All year round'],
  ],
  festivals: [
    ['Carnaval de Québec', 'usually 01-30/02-16', 'Ice palace, night parades and Bonhomme.', 'festival', 'Plains and old town', 25, 5],
    ['Festival d’été', 'usually 07-02/07-14', 'Eleven days of great names on the Plains.', 'music', 'Plains of Abraham', 110, 5],
    ['New France Festival', 'usually 07-30/08-10', 'Everyone in dress of 1700.', 'festival', 'Old Québec', 0, 4],
  ],
  quarters: {
    'Upper Town': ['Château Frontenac', 'Dufferin Terrace', 'Notre-Dame de Québec', 'Chez Boulay', 'Citadelle of Québec'],
    'Lower Town': ['Petit-Champlain', 'Place Royale', 'Museum of Civilization', 'Le Lapin Sauté', 'Lévis ferry at dusk'],
  },
  places: [
    ['Château Frontenac', 'sight', 46.812, -71.2049, 45, 0, 'always', 'both', 'any', 'architecture history photography', 'full', 5, 'walk in', 'The railway hotel of 1893 that is the city’s face.', 'Walk through the lobby as Churchill did; tours go by costume.'],
    ['Dufferin Terrace', 'viewpoint', 46.8113, -71.2043, 45, 0, 'always', 'outdoor', 'evening', 'photography', 'full', 4, 'walk in', 'Boardwalk above the Saint Lawrence, with a toboggan slide in winter.', 'Digs under the planks show the governors’ house.', { children: true }],
    ['Petit-Champlain', 'quarter', 46.8113, -71.2027, 60, 0, 'always', 'outdoor', 'any', 'architecture shopping photography', 'partial', 5, 'walk in', 'The oldest shopping street of the continent below the cliff.', 'Down by the breakneck stairs, up by funicular.', { children: true }],
    ['Place Royale', 'sight', 46.8131, -71.2024, 40, 0, 'always', 'outdoor', 'any', 'history architecture', 'full', 5, 'walk in', 'Where Champlain built in 1608, with the church of victories.', 'The great mural round the corner hides fifteen famous people.', { children: true }],
    ['Museum of Civilization', 'museum', 46.8154, -71.2021, 105, 20, 'Tu-Su 10-17', 'indoor', 'any', 'history', 'full', 4, 'walk in', 'First peoples and Québec’s own story with a light hand.', 'A costume workshop for children.', { children: true }],
    ['Notre-Dame de Québec', 'religious', 46.8139, -71.2061, 40, 0, 'daily 8-16', 'indoor', 'any', 'religious history', 'full', 3, 'walk in', 'The mother parish, with the only holy door of the Americas.', 'Governors lie in the crypt.'],
    ['Citadelle of Québec', 'sight', 46.8077, -71.2074, 90, 17, 'daily 10-17', 'both', 'any', 'history photography', 'partial', 5, 'walk in', 'A star fort with a regiment that speaks French.', 'The guard with its goat changes at ten from late June.', { children: true }],
    ['Plains of Abraham', 'park', 46.8011, -71.2183, 90, 0, 'always', 'outdoor', 'any', 'nature history', 'full', 4, 'walk in', 'Where a quarter of an hour in 1759 decided a continent.', 'Skis and snowshoes for hire in winter.', { children: true }],
    ['Museum of Fine Arts', 'museum', 46.8001, -71.2248, 105, 19, 'Tu-Su 10-18', 'indoor', 'any', 'art architecture', 'full', 4, 'walk in', 'Riopelle’s Rosa Luxemburg tribute in a glass wing and an old prison.', 'A tunnel joins the houses; the cells are kept.'],
    ['Parliament Building', 'sight', 46.8087, -71.2141, 60, 0, 'Mo-Fr 8:30-16:30', 'indoor', 'any', 'architecture history', 'full', 3, 'walk in', 'Second Empire halls with bronze heroes outside.', 'Free tours; the Tourny fountain is in front.'],
    ['Rue Saint-Jean', 'quarter', 46.8107, -71.2172, 60, 0, 'always', 'outdoor', 'any', 'shopping food', 'full', 3, 'walk in', 'Locals’ street beyond the gate, with a grocer of 1871.', 'J. A. Moisan is the oldest grocery of the continent.'],
    ['Montmorency Falls', 'nature', 46.8906, -71.1478, 120, 7, 'always', 'outdoor', 'any', 'nature photography adventure', 'partial', 5, 'walk in', 'Thirty metres higher than Niagara, with a bridge over the lip.', '487 steps or a cable car; a sugarloaf of ice in February.', { children: true }],
    ['Le Lapin Sauté', 'food', 46.811, -71.2029, 75, 32, 'daily 9-22', 'both', 'any', 'food', 'partial', 4, 'walk in', 'Rabbit in all ways in a cottage on Petit-Champlain.', 'The cassoulet with duck is for cold days.', { children: true }],
    ['Chez Boulay', 'food', 46.8127, -71.2121, 105, 55, 'daily 11:30-22', 'indoor', 'any', 'food', 'full', 4, 'book', 'Boreal cooking: bison, arctic char, no lemon or pepper from afar.', 'The lunch table is half the price.'],
    ['Chez Ashton', 'food', 46.8135, -71.2106, 45, 12, 'daily 11-26', 'indoor', 'any', 'food', 'full', 2, 'walk in', 'Poutine as the city likes it, with curds of the day.', 'In January the discount follows the frost.', { children: true }],
    ['Lévis ferry at dusk', 'evening', 46.8136, -71.2008, 60, 6, 'daily 17-26', 'outdoor', 'evening', 'photography', 'full', 4, 'walk in', 'Ten minutes across and back for the lit skyline.', 'In winter the boat breaks ice under you.', { children: true }],
    ['Île d’Orléans', 'day trip', 46.8625, -71.0659, 240, 0, 'always', 'outdoor', 'any', 'food nature', 'partial', 4, 'walk in', 'Farms, churches and cider on a loop of 67 kilometres.', 'Strawberries in July, apples in September.', { children: true, season: [5, 10], way: { text: 'Car or bike', minutes: 25 } }],
  ],
}
