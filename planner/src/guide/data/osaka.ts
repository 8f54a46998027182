import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 65, 'mid-range': 140, luxury: 380 },
  insights: [
    ['culture', 'Merchants and laughter', 'The merchants’ city loves food, comedy and plain talk.', 'high', 4.5, '2 to 3 days', 'March to May, October and November'],
    ['food', 'Eat until you drop', 'Takoyaki, okonomiyaki and skewers in Shinsekai: kuidaore means ruin by food.', 'high', 4.9, 'Every meal', 'All year round'],
    ['activities', 'Neon and castles', 'See the castle in the morning, the sky bridge at dusk and Dotonbori at night.', 'high', 4.6, '1 to 2 days', 'All year round'],
    ['transportation', 'One loop and a red line', 'The JR loop and the Midosuji subway reach almost everything; an IC card pays all.', 'high', 4.7, '', 'All year round'],
    ['weather', 'Hot wet summers', 'Cherry blossom is about the first of April; July and August are humid.', 'medium', 4.1, '', 'March to May, October and November'],
    ['tips', 'Stand on the right', 'Here people stand on the right of escalators, not on the left as in Tokyo.', 'medium', 4.3, '', 'All year round'],
  ],
  festivals: [
    ['Tenjin Matsuri', '07-24 P2D', 'A hundred boats with fires and fireworks on the river.', 'religious', 'Osaka Tenmangu and Okawa River', 0, 5],
    ['Toka Ebisu', '01-09 P3D', 'A million people ask the god of trade for luck.', 'religious', 'Imamiya Ebisu Shrine', 0, 3],
    ['Sumiyoshi Matsuri', 'usually 07-28/08-02', 'Portable shrines cross the Yamato River.', 'religious', 'Sumiyoshi Taisha', 0, 3],
  ],
  places: [
    ['Osaka Castle', 'sight', 34.6873, 135.5259, 105, 8, 'daily 9-17', 'both', 'morning', 'history architecture photography', 'partial', 5, 'walk in', 'A white and gold keep over huge stone walls.', 'The park is the best part in cherry time; the keep is a museum with a lift.'],
    ['Dotonbori', 'evening', 34.6687, 135.5013, 105, 15, 'daily 17-26', 'outdoor', 'evening', 'food nightlife photography', 'full', 5, 'walk in', 'Neon, giant crabs and food along a canal.', 'Pose with the running man from the bridge at dusk.'],
    ['Hozenji Yokocho', 'quarter', 34.668, 135.5024, 30, 0, 'always', 'outdoor', 'evening', 'religious food photography', 'full', 4, 'walk in', 'A stone lane with a mossy god, one street from the neon.', 'Splash water on the statue for luck.'],
    ['Kuromon Ichiba Market', 'food', 34.6654, 135.5063, 60, 15, 'daily 9-17', 'both', 'morning', 'food markets', 'full', 4, 'walk in', 'A covered market for cooks, with grilled scallops and tuna.', 'Check prices first: some are for tourists.'],
    ['Shinsaibashi-suji', 'quarter', 34.6723, 135.5014, 75, 0, 'daily 11-20', 'indoor', 'any', 'shopping', 'full', 3, 'walk in', 'A covered street of shops half a kilometre long.', 'America Village, to the west, is younger and odder.'],
    ['Shinsekai and Tsutenkaku', 'quarter', 34.6525, 135.5063, 75, 8, 'daily 10-20', 'both', 'evening', 'food history photography', 'full', 4, 'walk in', 'An old amusement quarter under a steel tower.', 'Never dip your skewer twice in the shared sauce.', { children: true }],
    ['Abeno Harukas 300', 'viewpoint', 34.6458, 135.5139, 60, 13, 'daily 9-22', 'indoor', 'evening', 'photography', 'full', 4, 'walk in', 'Three floors of glass on top of a tower of three hundred metres.', 'The lower garden floor has an open roof.', { children: true }],
    ['Shitennoji', 'religious', 34.654, 135.5164, 60, 3, 'daily 8:30-16', 'outdoor', 'any', 'religious history architecture', 'partial', 4, 'walk in', 'A temple founded in 593, the first of the state in Japan.', 'A flea market fills it on the 21st of the month.'],
    ['Sumiyoshi Taisha', 'religious', 34.6124, 135.493, 60, 0, 'daily 6-17', 'outdoor', 'morning', 'religious architecture', 'partial', 4, 'walk in', 'A shrine older than Chinese style, with a steep red bridge.', 'Take the little tram from Tennoji.'],
    ['Namba Yasaka Shrine', 'religious', 34.6614, 135.4967, 20, 0, 'daily 6:30-17', 'outdoor', 'morning', 'religious photography', 'full', 3, 'walk in', 'A stage in the shape of a roaring lion’s head.', 'The mouth swallows bad luck; early is quiet.'],
    ['Umeda Sky Building', 'viewpoint', 34.7053, 135.4897, 60, 13, 'daily 9:30-22', 'both', 'evening', 'photography architecture', 'full', 4, 'walk in', 'Two towers joined by a round garden in the air.', 'The escalator hangs in the void; come at sunset.'],
    ['Osaka Museum of Housing and Living', 'museum', 34.7105, 135.5113, 75, 4, 'We-Mo 10-17', 'indoor', 'any', 'history architecture', 'full', 4, 'walk in', 'A full-size street of old Osaka under an artificial sky.', 'Rent a kimono and walk through it as day turns to night.', { children: true }],
    ['Osaka Museum of History', 'museum', 34.6826, 135.5206, 90, 5, 'We-Mo 9:30-17', 'indoor', 'any', 'history photography', 'full', 3, 'walk in', 'The city from ancient palace to department store.', 'The top floor looks down on the castle.', { children: true }],
    ['National Museum of Art, Osaka', 'museum', 34.6918, 135.492, 90, 4, 'Tu-Su 10-17', 'indoor', 'any', 'art architecture', 'full', 3, 'walk in', 'Modern art below ground under steel reeds.', 'The black museum next door is the new city museum of art.'],
    ['Osaka Aquarium Kaiyukan', 'family', 34.6545, 135.429, 150, 20, 'daily 10-20', 'indoor', 'any', 'nature', 'full', 4, 'book', 'Whale sharks in a tank four storeys deep.', 'Book a time; go down the spiral slowly.', { children: true }],
    ['Universal Studios Japan', 'family', 34.6656, 135.4323, 540, 60, 'daily 9-19', 'both', 'morning', 'adventure', 'full', 4, 'book', 'A theme park with Nintendo and Harry Potter worlds.', 'Nintendo needs a timed entry: take it in the app at once.', { children: true }],
    ['Tower of the Sun, Expo Park', 'park', 34.8095, 135.5324, 105, 7, 'Th-Tu 9:30-17', 'both', 'any', 'art nature architecture', 'full', 4, 'walk in', 'Okamoto’s strange giant of Expo 1970, with a tree of life inside.', 'The inside must be booked; the park has an ethnology museum.', { children: true }],
    ['Todaiji, Nara', 'day trip', 34.689, 135.8398, 240, 6, 'daily 8-17', 'indoor', 'morning', 'religious architecture history nature', 'partial', 5, 'walk in', 'A great bronze Buddha in a wooden hall, with deer all around.', 'Deer bow for crackers; hide paper and maps.', { children: true, way: { text: 'Kintetsu train from Namba', minutes: 60 } }],
    ['Himeji Castle', 'day trip', 34.8394, 134.6939, 150, 8, 'daily 9-16', 'outdoor', 'morning', 'history architecture photography', 'poor', 5, 'walk in', 'The white heron, the finest castle of Japan.', 'Steep stairs in socks; the garden next door is calm.', { way: { text: 'JR special rapid train', minutes: 65 } }],
  ],
}
