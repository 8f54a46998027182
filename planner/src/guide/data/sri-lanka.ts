import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 40, 'mid-range': 100, luxury: 300 },
  icons: ['Sigiriya', 'Temple of the Tooth, Kandy', 'Galle Fort', 'Dambulla Cave Temple'],
  insights: [
    ['culture', 'Stupas, forts and tea', 'Buddhist cities two thousand years old, a Dutch fort by the sea and British tea hills share one small island.', 'medium', 4.7, '7 to 12 days', 'December to April'],
    ['food', 'Rice, hoppers and kottu', 'Rice comes with five curries; egg hoppers for breakfast, and kottu roti chopped loudly at night.', 'low', 4.7, 'Every meal', 'All year round'],
    ['activities', 'Trains and safaris', 'The hill train from Kandy to Ella and leopards in the parks are booked weeks ahead.', 'high', 4.7, '2 to 4 days', 'January to April'],
    ['transportation', 'Slow roads', 'Count fifty kilometres an hour at best; expressways go south, trains are cheap and full.', 'medium', 3.9, '', 'All year round'],
    ['weather', 'Two monsoons', 'The south and west are driest from December to April, the east from May to September.', 'medium', 4.3, '', 'December to April'],
    ['tips', 'Never turn your back', 'Do not pose with your back to a Buddha, cover shoulders and knees in temples, and take off your shoes.', 'medium', 4.4, '', 'All year round'],
  ],
  festivals: [
    ['Kandy Esala Perahera', 'usually 07-20/08-31', 'Ten nights of drummers, dancers and a hundred dressed elephants.', 'religious', 'Temple of the Tooth, Kandy', 0, 5],
    ['Vesak', 'usually 05-01/05-31', 'Lanterns and free food for the Buddha’s birth, two days around the full moon.', 'religious', 'Colombo', 0, 4],
    ['Sinhala and Tamil New Year', '04-13 P2D', 'Games, sweets and closed shops across the country.', 'festival', 'Whole island', 0, 3],
  ],
  places: [
    ['Gangaramaya Temple', 'religious', 6.9161, 79.8563, 60, 2, 'daily 6-21', 'both', 'any', 'religious art history', 'partial', 4, 'walk in', 'A temple packed with gifts from all over the Buddhist world.', 'The little temple on the lake is part of it and five minutes away.'],
    ['Galle Face Green', 'evening', 6.9248, 79.8449, 75, 5, 'daily 16-23', 'outdoor', 'evening', 'food nature photography', 'full', 4, 'walk in', 'The sea lawn of Colombo with kites, prawn cakes and sunset.', 'Stalls come at four; Sunday evening is the fullest.', { children: true }],
    ['Colombo National Museum', 'museum', 6.9101, 79.8608, 90, 5, 'daily 9-17', 'indoor', 'any', 'history art', 'partial', 3, 'walk in', 'The throne of the kings of Kandy and bronzes in a white palace.', 'Start with the bronzes of Polonnaruwa on the ground floor.'],
    ['Viharamahadevi Park', 'park', 6.9138, 79.8617, 45, 0, 'daily 6-18', 'outdoor', 'any', 'nature', 'full', 2, 'walk in', 'The large park opposite the white town hall.', 'Flowering trees are at their best from March to May.', { children: true }],
    ['Red Mosque', 'religious', 6.9385, 79.8516, 30, 0, 'Mo-Th+Sa-Su 9-16', 'indoor', 'any', 'religious architecture photography', 'partial', 4, 'walk in', 'A mosque of red and white stripes like a sweet, in the bazaar.', 'Guides lend a robe; visit outside prayers and not on Friday.'],
    ['Pettah Market', 'market', 6.9376, 79.8508, 75, 0, 'Mo-Sa 9-18', 'outdoor', 'any', 'markets shopping', 'partial', 3, 'walk in', 'The bazaar of Colombo: every street sells one thing.', 'Mornings are bearable; watch for porters with loads.'],
    ['Old Dutch Hospital', 'food', 6.9334, 79.8434, 90, 20, 'daily 11-23', 'both', 'evening', 'food shopping nightlife', 'full', 3, 'walk in', 'The oldest house of the fort, with courtyards of restaurants.', 'Crab is the speciality of the house; book for the weekend.'],
    ['Lotus Tower', 'viewpoint', 6.9271, 79.8582, 75, 20, 'daily 9-22', 'indoor', 'evening', 'photography', 'full', 3, 'walk in', 'A tower in the shape of a lotus, with a deck over the city.', 'Come before sunset and stay for the lights.', { children: true }],
    ['Independence Memorial Hall', 'sight', 6.9044, 79.8674, 40, 0, 'always', 'outdoor', 'evening', 'architecture history', 'full', 3, 'walk in', 'A stone hall after the audience hall of Kandy, with lions at the steps.', 'Cafés and shops fill the old asylum next door.'],
    ['Kelaniya Temple', 'religious', 6.9519, 79.9186, 60, 0, 'daily 6-20', 'both', 'morning', 'religious art history', 'partial', 3, 'walk in', 'A great temple on the river, with wall paintings of the 1940s.', 'Full-moon days bring white-clad crowds and lamps.'],
    ['Dehiwala Zoo', 'family', 6.8565, 79.8739, 150, 10, 'daily 8:30-17', 'outdoor', 'any', 'nature', 'partial', 2, 'walk in', 'The national zoo in hilly gardens south of the centre.', 'The aquarium and reptile houses are near the gate.', { children: true }],
    ['Mount Lavinia Beach', 'beach', 6.8365, 79.863, 150, 0, 'always', 'outdoor', 'afternoon', 'nature food', 'partial', 3, 'walk in', 'The city beach below an old governor’s house.', 'Take the coast train from Fort; sit by the open door.', { children: true }],
    ['Galle Fort', 'day trip', 6.0263, 80.217, 300, 0, 'always', 'outdoor', 'afternoon', 'history architecture photography food', 'partial', 5, 'walk in', 'A Dutch walled town on the sea with a lighthouse and ramparts.', 'Walk the walls at sunset, from the clock tower to the lighthouse.', { way: { text: 'Train or expressway bus', minutes: 120 } }],
    ['Temple of the Tooth, Kandy', 'day trip', 7.2936, 80.6413, 240, 7, 'daily 5:30-20', 'indoor', 'morning', 'religious history architecture art', 'partial', 5, 'walk in', 'The shrine of the Buddha’s tooth by Kandy’s lake.', 'Drums sound at the offerings at half past five, half past nine and half past six.', { way: { text: 'Train or bus from Colombo Fort', minutes: 180 } }],
    ['Sigiriya', 'day trip', 7.957, 80.7603, 210, 36, 'daily 6:30-17', 'outdoor', 'morning', 'history nature photography adventure', 'poor', 5, 'walk in', 'A palace on top of a rock, with frescoes and lion’s paws.', 'Start at opening; wasps and heat come later, and there are 1,200 steps.', { way: { text: 'Car by way of Dambulla', minutes: 240 } }],
    ['Dambulla Cave Temple', 'day trip', 7.8567, 80.649, 105, 7, 'daily 7-19', 'both', 'morning', 'religious art history', 'poor', 5, 'walk in', 'Five caves of painted ceilings and a hundred and fifty Buddhas.', 'Steps from the foot take twenty minutes; the ticket desk is at the bottom.', { way: { text: 'Car or bus by way of Kurunegala', minutes: 210 } }],
    ['Pinnawala Elephant Orphanage', 'day trip', 7.3006, 80.3883, 150, 15, 'daily 8:30-17', 'outdoor', 'morning', 'nature', 'partial', 2, 'walk in', 'A home for elephants that walk to the river to bathe.', 'Bath times are late morning and early afternoon; check how animals are kept first.', { children: true, way: { text: 'Train to Rambukkana or car', minutes: 120 } }],
  ],
}
