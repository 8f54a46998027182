import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 65, 'mid-range': 135, luxury: 310 },
  icons: ['White Tower', 'Rotunda', 'Church of Saint Demetrius', 'Ano Poli', 'Archaeological Museum', 'Royal Tombs of Aigai'],
  insights: [
    ['culture', 'Byzantium’s second city', 'Fifteen churches and walls are World Heritage; Sephardic, Ottoman and Greek pasts lie in the same streets.', 'medium', 4.5, '2 to 3 days', 'All year round'],
    ['food', 'Greece’s best table', 'Bougatsa for breakfast, meze in the market, trigona with cream at night.', 'low', 4.9, 'Every meal', 'All year round'],
    ['activities', 'Five kilometres of sea front', 'Walk or cycle from the port to the concert hall past the umbrellas.', 'low', 4.5, 'Half a day', 'All year round'],
    ['transportation', 'A metro at last', 'Since 2024 driverless trains run under Egnatia past the finds of its digging.', 'low', 4.4, '', 'All year round'],
    ['weather', 'Warm, with the Vardaris wind', 'July near 32 degrees; clear cold days when the north wind blows.', 'low', 4.3, '', 'April to June, September to November'],
    ['tips', 'Late is normal', 'Kitchens fill at ten; museums change hours in winter, so look before you walk.', 'low', 4.2, '', 'All year round'],
  ],
  festivals: [
    ['Thessaloniki International Film Festival', 'usually 10-29/11-12', 'The film weeks of the Balkans, on the quay.', 'culture', 'Olympion and port', 8, 4],
    ['Saint Demetrius', '10-26', 'The patron’s day and the city’s liberation in one.', 'religious', 'Saint Demetrius', 0, 4],
    ['International Fair', 'usually 09-04/09-15', 'Stands, concerts and the prime minister’s speech.', 'festival', 'HELEXPO', 6, 3],
  ],
  places: [
    ['White Tower', 'museum', 40.6264, 22.9484, 60, 7, 'We-Mo 8:30-15:30', 'both', 'any', 'history photography', 'poor', 5, 'walk in', 'The Ottoman tower on the sea that stands for the city.', 'Each floor tells a part of its past; the roof has the bay. Shorter hours in winter.', { children: true }],
    ['Aristotelous Square', 'sight', 40.6327, 22.9408, 40, 0, 'always', 'outdoor', 'any', 'architecture photography', 'full', 4, 'walk in', 'A stage of arcades open to the sea and Olympus.', 'On clear mornings the mountain stands over the water.', { children: true }],
    ['Rotunda', 'religious', 40.6333, 22.9529, 40, 7, 'We-Mo 8:30-15:30', 'indoor', 'any', 'history religious art', 'full', 5, 'walk in', 'Galerius’ round hall of 306 with mosaics of saints in gold palaces.', 'Its minaret is the last in town; closed on Tuesdays.'],
    ['Arch of Galerius', 'sight', 40.6322, 22.9517, 20, 0, 'always', 'outdoor', 'any', 'history architecture', 'full', 4, 'walk in', 'Carved battles with the Persians, where students meet.', 'The palace ruins are two streets down, at Navarinou.'],
    ['Church of Saint Demetrius', 'religious', 40.6388, 22.9479, 50, 0, 'daily 7-22', 'indoor', 'any', 'religious history art', 'partial', 5, 'walk in', 'The patron’s basilica with mosaics of the seventh century.', 'The crypt, a Roman bath where he died, has shorter hours.'],
    ['Roman Agora', 'sight', 40.6374, 22.9462, 45, 5, 'We-Mo 8:30-15:30', 'outdoor', 'any', 'history', 'partial', 3, 'walk in', 'Forum, small theatre and vaulted street with a museum below.', 'Seen well from the square above at no charge.'],
    ['Church of Hagia Sophia', 'religious', 40.6329, 22.9471, 30, 0, 'daily 8-13 17-19', 'indoor', 'any', 'religious art', 'partial', 3, 'walk in', 'The Ascension whirls in the dome, eight centuries after its model.', 'A shaft to catacombs is across the street.'],
    ['Archaeological Museum', 'museum', 40.625, 22.9539, 105, 9, 'We-Mo 9-17', 'indoor', 'any', 'history art', 'full', 5, 'walk in', 'Macedonian gold and the bronze Derveni krater.', 'The oldest book of Europe, a burnt scroll, is here too.'],
    ['Museum of Byzantine Culture', 'museum', 40.6239, 22.9553, 90, 9, 'We-Mo 9-17', 'indoor', 'any', 'art history religious', 'full', 4, 'walk in', 'Painted tombs, icons and daily life in eleven quiet halls.', 'One ticket with the house opposite saves money.'],
    ['Ano Poli', 'quarter', 40.6418, 22.9558, 105, 0, 'always', 'outdoor', 'evening', 'history architecture photography', 'poor', 5, 'walk in', 'The upper town of wooden balconies that the fire of 1917 spared.', 'Bus 23 up to the Trigonion tower, walk down at sunset.'],
    ['Kapani and Modiano Markets', 'market', 40.6353, 22.9418, 60, 10, 'Mo-Sa 8-18', 'both', 'morning', 'markets food', 'full', 4, 'walk in', 'Fish, olives and spice outdoors, a restored glass hall beside it.', 'Drink tsipouro with what the stall next door fries.'],
    ['New Waterfront and Umbrellas', 'park', 40.6178, 22.9506, 75, 0, 'always', 'outdoor', 'evening', 'photography art nature', 'full', 4, 'walk in', 'Thirteen gardens along the sea and Zongolopoulos’ steel umbrellas.', 'Hire a bike at the White Tower.', { children: true }],
    ['Jewish Museum', 'museum', 40.6346, 22.9395, 60, 6, 'Mo-Fr 9-14, Su 10-14', 'indoor', 'any', 'history', 'partial', 4, 'walk in', 'The Ladino-speaking half of the city that was murdered in 1943.', 'Bring a passport for the door.'],
    ['Mourga', 'food', 40.6341, 22.9376, 90, 30, 'Mo-Sa 13-24', 'both', 'any', 'food', 'partial', 4, 'book', 'The day’s fish with wild greens and natural wine.', 'The board changes daily: ask and trust.'],
    ['Ergon Agora', 'food', 40.6308, 22.9463, 75, 22, 'daily 8-24', 'both', 'any', 'food shopping', 'full', 3, 'walk in', 'A market with kitchens: grill, fish and cheese from all Greece.', 'Breakfast is served until late.', { children: true }],
    ['Bougatsa Bantis', 'food', 40.6413, 22.9367, 30, 5, 'daily 6-15', 'indoor', 'morning', 'food', 'full', 3, 'walk in', 'Pastry thrown by hand, filled with cream or cheese.', 'Both on one plate is the local way.', { children: true }],
    ['Ladadika', 'evening', 40.6356, 22.9371, 120, 25, 'daily 18-26', 'both', 'evening', 'nightlife food music', 'full', 4, 'walk in', 'The olive oil merchants’ lanes, now tavernas and bars.', 'Begin with ouzo, end with trigona from Panorama.'],
    ['Royal Tombs of Aigai', 'day trip', 40.4873, 22.3187, 180, 14, 'We-Mo 9-17', 'indoor', 'any', 'history art', 'full', 5, 'walk in', 'Philip II’s grave under its mound, with gold as it was laid.', 'Dark and hushed; the new museum and palace are a walk away.', { way: { text: 'Car, or bus via Veria', minutes: 75 } }],
  ],
}
