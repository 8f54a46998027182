import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 140, 'mid-range': 320, luxury: 1100 },
  icons: ['Uluru Base Walk', 'Talinguru Nyakunytjaku', 'Kata Tjuta, Valley of the Winds', 'Mutitjulu Waterhole'],
  base: { latitude: -25.2405, longitude: 130.9889 },
  insights: [
    ['culture', 'Anangu country', 'Stories of Mala, Kuniya and Liru are in the rock; its owners ask you to walk round, not up.', 'high', 4.9, '2 days', 'May to September'],
    ['food', 'Under the stars', 'Resort kitchens use quandong, wattleseed and kangaroo; there is one grocery.', 'medium', 3.9, 'Every meal', 'All year round'],
    ['activities', 'Dawn and dusk', 'See the colours turn from two sides, walk by nine, rest at noon.', 'high', 4.8, '2 to 3 days', 'May to September'],
    ['transportation', 'Car or shuttle', 'The rock is twenty kilometres from Yulara, Kata Tjuta fifty; hop-on buses run.', 'medium', 4.1, '', 'All year round'],
    ['weather', 'Frost and furnace', 'June nights fall to zero, January passes 40 and walks close at eleven.', 'medium', 4.2, '', 'May to September'],
    ['tips', 'Some places have no photos', 'Signs mark sacred sites; a fly net costs little and saves the day.', 'medium', 4.4, '', 'All year round'],
  ],
  festivals: [
    ['Tjungu Festival', 'usually 04-20/04-30', 'Culture, films and football of the desert.', 'culture', 'Yulara', 0, 3],
    ['Australian Outback Marathon', 'usually 07-25/08-02', 'Red sand with the rock in sight.', 'sport', 'Yulara', 220, 3],
  ],
  quarters: {
    'Yulara': ['Wintjiri Arts and Museum', 'Field of Light', 'Imalung Lookout', 'Gecko’s Cafe', 'Arnguli Grill', 'Outback Hotel Barbecue', 'Wintjiri Wiru'],
  },
  places: [
    ['Uluru Base Walk', 'nature', -25.3457, 131.0262, 225, 26, 'daily 6-18', 'outdoor', 'morning', 'nature history photography', 'partial', 5, 'walk in', 'Ten kilometres round the rock: caves, waterholes and stories.', 'The park pass is for three days; go clockwise from Mala at dawn.', { children: true }],
    ['Mala Walk', 'nature', -25.3376, 131.0247, 75, 0, 'daily 6-18', 'outdoor', 'morning', 'history nature', 'full', 4, 'walk in', 'Two flat kilometres to Kantju Gorge, with paintings.', 'Rangers lead it free of charge in the morning.', { children: true }],
    ['Mutitjulu Waterhole', 'nature', -25.3553, 131.0327, 45, 0, 'daily 6-18:30', 'outdoor', 'any', 'nature history', 'full', 5, 'walk in', 'The Kuniya story told by the marks above a quiet pool.', 'Half a mile; bring the python woman’s tale with you.', { children: true }],
    ['Cultural Centre', 'museum', -25.3543, 131.0149, 60, 0, 'daily 7-18', 'both', 'any', 'history art shopping', 'full', 4, 'walk in', 'Anangu law, and artists at work, in mud brick shaped like snakes.', 'Come here first; no photographs.', { children: true }],
    ['Talinguru Nyakunytjaku', 'viewpoint', -25.3658, 131.0642, 75, 0, 'daily 5-19:30', 'outdoor', 'morning', 'photography nature', 'full', 5, 'walk in', 'The sunrise dune, with the rock before and Kata Tjuta behind.', 'Take a side path away from the platform.', { children: true }],
    ['Uluru Sunset Viewing Area', 'viewpoint', -25.3161, 131.0002, 60, 0, 'daily 16-19:30', 'outdoor', 'evening', 'photography nature', 'full', 4, 'walk in', 'Ochre to violet in half an hour, with a folding chair.', 'Be there forty minutes before; it glows again after.', { children: true }],
    ['Kata Tjuta, Valley of the Winds', 'nature', -25.299, 130.7245, 225, 0, 'daily 6-18', 'outdoor', 'morning', 'nature adventure photography', 'poor', 5, 'walk in', 'Seven kilometres among thirty-six domes.', 'Shut at Karu lookout from eleven on hot days; water at two points.'],
    ['Walpa Gorge', 'nature', -25.3062, 130.7205, 60, 0, 'daily 6-18', 'outdoor', 'afternoon', 'nature', 'poor', 4, 'walk in', 'An hour between two walls to spearwood trees.', 'The sunset area is close by.', { children: true }],
    ['Field of Light', 'evening', -25.2471, 130.9936, 90, 40, 'daily 5-7 19-22', 'outdoor', 'evening', 'art photography', 'full', 4, 'book', 'Fifty thousand stems of glass bloom as dark falls.', 'Bruce Munro’s work; shuttles only.', { children: true }],
    ['Wintjiri Wiru', 'evening', -25.2529, 130.9978, 120, 190, 'daily 18-22', 'outdoor', 'evening', 'history art music', 'full', 3, 'book', 'Drones draw the Mala story over the desert.', 'The after-dark show is cheaper than dinner.', { children: true }],
    ['Wintjiri Arts and Museum', 'museum', -25.2407, 130.9832, 45, 0, 'daily 8-18', 'indoor', 'any', 'art history', 'full', 3, 'walk in', 'Desert life and an artist in residence.', 'Free bush-food talks are on the resort’s list.', { children: true }],
    ['Imalung Lookout', 'viewpoint', -25.2424, 130.9862, 25, 0, 'always', 'outdoor', 'evening', 'photography', 'poor', 3, 'walk in', 'A dune in the resort with both rocks on the horizon.', 'For those without a car at sunset.', { children: true }],
    ['Gecko’s Cafe', 'food', -25.2393, 130.9843, 60, 28, 'daily 11-21', 'both', 'any', 'food', 'full', 3, 'walk in', 'Pizza, pasta and salads on the resort’s square.', 'The IGA beside it is for picnics.', { children: true }],
    ['Outback Hotel Barbecue', 'food', -25.2389, 130.9803, 75, 30, 'daily 12-21', 'outdoor', 'any', 'food music', 'full', 3, 'walk in', 'Grill your own kangaroo and emu, with a country singer.', 'Salads come with the meat.', { children: true }],
    ['Arnguli Grill', 'food', -25.2438, 130.9848, 105, 70, 'daily 18:30-21', 'indoor', 'evening', 'food', 'full', 3, 'book', 'Steak and native spice in the Desert Gardens hotel.', 'Book before you fly.'],
    ['Uluru Camel Ride', 'nature', -25.2538, 130.9842, 90, 95, 'daily 5-19', 'outdoor', 'morning', 'adventure nature', 'poor', 3, 'book', 'An hour on a camel over red dunes at sunrise or sunset.', 'The farm is open by day for nothing.', { children: true }],
  ],
}
