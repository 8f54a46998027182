import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 28, 'mid-range': 80, luxury: 300 },
  icons: ['Taj Mahal', 'Agra Fort', 'Fatehpur Sikri Palaces'],
  insights: [
    ['culture', 'The Mughal capital', 'Four emperors built here in a hundred years: fort, tombs, gardens and a whole ghost city.', 'high', 4.7, '1 to 2 days', 'October to March'],
    ['food', 'Petha and kebabs', 'Petha is candied white gourd; the old city grills kebabs and fries bedai bread for breakfast.', 'medium', 4.2, 'Every meal', 'All year round'],
    ['activities', 'The Taj twice', 'See it inside at sunrise and again from Mehtab Bagh across the river before sunset.', 'high', 4.9, '1 day', 'October to March'],
    ['transportation', 'Trains from Delhi', 'The fast morning trains take two hours; e-rickshaws run to the gates, cars stay half a kilometre away.', 'medium', 4.3, '', 'All year round'],
    ['weather', 'Fog in winter', 'Dense fog may hide the Taj until eleven in December and January; May is very hot.', 'medium', 4, '', 'October, November, February and March'],
    ['tips', 'Closed on Friday', 'The Taj is closed on Fridays; food, tripods and large bags are not let in.', 'high', 4.6, '', 'All year round'],
  ],
  festivals: [
    ['Taj Mahotsav', '02-18 P10D', 'Crafts, food and dance from all over India near the east gate.', 'culture', 'Shilpgram', 1, 4],
    ['Diwali', 'usually 10-18/11-15', 'Lamps, sweets and fireworks in every lane.', 'religious', 'Kinari Bazaar', 0, 4],
  ],
  places: [
    ['Taj Mahal', 'sight', 27.1751, 78.0421, 150, 14, 'Sa-Th 6-18', 'outdoor', 'morning', 'history architecture photography religious art', 'partial', 5, 'book', 'The white tomb that Shah Jahan built for his wife, finished about 1648.', 'Be at the east gate half an hour before sunrise; the inside needs an extra fee.'],
    ['Agra Fort', 'sight', 27.1795, 78.0211, 120, 8, 'daily 6-18', 'outdoor', 'morning', 'history architecture photography', 'partial', 5, 'walk in', 'A red fortress with marble rooms where Shah Jahan died a prisoner.', 'From the octagonal tower he looked at the Taj; so can you.'],
    ['Itimad-ud-Daulah', 'sight', 27.1929, 78.031, 60, 4, 'daily 6-18', 'outdoor', 'morning', 'history architecture art', 'partial', 4, 'walk in', 'A small tomb of inlaid marble on the river, the model for the Taj.', 'Seldom crowded; see the fine stone inlay close up.'],
    ['Mehtab Bagh', 'viewpoint', 27.1799, 78.0421, 60, 4, 'daily 6-18', 'outdoor', 'evening', 'photography nature', 'partial', 4, 'walk in', 'The moonlight garden opposite the Taj.', 'Come an hour before sunset; the light is warm and the crowd thin.'],
    ['Akbar’s Tomb, Sikandra', 'sight', 27.2206, 77.9505, 75, 4, 'daily 6-18', 'outdoor', 'morning', 'history architecture nature', 'partial', 4, 'walk in', 'The great emperor’s tomb behind a painted gate, with deer on the lawns.', 'The gate has four minarets: go round to see its back.'],
    ['Jama Masjid', 'religious', 27.1824, 78.0163, 40, 0, 'daily 7-18', 'outdoor', 'any', 'religious architecture', 'partial', 3, 'walk in', 'The Friday mosque of 1648 with zigzag domes in the bazaar.', 'Cover arms and legs; go outside prayer times.'],
    ['Kinari Bazaar', 'market', 27.184, 78.0158, 75, 0, 'Mo-Sa 11-20', 'outdoor', 'any', 'markets food', 'poor', 3, 'walk in', 'The old bazaar behind the fort: wedding cloth, spices and sweets.', 'Follow the smell to bedai and jalebi before ten.'],
    ['Sadar Bazaar', 'food', 27.1598, 78.0076, 75, 6, 'We-Mo 11-22', 'outdoor', 'evening', 'food shopping', 'full', 3, 'walk in', 'The shopping streets where the city eats snacks in the evening.', 'Try chaat in the chaat lane; many shops close on Tuesday.'],
    ['Pinch of Spice', 'food', 27.1602, 78.0432, 75, 10, 'daily 12-23', 'indoor', 'any', 'food', 'full', 3, 'walk in', 'North Indian curries and kebabs on Fatehabad Road, loved by residents.', 'The portions are for two; come before eight to have no wait.', { children: true }],
    ['Dasaprakash', 'food', 27.1585, 78.008, 60, 7, 'daily 12-22:45', 'indoor', 'any', 'food', 'partial', 3, 'walk in', 'South Indian dosas and thalis, all vegetarian, for decades.', 'The thali is refilled until you wave it off.', { children: true }],
    ['Taj Museum', 'museum', 27.1745, 78.0406, 35, 0, 'Sa-Th 9-17', 'indoor', 'any', 'history art', 'partial', 2, 'walk in', 'Plans, letters and plates of the Mughals inside the Taj grounds.', 'Most people walk past it: cool, small and free.'],
    ['Agra Fort Sound and Light Show', 'evening', 27.179, 78.0225, 60, 4, 'daily 18-21', 'outdoor', 'evening', 'music history', 'partial', 2, 'walk in', 'The story of the emperors told on the fort’s walls after dark.', 'There is one showing in English each evening; bring something against mosquitoes.'],
    ['Chini ka Rauza', 'sight', 27.2004, 78.0347, 30, 0, 'daily 6-18', 'both', 'afternoon', 'history architecture art', 'partial', 2, 'walk in', 'A ruined tomb with traces of Persian glazed tiles.', 'Join it with Itimad-ud-Daulah, ten minutes to the south.'],
    ['Ram Bagh', 'park', 27.206, 78.0374, 40, 4, 'daily 6-18', 'outdoor', 'morning', 'history nature', 'partial', 2, 'walk in', 'The oldest Mughal garden of India, laid out by Babur.', 'Quiet walks and channels of water, seldom running.'],
    ['Fatehpur Sikri Palaces', 'sight', 27.095, 77.668, 120, 8, 'daily 6-18', 'outdoor', 'morning', 'history architecture photography', 'partial', 5, 'walk in', 'Akbar’s red sandstone capital, left after fifteen years.', 'Enter on the palace side and hire a licensed guide only.'],
    ['Buland Darwaza and Jama Masjid, Fatehpur Sikri', 'religious', 27.0945, 77.6628, 60, 0, 'daily 6-18', 'outdoor', 'morning', 'religious architecture photography', 'partial', 4, 'walk in', 'A gate fifty-four metres high and the white tomb of a saint.', 'Tie a thread at the marble screen; refuse helpers at the steps.'],
    ['Keoladeo National Park', 'day trip', 27.1672, 77.5221, 240, 8, 'daily 6-17', 'outdoor', 'morning', 'nature photography', 'full', 4, 'walk in', 'Wetlands full of birds, once the maharaja’s duck shoot.', 'Rickshaw drivers know the birds; bring field glasses.', { season: [10, 3], way: { text: 'Train or car to Bharatpur', minutes: 75 } }],
    ['Krishna Janmabhoomi, Mathura', 'day trip', 27.5048, 77.6697, 120, 0, 'daily 6-12 16-20', 'indoor', 'morning', 'religious history', 'partial', 3, 'walk in', 'The temple over the place where Krishna was born.', 'Phones and bags stay outside; boats row on the Yamuna at dusk.', { way: { text: 'Train or car', minutes: 75 } }],
    ['Gwalior Fort', 'day trip', 26.2303, 78.1689, 210, 4, 'daily 6-17', 'outdoor', 'morning', 'history architecture photography', 'partial', 4, 'walk in', 'A palace of blue tiles on a cliff, with giant statues in the rock.', 'Enter by the Urvai gate for the Jain statues.', { way: { text: 'Train to Gwalior, then rickshaw', minutes: 120 } }],
  ],
}
