import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 80, 'mid-range': 165, luxury: 380 },
  icons: ['Freiburg Minster', 'Freiburg Old Town', 'Schauinsland', 'Titisee', 'Triberg Waterfalls'],
  insights: [
    ['culture', 'Gothic lace and running gutters', 'The only great German spire finished in the Middle Ages; brooks run down every street.', 'low', 4.6, '1 to 2 days', 'All year round'],
    ['food', 'Lange Rote and Black Forest cake', 'A sausage of 35 centimetres at the minster; ham, trout and cherry cake in the hills.', 'low', 4.5, 'Every meal', 'All year round'],
    ['activities', 'Hills from the tram stop', 'Cable car to 1,284 metres, 24,000 kilometres of marked paths, skis on the Feldberg.', 'medium', 4.7, '3 days', 'All year round'],
    ['transportation', 'KONUS guests ride free', 'Overnight guests of the Black Forest use all buses and trains with their card.', 'low', 4.8, '', 'All year round'],
    ['weather', 'Germany’s sun, and snow above', 'Freiburg is the warmest large town; fog below often means sun on the Schauinsland.', 'low', 4.4, '', 'April to October, December'],
    ['tips', 'Mind the Bächle', 'Whoever steps into one marries a Freiburger, it is said.', 'low', 4.3, '', 'All year round'],
  ],
  festivals: [
    ['Freiburg Wine Festival', 'usually 07-01/07-10', 'Baden’s growers pour round the minster.', 'food', 'Münsterplatz', 0, 4],
    ['Swabian-Alemannic Carnival', 'easter -52 P6D', 'Wooden masks, bells and jesters on Rose Monday.', 'festival', 'Old town', 0, 4],
    ['Ravenna Gorge Christmas Market', 'usually 11-25/12-22', 'Stalls below a lit viaduct, at weekends with a ticket.', 'market', 'Ravennaschlucht', 8, 4],
  ],
  places: [
    ['Freiburg Minster', 'religious', 47.9955, 7.8529, 60, 0, 'Mo-Sa 9-17, Su 13:30-19', 'indoor', 'any', 'religious architecture art', 'full', 5, 'walk in', 'A spire of stone lace of 1330, and glass given by the guilds.', 'One gargoyle turns its back on the council; the tower has 333 steps.'],
    ['Münstermarkt', 'market', 47.9958, 7.8526, 45, 8, 'Mo-Fr 7:30-13:30, Sa 7:30-14', 'outdoor', 'morning', 'markets food', 'full', 4, 'walk in', 'Farmers on the north side, craft on the south, sausages between.', 'Lange Rote with onions, folded or straight.', { children: true }],
    ['Freiburg Old Town', 'quarter', 47.9937, 7.8516, 75, 0, 'always', 'outdoor', 'any', 'architecture photography shopping', 'full', 5, 'walk in', 'Two gates, pebble mosaics and brooks for little wooden boats.', 'Gerberau and Fischerau by the canal, with a stone crocodile.', { children: true }],
    ['Augustiner Museum', 'museum', 47.9939, 7.8556, 90, 9, 'Tu-Su 10-18', 'indoor', 'any', 'art history', 'full', 4, 'walk in', 'The minster’s own prophets and gargoyles face to face.', 'Climb to the gallery at their height; Grünewald’s snow miracle is here.'],
    ['Historical Merchants’ Hall', 'sight', 47.9949, 7.853, 20, 0, 'always', 'outdoor', 'any', 'architecture history', 'full', 3, 'walk in', 'Blood-red arcades with four Habsburgs, opposite the minster.', 'The yard opens for concerts and wine.'],
    ['Schlossberg', 'viewpoint', 47.9951, 7.8596, 75, 6, 'always', 'outdoor', 'evening', 'nature photography', 'partial', 4, 'walk in', 'A green hill with a tower of larch trunks, straight above the roofs.', 'A small funicular helps; Kastaniengarten has beer and view.', { children: true }],
    ['Schauinsland', 'nature', 47.9118, 7.8984, 180, 18, 'daily 9-17', 'outdoor', 'morning', 'nature photography adventure', 'partial', 5, 'walk in', 'The longest cable car of its kind to windswept beeches at 1,284 metres.', 'Tram 2 and bus 21; the mine and old farmhouse are worth the walk.', { children: true }],
    ['Mundenhof', 'family', 48.0064, 7.7989, 120, 5, 'always', 'outdoor', 'any', 'nature', 'full', 3, 'walk in', 'Farm animals of the world in open fields, free but for parking.', 'Tram and a walk through the woods.', { children: true }],
    ['Titisee', 'nature', 47.9029, 8.1557, 120, 0, 'always', 'outdoor', 'any', 'nature photography shopping', 'full', 5, 'walk in', 'The lake of pedal boats and cuckoo clocks, under firs.', 'Walk away from the shops along the shore; swim in summer.', { children: true }],
    ['Feldberg', 'nature', 47.8739, 8.0045, 180, 15, 'always', 'outdoor', 'any', 'nature adventure', 'partial', 4, 'walk in', 'The roof of the forest at 1,493 metres; Alps on clear days.', 'Circle by the Feldsee and a hut for ham; lifts run in winter.', { children: true }],
    ['Triberg Waterfalls', 'nature', 48.1276, 8.2281, 105, 9, 'daily 9-19', 'outdoor', 'any', 'nature photography', 'poor', 5, 'walk in', 'A stream falls 163 metres in seven steps among squirrels.', 'The largest cuckoo clock is down the road.', { children: true }],
    ['Vogtsbauernhof Open-Air Museum', 'museum', 48.2607, 8.1987, 150, 14, 'daily 9-18', 'outdoor', 'any', 'history architecture', 'partial', 4, 'walk in', 'Six huge farmhouses with mills, pigs and bread in the oven.', 'Crafts from eleven to four; train stops at the gate.', { children: true, season: [4, 10] }],
    ['Oberkirchs Weinstuben', 'food', 47.9951, 7.8534, 90, 32, 'Mo-Sa 11-22', 'both', 'any', 'food history', 'partial', 3, 'walk in', 'Baden plates on the minster square: venison, spätzle, Gutedel.', 'Outside from April; inside the tiled stove.'],
    ['Hausbrauerei Feierling', 'food', 47.9927, 7.8528, 75, 20, 'daily 11-24', 'both', 'any', 'food nightlife', 'partial', 3, 'walk in', 'Cloudy organic beer and a chestnut garden over the canal.', 'Order Brägele, fried potatoes, with curd.', { children: true }],
    ['Markthalle Freiburg', 'food', 47.9942, 7.85, 45, 14, 'Mo-Sa 8-20', 'indoor', 'any', 'food', 'full', 3, 'walk in', 'Twenty stands from Afghan to Badisch in one hall.', 'Noon is crowded; half past one is not.', { children: true }],
    ['Augustinerplatz', 'evening', 47.9936, 7.855, 90, 12, 'daily 18-25', 'outdoor', 'evening', 'nightlife music', 'partial', 3, 'walk in', 'The square where all sit on the steps when it is warm.', 'A column of light turns red at eleven: then be quiet.', { season: [4, 10] }],
    ['Colmar', 'day trip', 48.0794, 7.3585, 240, 10, 'always', 'both', 'any', 'architecture art food', 'partial', 4, 'walk in', 'Over the Rhine: canals, half-timber and Grünewald’s altar.', 'The Unterlinden museum shuts on Tuesdays.', { children: true, town: 'Colmar', way: { text: 'Bus via Breisach', minutes: 75 } }],
    ['Europa-Park', 'day trip', 48.2661, 7.7222, 480, 72, 'daily 9-18', 'outdoor', 'any', 'adventure', 'full', 4, 'book', 'Germany’s largest park, a country for each coaster.', 'Book a date; closed in late winter.', { children: true, season: [4, 10], town: 'Rust', way: { text: 'Train to Ringsheim and bus', minutes: 45 } }],
  ],
}
