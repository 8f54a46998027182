import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 70, 'mid-range': 140, luxury: 320 },
  icons: ['Saint Mark’s Square', 'Dolac Market', 'Museum of Broken Relationships', 'Zagreb Cathedral', 'Mirogoj Cemetery'],
  insights: [
    ['culture', 'Vienna’s little sister', 'A medieval upper town, a horseshoe of parks below, and more museums a head than most.', 'low', 4.4, '2 days', 'All year round'],
    ['food', 'Štrukli and špica', 'Cheese pastry baked in cream; on Saturday all Zagreb drinks coffee to be seen.', 'low', 4.5, 'Every meal', 'All year round'],
    ['activities', 'Walks from square to square', 'Funicular, tunnel, lamp lighters and a cannon at noon are all within a kilometre.', 'low', 4.3, '1 day', 'All year round'],
    ['transportation', 'Blue trams', 'Tickets from kiosks or the app; the upper town is reached by the shortest funicular.', 'low', 4.5, '', 'All year round'],
    ['weather', 'Continental', 'Hot in July, foggy in November; Advent is often white.', 'low', 4.1, '', 'April to June, September, December'],
    ['tips', 'After the earthquake', 'Some churches and museums are still under repair since 2020; check before you go.', 'low', 4, '', 'All year round'],
  ],
  festivals: [
    ['Advent in Zagreb', 'usually 11-28/01-07', 'Stalls, ice and music in every park, often named Europe’s best.', 'market', 'Zrinjevac and upper town', 0, 5],
    ['Zagreb Film Festival', 'usually 11-02/11-16', 'First and second films from all over.', 'culture', 'City cinemas', 8, 3],
    ['Cest is d’Best', 'usually 05-25/06-05', 'Street performers fill the centre.', 'festival', 'Centre', 0, 4],
  ],
  places: [
    ['Ban Jelačić Square', 'sight', 45.8131, 15.9772, 30, 0, 'always', 'outdoor', 'any', 'architecture history', 'full', 4, 'walk in', 'The heart of the town, where one meets under the horse’s tail.', 'All trams cross here.'],
    ['Dolac Market', 'market', 45.8141, 15.9777, 60, 5, 'Mo-Sa 6:30-15, Su 6:30-13', 'outdoor', 'morning', 'markets food photography', 'partial', 5, 'walk in', 'Red umbrellas over fruit, cream cheese and flowers above the square.', 'Fish and cheese are in the halls below the steps.'],
    ['Zagreb Cathedral', 'religious', 45.8145, 15.9799, 25, 0, 'always', 'outdoor', 'any', 'religious architecture', 'full', 5, 'walk in', 'Twin neo-Gothic spires, still in scaffolding since the earthquake.', 'The inside stays closed until repairs end; the old spire tips stand outside.'],
    ['Saint Mark’s Square', 'sight', 45.8164, 15.9736, 40, 0, 'always', 'outdoor', 'any', 'architecture history photography', 'full', 5, 'walk in', 'The church whose roof bears two coats of arms in tiles.', 'Government sits on both sides; guards change at weekends at noon in summer.'],
    ['Stone Gate', 'religious', 45.8161, 15.9752, 15, 0, 'always', 'both', 'any', 'religious history', 'full', 4, 'walk in', 'The last medieval gate, with candles for an image that no fire burned.', 'People pray here at all hours: pass quietly.'],
    ['Lotrščak Tower', 'viewpoint', 45.8146, 15.9732, 40, 4, 'Tu-Su 10-20', 'both', 'any', 'history photography', 'poor', 4, 'walk in', 'A cannon fires from it each noon; roofs all round.', 'Come by the funicular of 66 metres, the shortest there is.', { children: true }],
    ['Museum of Broken Relationships', 'museum', 45.8149, 15.9737, 75, 9, 'daily 9-21', 'indoor', 'any', 'art history', 'partial', 5, 'walk in', 'An axe, a wedding dress, a toaster: what love left behind.', 'Read the labels slowly; the café is for recovering.'],
    ['Museum of Naïve Art', 'museum', 45.8152, 15.9731, 45, 6, 'Tu-Sa 10-18, Su 10-13', 'indoor', 'any', 'art', 'poor', 3, 'walk in', 'Generalić and the farmers of Hlebine, painted behind glass.', 'Small, and at times moved for repairs: ask at the door.'],
    ['Tkalčićeva', 'evening', 45.8159, 15.9766, 105, 20, 'daily 17-25', 'outdoor', 'evening', 'nightlife food architecture', 'full', 4, 'walk in', 'Low old houses on a buried brook, all cafés and bars.', 'Mali Medo brews its own; Saturday noon is fullest.'],
    ['Grič Tunnel', 'sight', 45.8144, 15.9748, 20, 0, 'daily 9-21', 'indoor', 'any', 'history', 'full', 3, 'walk in', 'A wartime shelter under the upper town, now a short cut.', 'Cool on hot days; it comes out by Dolac.', { children: true }],
    ['Zrinjevac', 'park', 45.8102, 15.9784, 40, 0, 'always', 'outdoor', 'any', 'nature architecture', 'full', 3, 'walk in', 'Plane trees, bandstand and a weather column, first of seven green squares.', 'Walk the horseshoe to the botanical garden in an hour.', { children: true }],
    ['Museum of Contemporary Art', 'museum', 45.7789, 15.9822, 90, 8, 'Tu-Su 11-19', 'indoor', 'any', 'art architecture', 'full', 3, 'walk in', 'Yugoslav avant-garde, and slides between the floors.', 'Ride Höller’s double slide; tram 6 or 14 to Siget.', { children: true }],
    ['Mirogoj Cemetery', 'sight', 45.8352, 15.9843, 60, 0, 'daily 7-19', 'outdoor', 'any', 'architecture history nature', 'partial', 5, 'walk in', 'Ivy-clad arcades and domes where all faiths lie together.', 'Bus 106 from the cathedral; some arcades are fenced for repair.'],
    ['Maksimir Park', 'park', 45.8277, 16.0195, 90, 0, 'always', 'outdoor', 'any', 'nature', 'full', 3, 'walk in', 'Woods, five lakes and the zoo.', 'The zoo’s island is at the entrance.', { children: true }],
    ['La Štruk', 'food', 45.8149, 15.9773, 60, 14, 'daily 11-22', 'both', 'any', 'food', 'partial', 4, 'walk in', 'Nothing but štrukli: with cheese, truffle or walnut.', 'The hidden garden is up the steps; one portion serves two.', { children: true }],
    ['Vinodol', 'food', 45.811, 15.9755, 90, 32, 'daily 11:30-23', 'both', 'any', 'food', 'full', 3, 'book', 'Veal under the bell and Croatian wine in a vaulted court.', 'Ask for lamb from the peka when you reserve.'],
    ['Stari Fijaker', 'food', 45.8137, 15.9716, 75, 25, 'daily 11-23', 'indoor', 'any', 'food history', 'partial', 3, 'walk in', 'Zagreb schnitzel, bean stew and turkey with mlinci.', 'Sunday lunch is when families come.', { children: true }],
    ['Samobor', 'day trip', 45.8022, 15.7106, 180, 8, 'always', 'outdoor', 'any', 'food architecture nature', 'partial', 3, 'walk in', 'A little baroque town known for custard slices and a wild carnival.', 'U Prolaza and Livadić argue who makes the best kremšnita.', { children: true, way: { text: 'Bus', minutes: 40 } }],
  ],
}
