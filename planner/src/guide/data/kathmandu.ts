import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 28, 'mid-range': 75, luxury: 230 },
  icons: ['Boudhanath Stupa', 'Swayambhunath', 'Pashupatinath Temple', 'Kathmandu Durbar Square', 'Patan Durbar Square', 'Bhaktapur Durbar Square'],
  insights: [
    ['culture', 'Three royal cities', 'Kathmandu, Patan and Bhaktapur each have a palace square of brick, carved wood and tiered roofs.', 'medium', 4.7, '3 to 4 days', 'October to April'],
    ['food', 'Momos and dal bhat', 'Steamed dumplings at every corner, and rice with lentils that is refilled until you stop.', 'low', 4.5, 'Every meal', 'All year round'],
    ['activities', 'Stupas and ridges', 'Walk around Boudhanath with the evening crowd, climb Swayambhunath early, and see the peaks from Nagarkot.', 'medium', 4.6, '2 days', 'October to April'],
    ['transportation', 'Taxis and app rides', 'Traffic is slow and dusty; use ride apps or agree on the fare, and walk inside the old towns.', 'high', 3.6, '', 'All year round'],
    ['weather', 'Clear after the rains', 'October and November have the clearest peaks; June to September is wet and cloudy.', 'medium', 4.3, '', 'October to December, March and April'],
    ['tips', 'Walk clockwise', 'Go around stupas and prayer wheels clockwise, take off shoes in temples, and keep the entry tickets of the old squares.', 'medium', 4.4, '', 'All year round'],
  ],
  festivals: [
    ['Indra Jatra', 'usually 08-28/09-30', 'Masked dances and the chariot of the living goddess in the old city.', 'religious', 'Kathmandu Durbar Square', 0, 4],
    ['Dashain', 'usually 09-25/10-25', 'The great family festival: kites, swings and many closed shops.', 'religious', 'Whole valley', 0, 4],
    ['Buddha Jayanti', 'usually 04-25/05-30', 'Lamps and prayers for the Buddha’s birthday at the stupas.', 'religious', 'Boudhanath and Swayambhunath', 0, 3],
  ],
  places: [
    ['Boudhanath Stupa', 'religious', 27.7215, 85.362, 75, 3, 'always', 'outdoor', 'evening', 'religious history photography', 'full', 5, 'walk in', 'One of the largest stupas of the world, with painted eyes and a ring of monasteries.', 'Join the slow circle at dusk and watch from a roof café.'],
    ['Swayambhunath', 'religious', 27.7149, 85.2904, 75, 2, 'always', 'outdoor', 'morning', 'religious history photography', 'poor', 5, 'walk in', 'The hilltop stupa of the monkeys over the city.', 'Climb the eastern stairs at sunrise and keep food out of sight.'],
    ['Pashupatinath Temple', 'religious', 27.7105, 85.3488, 90, 7, 'daily 5-20', 'outdoor', 'evening', 'religious history', 'partial', 5, 'walk in', 'The holiest Hindu temple of Nepal, with the cremation steps on the river.', 'Only Hindus enter the inner court; do not photograph mourners.'],
    ['Kathmandu Durbar Square', 'sight', 27.7043, 85.3074, 105, 8, 'daily 7-19', 'outdoor', 'any', 'history architecture religious', 'partial', 5, 'walk in', 'The old palace and temples where kings were crowned.', 'The living goddess shows herself at her window at times; no pictures.'],
    ['Asan Market', 'market', 27.7075, 85.3122, 60, 0, 'daily 7-19', 'outdoor', 'morning', 'markets food', 'partial', 4, 'walk in', 'The oldest crossroads market: spices, brass and grain around small temples.', 'Walk from Durbar Square to Thamel through it in the morning.'],
    ['Thamel', 'evening', 27.7154, 85.3123, 120, 15, 'daily 17-24', 'outdoor', 'evening', 'nightlife shopping food music', 'partial', 3, 'walk in', 'The travellers’ quarter of shops, bars and live bands.', 'Cars are kept out of the inner streets; bargain for trekking gear.'],
    ['Garden of Dreams', 'park', 27.7142, 85.3146, 60, 3, 'daily 9-21', 'outdoor', 'afternoon', 'nature architecture', 'partial', 3, 'walk in', 'A restored garden of pavilions and ponds behind a high wall.', 'Lie on the lawn with a book; the noise stays outside.'],
    ['Narayanhiti Palace Museum', 'museum', 27.7154, 85.32, 75, 7, 'Th-Mo 11-15', 'indoor', 'any', 'history', 'partial', 3, 'walk in', 'The last royal palace, left as in 2001.', 'Bags and cameras stay at the gate.'],
    ['National Museum of Nepal', 'museum', 27.7057, 85.289, 75, 2, 'We-Mo 10:30-16', 'indoor', 'any', 'history art', 'partial', 2, 'walk in', 'Sculpture, weapons and fine bronzes near Swayambhunath.', 'Join it with the stupa, ten minutes’ walk away.'],
    ['Patan Durbar Square', 'sight', 27.6727, 85.3253, 90, 8, 'daily 7-19', 'outdoor', 'afternoon', 'history architecture art religious', 'partial', 5, 'walk in', 'The finest square of the valley, with Krishna’s stone temple.', 'Late light falls on the temples; metalworkers live in the lanes behind.'],
    ['Patan Museum', 'museum', 27.6735, 85.3255, 75, 4, 'daily 10:30-17', 'indoor', 'any', 'art history religious', 'partial', 4, 'walk in', 'The best museum of the country, in a wing of the palace.', 'It explains how to read the statues; the courtyard café is calm.'],
    ['Golden Temple of Patan', 'religious', 27.6752, 85.3243, 30, 1, 'daily 7-18', 'outdoor', 'any', 'religious architecture art', 'poor', 3, 'walk in', 'A small monastery court covered in gilded copper.', 'A boy priest serves here; take off leather inside.'],
    ['Bhaktapur Durbar Square', 'sight', 27.6721, 85.4281, 150, 15, 'daily 7-19', 'outdoor', 'morning', 'history architecture art photography', 'partial', 5, 'walk in', 'The golden gate and the palace of fifty-five windows in a town almost without cars.', 'Stay past four, when the groups leave; potters work to the south.'],
    ['Nyatapola Temple', 'religious', 27.6714, 85.4293, 30, 0, 'always', 'outdoor', 'any', 'religious architecture photography', 'poor', 4, 'walk in', 'The tallest pagoda of Nepal, five roofs over five terraces of guardians.', 'Sit on the steps and try king curd from a clay bowl.'],
    ['Changu Narayan Temple', 'religious', 27.7163, 85.4279, 75, 3, 'daily 6-18', 'outdoor', 'morning', 'religious history art', 'poor', 4, 'walk in', 'The oldest temple of the valley on a quiet ridge.', 'See the Garuda of the fifth century; a path leads down to Bhaktapur.'],
    ['Boudha Roof Cafés', 'food', 27.7212, 85.3615, 75, 8, 'daily 8-21', 'both', 'evening', 'food photography', 'partial', 3, 'walk in', 'Tibetan kitchens with terraces around the great stupa.', 'Order thukpa soup and butter tea; sunset seats go early.'],
    ['Central Zoo', 'family', 27.6728, 85.3113, 90, 7, 'Tu-Su 10-16', 'outdoor', 'any', 'nature', 'partial', 2, 'walk in', 'Rhinos, tigers and red pandas at Jawalakhel.', 'Best on weekdays; one-horned rhinos are near the lake.', { children: true }],
    ['Nagarkot', 'day trip', 27.717, 85.5205, 180, 0, 'always', 'outdoor', 'morning', 'nature photography adventure', 'partial', 4, 'walk in', 'A ridge with the long line of the Himalaya, on clear days as far as Everest.', 'Sunrise is the hour: stay the night or leave at four.', { way: { text: 'Taxi or bus by way of Bhaktapur', minutes: 75 } }],
  ],
}
