import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 60, 'mid-range': 130, luxury: 320 },
  icons: ['Belgrade Fortress', 'Church of Saint Sava', 'Skadarlija', 'Nikola Tesla Museum', 'Museum of Yugoslavia'],
  insights: [
    ['culture', 'Fought over 115 times', 'Where Sava and Danube meet lie a fortress, Tito’s tomb and the largest Orthodox dome of the Balkans.', 'low', 4.4, '2 to 3 days', 'All year round'],
    ['food', 'Grill, kajmak and rakija', 'Pljeskavica is taken seriously; kafanas play until the last guest sings.', 'low', 4.6, 'Every meal', 'All year round'],
    ['activities', 'Rivers and nights', 'Cycle to Ada’s beach by day; clubs on barges open at midnight.', 'medium', 4.6, '1 day', 'May to September'],
    ['transportation', 'Free buses and trams', 'City transport has cost nothing since 2025; bus A1 and taxis by voucher from the airport.', 'low', 4.3, '', 'All year round'],
    ['weather', 'Continental with a wind', 'July passes 32 degrees; the košava blows cold and dry in autumn.', 'low', 4.1, '', 'April to June, September, October'],
    ['tips', 'Smoke in cafés', 'Smoking indoors is still common; terraces are the cure.', 'low', 3.7, '', 'All year round'],
  ],
  festivals: [
    ['Belgrade Beer Fest', 'usually 06-15/08-31', 'Four nights of rock and local brews.', 'music', 'Ušće Park', 0, 4],
    ['BITEF', 'usually 09-15/10-05', 'New theatre from all over since 1967.', 'culture', 'City theatres', 15, 3],
    ['Orthodox Christmas Eve', '01-06', 'Oak branches burn before the churches.', 'religious', 'Saint Sava', 0, 4],
  ],
  places: [
    ['Belgrade Fortress', 'sight', 44.8232, 20.4501, 120, 0, 'always', 'outdoor', 'evening', 'history photography nature', 'partial', 5, 'walk in', 'Kalemegdan: walls of every empire above the meeting of two rivers.', 'Sunset by the Victor; Ružica church has lamps of bullets.', { children: true }],
    ['Knez Mihailova', 'quarter', 44.8177, 20.4568, 60, 0, 'always', 'outdoor', 'any', 'shopping architecture food', 'full', 4, 'walk in', 'The walking street from Terazije to the fortress.', 'Old kiosks, buskers and an ice cream at Crna Ovca.', { children: true }],
    ['National Museum', 'museum', 44.8167, 20.4598, 105, 5, 'Tu-We+Fr+Su 10-18, Th+Sa 12-20', 'indoor', 'any', 'art history', 'full', 4, 'walk in', 'Miroslav’s gospel, Vinča idols and a good Monet on Republic Square.', 'Free on Sundays; meet by the horse outside as all do.'],
    ['Nikola Tesla Museum', 'museum', 44.8051, 20.4706, 60, 8, 'Tu-Su 10-20', 'indoor', 'any', 'history', 'poor', 5, 'walk in', 'His suits, his urn and lamps that light in your hand.', 'English tours on the hour; be early, rooms are small. A move is planned.', { children: true }],
    ['Church of Saint Sava', 'religious', 44.798, 20.4691, 60, 0, 'daily 7-19', 'indoor', 'any', 'religious architecture art', 'full', 5, 'walk in', 'A dome 70 metres high with 15,000 square metres of gold mosaic.', 'Go down to the crypt too; it shines even more.'],
    ['Museum of Yugoslavia', 'museum', 44.7867, 20.452, 90, 6, 'Tu-Su 10-18', 'both', 'any', 'history', 'partial', 5, 'walk in', 'Tito’s grave among flowers, and the batons that youth ran to him.', 'Trolleybus 40 or 41; the batons of each year are the joy of it.'],
    ['Saint Mark’s Church', 'religious', 44.8096, 20.4685, 30, 0, 'daily 7-19', 'indoor', 'any', 'religious architecture', 'partial', 3, 'walk in', 'A striped giant with Tsar Dušan’s tomb beside Tašmajdan park.', 'The bombed TV house behind it is a memorial.'],
    ['Princess Ljubica’s Residence', 'museum', 44.8177, 20.4525, 45, 4, 'Tu-Su 10-17', 'indoor', 'any', 'history architecture', 'poor', 3, 'walk in', 'An Ottoman house with a Turkish bath and European salons.', 'Saturdays at noon there is coffee and a story.'],
    ['Museum of Contemporary Art', 'museum', 44.8196, 20.4424, 75, 5, 'We-Mo 10-18', 'indoor', 'any', 'art architecture', 'full', 3, 'walk in', 'Crystal cubes of 1965 across the river, with Yugoslav modern art.', 'Free on Wednesdays; walk back over Branko’s bridge.'],
    ['Zemun and Gardoš Tower', 'quarter', 44.8484, 20.4094, 120, 3, 'always', 'outdoor', 'evening', 'history photography food', 'poor', 4, 'walk in', 'A Habsburg town of its own, with a tower over tiled roofs.', 'Eat river fish on the quay at Šaran or Reka.', { children: true }],
    ['Ada Ciganlija', 'beach', 44.7874, 20.4063, 150, 0, 'always', 'outdoor', 'afternoon', 'nature adventure', 'full', 3, 'walk in', 'A river island with seven kilometres of lake beach.', 'Hire a bike at the bridge; busy at weekends.', { children: true, season: [5, 9] }],
    ['Zeleni Venac Market', 'market', 44.8132, 20.457, 40, 4, 'daily 6-18', 'both', 'morning', 'markets food', 'full', 3, 'walk in', 'Checked roofs over kajmak, peppers and plums.', 'Buy ajvar in September when the town smells of it.'],
    ['Question Mark', 'food', 44.8181, 20.4522, 75, 15, 'daily 9-24', 'both', 'any', 'food history', 'partial', 4, 'walk in', 'The oldest kafana, of 1823, named ? in a quarrel with the church.', 'Low stools, veal soup and coffee in the yard.', { children: true }],
    ['Tri Šešira', 'food', 44.8178, 20.4648, 90, 25, 'daily 11-25', 'both', 'any', 'food music history', 'partial', 3, 'book', 'Three Hats in Skadarlija since 1864: grill, beans and a string band.', 'Pay the band or wave them on; both are fine.'],
    ['Ambar', 'food', 44.8206, 20.4481, 90, 35, 'daily 10-25', 'both', 'any', 'food', 'full', 3, 'book', 'Balkan small plates without end on the concrete quay.', 'Come for sunset over the Sava.', { children: true }],
    ['Skadarlija', 'evening', 44.8181, 20.4646, 120, 25, 'daily 17-25', 'outdoor', 'evening', 'nightlife music food', 'poor', 5, 'walk in', 'The bohemians’ cobbled lane of kafanas and songs.', 'Flat shoes for the stones; Bajloni market is at its foot.'],
    ['Savamala and the river clubs', 'evening', 44.8127, 20.4508, 150, 20, 'We-Su 22-28', 'both', 'night', 'nightlife music', 'partial', 3, 'walk in', 'Warehouses, courtyards and barges that start at midnight.', 'Summer is on the splavovi, winter indoors.'],
    ['Novi Sad', 'day trip', 45.2529, 19.8625, 240, 5, 'always', 'outdoor', 'any', 'history architecture food', 'partial', 4, 'walk in', 'Petrovaradin’s fortress and a Habsburg centre, on the Danube.', 'The clock’s long hand shows the hours; sixteen kilometres of tunnels below.', { children: true, way: { text: 'Fast train', minutes: 40 } }],
  ],
}
