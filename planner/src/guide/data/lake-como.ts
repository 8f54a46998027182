import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 110, 'mid-range': 245, luxury: 620 },
  icons: ['Villa del Balbianello', 'Villa Carlotta', 'Bellagio', 'Varenna'],
  insights: [
    ['culture', 'Villas since Pliny', 'The younger Pliny had two here, one called Tragedy; dukes and silk lords followed.', 'high', 4.7, '3 days', 'April to October'],
    ['food', 'Perch and missoltini', 'Fillets on risotto, and shad dried in the sun with polenta.', 'medium', 4.4, 'Every meal', 'April to October'],
    ['activities', 'Boats between gardens', 'The middle of the lake, Bellagio, Varenna, Menaggio and Tremezzo, is one long day on ferries.', 'high', 4.8, '2 days', 'April to October'],
    ['transportation', 'Ferry, not car', 'Trains from Milan reach Como in forty minutes and Varenna in an hour; lake roads are a lane and a half.', 'high', 4.2, '', 'April to October'],
    ['weather', 'A lake that softens', 'Camellias in March, hot July, mist and closed villas from November to March.', 'low', 4.3, '', 'April to June, September'],
    ['tips', 'Varenna rather than Bellagio', 'Sleep where the train stops and boats cross in a quarter of an hour; the last come about nine.', 'medium', 4.6, '', 'April to October'],
  ],
  festivals: [
    ['Sagra di San Giovanni', 'usually 06-20/06-28', 'Thousands of floating lamps and fireworks over Isola Comacina.', 'religious', 'Ossuccio', 0, 4],
    ['Lake Como Wine Festival', 'usually 04-24/05-04', 'Tastings by the water in Como.', 'food', 'Como', 25, 2],
    ['Como City of Lights', 'usually 11-25/01-06', 'The cathedral and squares as a screen, with a market.', 'market', 'Como', 0, 3],
  ],
  places: [
    ['Villa del Balbianello', 'sight', 45.9653, 9.2024, 105, 17, 'Tu+Th-Su 10-18', 'both', 'morning', 'architecture nature photography', 'poor', 5, 'book', 'A cardinal’s loggia on a wooded point, with an explorer’s rooms and film fame.', 'By boat from Lenno or a walk of a kilometre; house tours sell out.', { season: [3, 11] }],
    ['Villa Carlotta', 'park', 45.9867, 9.2315, 105, 17, 'daily 9:30-19', 'both', 'any', 'nature art architecture', 'partial', 5, 'walk in', 'Azaleas in May, Canova’s marble and terraces over the lake.', 'The top garden has the view of Bellagio.', { season: [3, 11] }],
    ['Bellagio', 'quarter', 45.9871, 9.2619, 105, 0, 'always', 'outdoor', 'evening', 'photography shopping food', 'poor', 5, 'walk in', 'Stairs of shops climb from the ferry on the tip where the lake divides.', 'Walk to Punta Spartivento for both arms and no shops.', { children: true }],
    ['Villa Melzi Gardens', 'park', 45.9806, 9.2545, 75, 11, 'daily 10-18', 'outdoor', 'any', 'nature art photography', 'partial', 4, 'walk in', 'Plane trees along the water, a Japanese pond and a blue pavilion where Liszt sat.', 'Enter at Bellagio, leave at Loppia.', { children: true, season: [3, 10] }],
    ['Villa Serbelloni Park', 'park', 45.9879, 9.2636, 90, 12, 'Tu-Su 11-15:30', 'outdoor', 'any', 'nature history photography', 'poor', 3, 'book', 'A guided walk over the promontory between two views.', 'Two tours a day, not in rain.', { season: [4, 10] }],
    ['Varenna', 'quarter', 46.0103, 9.2836, 90, 0, 'always', 'outdoor', 'any', 'photography food', 'partial', 5, 'walk in', 'Ochre houses, a red walkway on the rocks and a quiet square.', 'Walk the Passeggiata degli Innamorati from the ferry.', { children: true }],
    ['Villa Monastero', 'park', 46.0082, 9.2850, 75, 15, 'daily 10-18', 'both', 'any', 'nature architecture history', 'partial', 4, 'walk in', 'Two kilometres of lakeside garden and the rooms where Fermi lectured.', 'Cheaper without the house.', { season: [3, 11] }],
    ['Vezio Castle', 'viewpoint', 46.0118, 9.2890, 90, 6, 'daily 10-18', 'outdoor', 'any', 'history photography nature', 'poor', 3, 'walk in', 'A tower with falcons and plaster ghosts above Varenna.', 'Thirty minutes up through olives.', { children: true, season: [3, 11] }],
    ['Greenway del Lago', 'nature', 45.9790, 9.2140, 150, 0, 'always', 'outdoor', 'morning', 'nature photography', 'partial', 3, 'walk in', 'Ten flat kilometres from Colonno to Griante past churches and villas.', 'Do the part from Lenno to Tremezzo.', { children: true }],
    ['Isola Comacina', 'nature', 45.9648, 9.1776, 90, 8, 'daily 10-18', 'outdoor', 'any', 'history nature', 'poor', 3, 'walk in', 'The lake’s one island, with ruins of churches razed in 1169.', 'Boats go over from Ossuccio.', { children: true, season: [3, 10] }],
    ['Lido di Lenno', 'beach', 45.9708, 9.1937, 120, 10, 'daily 10-19', 'outdoor', 'afternoon', 'nature', 'full', 3, 'walk in', 'Sand, deck chairs and clean water with a view of Balbianello.', 'Aperitivo starts here at six.', { children: true, season: [5, 9] }],
    ['Lake cruise of the middle lake', 'nature', 45.9860, 9.2430, 90, 17, 'daily 9-19', 'outdoor', 'any', 'nature photography', 'full', 4, 'walk in', 'The mid-lake day ticket makes every ferry between the four villages yours.', 'Stand at the bow on the slow boats.', { children: true, season: [3, 11] }],
    ['Como Cathedral', 'day trip', 45.8120, 9.0838, 240, 0, 'daily 10:30-17:30', 'both', 'any', 'religious architecture shopping', 'full', 4, 'walk in', 'Gothic and Renaissance marble, with the two Plinys as saints at the door, in a walled silk town.', 'Take the funicular to Brunate for the view.', { children: true, way: { text: 'Ferry or bus along the lake', minutes: 65 } }],
    ['Il Cavatappi', 'food', 46.0105, 9.2840, 90, 45, 'Th-Tu 12-14 19-21', 'indoor', 'any', 'food', 'poor', 3, 'book', 'Seven tables in a lane of Varenna, where the owner cooks.', 'Book by message a week ahead.', { season: [3, 11] }],
    ['La Vista', 'food', 46.0111, 9.2835, 90, 50, 'We-Mo 12-14 18:30-21:30', 'outdoor', 'any', 'food', 'partial', 3, 'book', 'Terrace over Varenna’s roofs with perch and pasta.', 'Ask for the railing.', { season: [4, 10] }],
    ['Bilacus', 'food', 45.9866, 9.2617, 90, 42, 'Tu-Su 12-14:30 18:30-21:30', 'outdoor', 'any', 'food', 'poor', 3, 'walk in', 'A pergola on Bellagio’s stair for risotto with perch.', 'Inside is cool and quieter.', { children: true, season: [3, 11] }],
    ['Il Ristorante di Paolo', 'food', 46.0198, 9.2384, 75, 40, 'We-Mo 12-14:30 19-22', 'both', 'any', 'food', 'partial', 2, 'book', 'Lake fish and a good cellar on Menaggio’s harbour square.', 'Good before the late ferry back.', { season: [3, 10] }],
    ['Bar Il Molo', 'evening', 46.0098, 9.2829, 90, 16, 'daily 10-24', 'outdoor', 'evening', 'food nightlife photography', 'partial', 3, 'walk in', 'Spritz on the old harbour of Varenna as the ferries light up.', 'Tables go at six.', { children: true, season: [3, 11] }],
  ],
}
