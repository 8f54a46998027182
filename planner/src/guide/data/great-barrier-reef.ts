import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 90, 'mid-range': 210, luxury: 600 },
  icons: ['John Brewer Reef and Underwater Art', 'Horseshoe Bay, Magnetic Island', 'SS Yongala Wreck'],
  insights: [
    ['culture', 'The largest living thing', 'The reef runs for 2,300 kilometres; Aboriginal and Torres Strait people have lived with it for millennia.', 'medium', 4.8, '3 to 5 days', 'June to October'],
    ['food', 'Prawns, barramundi and mangoes', 'Eat prawns from the trawler on the Townsville strand and mangoes from November on.', 'low', 4.2, 'Every meal', 'All year round'],
    ['activities', 'Dive, snorkel, sail', 'Outer reefs lie two hours out; islands near the coast suit learners and children.', 'medium', 4.8, '1 to 3 days', 'June to November'],
    ['transportation', 'Boats from the coast', 'Townsville is the middle base; day boats leave about eight and go only in fair wind.', 'low', 4.1, '', 'All year round'],
    ['weather', 'Stinger season', 'From November to May wear a stinger suit in the sea; winter is dry, clear and safe.', 'medium', 4.3, '', 'June to October'],
    ['tips', 'Look, do not touch', 'Stand on sand only, use reef-safe sun cream, and pay the small reef levy.', 'low', 4.6, '', 'All year round'],
  ],
  festivals: [
    ['Australian Festival of Chamber Music', 'usually 07-20/08-10', 'Ten days of chamber music by the sea.', 'music', 'Townsville', 40, 3],
    ['Magnetic Island Race Week', 'usually 08-20/09-10', 'Yachts race around the island.', 'sport', 'Magnetic Island', 0, 3],
    ['Coral spawning', 'usually 11-10/12-15', 'Some nights after the full moon the corals release their eggs at once.', 'culture', 'Outer reef', 0, 4],
  ],
  base: { latitude: -19.259, longitude: 146.8169 },
  places: [
    ['John Brewer Reef and Underwater Art', 'day trip', -18.635, 147.055, 240, 220, 'daily 8-16', 'outdoor', 'morning', 'nature art adventure', 'poor', 5, 'book', 'A mid-shelf reef with a sculpted greenhouse on the sand below.', 'Snorkellers see it from above; divers swim through.', { way: { text: 'Boat from Townsville', minutes: 120 } }],
    ['Lodestone Reef', 'day trip', -18.696, 147.104, 210, 220, 'daily 8-16', 'outdoor', 'morning', 'nature adventure', 'poor', 4, 'book', 'A clear reef of coral gardens and turtles.', 'Good for first dives, with a sandy floor.', { way: { text: 'Boat from Townsville', minutes: 120 } }],
    ['SS Yongala Wreck', 'day trip', -19.3045, 147.6222, 210, 250, 'daily 8-16', 'outdoor', 'morning', 'nature adventure history', 'poor', 5, 'book', 'A steamer lost in 1911, now one of the great wreck dives.', 'For certified divers; the shortest way is from Alva Beach.', { way: { text: 'Dive boat from Alva Beach or Townsville', minutes: 150 } }],
    ['Horseshoe Bay, Magnetic Island', 'day trip', -19.1155, 146.859, 240, 0, 'always', 'outdoor', 'afternoon', 'nature adventure food', 'full', 5, 'walk in', 'The longest beach of the island, with kayaks and a koala park near.', 'A net makes swimming safe in summer.', { children: true, way: { text: 'Ferry from Townsville, then bus', minutes: 60 } }],
    ['Picnic Bay, Magnetic Island', 'day trip', -19.178, 146.84, 120, 0, 'always', 'outdoor', 'afternoon', 'nature history', 'full', 3, 'walk in', 'An old jetty, a calm beach and rock wallabies nearby.', 'Geoffrey Bay, two bays on, has the wallabies at dusk.', { children: true, way: { text: 'Ferry from Townsville, then bus', minutes: 50 } }],
    ['The Strand, Townsville', 'beach', -19.246, 146.814, 120, 0, 'always', 'outdoor', 'evening', 'nature food', 'full', 4, 'walk in', 'A promenade of figs, beach and playgrounds.', 'The rock pool at the north end is safe all year.', { children: true }],
    ['Castle Hill', 'viewpoint', -19.2569, 146.8006, 75, 0, 'always', 'outdoor', 'evening', 'photography nature adventure', 'partial', 4, 'walk in', 'A pink granite dome over Townsville and the sea.', 'Walk up the goat track at dawn or drive for sunset.'],
    ['Museum of Tropical Queensland', 'museum', -19.2559, 146.8226, 90, 12, 'daily 9:30-16', 'indoor', 'any', 'history nature', 'full', 4, 'walk in', 'The wreck of the Pandora, dinosaurs and deep-sea life.', 'The ship’s bow stands in the hall in full size.', { children: true }],
    ['Perc Tucker Regional Gallery', 'museum', -19.2585, 146.8178, 45, 0, 'daily 10-16', 'indoor', 'any', 'art', 'full', 2, 'walk in', 'Art of the tropical north in an old bank.', 'Free and cool; it holds a show of beach sculpture too.'],
    ['Cotters Market', 'market', -19.2583, 146.8172, 75, 8, 'Su 8:30-13', 'outdoor', 'morning', 'markets food', 'full', 3, 'walk in', 'The Sunday market of Flinders Street, for fruit and crafts.', 'Come early for tropical fruit and breakfast.'],
    ['Flinders Street East by Night', 'evening', -19.2562, 146.8205, 120, 30, 'daily 18-26', 'both', 'evening', 'nightlife food', 'full', 2, 'walk in', 'Pubs and restaurants in verandah houses of the port.', 'Weekends are lively, Mondays asleep.'],
    ['Orpheus Island', 'day trip', -18.6167, 146.49, 240, 150, 'always', 'outdoor', 'morning', 'nature adventure', 'poor', 4, 'walk in', 'A national-park island of fringing reef and quiet bays.', 'Giant clams grow off the research station.', { way: { text: 'Car to Lucinda, then boat', minutes: 150 } }],
    ['Hinchinbrook Island', 'day trip', -18.37, 146.2333, 360, 60, 'always', 'outdoor', 'morning', 'nature adventure photography', 'poor', 4, 'walk in', 'A wild island of peaks, falls and mangroves.', 'The Thorsborne trail needs a permit months ahead; crocodiles live here.', { way: { text: 'Car to Lucinda, then boat', minutes: 165 } }],
    ['Wallaman Falls', 'day trip', -18.5925, 145.801, 120, 0, 'always', 'outdoor', 'morning', 'nature photography', 'partial', 4, 'walk in', 'The tallest single-drop fall of Australia, 268 metres.', 'The lookout is easy; the walk to the foot is steep.', { way: { text: 'Car via Ingham', minutes: 130 } }],
    ['Mission Beach', 'day trip', -17.87, 146.107, 180, 0, 'always', 'outdoor', 'morning', 'nature adventure', 'full', 4, 'walk in', 'Fourteen kilometres of palm beach where rainforest meets reef.', 'Cassowaries cross the road: drive slowly.', { children: true, way: { text: 'Car on the Bruce Highway from Townsville', minutes: 165 } }],
    ['Dunk Island', 'day trip', -17.944, 146.15, 240, 40, 'always', 'outdoor', 'morning', 'nature adventure', 'poor', 3, 'walk in', 'A rainforest island four kilometres off Mission Beach.', 'Walk to the top for the view; take all food.', { way: { text: 'Car to Mission Beach, then water taxi', minutes: 200 } }],
    ['Paronella Park', 'day trip', -17.6526, 145.9567, 120, 45, 'daily 9-19', 'outdoor', 'afternoon', 'history nature photography', 'poor', 4, 'walk in', 'A Spanish dream castle of the 1930s by a waterfall.', 'Tickets come with a tour by torchlight at night.', { children: true, way: { text: 'Car on the Bruce Highway via Mission Beach', minutes: 195 } }],
  ],
}
