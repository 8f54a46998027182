import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 60, 'mid-range': 150, luxury: 420 },
  icons: ['Balloon Flight over Göreme', 'Göreme Open Air Museum', 'Derinkuyu Underground City', 'Uçhisar Castle', 'Paşabağ'],
  insights: [
    ['culture', 'A land of carved stone', 'Monks and farmers cut churches, houses and whole towns into the soft volcanic rock over a thousand years.', 'medium', 4.8, '3 to 4 days', 'April to October'],
    ['food', 'Pottery kebab and wine', 'Testi kebab is cooked in a sealed clay jar and broken at the table; local wine comes from volcanic soil.', 'medium', 4.3, 'Every meal', 'All year round'],
    ['activities', 'Balloons at sunrise', 'A hundred or more balloons rise at dawn when the wind allows; flights are often called off, so keep a spare morning.', 'high', 4.8, '3 hours', 'April to October'],
    ['transportation', 'Small buses and rented cars', 'Dolmuş buses join Göreme, Ürgüp, Avanos and Nevşehir; the underground cities and Ihlara are easier by car or on a tour.', 'medium', 4, '', 'All year round'],
    ['weather', 'A high plateau', 'Summer days are hot and dry but nights are cool; snow in January makes the chimneys white and some roads slow.', 'medium', 4.4, '', 'April to June, September and October'],
    ['tips', 'Walk the valleys', 'Paths through the Rose, Red and Pigeon valleys are free and mostly empty; carry water and start two hours before sunset.', 'low', 4.6, 'Half a day', 'April to November'],
  ],
  festivals: [
    ['Cappadox', 'usually 05-15/06-20', 'Music, art and walks in the valleys.', 'music', 'Uçhisar', 60, 3],
    ['International Ürgüp Grape Harvest Festival', 'usually 09-10/10-05', 'The town celebrates the vintage with stalls and folk dance.', 'food', 'Ürgüp', 0, 2],
  ],
  places: [
    ['Göreme Open Air Museum', 'sight', 38.64, 34.8453, 105, 22, 'daily 8-17', 'outdoor', 'morning', 'history architecture art religious', 'partial', 5, 'walk in', 'A monastery of rock churches with frescoes of the tenth to twelfth century.', 'The Dark Church has the brightest paintings and its own small ticket.'],
    ['Uçhisar Castle', 'viewpoint', 38.6303, 34.8054, 60, 8, 'daily 8-19', 'outdoor', 'evening', 'history photography architecture', 'poor', 5, 'walk in', 'The highest rock of the land, holed like a cheese, with steps to the top.', 'Come an hour before sunset; the rim has no rail.'],
    ['Lovers’ Hill', 'evening', 38.6396, 34.8333, 60, 1, 'daily 5-22', 'outdoor', 'evening', 'photography nature', 'partial', 4, 'walk in', 'The ridge over Göreme where people watch balloons and sunsets.', 'At dawn the balloons drift over at eye level; a torch helps on the path.'],
    ['Göreme Town Centre', 'food', 38.6431, 34.8292, 75, 20, 'daily 11-23', 'both', 'evening', 'food shopping', 'full', 3, 'walk in', 'Cave houses and restaurants between fairy chimneys.', 'Order a pottery kebab some hours ahead; it needs slow cooking.'],
    ['Pigeon Valley', 'nature', 38.635, 34.815, 90, 0, 'always', 'outdoor', 'any', 'nature adventure photography', 'poor', 4, 'walk in', 'A valley of dovecotes between Göreme and Uçhisar.', 'Start at the Uçhisar end and walk down; it takes about an hour and a half.'],
    ['Paşabağ', 'nature', 38.6777, 34.8553, 60, 13, 'daily 8-17', 'outdoor', 'morning', 'nature photography', 'full', 5, 'walk in', 'Fairy chimneys with two and three caps in a vineyard.', 'A hermit’s chapel is cut into the chimney with three heads.', { children: true }],
    ['Balloon Flight over Göreme', 'nature', 38.6476, 34.8402, 180, 200, 'daily 5-9', 'outdoor', 'morning', 'adventure nature photography', 'poor', 5, 'book', 'An hour at sunrise among a hundred balloons over valleys and fairy chimneys.', 'Book for your first morning: flights are called off for wind and moved to the next day.'],
    ['Zelve Open Air Museum', 'sight', 38.6699, 34.8636, 90, 13, 'daily 8-17', 'outdoor', 'morning', 'history nature adventure', 'partial', 4, 'walk in', 'Three valleys of cave houses that people lived in until the 1950s.', 'One ticket is for Zelve and Paşabağ; parts are closed for falling rock.'],
    ['Çavuşin', 'quarter', 38.6733, 34.84, 60, 0, 'always', 'outdoor', 'any', 'history architecture photography', 'poor', 3, 'walk in', 'An old village in a cliff, left empty when the rock began to fall.', 'Climb to the church of Saint John the Baptist for the view of the Rose Valley.'],
    ['Avanos', 'quarter', 38.715, 34.8467, 90, 0, 'always', 'outdoor', 'any', 'shopping art markets', 'full', 3, 'walk in', 'The potters’ town on the Red River, with workshops in caves.', 'Potters let you try the kick wheel; a hanging footbridge crosses the river.', { children: true }],
    ['Ürgüp', 'quarter', 38.6312, 34.9117, 90, 0, 'always', 'outdoor', 'any', 'shopping architecture food', 'partial', 3, 'walk in', 'A market town with stone mansions and wineries.', 'The market is on Saturday; Temenni Hill has the view.'],
    ['Ortahisar Castle', 'viewpoint', 38.6243, 34.8654, 40, 3, 'daily 9-18', 'outdoor', 'afternoon', 'photography history', 'poor', 3, 'walk in', 'A great hollow rock over a village few visitors reach.', 'Steep metal stairs lead up; the view is to Mount Erciyes.'],
    ['Mustafapaşa', 'quarter', 38.5833, 34.8978, 75, 0, 'always', 'outdoor', 'any', 'architecture history religious', 'partial', 3, 'walk in', 'The Greek village of Sinasos, with carved stone houses and churches.', 'Look at the doorways: each house tried to outdo the next.'],
    ['Kaymaklı Underground City', 'sight', 38.4602, 34.7521, 60, 14, 'daily 8-17', 'indoor', 'morning', 'history architecture adventure', 'poor', 4, 'walk in', 'Eight levels of tunnels, stables and kitchens, four of them open.', 'Passages are low and narrow; go early, before the groups block them.'],
    ['Derinkuyu Underground City', 'sight', 38.3735, 34.7349, 75, 14, 'daily 8-17', 'indoor', 'morning', 'history architecture adventure', 'poor', 5, 'walk in', 'The deepest of the underground cities, over fifty metres down.', 'Round stone doors still stand in their slots; not for those who fear tight spaces.'],
    ['Ihlara Valley', 'day trip', 38.255, 34.306, 210, 16, 'daily 8-17', 'outdoor', 'morning', 'nature history adventure', 'poor', 4, 'walk in', 'A green gorge with a river and painted churches in its walls.', 'Walk three kilometres from the stairs to Belisırma and eat over the river.', { way: { text: 'Car or tour by way of Derinkuyu', minutes: 90 } }],
    ['Selime Monastery', 'day trip', 38.3013, 34.2587, 75, 5, 'daily 8-17', 'outdoor', 'morning', 'history religious adventure', 'poor', 3, 'walk in', 'A cathedral and rooms cut into a cliff at the end of the Ihlara valley.', 'Stone stairs are worn and steep; wear shoes with grip.', { way: { text: 'Car or tour, with Ihlara', minutes: 80 } }],
    ['Kayseri Castle', 'day trip', 38.7206, 35.4896, 150, 0, 'Tu-Su 9-17', 'both', 'any', 'history markets architecture', 'partial', 3, 'walk in', 'A black basalt fortress in the Seljuk city below Mount Erciyes, with a museum inside.', 'See the covered bazaar next door and try mantı, the tiny dumplings of the town.', { way: { text: 'Bus from Göreme or Ürgüp', minutes: 75 } }],
  ],
}
