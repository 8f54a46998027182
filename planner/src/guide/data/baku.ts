import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 50, 'mid-range': 120, luxury: 320 },
  icons: ['Maiden Tower', 'Palace of the Shirvanshahs', 'Heydar Aliyev Center', 'Flame Towers and Highland Park', 'Gobustan Petroglyphs'],
  insights: [
    ['culture', 'Fire, oil and carpets', 'A walled medieval town, oil barons’ palaces and Zaha Hadid stand side by side.', 'low', 4.4, '2 days', 'All year round'],
    ['food', 'Plov, qutab and black tea', 'Saffron rice arrives in a crust; tea comes in pear-shaped glasses with jam.', 'low', 4.5, 'Every meal', 'All year round'],
    ['activities', 'Where the ground burns', 'Gas flames, mud volcanoes and rock drawings lie within an hour of the centre.', 'low', 4.5, '1 day', 'April to November'],
    ['transportation', 'Metro and BakiKart', 'One card from the machine pays metro and buses; the airport bus runs day and night to 28 May.', 'low', 4.3, '', 'All year round'],
    ['weather', 'City of winds', 'The northern khazri blows hard at any season; July and August are hot and humid.', 'low', 3.9, '', 'April to June, September, October'],
    ['tips', 'Visa before you fly', 'Most visitors need the electronic visa three days ahead; land borders have been shut since 2020.', 'low', 4.2, '', 'All year round'],
  ],
  festivals: [
    ['Novruz', '03-20 P2D', 'Bonfires, sprouting wheat and pastries for the first days of spring.', 'festival', 'Old City and boulevard', 0, 5],
    ['Formula 1 Grand Prix', 'usually 09-15/09-28', 'Cars race round the walls of the old town; streets close for a week.', 'sport', 'Baku City Circuit', 200, 4],
  ],
  quarters: {
    Icherisheher: ['Maiden Tower', 'Palace of the Shirvanshahs', 'Museum of Miniature Books', 'Old City Walls and Lanes', 'Qaynana'],
  },
  places: [
    ['Maiden Tower', 'sight', 40.3661, 49.8372, 45, 9, 'daily 9-18', 'indoor', 'any', 'history architecture photography', 'poor', 5, 'walk in', 'A round tower nobody can explain, eight floors above the old shore.', 'Narrow stairs: go early, before the groups.'],
    ['Palace of the Shirvanshahs', 'museum', 40.3661, 49.8334, 75, 9, 'daily 10-18', 'both', 'any', 'history architecture', 'partial', 5, 'walk in', 'The court, mosque, bath and tomb of the kings in honey stone.', 'The carved gate of Murad is the finest piece; look up at it.'],
    ['Old City Walls and Lanes', 'quarter', 40.3667, 49.8353, 75, 0, 'always', 'outdoor', 'morning', 'history photography shopping', 'partial', 4, 'walk in', 'Caravanserais, cats and carpet shops within twelfth-century walls.', 'Enter by the double gate and lose the main lane as soon as you can.'],
    ['Museum of Miniature Books', 'museum', 40.3659, 49.8349, 30, 0, 'Tu-We+Fr-Su 11-17', 'indoor', 'any', 'art history', 'partial', 2, 'walk in', 'Six thousand tiny books gathered by one woman.', 'The smallest needs a lens: two millimetres across.', { children: true }],
    ['Heydar Aliyev Center', 'museum', 40.3957, 49.8677, 120, 9, 'Tu-Fr 11-19, Sa-Su 11-18', 'both', 'afternoon', 'architecture art photography', 'full', 5, 'walk in', 'Zaha Hadid’s white folds, with no straight line in them.', 'Walk the lawn first; costumes and models of Baku are inside.', { children: true }],
    ['Flame Towers and Highland Park', 'viewpoint', 40.3572, 49.8279, 75, 1, 'always', 'outdoor', 'evening', 'photography architecture', 'partial', 5, 'walk in', 'Three glass flames and a terrace over the whole bay.', 'The funicular rests on Mondays; the light show begins at dusk.', { children: true }],
    ['Carpet Museum', 'museum', 40.3601, 49.8361, 75, 5, 'Tu-Fr 10-18, Sa-Su 10-20', 'indoor', 'any', 'art architecture history', 'full', 4, 'walk in', 'A building rolled like a carpet, with the best of weaving inside.', 'Weavers work on the ground floor and answer questions.'],
    ['Baku Boulevard', 'park', 40.3655, 49.8408, 75, 0, 'always', 'outdoor', 'evening', 'nature photography', 'full', 4, 'walk in', 'A park of several kilometres along the Caspian.', 'Tea houses serve samovars with lemon and jam until late.', { children: true }],
    ['Nizami Street', 'quarter', 40.3722, 49.8394, 60, 0, 'always', 'outdoor', 'evening', 'shopping architecture nightlife', 'full', 3, 'walk in', 'The pedestrian street of oil-boom façades and chandeliers.', 'Turn off to Fountain Square for the cafés.'],
    ['National Museum of History', 'museum', 40.3683, 49.8403, 90, 9, 'Mo-Sa 10-18', 'indoor', 'any', 'history architecture', 'partial', 3, 'walk in', 'The mansion of the oil baron Taghiyev with his rooms as he left them.', 'The eastern hall of mirrors is the one to see.'],
    ['Yaşıl Bazaar', 'market', 40.3806, 49.8316, 45, 5, 'daily 8-19', 'both', 'morning', 'markets food', 'partial', 3, 'walk in', 'Pomegranates, saffron, caviar and walls of herbs.', 'Taste before you buy, and look for cheese ripened in a sheepskin.'],
    ['Qaynana', 'food', 40.3662, 49.8365, 75, 18, 'daily 10-23', 'both', 'any', 'food', 'poor', 3, 'walk in', 'Mother-in-law’s kitchen in the old town: qutab, dolma, sac.', 'Order green and pumpkin qutab to share.', { children: true }],
    ['Firuze', 'food', 40.3703, 49.8371, 90, 22, 'daily 11-24', 'indoor', 'any', 'food', 'poor', 3, 'walk in', 'Carpets, saffron plov and lamb under vaults by Fountain Square.', 'Shah plov needs an hour: order when you reserve.'],
    ['Dolma', 'food', 40.3698, 49.8378, 75, 20, 'daily 11-23', 'indoor', 'any', 'food', 'poor', 3, 'walk in', 'Every leaf that can be stuffed, in a cellar off the square.', 'Try quince or chestnut with the lamb in autumn.'],
    ['Ateshgah Fire Temple', 'sight', 40.4154, 50.0085, 60, 3, 'daily 9-18', 'outdoor', 'any', 'religious history', 'partial', 4, 'walk in', 'A walled court round a flame that Indian traders worshipped.', 'Combine with Yanar Dag in one taxi.'],
    ['Yanar Dag', 'nature', 40.5018, 49.8913, 45, 6, 'daily 9-22', 'outdoor', 'evening', 'nature photography', 'full', 4, 'walk in', 'A hillside that has burned for centuries.', 'After dark, when ten metres of fire light the slope.', { children: true }],
    ['Gobustan Petroglyphs', 'day trip', 40.1106, 49.3792, 210, 7, 'daily 10-17', 'outdoor', 'morning', 'history nature', 'partial', 5, 'walk in', 'Boats, dancers and bulls cut in rock over twelve thousand years.', 'Local drivers go on to the mud volcanoes; old clothes help.', { children: true, way: { text: 'Car along the coast, or bus 195 and taxi', minutes: 60 } }],
  ],
}
