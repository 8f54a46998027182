import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 80, 'mid-range': 150, luxury: 300 },
  icons: ['Veliki Slap', 'Upper Lakes', 'Lower Lakes Boardwalk', 'Kozjak Lake Boat'],
  insights: [
    ['culture', 'Villages of water', 'Millers of Rastoke lived over the falls; Lika’s people are known for socks, plums and stubbornness.', 'low', 4.1, 'Half a day', 'All year round'],
    ['food', 'Trout, lamb and škripavac', 'Cheese squeaks in the teeth; lamb turns on the spit by the road.', 'low', 4.2, 'Every meal', 'All year round'],
    ['activities', 'Sixteen lakes on boardwalks', 'Routes from two to eight hours by foot, boat and park train, all in one ticket.', 'high', 4.9, '1 to 2 days', 'April to November'],
    ['transportation', 'Bus or car', 'Coaches between Zagreb and Zadar stop at both entrances; sit near the driver and say where.', 'medium', 4, '', 'All year round'],
    ['weather', 'Mountain basin', 'Rain in any month and deep snow in January, when the falls freeze.', 'low', 4, '', 'May, June, September, October'],
    ['tips', 'First hour or last', 'Tickets are for an hour of entry and sell out in July; swimming is forbidden.', 'high', 4.7, '', 'April to October'],
  ],
  festivals: [
    ['Plitvice Marathon', 'usually 06-01/06-10', 'Runs of several lengths through the woods.', 'sport', 'Mukinje', 40, 3],
    ['Plitvice Wedding', 'last sunday in May', 'Couples marry under the great fall.', 'festival', 'Veliki Slap', 0, 3],
  ],
  places: [
    ['Veliki Slap', 'nature', 44.9021, 15.6091, 75, 30, 'daily 7-19', 'outdoor', 'morning', 'nature photography', 'poor', 5, 'book', 'The highest fall of Croatia drops 78 metres beside the lower lakes.', 'From Entrance 1 you are there in fifteen minutes; the ticket is for the whole park.', { children: true }],
    ['Lower Lakes Boardwalk', 'nature', 44.9, 15.6115, 105, 0, 'daily 7-19', 'outdoor', 'morning', 'nature photography', 'poor', 5, 'book', 'Planks over Kaluđerovac, Gavanovac and Milanovac in a white canyon.', 'Walk upstream from one to P3; counter-traffic begins at ten.', { children: true }],
    ['Šupljara Cave', 'nature', 44.9012, 15.6107, 30, 0, 'daily 7-19', 'outdoor', 'any', 'nature adventure', 'poor', 3, 'walk in', 'A short climb through the rock to a ledge over the lake.', 'Winnetou’s treasure was filmed here; mind wet steps.', { children: true }],
    ['Kozjak Lake Boat', 'nature', 44.8926, 15.6043, 45, 0, 'daily 8-18', 'outdoor', 'any', 'nature photography', 'partial', 5, 'walk in', 'A silent electric boat over the largest lake, within the ticket.', 'Queues at P3 from eleven; the shore path takes forty minutes instead.', { children: true }],
    ['Upper Lakes', 'nature', 44.8782, 15.6071, 150, 0, 'daily 7-19', 'outdoor', 'morning', 'nature photography', 'poor', 5, 'walk in', 'Galovac, Gradinsko and Okrugljak: falls among reeds and under your feet.', 'Take the park train to ST4 and walk down, not up.', { children: true, season: [4, 11] }],
    ['Prošćansko Lake', 'nature', 44.8662, 15.5981, 75, 0, 'daily 7-19', 'outdoor', 'any', 'nature', 'poor', 3, 'walk in', 'The highest and quietest lake, dark under firs.', 'Past ST4 hardly anyone walks on.', { season: [4, 11] }],
    ['Viewpoint over Veliki Slap', 'viewpoint', 44.9049, 15.6118, 30, 0, 'daily 7-19', 'outdoor', 'afternoon', 'photography nature', 'partial', 4, 'walk in', 'The balcony behind Entrance 1 with fall and canyon in one view.', 'Afternoon sun is on the fall; stay for the last.', { children: true }],
    ['Lička Kuća', 'food', 44.9057, 15.6112, 75, 25, 'daily 11-22', 'indoor', 'any', 'food', 'full', 3, 'walk in', 'Lamb under the bell and Lika pot round an open hearth, at Entrance 1.', 'Coaches come at one: eat at noon or three.', { children: true }],
    ['Bistro Kozjačka Draga', 'food', 44.8927, 15.605, 45, 12, 'daily 9-18', 'outdoor', 'afternoon', 'food nature', 'full', 2, 'walk in', 'Grilled sausages and benches on the meadow by the boat.', 'The only meal inside the park between the lakes.', { children: true, season: [4, 10] }],
    ['Degenija', 'food', 44.9591, 15.6442, 90, 28, 'daily 11-22', 'both', 'any', 'food', 'full', 3, 'walk in', 'Trout, veal and good pizza on the Zagreb road.', 'Terrace with hills; five minutes from Entrance 1 by car.', { children: true }],
    ['Barać Caves', 'nature', 44.9825, 15.7183, 75, 15, 'daily 10-17', 'indoor', 'any', 'nature adventure', 'poor', 3, 'walk in', 'Dripstone and cave bears with a guide and few others.', 'Nine degrees; tours on the hour in summer.', { children: true, season: [4, 10] }],
    ['Rastoke', 'quarter', 45.1199, 15.5869, 105, 8, 'always', 'outdoor', 'any', 'nature architecture photography', 'partial', 4, 'walk in', 'Wooden mills on cascades where the Slunjčica meets the Korana.', 'Eat trout at Petro; the falls below the bridge are free to see.', { children: true }],
    ['Majerovo Vrilo', 'nature', 44.8126, 15.3559, 75, 0, 'always', 'outdoor', 'any', 'nature photography', 'partial', 3, 'walk in', 'Mills at the blue spring of the Gacka, a river for trout and flies.', 'Drinkable where it rises; picnic on the meadow.', { children: true }],
    ['Korana evening at Drežnik', 'evening', 44.9461, 15.6685, 75, 0, 'always', 'outdoor', 'evening', 'history photography nature', 'poor', 3, 'walk in', 'A ruined tower over the canyon that the lakes feed.', 'Sunset from the wall; fireflies in June.'],
    ['Nikola Tesla Memorial Centre', 'museum', 44.5643, 15.3183, 90, 12, 'Tu-Su 9-18', 'both', 'any', 'history', 'partial', 3, 'walk in', 'His birth house and coils that throw sparks, in Smiljan.', 'On the way to Zadar; shows on the hour.', { children: true }],
  ],
}
