import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 95, 'mid-range': 210, luxury: 470 },
  icons: ['Palace of the Popes', 'Pont Saint-Bénézet', 'Pont du Gard', 'Gordes and Sénanque Abbey'],
  insights: [
    ['culture', 'Seven popes in a row', 'From 1309 the Church was ruled from here; the palace was built in twenty years and never finished with gossip.', 'medium', 4.7, '2 days', 'All year round'],
    ['food', 'Olives, lamb and Châteauneuf', 'Markets set the menu; the popes’ vineyard is fifteen kilometres up the river.', 'medium', 4.7, 'Every meal', 'All year round'],
    ['activities', 'Villages of the Luberon', 'Ochre, lavender and stone in hills an hour away; lavender is in bloom from late June to mid-July.', 'high', 4.7, '2 days', 'May to October'],
    ['transportation', 'Two stations', 'The TGV stops outside; a shuttle train takes five minutes. Buses reach the Pont du Gard and Arles; villages want a car.', 'medium', 4.2, '', 'All year round'],
    ['weather', 'Mistral', 'A cold dry wind blows a hundred days a year and keeps the sky blue; July is fierce.', 'low', 4.3, '', 'April to June, September, October'],
    ['tips', 'July is theatre', 'During the festival rooms cost double and every wall is a poster; it is also the most alive the town gets.', 'high', 4.4, '', 'July'],
  ],
  festivals: [
    ['Festival d’Avignon', 'usually 07-04/07-26', 'Three weeks of theatre in courts and cloisters, and a thousand shows of the Off.', 'culture', 'Whole town', 35, 5],
    ['Les Rencontres d’Arles', 'usually 07-06/09-30', 'Photography in churches and railway halls.', 'culture', 'Arles', 40, 5],
    ['Feria of Arles', 'easter -2 P4D', 'Bulls, brass and paella at Easter.', 'festival', 'Arles', 0, 3],
  ],
  quarters: {
    'Within the walls': ['Palace of the Popes', 'Pont Saint-Bénézet', 'Rocher des Doms', 'Petit Palais Museum', 'Les Halles', 'Rue des Teinturiers', 'Calvet Museum', 'Fou de Fafa', 'Place de l’Horloge', 'L’Épicerie', 'Collection Lambert'],
    Villeneuve: ['Fort Saint-André', 'Charterhouse of Villeneuve'],
  },
  places: [
    ['Palace of the Popes', 'sight', 43.9509, 4.8075, 120, 16, 'daily 10-17', 'both', 'morning', 'history religious architecture', 'partial', 5, 'book', 'The largest Gothic palace there is; a tablet refurnishes the bare halls before your eyes.', 'Combine it with the bridge; the gardens cost little more.'],
    ['Pont Saint-Bénézet', 'sight', 43.9540, 4.8050, 45, 6, 'daily 10-17', 'outdoor', 'any', 'history photography', 'partial', 5, 'walk in', 'Four arches of twenty-two remain of the bridge of the song.', 'The free ferry to Barthelasse island gives the picture of it.', { children: true }],
    ['Rocher des Doms', 'park', 43.9527, 4.8074, 45, 0, 'daily 7:30-20', 'outdoor', 'evening', 'nature photography', 'partial', 4, 'walk in', 'A garden on the rock over the Rhône, with Mont Ventoux behind.', 'Come up by the cathedral steps and down to the bridge.', { children: true }],
    ['Petit Palais Museum', 'museum', 43.9530, 4.8061, 75, 0, 'We-Mo 10-13 14-18', 'indoor', 'any', 'art religious', 'partial', 4, 'walk in', 'Three hundred Italian primitives, with a young Botticelli.', 'The permanent rooms are free.'],
    ['Place de l’Horloge', 'evening', 43.9492, 4.8056, 90, 20, 'always', 'outdoor', 'evening', 'food nightlife', 'full', 3, 'walk in', 'Plane trees, a carousel and the theatre on the old forum.', 'For supper go one lane further; for coffee stay.', { children: true }],
    ['Les Halles', 'market', 43.9480, 4.8098, 60, 10, 'Tu-Fr 6-13:30, Sa-Su 6-14', 'indoor', 'morning', 'markets food', 'full', 4, 'walk in', 'A market hall with a hanging garden on its front and forty stalls inside.', 'On Saturdays at eleven a chef cooks for whoever stands there.'],
    ['Rue des Teinturiers', 'quarter', 43.9455, 4.8125, 45, 0, 'always', 'outdoor', 'any', 'photography history nightlife', 'partial', 3, 'walk in', 'Dyers’ lane along the Sorgue with four of its water wheels.', 'Bars with tables on the stones fill from six.'],
    ['Calvet Museum', 'museum', 43.9472, 4.8037, 75, 0, 'We-Mo 10-13 14-18', 'indoor', 'any', 'art', 'partial', 2, 'walk in', 'Soutine, Vernet and antiquities in a mansion with peacocks’ court.', 'Free, cool and rarely full.'],
    ['Collection Lambert', 'museum', 43.9457, 4.8035, 75, 11, 'Tu-Su 11-18', 'indoor', 'any', 'art architecture', 'full', 3, 'walk in', 'American minimal and much since in two town palaces.', 'The garden restaurant is a good lunch.'],
    ['Fou de Fafa', 'food', 43.9464, 4.8077, 90, 40, 'We-Su 18:30-22:30', 'indoor', 'evening', 'food', 'partial', 3, 'book', 'A dozen tables of Provençal cooking by a kindly couple.', 'Book some days ahead.'],
    ['L’Épicerie', 'food', 43.9494, 4.8079, 90, 38, 'daily 12-14:30 19-22', 'outdoor', 'any', 'food', 'partial', 3, 'walk in', 'Aïoli and duck in front of Saint-Pierre’s carved doors.', 'Sit outside: the square is the dish.', { children: true }],
    ['Restaurant L’Essentiel', 'food', 43.9490, 4.8048, 90, 50, 'Tu-Sa 12-13:30 19-21:30', 'both', 'any', 'food', 'partial', 3, 'book', 'Refined southern plates in a court of the seventeenth century.', 'The lunch menu costs half.'],
    ['Fort Saint-André', 'viewpoint', 43.9649, 4.7985, 75, 8, 'daily 10-18', 'outdoor', 'afternoon', 'history architecture photography', 'partial', 3, 'walk in', 'The French king’s fort that watched the popes from across the river.', 'The abbey garden inside has the loveliest terrace of the valley.'],
    ['Charterhouse of Villeneuve', 'religious', 43.9642, 4.7957, 75, 9, 'daily 10-17', 'both', 'any', 'religious history architecture', 'partial', 3, 'walk in', 'Cells and three cloisters around a pope’s tomb.', 'Bus 5 from the walls takes ten minutes.'],
    ['Pont du Gard', 'day trip', 43.9475, 4.5350, 240, 8, 'daily 9-20', 'outdoor', 'morning', 'history architecture nature photography', 'full', 5, 'walk in', 'Three rows of Roman arches carry water that is long gone over the Gardon.', 'Bring bathing things: the beach below is the best view.', { children: true, way: { text: 'Bus or car', minutes: 50 } }],
    ['Gordes and Sénanque Abbey', 'day trip', 43.9113, 5.2003, 300, 10, 'always', 'outdoor', 'morning', 'photography religious architecture', 'partial', 5, 'walk in', 'A stone village on its cliff and a Cistercian abbey in a field of lavender.', 'The abbey is by booked tour; park outside and walk in early.', { season: [4, 10], town: 'Gordes', way: { text: 'Car', minutes: 55 } }],
    ['Arles', 'day trip', 43.6773, 4.6301, 330, 15, 'always', 'outdoor', 'any', 'history art photography', 'partial', 4, 'walk in', 'A Roman arena, Van Gogh’s yellow café and Gehry’s tin tower.', 'The pass of monuments pays from the third; Saturday is market day.', { town: 'Arles', way: { text: 'Train', minutes: 20 } }],
    ['Les Baux and Carrières des Lumières', 'day trip', 43.7438, 4.7950, 240, 24, 'daily 9:30-18', 'both', 'any', 'history art photography', 'partial', 4, 'book', 'A ruined castle on a white ridge, and paintings cast on quarry walls below.', 'See the quarry at noon when it is hot above.', { children: true, way: { text: 'Car', minutes: 45 } }],
    ['Fontaine-de-Vaucluse', 'day trip', 43.9181, 5.1312, 180, 0, 'always', 'outdoor', 'any', 'nature history', 'partial', 3, 'walk in', 'A river is born from a cave 300 metres deep where Petrarch pined.', 'Spring is when it gushes; L’Isle-sur-la-Sorgue has antiques on the way.', { children: true, town: 'Fontaine-de-Vaucluse', way: { text: 'Bus or car', minutes: 45 } }],
  ],
}
