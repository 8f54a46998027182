import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 40, 'mid-range': 105, luxury: 320 },
  icons: ['Railay Beach', 'Four Islands', 'Phi Phi Islands', 'Tiger Cave Temple'],
  base: { latitude: 8.0324, longitude: 98.8226 },
  insights: [
    ['culture', 'Limestone and longtails', 'Muslim fishing villages and Thai-Chinese shops share a coast of stone towers.', 'medium', 4.2, '1 day', 'November to April'],
    ['food', 'Southern heat', 'Yellow curries, crab in pepper and roti with banana from a cart; say mai phet if you fear chilli.', 'medium', 4.5, 'Every meal', 'All year round'],
    ['activities', 'Climb, paddle, hop', 'Hundreds of climbing routes at Railay, mangrove kayaks at Ao Thalane and islands by longtail.', 'high', 4.8, '3 to 4 days', 'November to April'],
    ['transportation', 'Boats with eight seats', 'Longtails leave when full from Ao Nang; songthaews link the town, the beach and the piers.', 'medium', 4.3, '', 'All year round'],
    ['weather', 'Monsoon from the west', 'November to April is calm; from May seas are rough and some boats stay in.', 'high', 4.2, '', 'December to March'],
    ['tips', 'Maya Bay has rules', 'Entry is timed, swimming is not allowed and the bay closes from August to September.', 'high', 4.3, '', 'November to April'],
  ],
  festivals: [
    ['Loy Krathong', 'usually 11-01/11-30', 'Candles on banana leaves float from the beaches.', 'festival', 'Ao Nang and Krabi River', 0, 4],
    ['Songkran', '04-13 P3D', 'Water for everyone on the beach road.', 'festival', 'Ao Nang', 0, 4],
  ],
  quarters: {
    'Railay': ['Railay Beach', 'Phra Nang Cave Beach', 'Railay Viewpoint'],
    'Krabi Town': ['Wat Kaew Korawaram', 'Krabi Town Night Market', 'Khao Khanab Nam'],
    'Ao Nang': ['Ao Nang Beach', 'Lae Lay Grill', 'Krua Thara'],
  },
  places: [
    ['Railay Beach', 'beach', 8.0117, 98.8375, 240, 8, 'always', 'outdoor', 'morning', 'nature adventure photography', 'poor', 5, 'walk in', 'Cliffs, white sand and no road: only boats come here.', 'Longtails go from Ao Nang until dusk; wade in with shoes in hand.', { children: true }],
    ['Phra Nang Cave Beach', 'beach', 8.0057, 98.8385, 120, 0, 'always', 'outdoor', 'afternoon', 'nature photography religious', 'poor', 4, 'walk in', 'The loveliest sand of the coast, with a fishermen’s shrine in the rock.', 'Longtails sell lunch from the bow; walk over from Railay East.', { children: true }],
    ['Railay Viewpoint', 'viewpoint', 8.0086, 98.8414, 60, 0, 'daily 7-17', 'outdoor', 'morning', 'adventure photography', 'poor', 3, 'walk in', 'A climb on ropes and roots to the view over both bays.', 'Closed shoes; not after rain. The lagoon beyond is for climbers.'],
    ['Four Islands', 'nature', 7.9601, 98.8098, 300, 25, 'daily 8:30-16', 'outdoor', 'morning', 'nature adventure photography', 'poor', 5, 'book', 'Poda, Chicken, Tup and Mor, joined by sand at low tide.', 'Ask the boatman for the hour of the low water; the park fee is extra.', { children: true }],
    ['Ao Nang Beach', 'beach', 8.0309, 98.8218, 120, 5, 'always', 'outdoor', 'evening', 'nature food nightlife', 'full', 3, 'walk in', 'A long curve of boats, massage huts and sunset.', 'The monkey trail at the southern end leads to quiet Pai Plong.', { children: true }],
    ['Tiger Cave Temple', 'religious', 8.1259, 98.9247, 120, 0, 'daily 6-18', 'outdoor', 'morning', 'religious adventure photography', 'poor', 5, 'walk in', '1,260 steps to a golden Buddha above the palm plain.', 'Go up before eight; hide food from the monkeys and cover your knees.'],
    ['Wat Kaew Korawaram', 'religious', 8.0628, 98.9166, 30, 0, 'daily 7-18', 'both', 'any', 'religious architecture', 'partial', 3, 'walk in', 'A white temple above the town, up a stair of nagas.', 'Blue murals inside; leave shoes at the door.'],
    ['Khao Khanab Nam', 'nature', 8.0795, 98.9258, 90, 12, 'daily 8:30-16:30', 'outdoor', 'any', 'nature photography', 'poor', 3, 'walk in', 'Two rocks that guard the river, with a cave of old bones.', 'Longtails start at the town pier; ask for the mangroves as well.'],
    ['Ao Thalane Kayaking', 'nature', 8.1667, 98.7519, 210, 30, 'daily 8:30-15', 'outdoor', 'morning', 'adventure nature', 'poor', 4, 'book', 'Canyons and mangroves for paddles, with monkeys and mudskippers.', 'High tide opens the inner lagoon: book by the tide, not the clock.', { children: true }],
    ['Krabi Town Night Market', 'market', 8.0623, 98.9189, 75, 6, 'Fr-Su 17-22', 'outdoor', 'evening', 'markets food music', 'full', 3, 'walk in', 'Stalls, school bands and grilled squid in the town centre.', 'Weekends only; the pier market runs every night.', { children: true }],
    ['Lae Lay Grill', 'food', 8.0383, 98.8204, 90, 20, 'daily 14-23', 'outdoor', 'evening', 'food photography', 'partial', 3, 'book', 'Seafood on a hill terrace over Ao Nang’s bay.', 'Free pick-up from Ao Nang; ask for the front row at six.'],
    ['Krua Thara', 'food', 8.0399, 98.8098, 75, 12, 'daily 11-21:30', 'both', 'any', 'food', 'full', 4, 'walk in', 'Fish chosen from ice at Noppharat Thara, cooked as you say.', 'Locals’ choice; the crab curry with vermicelli is the thing.', { children: true }],
    ['Kodam Kitchen', 'food', 8.0342, 98.8318, 60, 9, 'daily 11-22', 'both', 'any', 'food', 'partial', 3, 'walk in', 'Massaman in a pumpkin and mild curries on the road into Ao Nang.', 'Small: come before seven.', { children: true }],
    ['Phi Phi Islands', 'day trip', 7.7407, 98.7784, 300, 65, 'daily 8-17', 'outdoor', 'morning', 'nature photography adventure', 'poor', 5, 'book', 'Maya Bay, Pileh lagoon and the view over two beaches.', 'Early boats beat Phuket’s; Maya Bay is shut in August and September.', { children: true, way: { text: 'Speedboat from Nopparat Thara', minutes: 60 } }],
    ['Emerald Pool', 'day trip', 7.9249, 99.2656, 150, 7, 'daily 8:30-17', 'outdoor', 'morning', 'nature', 'partial', 4, 'walk in', 'A warm clear pool in the last lowland forest.', 'Swim at opening, see the Blue Pool, then soak in the hot waterfall near by.', { children: true, way: { text: 'Car or minivan by Khlong Thom', minutes: 65 } }],
    ['Koh Lanta Old Town', 'day trip', 7.5355, 99.0924, 180, 8, 'always', 'outdoor', 'any', 'history food photography', 'partial', 3, 'walk in', 'A street of teak houses over the water, unhurried.', 'Sleep a night if you can; the west has the beaches.', { way: { text: 'Minivan with car ferry', minutes: 135 } }],
  ],
}
