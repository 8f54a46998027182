import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 50, 'mid-range': 110, luxury: 280 },
  icons: ['Narikala Fortress', 'Abanotubani Sulphur Baths', 'Shardeni and the Old Town', 'Mtskheta', 'Holy Trinity Cathedral'],
  insights: [
    ['culture', 'Balconies, baths and churches', 'Persian baths, Armenian churches and a synagogue stand within five minutes of each other under carved balconies.', 'medium', 4.6, '2 days', 'All year round'],
    ['food', 'Khinkali, khachapuri and amber wine', 'Hold a dumpling by its knot and leave the knot; wine made in buried jars has 8,000 years behind it.', 'low', 4.8, 'Every meal', 'All year round'],
    ['activities', 'Hills, cable cars and a hot bath', 'Ride up in the late afternoon, walk down through the garden and end in a private sulphur room.', 'low', 4.5, '1 day', 'April to October'],
    ['transportation', 'Metro, buses and cheap taxis', 'One card pays metro, buses and the cable car at Rike; order taxis by app so that the fare is fixed.', 'low', 4.2, '', 'All year round'],
    ['weather', 'Hot July, gentle autumn', 'July and August pass 35 degrees; grapes are brought in from mid-September under mild sun.', 'low', 4.3, '', 'April to June, September, October'],
    ['tips', 'Dress for churches', 'Women cover their hair and knees; scarves and wraps hang at the door for those who have none.', 'low', 4.2, '', 'All year round'],
  ],
  festivals: [
    ['Tbilisoba', 'usually 10-01/10-12', 'A weekend of harvest, dances and grilled meat in the old town.', 'festival', 'Old town and Rike Park', 0, 4],
    ['Orthodox Easter', 'orthodox -1 P3D', 'Night services with candles, then red eggs and sweet paska.', 'religious', 'Holy Trinity and Sioni', 0, 4],
    ['New Wine Festival', 'usually 05-05/05-25', 'Family cellars pour the first wine of the last vintage.', 'food', 'Mtatsminda Park', 10, 4],
  ],
  quarters: {
    'Old Town': ['Shardeni and the Old Town', 'Sioni Cathedral', 'Gabriadze Clock Tower', 'Bridge of Peace', 'Abanotubani Sulphur Baths', 'Narikala Fortress'],
    Sololaki: ['Café Littera', 'Salobie Bia'],
  },
  places: [
    ['Narikala Fortress', 'viewpoint', 41.6878, 44.8087, 75, 1, 'always', 'outdoor', 'evening', 'history photography', 'poor', 5, 'walk in', 'Walls above the old town, reached by cable car from Rike Park.', 'Parts are fenced for repair; the ridge path to Mother Georgia stays open and has the view.'],
    ['Abanotubani Sulphur Baths', 'sight', 41.6885, 44.8107, 90, 30, 'daily 8-23', 'both', 'any', 'history architecture', 'partial', 5, 'book', 'Brick domes over hot springs that gave the town its name.', 'Reserve a private room by the hour and ask for the kisa scrub.'],
    ['Shardeni and the Old Town', 'quarter', 41.6908, 44.8085, 90, 0, 'always', 'outdoor', 'any', 'architecture history photography', 'partial', 5, 'walk in', 'Lanes of carved balconies between Meidan square and Freedom Square.', 'Push open a courtyard door on Betlemi street: stained glass lights the stairs.'],
    ['Sioni Cathedral', 'religious', 41.6914, 44.8075, 30, 0, 'daily 8-20', 'indoor', 'any', 'religious history', 'partial', 3, 'walk in', 'The old cathedral by the river with Saint Nino’s cross of vine.', 'The cross hangs left of the altar screen; it was bound with her hair.'],
    ['Gabriadze Clock Tower', 'sight', 41.6956, 44.8064, 30, 0, 'always', 'outdoor', 'any', 'art architecture photography', 'full', 4, 'walk in', 'A leaning tower of tiles built by a puppet master.', 'Figures play the circle of life at noon and seven; Anchiskhati, the oldest church, is next door.', { children: true }],
    ['Bridge of Peace', 'sight', 41.693, 44.8087, 25, 0, 'always', 'outdoor', 'evening', 'architecture photography', 'full', 3, 'walk in', 'A wave of glass over the Mtkvari, lit at night.', 'Its far end is Rike Park with the cable car to the fortress.', { children: true }],
    ['Holy Trinity Cathedral', 'religious', 41.6975, 44.8166, 60, 0, 'daily 7-22', 'both', 'any', 'religious architecture photography', 'full', 5, 'walk in', 'A golden dome of 2004, 87 metres above the ground on the far hill.', 'Walk up from Avlabari metro; choirs sing on Sunday mornings.'],
    ['Georgian National Museum', 'museum', 41.6965, 44.8002, 105, 11, 'Tu-Su 10-18', 'indoor', 'any', 'history art', 'full', 4, 'walk in', 'Gold of Colchis, skulls of Dmanisi and a floor on Soviet occupation.', 'Go down first: the treasury with the gold is in the basement.'],
    ['Mtatsminda Park', 'family', 41.6951, 44.7858, 120, 5, 'daily 11-23', 'outdoor', 'evening', 'photography nature', 'full', 4, 'walk in', 'An amusement park on the mountain, by a funicular of 1905.', 'Get off half way for the pantheon of writers; doughnuts wait at the top.', { children: true }],
    ['Dry Bridge Market', 'market', 41.7012, 44.8041, 60, 0, 'daily 10-17', 'outdoor', 'any', 'markets shopping photography', 'partial', 4, 'walk in', 'Medals, samovars and oil paintings on blankets by the river.', 'Fullest at weekends; begin at half of what is asked.'],
    ['National Botanical Garden', 'park', 41.6857, 44.8047, 90, 2, 'daily 9-18', 'outdoor', 'morning', 'nature', 'partial', 3, 'walk in', 'A gorge with a waterfall right behind the fortress.', 'A zip line crosses from the ridge; the way down leads to the baths.', { children: true }],
    ['Open Air Museum of Ethnography', 'museum', 41.7061, 44.7441, 120, 4, 'Tu-Su 10-18', 'outdoor', 'any', 'history architecture', 'poor', 3, 'walk in', 'Seventy houses from all Georgia above Turtle Lake.', 'Keepers show the darbazi house with its stepped dome; come down by cable car from the lake.', { children: true }],
    ['Café Littera', 'food', 41.6911, 44.8003, 105, 40, 'daily 13-23', 'both', 'any', 'food architecture', 'partial', 4, 'book', 'New Georgian cooking in the garden of the Writers’ House.', 'Ask for a table under the trees and see the tiled stair inside.'],
    ['Salobie Bia', 'food', 41.6916, 44.7997, 75, 18, 'daily 12-23', 'indoor', 'any', 'food', 'poor', 3, 'book', 'Bean stew, ojakhuri and tomatoes in a small cellar in Sololaki.', 'Few tables: reserve, or come at three.'],
    ['Machakhela on Meidan', 'food', 41.6899, 44.8092, 60, 14, 'daily 9-25', 'both', 'any', 'food', 'partial', 2, 'walk in', 'Boat-shaped khachapuri with egg and butter, at nearly all hours.', 'Stir the egg in while it is hot and tear the crust from the ends.', { children: true }],
    ['Fabrika', 'evening', 41.7096, 44.8028, 120, 15, 'daily 12-26', 'both', 'night', 'nightlife music shopping', 'full', 3, 'walk in', 'A sewing factory turned courtyard of bars, studios and murals.', 'Liveliest from nine; the craft shops close at eight.'],
    ['Mtskheta', 'day trip', 41.8421, 44.7211, 210, 0, 'always', 'both', 'any', 'religious history architecture', 'partial', 5, 'walk in', 'The old capital: Svetitskhoveli cathedral, and Jvari on the rock above two rivers.', 'Let the taxi go to Jvari first, then down to the town for lunch.', { way: { text: 'Minibus from Didube, or taxi', minutes: 30 } }],
    ['Gergeti Trinity Church', 'day trip', 42.6625, 44.6203, 240, 10, 'always', 'outdoor', 'morning', 'nature religious photography', 'poor', 4, 'walk in', 'A church on a hill at 2,170 metres before the snow of Kazbek.', 'Stop at Ananuri on the military road; the pass may close in winter.', { season: [4, 11], way: { text: 'Car or minibus over the Georgian Military Road', minutes: 180 } }],
  ],
}
