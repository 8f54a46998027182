import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 55, 'mid-range': 130, luxury: 340 },
  icons: ['Apartheid Museum', 'Constitution Hill', 'Vilakazi Street, Soweto', 'Cradle of Humankind, Maropeng'],
  insights: [
    ['culture', 'Gold, struggle, jazz', 'A camp of 1886 became the continent’s richest city; its museums tell what it cost.', 'medium', 4.6, '2 to 3 days', 'April, May, August to October'],
    ['food', 'Braai and bunny', 'Meat on coals, kota sandwiches in Soweto, Ethiopian streets and fine wine.', 'medium', 4.5, 'Every meal', 'All year round'],
    ['activities', 'With someone who knows', 'Walk Maboneng or Soweto with a local guide; lions and fossils lie an hour away.', 'medium', 4.5, '2 days', 'All year round'],
    ['transportation', 'Gautrain and apps', 'The train joins airport, Sandton and Rosebank; cars by app for the rest.', 'medium', 4.2, '', 'All year round'],
    ['weather', 'Highveld sun', 'Dry and bright from May to September, storms on summer afternoons.', 'low', 4.5, '', 'April, May, August, September'],
    ['tips', 'Doors locked', 'No walks after dark, nothing on the seat, stop at no smash-and-grab corner longer than needed.', 'medium', 4, '', 'All year round'],
  ],
  festivals: [
    ['Joy of Jazz', 'usually 09-20/10-01', 'The country’s greatest on three stages.', 'music', 'Sandton Convention Centre', 60, 4],
    ['Youth Day in Soweto', '06-16', 'The march of 1976 is walked again.', 'culture', 'Orlando West', 0, 4],
  ],
  quarters: {
    'Braamfontein and Newtown': ['Constitution Hill', 'Wits Art Museum', 'Origins Centre', 'Neighbourgoods Market'],
    'Soweto': ['Vilakazi Street, Soweto', 'Hector Pieterson Museum', 'Sakhumzi', 'Orlando Towers'],
    'Rosebank and Parkhurst': ['Keyes Art Mile', 'The Grillhouse', 'Marble'],
  },
  places: [
    ['Apartheid Museum', 'museum', -26.2377, 28.0091, 165, 9, 'We-Su 9-17', 'indoor', 'morning', 'history', 'full', 5, 'walk in', 'Your ticket says white or non-white, and so does the door.', 'Allow three hours; hard for under-elevens.'],
    ['Constitution Hill', 'museum', -26.1889, 28.0428, 120, 7, 'daily 9-17', 'both', 'any', 'history architecture', 'partial', 5, 'walk in', 'Gandhi and Mandela were prisoners where now the highest court sits.', 'The court’s art is free on weekdays; tours hourly.'],
    ['Wits Art Museum', 'museum', -26.1926, 28.0337, 60, 0, 'Tu-Sa 10-16', 'indoor', 'any', 'art', 'full', 3, 'walk in', 'African art, ten thousand pieces, in a corner of glass.', 'Free; coffee on the pavement.'],
    ['Origins Centre', 'museum', -26.1929, 28.0287, 75, 5, 'Mo-Sa 9-17', 'indoor', 'any', 'history art', 'full', 3, 'walk in', 'Rock paintings and the first of us, at the university.', 'Test your own DNA.', { children: true }],
    ['Neighbourgoods Market', 'market', -26.1927, 28.0343, 90, 12, 'Sa 9-17', 'both', 'any', 'food markets music', 'partial', 3, 'walk in', 'Saturday’s food hall in Braamfontein with a DJ on the roof.', 'Park inside; go before one.', { children: true }],
    ['Vilakazi Street, Soweto', 'quarter', -26.2385, 27.9087, 105, 4, 'daily 9-17', 'outdoor', 'any', 'history food', 'full', 5, 'walk in', 'The only street with two Nobel homes, Mandela’s at the corner.', 'His four rooms are open; dancers before the door.', { children: true }],
    ['Hector Pieterson Museum', 'museum', -26.2352, 27.9083, 60, 3, 'Mo-Sa 10-17, Su 10-16', 'indoor', 'any', 'history', 'full', 4, 'walk in', 'The school children of June 1976, in windows that look on their way.', 'Walk from Vilakazi in ten minutes.'],
    ['Orlando Towers', 'sight', -26.2531, 27.9269, 90, 45, 'Th-Su 10-18', 'outdoor', 'any', 'adventure photography', 'poor', 3, 'walk in', 'Painted cooling towers with a jump between them.', 'A lift up for those who only look; Chaf Pozi grills below.'],
    ['Johannesburg Zoo', 'family', -26.1694, 28.0386, 150, 8, 'daily 8:30-17:30', 'outdoor', 'any', 'nature', 'full', 3, 'walk in', 'Old trees and big cats in the leafy north.', 'Military museum next door.', { children: true }],
    ['Walter Sisulu Botanical Garden', 'park', -26.0872, 27.8446, 105, 6, 'daily 8-18', 'outdoor', 'morning', 'nature', 'partial', 4, 'walk in', 'Black eagles nest above a waterfall in Roodepoort.', 'Walk up to the hide in August.', { children: true }],
    ['Keyes Art Mile', 'quarter', -26.1459, 28.0343, 60, 0, 'Mo-Sa 9-17', 'both', 'any', 'art shopping architecture', 'full', 3, 'walk in', 'Galleries and design at Rosebank’s edge.', 'Everard Read faces CIRCA’s spiral.'],
    ['Lion and Safari Park', 'family', -25.8358, 27.8886, 165, 20, 'daily 8-18', 'outdoor', 'morning', 'nature photography', 'full', 3, 'walk in', 'Lions, cheetahs and wild dogs from a caged truck.', 'Skip any cub petting; the drive is enough.', { children: true }],
    ['Sakhumzi', 'food', -26.2389, 27.9084, 75, 15, 'daily 11-21', 'outdoor', 'any', 'food', 'full', 4, 'walk in', 'A buffet of pap, tripe, mogodu and chakalaka beside Tutu’s house.', 'Music at weekends; sit on the pavement.', { children: true }],
    ['The Grillhouse', 'food', -26.1452, 28.0409, 90, 30, 'daily 12-15 18-22', 'indoor', 'any', 'food', 'full', 3, 'book', 'Steaks in brick and leather at the Firs, Rosebank.', 'Katzy’s next door has jazz.'],
    ['Marble', 'food', -26.1457, 28.0347, 120, 55, 'daily 12-15 18-22', 'both', 'any', 'food', 'full', 4, 'book', 'David Higgs cooks on wood over a bar of pink stone.', 'Balcony for sunset over the trees.'],
    ['44 Stanley', 'evening', -26.1856, 28.0196, 90, 18, 'daily 9-23', 'outdoor', 'evening', 'food shopping nightlife', 'full', 3, 'walk in', 'Sheds of the 1930s with cafés, vinyl and wine.', 'Quiet on Mondays; arrive by car.', { children: true }],
    ['Cradle of Humankind, Maropeng', 'day trip', -25.9686, 27.6624, 180, 14, 'daily 9-17', 'both', 'any', 'history nature', 'full', 5, 'walk in', 'A mound of how we came to be, with a boat ride through time.', 'Sterkfontein cave, where Mrs Ples was found, has reopened for tours.', { children: true, way: { text: 'Car', minutes: 60 } }],
    ['Pretoria', 'day trip', -25.7402, 28.212, 210, 6, 'daily 8-18', 'outdoor', 'any', 'history architecture', 'full', 3, 'walk in', 'Union Buildings, a nine-metre Mandela and purple jacarandas.', 'Best in late October; Freedom Park explains.', { children: true, town: 'Pretoria', way: { text: 'Gautrain or car', minutes: 50 } }],
    ['Pilanesberg', 'day trip', -25.2625, 27.1006, 360, 20, 'daily 6-18', 'outdoor', 'morning', 'nature photography', 'partial', 4, 'walk in', 'The five great in a volcano’s ring, without malaria.', 'Be at the gate when it opens; self-drive works.', { children: true, way: { text: 'Car', minutes: 150 } }],
  ],
}
