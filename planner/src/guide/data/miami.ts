import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 110, 'mid-range': 260, luxury: 650 },
  insights: [
    ['culture', 'Deco, murals and Havana abroad', 'South Beach keeps hundreds of Art Deco houses, Wynwood paints its walls anew each year, and Little Havana plays dominoes in Spanish.', 'medium', 4.5, '2 days', 'November to April'],
    ['food', 'Cuban coffee windows', 'A ventanita serves a thimble of sweet coffee through the window; stone crab is in season from mid October to May.', 'medium', 4.6, 'Every meal', 'October to May'],
    ['activities', 'Beach, bay and swamp', 'Swim in the morning, kayak the bay, and see alligators by bicycle an hour west.', 'medium', 4.6, '2 days', 'December to April'],
    ['transportation', 'Free trolleys, dear parking', 'The Metromover downtown and the trolleys of Miami and Miami Beach are free; traffic on the causeways is slow from four to seven.', 'high', 3.8, '', 'All year round'],
    ['weather', 'Dry winters, stormy summers', 'December to April is dry and warm; June to November brings afternoon storms and the hurricane season.', 'low', 4.3, '', 'December to April'],
    ['tips', 'Check the bill for service', 'Restaurants in Miami Beach add 18 to 20 percent by themselves: look before you tip again.', 'high', 4.0, '', 'All year round'],
  ],
  festivals: [
    ['Art Basel Miami Beach', 'usually 12-01/12-10', 'The art world’s winter fair, with dozens of smaller shows around it.', 'culture', 'Miami Beach Convention Center', 75, 5],
    ['Calle Ocho Music Festival', 'usually 03-08/03-16', 'A street party of many blocks in Little Havana.', 'music', 'Southwest 8th Street', 0, 4],
    ['Art Deco Weekend', 'usually 01-08/01-20', 'Walks, old cars and music along Ocean Drive.', 'culture', 'Ocean Drive', 0, 3],
  ],
  places: [
    ['Ocean Drive and Art Deco Welcome Center', 'quarter', 25.7807, -80.1303, 90, 0, 'always', 'outdoor', 'evening', 'architecture photography nightlife', 'full', 5, 'walk in', 'Pastel hotels of the thirties facing palms and sand.', 'Guided deco walks start here in the morning; the neon comes on at dusk.'],
    ['Lummus Park Beach', 'beach', 25.7813, -80.13, 150, 0, 'daily 6-22', 'outdoor', 'morning', 'nature photography', 'full', 4, 'walk in', 'The wide beach of South Beach with painted lifeguard towers.', 'Red and purple flags mean currents or jellyfish: ask the guards.', { children: true }],
    ['Española Way', 'food', 25.7868, -80.1324, 75, 25, 'daily 11-24', 'outdoor', 'evening', 'food architecture', 'full', 3, 'walk in', 'A lane in Spanish style, closed to cars and full of tables.', 'Read the prices of the drinks on the card, not on the board.'],
    ['Lincoln Road', 'quarter', 25.7906, -80.1365, 75, 0, 'always', 'outdoor', 'any', 'shopping architecture', 'full', 3, 'walk in', 'A pedestrian mall by Morris Lapidus with shops and cafés.', 'The parking tower at its west end by Herzog and de Meuron is worth the ride up.'],
    ['Holocaust Memorial Miami Beach', 'sight', 25.7952, -80.1363, 40, 0, 'daily 10-18', 'outdoor', 'any', 'history art', 'full', 3, 'walk in', 'A bronze hand that rises from a pool, covered with figures.', 'Walk through the narrow tunnel to the inner circle.'],
    ['Wynwood Walls', 'sight', 25.801, -80.1994, 75, 12, 'daily 11-19', 'outdoor', 'any', 'art photography', 'full', 4, 'walk in', 'Murals by well-known street artists around former warehouses.', 'The walls in the streets around are free and just as good.'],
    ['Vizcaya Museum and Gardens', 'sight', 25.7444, -80.2104, 120, 25, 'We-Mo 9:30-16:30', 'both', 'morning', 'architecture art nature', 'partial', 5, 'book', 'An Italian villa of 1916 with formal gardens on the bay.', 'Closed on Tuesdays; the stone barge lies in front of the terrace.'],
    ['Pérez Art Museum Miami', 'museum', 25.786, -80.1862, 105, 18, 'Fr-Mo 11-18, Th 11-21', 'indoor', 'any', 'art architecture', 'full', 4, 'walk in', 'Modern art under hanging gardens by the bay.', 'The terrace swings and the view are open without a ticket.'],
    ['Frost Museum of Science', 'family', 25.7853, -80.188, 150, 33, 'daily 10-18', 'indoor', 'any', 'nature adventure', 'full', 4, 'book', 'A three-floor aquarium, planetarium and roof terraces.', 'Lie under the great round window of the shark tank.', { children: true }],
    ['Freedom Tower', 'sight', 25.7801, -80.1896, 60, 15, 'We-Su 11-17', 'indoor', 'any', 'history architecture', 'full', 3, 'walk in', 'The tower of 1925 where Cuban refugees were received.', 'It reopened after long restoration: check times before going.'],
    ['Bayside Marketplace', 'family', 25.7785, -80.1868, 60, 0, 'daily 11-21', 'both', 'afternoon', 'shopping food music', 'full', 2, 'walk in', 'Shops and a wheel by the marina where bay cruises start.', 'Ninety-minute bay cruises leave every hour in the afternoon.', { children: true }],
    ['Domino Park', 'sight', 25.7655, -80.2192, 40, 0, 'daily 9-18', 'outdoor', 'any', 'history photography', 'full', 4, 'walk in', 'Máximo Gómez Park, where Little Havana plays dominoes.', 'Watching is welcome; ask before taking portraits.'],
    ['Ball & Chain', 'evening', 25.7659, -80.2195, 120, 30, 'daily 18-25', 'both', 'night', 'music nightlife food', 'full', 4, 'walk in', 'A bar of 1935 with salsa bands and a pineapple stage.', 'Free salsa lessons on some nights before the crowd comes.'],
    ['Versailles Restaurant', 'food', 25.765, -80.2527, 75, 22, 'daily 8-24', 'indoor', 'any', 'food history', 'full', 3, 'walk in', 'The mirrored Cuban restaurant where exile politics is debated.', 'The coffee window outside is the place to stand and listen.'],
    ['Venetian Pool', 'family', 25.746, -80.2734, 120, 21, 'Tu-Su 11-16:30', 'outdoor', 'afternoon', 'architecture nature', 'partial', 3, 'walk in', 'A swimming pool in a coral quarry, filled from a spring.', 'Children under three are not admitted; closed in deep winter.', { season: [2, 11] }],
    ['Fairchild Tropical Botanic Garden', 'park', 25.6767, -80.2734, 150, 25, 'daily 10-17', 'outdoor', 'morning', 'nature photography', 'full', 4, 'walk in', 'Palms, lakes and a butterfly house on 34 hectares.', 'Take the tram first, then walk back to what you liked.', { children: true }],
    ['Cape Florida Lighthouse', 'beach', 25.6666, -80.1561, 150, 8, 'daily 8-18', 'outdoor', 'morning', 'nature history', 'partial', 3, 'walk in', 'A white lighthouse of 1825 above the beach of a state park.', 'On fine weekends the park fills and closes its gate by noon.', { children: true }],
    ['Shark Valley, Everglades', 'day trip', 25.7575, -80.7664, 180, 35, 'daily 8:30-17', 'outdoor', 'morning', 'nature adventure photography', 'full', 5, 'book', 'A loop road through the river of grass, lined with alligators.', 'Hire a bicycle or book the tram; halfway stands a tower.', { children: true, season: [11, 5], way: { text: 'Car by the Tamiami Trail', minutes: 60 } }],
    ['John Pennekamp Coral Reef State Park', 'day trip', 25.1254, -80.4069, 240, 45, 'daily 8-17', 'outdoor', 'morning', 'nature adventure', 'partial', 4, 'book', 'Snorkelling boats to the reef from Key Largo.', 'Boats stay in harbour when it blows: ask the day before.', { way: { text: 'Car by US 1 to Key Largo', minutes: 80 } }],
  ],
}
