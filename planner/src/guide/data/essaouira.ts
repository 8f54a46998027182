import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 38, 'mid-range': 95, luxury: 240 },
  icons: ['Skala de la Ville', 'Essaouira Medina', 'Essaouira Harbour'],
  insights: [
    ['culture', 'Mogador of the winds', 'A French prisoner drew it for a sultan; Jews, Gnawa and painters gave it its sound.', 'low', 4.6, '2 days', 'April to October'],
    ['food', 'Sardines on the quay', 'Fish by the kilo at the port, amlou of almonds and argan.', 'low', 4.4, 'Every meal', 'All year round'],
    ['activities', 'Kite, ride, walk', 'Wind for boards from April to September, camels on the beach, argan hills.', 'medium', 4.5, '2 days', 'April to September'],
    ['transportation', 'No cars inside', 'Porters with carts carry bags from the gates; Supratours from Marrakesh takes three hours.', 'low', 4.3, '', 'All year round'],
    ['weather', 'Alizé', 'Never above 28 degrees in summer, windy each afternoon, mild in January.', 'low', 4.3, '', 'April to October'],
    ['tips', 'A scarf for the wind', 'Sunbathe in the morning, shop in the afternoon; prices are gentler than Marrakesh.', 'low', 4.4, '', 'All year round'],
  ],
  festivals: [
    ['Gnaoua World Music Festival', 'usually 06-18/06-30', 'Masters of trance with jazz on the walls.', 'music', 'Place Moulay Hassan', 0, 5],
    ['Printemps Musical des Alizés', 'usually 04-20/05-05', 'Chamber music in old houses.', 'music', 'Dar Souiri', 0, 3],
  ],
  quarters: {
    'Medina': ['Essaouira Medina', 'Skala de la Ville', 'Sidi Mohammed Ben Abdallah Museum', 'Bayt Dakira', 'Slat Lkahal Synagogue', 'Wood Carvers’ Workshops', 'Triskala', 'Taros', 'La Table by Madada', 'Spice and Jewellery Souks'],
    'Port': ['Essaouira Harbour', 'Skala du Port', 'Grilled Fish Stalls'],
  },
  places: [
    ['Essaouira Medina', 'quarter', 31.5142, -9.7707, 105, 0, 'always', 'outdoor', 'morning', 'architecture shopping photography', 'full', 5, 'walk in', 'A straight white and blue town inside walls, easy to love.', 'Walk Avenue de l’Istiqlal, then any arch to the west.', { children: true }],
    ['Skala de la Ville', 'viewpoint', 31.5149, -9.7731, 40, 1, 'daily 9-18', 'outdoor', 'afternoon', 'history photography', 'poor', 5, 'walk in', 'Dutch and Spanish cannon over breaking rocks.', 'Orson Welles shot Othello here; late light.', { children: true }],
    ['Essaouira Harbour', 'sight', 31.5098, -9.7729, 45, 0, 'always', 'outdoor', 'morning', 'photography food', 'full', 5, 'walk in', 'Blue boats, nets and gulls below the sea gate.', 'Catches come in about three; shipwrights work on ribs.', { children: true }],
    ['Skala du Port', 'viewpoint', 31.5105, -9.7735, 30, 6, 'daily 9-17:30', 'outdoor', 'any', 'history photography', 'poor', 3, 'walk in', 'A tower with the picture of the walls through a round hole.', 'Gulls nest in spring.'],
    ['Sidi Mohammed Ben Abdallah Museum', 'museum', 31.5136, -9.7715, 45, 3, 'We-Mo 10-18', 'indoor', 'any', 'history art', 'poor', 3, 'walk in', 'Instruments and costumes in a pasha’s house.', 'Look for inlaid lutes.'],
    ['Bayt Dakira', 'museum', 31.5139, -9.7722, 50, 0, 'daily 9:30-18', 'indoor', 'any', 'history religious', 'partial', 4, 'walk in', 'House of memory of a town once half Jewish, with its synagogue.', 'Free; the kippah press and letters from London.'],
    ['Slat Lkahal Synagogue', 'religious', 31.5166, -9.7708, 30, 1, 'Su-Fr 10-17', 'indoor', 'any', 'religious history', 'poor', 2, 'walk in', 'The people’s synagogue of the Mellah, brought back by hand.', 'The keeper tells it best.'],
    ['Wood Carvers’ Workshops', 'market', 31.5145, -9.7727, 45, 0, 'daily 9-19', 'both', 'any', 'shopping art', 'partial', 4, 'walk in', 'Thuya root turned into boxes that smell for years, in vaults under the wall.', 'Buy from those who carve.'],
    ['Spice and Jewellery Souks', 'market', 31.5147, -9.7688, 60, 0, 'daily 9-20', 'outdoor', 'any', 'markets shopping', 'full', 3, 'walk in', 'Silver, herbs and a fish auction in two squares.', 'Joutia’s auctions at four.'],
    ['Essaouira Beach', 'beach', 31.5053, -9.7661, 120, 0, 'always', 'outdoor', 'morning', 'nature adventure', 'full', 4, 'walk in', 'A bay of sand with football, camels and kites.', 'South end for boards; calm before eleven.', { children: true }],
    ['Grilled Fish Stalls', 'food', 31.5118, -9.7715, 60, 12, 'daily 11-21', 'outdoor', 'any', 'food', 'full', 4, 'walk in', 'Point at sardines, prawns or sea bass; they grill it while you sit.', 'Agree on price by weight with salad and drink.', { children: true }],
    ['La Table by Madada', 'food', 31.5124, -9.7705, 90, 28, 'We-Mo 12:30-15 19-22:30', 'indoor', 'any', 'food', 'partial', 4, 'book', 'Spider crab and pastilla in a carob store.', 'Cooking classes next door at L’Atelier.'],
    ['Triskala', 'food', 31.5141, -9.7718, 75, 13, 'daily 12-22', 'indoor', 'any', 'food', 'poor', 3, 'walk in', 'Fish tagine and vegetable plates in a cave with candles.', 'The menu changes with the boats.', { children: true }],
    ['Taros', 'evening', 31.5127, -9.7711, 105, 20, 'daily 11-25', 'outdoor', 'evening', 'nightlife music food', 'poor', 4, 'walk in', 'Roof bar over the square with Gnawa and mojitos.', 'Bring a jacket: it is named after the wind.'],
    ['Place Moulay Hassan', 'sight', 31.5122, -9.771, 30, 5, 'always', 'outdoor', 'evening', 'photography food', 'full', 3, 'walk in', 'The square for coffee, cakes and watching.', 'Driss has baked since 1929 around the corner.', { children: true }],
    ['Diabat', 'nature', 31.4806, -9.7658, 150, 15, 'always', 'outdoor', 'morning', 'nature adventure history', 'partial', 3, 'walk in', 'A hippie hamlet and a palace swallowed by dunes.', 'Ride a horse along the beach; Hendrix never wrote his castle here.'],
    ['Sidi Kaouki', 'day trip', 31.3583, -9.7972, 210, 5, 'always', 'outdoor', 'any', 'nature adventure', 'partial', 3, 'walk in', 'A long wild beach with a saint’s tomb and surf shacks.', 'Bus 2 goes hourly.', { children: true, way: { text: 'Bus or taxi', minutes: 35 } }],
  ],
}
