import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 100, 'mid-range': 215, luxury: 520 },
  icons: ['Kings Park', 'Rottnest Island', 'Fremantle Prison', 'Cottesloe Beach'],
  insights: [
    ['culture', 'The most remote city', 'Two thousand kilometres from the next; Noongar country between river and sea.', 'low', 4.4, '3 days', 'September to November, March to May'],
    ['food', 'Markets, crayfish, cellars', 'Fremantle’s fish, Northbridge’s Asia and Swan Valley’s vines half an hour away.', 'low', 4.4, 'Every meal', 'All year round'],
    ['activities', 'Bays and quokkas', 'A bicycle round Rottnest, a swim at Cottesloe, wildflowers in September.', 'medium', 4.8, '3 days', 'September to April'],
    ['transportation', 'Free buses and trains', 'CAT buses cost nothing in the centre; trains reach Fremantle in half an hour.', 'low', 4.7, '', 'All year round'],
    ['weather', 'Three thousand hours of sun', 'January has 31 degrees and an afternoon breeze called the Doctor.', 'low', 4.7, '', 'September to November, March to May'],
    ['tips', 'Swim between the flags', 'Patrolled beaches only; book Rottnest bikes and ferries in school holidays.', 'medium', 4.4, '', 'All year round'],
  ],
  festivals: [
    ['Perth Festival', 'usually 02-05/03-01', 'The oldest arts festival of the south.', 'culture', 'City', 40, 4],
    ['Sculpture by the Sea', 'usually 03-01/03-20', 'Works on Cottesloe’s sand.', 'culture', 'Cottesloe Beach', 0, 4],
    ['Kings Park Festival', 'usually 09-01/09-30', 'A month of wildflowers.', 'festival', 'Kings Park', 0, 4],
  ],
  quarters: {
    'City': ['Elizabeth Quay', 'Perth Mint', 'The Bell Tower', 'State Buildings', 'Petition Kitchen', 'WA Museum Boola Bardip', 'Art Gallery of Western Australia'],
    'Fremantle': ['Fremantle Prison', 'Fremantle Markets', 'WA Shipwrecks Museum', 'Cicerello’s', 'Bread in Common', 'Little Creatures'],
  },
  places: [
    ['Kings Park', 'park', -31.9606, 115.8323, 120, 0, 'always', 'outdoor', 'evening', 'nature photography', 'full', 5, 'walk in', 'Bushland over the river, with a glass bridge through the crowns.', 'A boab tree came 3,200 kilometres; sunset over the towers.', { children: true }],
    ['Elizabeth Quay', 'quarter', -31.9578, 115.8575, 60, 0, 'always', 'outdoor', 'evening', 'architecture food', 'full', 3, 'walk in', 'An inlet with a bridge, carousel and ferries.', 'Boats to the zoo cost a few coins.', { children: true }],
    ['The Bell Tower', 'sight', -31.9591, 115.8585, 50, 13, 'Th-Su 10-16', 'indoor', 'any', 'architecture music', 'full', 2, 'walk in', 'The bells of St Martin in the Fields in a glass swan.', 'Ringing at noon on some days.', { children: true }],
    ['Perth Mint', 'museum', -31.9573, 115.8691, 75, 15, 'daily 9-17', 'indoor', 'any', 'history', 'full', 3, 'walk in', 'A ton of gold in one coin, and a pour every hour.', 'Hold a bar with both hands.', { children: true }],
    ['State Buildings', 'sight', -31.9553, 115.8605, 40, 0, 'daily 7-22', 'indoor', 'any', 'architecture food', 'full', 3, 'walk in', 'The treasury turned into bars, shops and rooms.', 'Ring the old post office for chocolate and tea.'],
    ['WA Museum Boola Bardip', 'museum', -31.9497, 115.8613, 120, 11, 'daily 9:30-17', 'indoor', 'any', 'history nature', 'full', 4, 'walk in', 'Many stories: a blue whale, Noongar voices, a gaol.', 'Otto the whale hangs in the heritage hall.', { children: true }],
    ['Art Gallery of Western Australia', 'museum', -31.9503, 115.8609, 60, 0, 'We-Mo 10-17', 'indoor', 'any', 'art', 'full', 3, 'walk in', 'Art of the state with a roof garden.', 'Free; roof bar on Fridays.'],
    ['Cottesloe Beach', 'beach', -31.9949, 115.7514, 150, 0, 'always', 'outdoor', 'afternoon', 'nature photography', 'full', 5, 'walk in', 'Pines, pylon and tea house on the Indian Ocean.', 'Stay for the sun into the sea with fish and chips.', { children: true }],
    ['Fremantle Prison', 'museum', -32.0551, 115.7538, 105, 16, 'daily 9-17', 'both', 'any', 'history', 'partial', 5, 'book', 'Convict stone of 1855, in use until 1991.', 'The tunnels tour goes by boat underground.', { children: true }],
    ['Fremantle Markets', 'market', -32.0563, 115.7492, 75, 12, 'Fr-Su 9-18', 'indoor', 'any', 'markets food shopping', 'full', 4, 'walk in', 'Victorian hall of fruit, felt and buskers.', 'Friday to Sunday only.', { children: true }],
    ['WA Shipwrecks Museum', 'museum', -32.0572, 115.7412, 75, 10, 'daily 9:30-17', 'indoor', 'any', 'history', 'full', 4, 'walk in', 'The timbers of the Batavia, wrecked and mutinied in 1629.', 'By donation for some halls; the story is worse than fiction.', { children: true }],
    ['Little Creatures', 'evening', -32.0596, 115.7446, 105, 28, 'daily 11-24', 'both', 'evening', 'nightlife food', 'full', 4, 'walk in', 'Pale ale in a crocodile shed on the harbour.', 'Free bicycles outside; mussels and pizza.', { children: true }],
    ['Cicerello’s', 'food', -32.0586, 115.7447, 60, 18, 'daily 10-20', 'both', 'any', 'food', 'full', 3, 'walk in', 'Fish and chips in paper by the boats since 1903.', 'A wall of aquarium amuses children.', { children: true }],
    ['Bread in Common', 'food', -32.0544, 115.7439, 75, 30, 'daily 8-22', 'indoor', 'any', 'food', 'full', 4, 'walk in', 'A warehouse with an oven and shared plates.', 'Long tables; lamb ribs with black garlic.', { children: true }],
    ['Petition Kitchen', 'food', -31.9551, 115.8607, 75, 32, 'daily 7-23', 'indoor', 'any', 'food', 'full', 3, 'book', 'Share plates from breakfast to late in the State Buildings.', 'Beer corner and wine bar are next door.'],
    ['Northbridge', 'evening', -31.9476, 115.8584, 105, 25, 'daily 17-26', 'outdoor', 'evening', 'nightlife food', 'full', 3, 'walk in', 'Dumplings, roof bars and secret doors in William Street’s lanes.', 'Chinatown gate to Alabama Song.'],
    ['Rottnest Island', 'day trip', -31.9956, 115.5412, 360, 75, 'daily 7-18', 'outdoor', 'morning', 'nature adventure photography', 'partial', 5, 'book', 'No cars, sixty-three beaches and quokkas that smile.', 'Hire a bicycle on the ferry; snorkel Little Salmon Bay. Touch no quokka.', { children: true, town: 'Rottnest Island', way: { text: 'Ferry from Fremantle or Barrack Street', minutes: 60 } }],
    ['Swan Valley', 'day trip', -31.8356, 116.0199, 240, 35, 'daily 10-17', 'both', 'any', 'food nature', 'partial', 3, 'walk in', 'Vines, chocolate and Caversham’s koalas half an hour off.', 'Mandoon for lunch, Margaret River Chocolate for children.', { children: true, way: { text: 'Car, or boat from Barrack Street', minutes: 35 } }],
    ['The Pinnacles', 'day trip', -30.6057, 115.1576, 150, 11, 'daily 7-18:30', 'outdoor', 'afternoon', 'nature photography', 'full', 4, 'walk in', 'Thousands of limestone teeth in yellow sand.', 'Drive the loop late; stop at Lancelin’s dunes.', { children: true, way: { text: 'Car by Indian Ocean Drive', minutes: 125 } }],
  ],
}
