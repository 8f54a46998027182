import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 90, 'mid-range': 220, luxury: 600 },
  insights: [
    ['culture', 'Pearls, oil and museums', 'A fishing island became a capital in fifty years; the old fort and the domed Louvre tell the two ends of it.', 'medium', 4.6, '2 to 3 days', 'November to March'],
    ['food', 'From shawarma to brunch', 'Cheap Keralan and Lebanese kitchens in the centre, long hotel brunches at weekends, and camel milk as ice cream.', 'medium', 4.4, 'Every meal', 'All year round'],
    ['activities', 'Theme parks and mangroves', 'Yas Island has roller coasters and water slides; kayaks glide through the mangroves of Jubail and the east coast.', 'medium', 4.5, '1 to 2 days', 'November to April'],
    ['transportation', 'Taxis are cheap', 'Distances are long and taxis metered and fair; buses are good on the main island, and coaches reach Dubai in two hours.', 'low', 4.2, '', 'All year round'],
    ['weather', 'Winter is the season', 'November to March is warm and dry; in July the air is humid and over forty degrees.', 'medium', 4, '', 'November to March'],
    ['tips', 'Dress for the mosque', 'Long loose clothing, and a scarf for women; registration for the free visit is online.', 'high', 4.4, '', 'All year round'],
  ],
  festivals: [
    ['Abu Dhabi Grand Prix', 'usually 11-20/12-10', 'Formula One at dusk, with concerts every night.', 'sport', 'Yas Marina Circuit', 300, 5],
    ['Sheikh Zayed Festival', 'usually 11-01/03-20', 'Pavilions, crafts and fireworks from many lands on winter evenings.', 'culture', 'Al Wathba', 3, 4],
    ['UAE National Day', '12-02 P2D', 'Air shows, boat parades and fireworks along the Corniche.', 'festival', 'Corniche', 0, 4],
  ],
  places: [
    ['Sheikh Zayed Grand Mosque', 'religious', 24.4128, 54.475, 105, 0, 'Mo-Th+Sa-Su 9-21, Fr 9-12 15-21', 'both', 'evening', 'religious architecture photography', 'full', 5, 'book', 'A white mosque of eighty-two domes, with a carpet for thousands.', 'Book the free time online and come at dusk, when the marble turns blue.'],
    ['Louvre Abu Dhabi', 'museum', 24.5337, 54.3984, 150, 17, 'Tu-Su 10-18', 'indoor', 'any', 'art architecture history', 'full', 5, 'walk in', 'Art of all ages and places under a dome that rains light.', 'Sit by the water under the dome before you go in.'],
    ['Qasr Al Watan', 'sight', 24.4625, 54.3052, 90, 18, 'daily 10-18', 'indoor', 'any', 'architecture history', 'full', 4, 'walk in', 'The working palace of the president, all white and gold.', 'Enter by the visitor centre and its bus; a light show runs on some evenings.'],
    ['Emirates Palace', 'sight', 24.4616, 54.3173, 60, 15, 'daily 9-22', 'indoor', 'afternoon', 'architecture food', 'full', 3, 'walk in', 'A hotel the size of a ministry, with domes and a private beach.', 'The café serves coffee with gold leaf; no beach clothes in the lobby.'],
    ['Qasr Al Hosn', 'museum', 24.4823, 54.3548, 75, 9, 'Mo-Th+Sa-Su 9-19, Fr 14-20', 'both', 'any', 'history architecture', 'full', 4, 'walk in', 'The white fort around which the city grew, now a museum.', 'Weavers and coffee makers work in the house next door.', { children: true }],
    ['Observation Deck at 300', 'viewpoint', 24.4589, 54.3216, 60, 26, 'daily 10-18', 'indoor', 'afternoon', 'photography food', 'full', 3, 'walk in', 'A café on the seventy-fourth floor of the Etihad Towers.', 'Part of the ticket comes back as food; go before sunset.'],
    ['Corniche Beach', 'beach', 24.4718, 54.3362, 150, 3, 'daily 8-20', 'outdoor', 'afternoon', 'nature photography', 'full', 4, 'walk in', 'White sand with lifeguards below the towers of the city.', 'Family and quiet sections have a small fee and showers.', { children: true }],
    ['Heritage Village', 'museum', 24.4757, 54.3311, 60, 0, 'daily 9-17', 'outdoor', 'any', 'history markets', 'partial', 2, 'walk in', 'Tents, a well and workshops that show life before oil.', 'The view back over the water to the skyline is the best in town.', { children: true }],
    ['World Trade Center Souk', 'market', 24.4878, 54.3577, 60, 0, 'daily 10-22', 'indoor', 'any', 'markets shopping', 'full', 2, 'walk in', 'A modern souk of wooden lattices on the site of the old market.', 'Spices, scents and a roof terrace; good in the heat of the day.'],
    ['Umm Al Emarat Park', 'park', 24.4534, 54.3802, 75, 3, 'daily 8-22', 'outdoor', 'evening', 'nature', 'full', 2, 'walk in', 'The old public park made new, with a shade house and farm animals.', 'A weekend market and films come in the cooler months.', { children: true }],
    ['Ferrari World', 'family', 24.4838, 54.6071, 300, 95, 'daily 11-19', 'indoor', 'any', 'adventure', 'full', 4, 'book', 'A theme park under a red roof, with the fastest of roller coasters.', 'Weekdays are calm; tickets with the other Yas parks save money.', { children: true }],
    ['Warner Bros. World', 'family', 24.4906, 54.5996, 300, 95, 'daily 11-19', 'indoor', 'any', 'adventure', 'full', 3, 'book', 'Gotham, Bedrock and cartoon streets, all indoors and cool.', 'Best for children up to twelve; start at the far end.', { children: true }],
    ['Yas Waterworld', 'family', 24.488, 54.5986, 270, 85, 'daily 10-18', 'outdoor', 'morning', 'adventure', 'partial', 3, 'book', 'A water park with a pearl-diving legend and more than forty slides.', 'Bring water shoes; the ground gets hot from ten on.', { children: true }],
    ['Yas Marina', 'evening', 24.4683, 54.6068, 120, 30, 'daily 17-25', 'outdoor', 'evening', 'nightlife food music', 'full', 3, 'walk in', 'Restaurants and bars around the yachts in the middle of the race track.', 'On some evenings the circuit is open free of charge to walkers and cyclists.'],
    ['Yas Bay Waterfront', 'food', 24.4606, 54.5972, 90, 30, 'daily 12-24', 'outdoor', 'evening', 'food nightlife', 'full', 3, 'walk in', 'A boardwalk of restaurants next to the arena.', 'Fountains and free concerts at weekends.'],
    ['Jubail Mangrove Park', 'nature', 24.545, 54.4853, 90, 4, 'daily 8-19', 'outdoor', 'afternoon', 'nature photography', 'full', 4, 'walk in', 'Boardwalks over the water through the mangroves.', 'High tide is best for kayaks, low tide for crabs and herons.', { children: true }],
    ['Al Jahili Fort and Al Ain Oasis', 'day trip', 24.2158, 55.7524, 240, 0, 'Tu-Su 9-17', 'both', 'morning', 'history nature', 'partial', 4, 'walk in', 'A mud-brick fort and a palm oasis with channels of water in the garden city.', 'Walk the shaded lanes of the oasis; the fort has photographs by Thesiger.', { way: { text: 'Coach or car to Al Ain', minutes: 100 } }],
    ['Jebel Hafeet', 'day trip', 24.0585, 55.7776, 90, 0, 'always', 'outdoor', 'afternoon', 'nature photography adventure', 'partial', 3, 'walk in', 'A bare mountain with a winding road to the top.', 'Tombs five thousand years old stand at its eastern foot.', { way: { text: 'Car past Al Ain', minutes: 120 } }],
    ['Burj Khalifa, Dubai', 'day trip', 25.1972, 55.2744, 240, 48, 'daily 9-23', 'indoor', 'afternoon', 'architecture photography', 'full', 4, 'book', 'The tallest tower of the world, with the fountain lake at its feet.', 'Book a slot before sunset and stay for the fountains.', { way: { text: 'Coach from the main bus station, then metro', minutes: 130 } }],
  ],
}
