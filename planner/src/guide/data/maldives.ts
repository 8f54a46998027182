import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 70, 'mid-range': 220, luxury: 800 },
  icons: ['Old Friday Mosque', 'Maafushi', 'Thulusdhoo'],
  insights: [
    ['culture', 'A city on two square kilometres', 'Malé has coral-stone mosques, a fish market and no alcohol; local islands follow the same rules.', 'medium', 4.2, '1 day', 'All year round'],
    ['food', 'Tuna for breakfast', 'Mas huni of tuna, coconut and onion with flat bread starts the day; short eats go with afternoon tea.', 'low', 4.3, 'Every meal', 'All year round'],
    ['activities', 'Reefs, rays and sandbanks', 'Guesthouses run boats to turtles, mantas and bare sandbanks for a tenth of resort prices.', 'medium', 4.8, '3 to 5 days', 'December to April'],
    ['transportation', 'Ferry or speedboat', 'Public ferries cost a few dollars but do not run on Fridays; speedboats leave Malé several times a day.', 'medium', 4.0, '', 'All year round'],
    ['weather', 'Two monsoons', 'January to April is dry and calm; May to October is wetter, with the best surf and manta season.', 'low', 4.4, '', 'December to April'],
    ['tips', 'Bikini beaches', 'On local islands swim in marked bikini beaches and dress modestly in the village; Friday noon everything closes.', 'medium', 4.3, '', 'All year round'],
  ],
  festivals: [
    ['Independence Day', '07-26', 'Parades and drumming on Republic Square.', 'culture', 'Malé', 0, 3],
    ['Republic Day', '11-11', 'Marches and lights in the capital.', 'culture', 'Malé', 0, 3],
  ],
  places: [
    ['Old Friday Mosque', 'religious', 4.1781, 73.5124, 40, 0, 'Sa-Th 9-17', 'both', 'morning', 'religious history architecture', 'partial', 5, 'walk in', 'Hukuru Miskiy of 1658, carved from coral stone.', 'Ask politely for leave to look inside; cover shoulders and knees.'],
    ['Muliaage', 'sight', 4.1781, 73.5119, 20, 0, 'always', 'outdoor', 'any', 'history architecture photography', 'full', 2, 'walk in', 'The president’s white villa of 1919, seen from the street.', 'The tomb of the man who brought Islam stands next to it.'],
    ['National Museum', 'museum', 4.1777, 73.5112, 75, 7, 'Su-Th 9-16', 'indoor', 'any', 'history art', 'full', 3, 'walk in', 'Coral carvings, royal robes and relics from before Islam.', 'Closed on Fridays and Saturdays; Sultan Park is around it.'],
    ['Republic Square', 'sight', 4.178, 73.5097, 30, 0, 'always', 'outdoor', 'evening', 'photography', 'full', 2, 'walk in', 'The open square with a giant flag at the landing stage.', 'Families gather here in the evening breeze.', { children: true }],
    ['Islamic Centre', 'religious', 4.1772, 73.51, 30, 0, 'Sa-Th 9-12 14-15', 'indoor', 'any', 'religious architecture', 'partial', 3, 'walk in', 'The Grand Friday Mosque with its golden dome.', 'Visit between prayers, covered, without shoes.'],
    ['Malé Fish Market', 'market', 4.1774, 73.5068, 45, 0, 'daily 6-18', 'both', 'afternoon', 'markets food photography', 'partial', 4, 'walk in', 'Tuna straight from the boats, filleted in seconds.', 'Boats come in after two; the fruit market is a street away.'],
    ['Artificial Beach', 'beach', 4.1756, 73.5177, 75, 0, 'daily 6-22', 'outdoor', 'evening', 'food music', 'partial', 2, 'walk in', 'The capital’s small swimming bay with cafés.', 'Swim dressed as locals do; food stalls open at dusk.', { children: true }],
    ['Hulhumalé Beach', 'beach', 4.2145, 73.5445, 120, 0, 'always', 'outdoor', 'morning', 'nature', 'full', 3, 'walk in', 'A long beach on the new island beside the airport.', 'Good between flights; bikinis are not allowed here.', { children: true }],
    ['Hulhumalé Central Park', 'evening', 4.2139, 73.5407, 75, 8, 'daily 17-23', 'outdoor', 'evening', 'food nature', 'full', 2, 'walk in', 'Playgrounds, cafés and joggers when the heat is gone.', 'Try short eats in the tea rooms around it.', { children: true }],
    ['Villimalé', 'quarter', 4.1733, 73.4854, 120, 0, 'always', 'outdoor', 'any', 'nature photography', 'partial', 3, 'walk in', 'The car-free green island of the capital.', 'Ten minutes by ferry; snorkel with turtles off the north beach.', { children: true }],
    ['Himmafushi', 'beach', 4.3082, 73.5716, 180, 0, 'always', 'outdoor', 'any', 'nature adventure', 'poor', 3, 'walk in', 'A local island beside the surf break called Jailbreaks.', 'Craft shops line the main lane; waves run from April to October.'],
    ['Huraa', 'nature', 4.334, 73.6014, 180, 0, 'always', 'outdoor', 'any', 'nature', 'poor', 2, 'walk in', 'A quiet island with a mangrove lake.', 'Walk to the mangrove at its middle, then to the bikini beach.'],
    ['Thulusdhoo', 'beach', 4.3743, 73.6509, 240, 0, 'always', 'outdoor', 'morning', 'adventure nature', 'poor', 5, 'walk in', 'The surfers’ island, with the break called Cokes.', 'The cola factory here once used desalted sea water.'],
    ['Gulhi', 'beach', 3.9903, 73.5077, 210, 0, 'always', 'outdoor', 'any', 'nature photography', 'poor', 3, 'walk in', 'A tiny island with a swing in the lagoon.', 'Quieter than Maafushi, half an hour by speedboat.', { children: true }],
    ['Maafushi', 'beach', 3.9424, 73.4905, 240, 0, 'always', 'outdoor', 'any', 'nature adventure food', 'partial', 5, 'walk in', 'The island that began guesthouse travel, full of dive shops.', 'Compare excursion prices at three desks; floating bars lie offshore.', { children: true }],
    ['Dhiffushi', 'beach', 4.4421, 73.7137, 240, 0, 'always', 'outdoor', 'any', 'nature', 'poor', 3, 'walk in', 'A friendly fishing island with beaches on three sides.', 'Ask for the sandbank trip at low tide.', { children: true }],
    ['Rasdhoo', 'day trip', 4.2631, 72.9919, 300, 0, 'always', 'outdoor', 'morning', 'nature adventure', 'poor', 3, 'book', 'An island ring where hammerheads school at dawn.', 'Advanced divers go out at half past five; snorkelling is good too.', { way: { text: 'Speedboat from Malé', minutes: 70 } }],
    ['Ukulhas', 'day trip', 4.2147, 72.8636, 300, 0, 'always', 'outdoor', 'any', 'nature', 'poor', 3, 'book', 'A neat island with a kilometre of bikini beach.', 'Best with a night: the last boat back leaves in mid afternoon.', { children: true, way: { text: 'Speedboat from Malé', minutes: 90 } }],
  ],
}
