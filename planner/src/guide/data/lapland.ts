import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 120, 'mid-range': 260, luxury: 620 },
  icons: ['Santa Claus Village', 'Northern Lights at Arktikum Park', 'Arktikum'],
  insights: [
    ['culture', 'Sámi land', 'Reindeer, duodji crafts and three Sámi languages belong to the north; Siida in Inari explains it best.', 'low', 4.6, '1 day', 'All year round'],
    ['food', 'Reindeer, whitefish and cloudberries', 'Sautéed reindeer with mash and lingonberries is on every table; cloudberries ripen in late July.', 'low', 4.3, 'Every meal', 'All year round'],
    ['activities', 'Huskies, skis and northern lights', 'From December to April by sledge and ski, from June by foot and paddle.', 'medium', 4.8, '3 to 5 days', 'December to April, August, September'],
    ['transportation', 'Distances are long', 'Airports are Ivalo, Kittilä and Rovaniemi; a car with studded tyres gives freedom, buses are few.', 'low', 4, '', 'All year round'],
    ['weather', 'Minus thirty to plus twenty', 'January can pass minus thirty; the sun stays up in June and July, and mosquitoes with it.', 'low', 3.9, '', 'February to April, September'],
    ['tips', 'Dress in layers', 'Safari firms lend overalls and boots; bring wool for what is underneath.', 'low', 4.6, '', 'December to April'],
  ],
  festivals: [
    ['Midnight Sun Film Festival', 'usually 06-10/06-18', 'Five days of film without night.', 'culture', 'Sodankylä', 12, 4],
    ['Gold Panning Championships', 'usually 07-20/08-10', 'Panners from all the North at Tankavaara.', 'festival', 'Tankavaara', 10, 3],
    ['Sámi National Day', '02-06', 'Flags, joik and food in Inari.', 'culture', 'Inari', 0, 3],
  ],
  base: { latitude: 66.5029, longitude: 25.7285 },
  places: [
    ['Sodankylä', 'day trip', 67.4164, 26.5907, 105, 20, 'daily 10-20', 'both', 'any', 'food history', 'full', 3, 'walk in', 'The village of the film festival, with an old wooden church.', 'Fill up with fuel and supplies: next shops are far.', { way: { text: 'Car or bus along the E75', minutes: 105 } }],
    ['Tankavaara Gold Museum', 'day trip', 68.1799, 27.1006, 105, 14, 'daily 10-16', 'both', 'any', 'history adventure', 'partial', 3, 'walk in', 'Gold rush history with a pan in your own hand.', 'Hours are short in winter: call ahead.', { children: true, way: { text: 'Car or bus along the E75', minutes: 165 } }],
    ['Vuotso', 'day trip', 68.1093, 27.138, 60, 0, 'always', 'outdoor', 'any', 'history nature', 'partial', 2, 'walk in', 'The southernmost Sámi village, home of reindeer herders.', 'Herding dogs were trained here; stop for coffee.', { way: { text: 'Car or bus along the E75', minutes: 160 } }],
    ['Porttipahta Reservoir', 'day trip', 68.082, 26.56, 120, 0, 'always', 'outdoor', 'any', 'nature photography', 'poor', 2, 'walk in', 'A wide artificial lake of islands and silence.', 'Bring everything with you; there is no service.', { season: [6, 9], way: { text: 'Car along the E75, then by side road', minutes: 165 } }],
    ['Kakslauttanen Aurora Nights', 'day trip', 68.3354, 27.3325, 150, 60, 'daily 18-24', 'outdoor', 'night', 'nature photography', 'partial', 4, 'book', 'Glass igloos and dark skies for the northern lights.', 'From late August to April; moonless and clear is what counts.', { season: [9, 4], way: { text: 'Car or bus along the E75', minutes: 180 } }],
    ['Saariselkä', 'day trip', 68.419, 27.413, 300, 40, 'always', 'outdoor', 'any', 'nature adventure food', 'full', 4, 'walk in', 'A fell village of ski tracks and a very long toboggan run.', 'Rent a sledge at the top of Kaunispää.', { children: true, way: { text: 'Car or bus along the E75', minutes: 185 } }],
    ['Kiilopää Fell', 'day trip', 68.3513, 27.439, 210, 0, 'always', 'outdoor', 'any', 'nature adventure photography', 'poor', 4, 'walk in', 'A gateway of Urho Kekkonen National Park with a smoke sauna.', 'Steps lead to the top in an hour.', { way: { text: 'Car along the E75', minutes: 180 } }],
    ['Levi', 'day trip', 67.8044, 24.803, 300, 55, 'always', 'outdoor', 'any', 'adventure nature nightlife', 'full', 4, 'walk in', 'Finland’s busiest ski fell, with a gondola.', 'Summer brings bikes and a long stair to the top.', { children: true, way: { text: 'Car or bus via Kittilä', minutes: 130 } }],
    ['Pallastunturi', 'day trip', 68.0466, 24.062, 240, 0, 'always', 'outdoor', 'any', 'nature adventure photography', 'poor', 4, 'walk in', 'Rounded fells and, measured here, the cleanest air.', 'The old hotel marks the start of the paths.', { way: { text: 'Car via Kittilä', minutes: 175 } }],
    ['Luosto', 'day trip', 67.145, 26.908, 240, 35, 'always', 'outdoor', 'any', 'nature adventure', 'partial', 3, 'walk in', 'A quiet fell with old pines and an amethyst mine near.', 'At the mine you keep the stone you find.', { children: true, way: { text: 'Car or bus along the E75', minutes: 95 } }],
    ['Santa Claus Village', 'family', 66.5436, 25.8473, 150, 0, 'daily 10-17', 'both', 'any', 'photography shopping', 'full', 5, 'walk in', 'The post office, the line of the Arctic Circle and the man himself.', 'Meeting him is free, the picture is not.', { children: true }],
    ['Arktikum', 'museum', 66.5091, 25.7231, 120, 22, 'Tu-Su 10-18', 'indoor', 'any', 'history nature architecture', 'full', 5, 'walk in', 'A glass corridor on the Arctic and its peoples.', 'Lie under the northern lights show on a cloudy day.', { children: true }],
    ['Pilke Science Centre', 'family', 66.5083, 25.7227, 90, 8, 'Tu-Su 10-17', 'indoor', 'any', 'nature history', 'full', 3, 'walk in', 'A hands-on house about northern forests and how people live from them.', 'It stands next to Arktikum: one ticket can cover both.', { children: true }],
    ['Korundi House of Culture', 'museum', 66.4974, 25.7213, 75, 12, 'Tu-Su 11-18', 'indoor', 'any', 'art', 'full', 3, 'walk in', 'Northern art and a concert hall in an old post-bus depot.', 'Look up what the chamber orchestra plays that week.'],
    ['Northern Lights at Arktikum Park', 'evening', 66.5103, 25.7322, 90, 0, 'daily 18-26', 'outdoor', 'night', 'nature photography', 'partial', 5, 'walk in', 'A dark river bank a short walk from the centre, open to the north and to the aurora.', 'Look at the forecast before ten; clear sky counts for more than a high number. Dress for standing.', { season: [9, 4] }],
  ],
}
