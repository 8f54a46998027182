import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 100, 'mid-range': 215, luxury: 480 },
  icons: ['Restonica Gorge', 'Calanques de Piana', 'Bonifacio'],
  insights: [
    ['culture', 'An island that governed itself', 'From 1755 Pasquale Paoli ran a republic from Corte, with a university and votes for women who headed a house.', 'low', 4.5, '1 to 2 days', 'All year round'],
    ['food', 'Brocciu, chestnuts and boar', 'Fresh ewe’s cheese fills everything from fritters to cannelloni; charcuterie is smoked with chestnut wood.', 'low', 4.6, 'Every meal', 'All year round'],
    ['activities', 'Between sea and the GR 20', 'Mountains of 2,700 metres fall into bays; a day’s stage of the famous trail is enough for most.', 'medium', 4.9, '7 days', 'May to October'],
    ['transportation', 'Roads bend', 'Reckon 40 km an hour; the little train links Bastia, Corte, Calvi and Ajaccio and is a sight itself.', 'medium', 3.9, '', 'May to October'],
    ['weather', 'Hot coast, alpine middle', 'The sea is warm from June to October; mountains have snow until May and storms on August afternoons.', 'low', 4.5, '', 'May, June, September'],
    ['tips', 'Stay in two or three places', 'From one base half the island is out of reach; Corte in the middle is the exception that saves driving.', 'medium', 4.4, '', 'May to October'],
  ],
  festivals: [
    ['Calvi on the Rocks', 'usually 07-03/07-10', 'Electronic music on beaches below the citadel.', 'music', 'Calvi', 50, 3],
    ['A Fiera di u Casgiu', 'usually 05-01/05-06', 'The cheese fair of Venaco, with tastings and contests.', 'food', 'Venaco', 0, 3],
    ['U Catenacciu', 'easter -2', 'A penitent in chains and a red hood bears the cross through the night.', 'religious', 'Sartène', 0, 4],
  ],
  places: [
    ['Corte Citadel and Museum of Corsica', 'museum', 42.3055, 9.1488, 105, 7, 'Tu-Su 10-17', 'both', 'any', 'history architecture photography', 'partial', 4, 'walk in', 'An eagle’s nest on a rock and the island’s story in its barracks.', 'The viewpoint opposite is free and better at sunset.'],
    ['Place Gaffory', 'sight', 42.3060, 9.1497, 30, 0, 'always', 'outdoor', 'any', 'history photography', 'partial', 3, 'walk in', 'Bullet holes of 1746 pit the house where a general’s wife held out.', 'The church beside it has the oldest tower of Corte.'],
    ['Restonica Gorge', 'nature', 42.2512, 9.0928, 210, 0, 'always', 'outdoor', 'morning', 'nature adventure photography', 'poor', 5, 'walk in', 'Pools of clear water between granite and pines, fifteen kilometres of them.', 'In summer cars are held back at the mouth: go before nine or take the shuttle.', { children: true, season: [5, 10] }],
    ['Melo Lake', 'nature', 42.2119, 9.0252, 240, 0, 'always', 'outdoor', 'morning', 'nature adventure photography', 'poor', 4, 'walk in', 'A glacial lake at 1,711 metres, with chains and ladders if you choose them.', 'Two hours there and back from Grotelle; start at seven.', { season: [6, 10] }],
    ['Tavignano Valley', 'nature', 42.3068, 9.1340, 180, 0, 'always', 'outdoor', 'morning', 'nature adventure', 'poor', 3, 'walk in', 'A mule path from the citadel to pools in a valley without a road.', 'Turn round at the footbridge or stay for a swim.', { children: true, season: [4, 10] }],
    ['Vizzavona and the English Falls', 'nature', 42.1205, 9.1226, 180, 0, 'always', 'outdoor', 'any', 'nature adventure', 'partial', 4, 'walk in', 'Beech and pine forest with cascades, a stop of the little train.', 'The path begins at the pass; the GR 20 crosses here.', { children: true, season: [5, 10] }],
    ['Scala di Santa Regina', 'nature', 42.3579, 9.0590, 90, 0, 'always', 'outdoor', 'any', 'nature photography', 'poor', 3, 'walk in', 'A road hewn into a red gorge towards the highest village.', 'Goats use it too: drive slowly.'],
    ['Calacuccia Lake', 'nature', 42.3358, 9.0154, 75, 0, 'always', 'outdoor', 'afternoon', 'nature photography', 'partial', 3, 'walk in', 'A lake below Monte Cinto, the island’s roof.', 'Chestnut cake in the village is the pause.', { children: true }],
    ['A Casa di l’Orsu', 'food', 42.3063, 9.1497, 90, 32, 'Mo-Sa 12-14 19-22', 'both', 'any', 'food', 'partial', 3, 'book', 'Boar stew and brocciu cannelloni in the upper town.', 'Terraces are few: reserve.'],
    ['U Museu', 'food', 42.3058, 9.1490, 75, 26, 'daily 12-14:30 19-22', 'outdoor', 'any', 'food', 'partial', 3, 'walk in', 'Trout, storzapreti and myrtle liqueur at the citadel’s foot.', 'The house wine comes by the jug.', { children: true, season: [4, 10] }],
    ['Pâtisserie Casanova', 'food', 42.3068, 9.1503, 45, 8, 'Tu-Su 7-19', 'indoor', 'any', 'food', 'full', 2, 'walk in', 'Falculelle, brocciu cakes on chestnut leaves, on the main street.', 'Buy two: they travel badly.', { children: true }],
    ['Cours Paoli', 'evening', 42.3074, 9.1507, 90, 15, 'daily 17-25', 'outdoor', 'night', 'nightlife food music', 'full', 2, 'walk in', 'Students, guitars and polyphony on the one long street.', 'Ask where there is singing tonight.'],
    ['Calanques de Piana', 'day trip', 42.2497, 8.6470, 270, 0, 'always', 'outdoor', 'afternoon', 'nature photography', 'poor', 5, 'walk in', 'Red granite towers over a blue gulf, best when the sun is low.', 'Park at the Roches Bleues hut and walk to the Castle.', { season: [4, 10], way: { text: 'Car over the Vergio pass', minutes: 120 } }],
    ['Bonifacio', 'day trip', 41.3872, 9.1594, 330, 20, 'always', 'outdoor', 'any', 'history photography nature', 'partial', 5, 'walk in', 'A town on a white overhanging cliff, with a stair of 187 steps cut into it.', 'Take the boat for the cliffs and the path to Pertusato for the view back.', { season: [4, 10], town: 'Bonifacio', way: { text: 'Car along the east coast', minutes: 180 } }],
    ['Calvi Citadel', 'day trip', 42.5681, 8.7614, 270, 0, 'always', 'outdoor', 'any', 'history photography', 'partial', 5, 'walk in', 'Genoese walls over a bay of pines and sand, where some say Columbus was born.', 'The little train along the beaches leaves every hour in summer.', { children: true, town: 'Calvi', way: { text: 'Train or car', minutes: 120 } }],
    ['Ajaccio', 'day trip', 41.9192, 8.7386, 270, 10, 'always', 'outdoor', 'any', 'history art food', 'partial', 4, 'walk in', 'Napoleon’s house, the Fesch museum of Italian painting and a market by the sea.', 'At sunset drive to the Sanguinaires, the blood-red islands.', { town: 'Ajaccio', way: { text: 'Train or car', minutes: 105 } }],
    ['Bastia Old Port', 'day trip', 42.6953, 9.4512, 240, 0, 'always', 'outdoor', 'any', 'history food photography', 'partial', 3, 'walk in', 'Two bell towers over a harbour of peeling houses.', 'Sunday’s flea market on Place Saint-Nicolas is the island’s largest.', { town: 'Bastia', way: { text: 'Train or car', minutes: 75 } }],
    ['Saint-Florent and Patrimonio', 'day trip', 42.6813, 9.3035, 270, 15, 'always', 'outdoor', 'any', 'food nature photography', 'partial', 3, 'walk in', 'A yacht port, boats to the Saleccia sands and the best white wines.', 'The statue-menhir stands beside the church of Patrimonio.', { season: [4, 10], town: 'Saint-Florent', way: { text: 'Car', minutes: 85 } }],
  ],
}
