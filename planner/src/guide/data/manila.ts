import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 35, 'mid-range': 90, luxury: 280 },
  icons: ['Fort Santiago', 'San Agustin Church and Museum', 'National Museum of Fine Arts', 'Rizal Park'],
  insights: [
    ['culture', 'Spanish walls, American avenues', 'Intramuros kept its church of 1607; jeepneys and malls are the rest of the story.', 'medium', 4.2, '2 days', 'December to April'],
    ['food', 'Adobo, sinigang and the oldest Chinatown', 'Sour soups, grilled pork and dumplings in Binondo, founded in 1594.', 'medium', 4.5, 'Every meal', 'All year round'],
    ['activities', 'Museums and bay sunsets', 'The national museums are free, and the sun falls into the bay.', 'medium', 4.3, '1 to 2 days', 'December to April'],
    ['transportation', 'Traffic first', 'Plan one part of the city a day; use ride apps and the LRT off rush hours.', 'high', 3.5, '', 'All year round'],
    ['weather', 'Typhoon months', 'December to February is dry and mild; July to October brings storms.', 'medium', 4, '', 'December to March'],
    ['tips', 'Keep to busy streets', 'Use bags with zips, avoid empty streets at night, and keep small notes for tricycles.', 'medium', 3.9, '', 'All year round'],
  ],
  festivals: [
    ['Feast of the Black Nazarene', '01-09', 'Millions follow the dark Christ through Quiapo.', 'religious', 'Quiapo Church', 0, 5],
    ['Philippine Independence Day', '06-12', 'Flags and a parade at Rizal Park.', 'culture', 'Rizal Park', 0, 3],
    ['Chinese New Year', 'chinese 01-0-01', 'Lion dances and sticky cakes in the oldest Chinatown.', 'festival', 'Binondo', 0, 3],
  ],
  places: [
    ['Fort Santiago', 'sight', 14.5944, 120.9697, 75, 2, 'daily 8-22', 'outdoor', 'afternoon', 'history photography', 'partial', 5, 'walk in', 'The fort at the river mouth where Rizal spent his last night.', 'Brass footsteps trace his walk to the place of death.'],
    ['Manila Cathedral', 'religious', 14.5915, 120.9735, 30, 0, 'daily 7:30-17:30', 'indoor', 'any', 'religious architecture', 'full', 4, 'walk in', 'The eighth cathedral on this spot since 1571.', 'White horses wait outside for weddings.'],
    ['San Agustin Church and Museum', 'religious', 14.5889, 120.9752, 75, 4, 'daily 8-12 13-17', 'indoor', 'morning', 'religious history architecture art', 'partial', 5, 'walk in', 'The oldest stone church of the country, with a painted false vault.', 'Enter by the museum cloister.'],
    ['Casa Manila', 'museum', 14.5898, 120.9752, 45, 2, 'Tu-Su 9-17', 'indoor', 'any', 'history architecture', 'poor', 3, 'walk in', 'A rebuilt merchant’s house around a court.', 'Opposite San Agustin; shoes stay on the stone floor.'],
    ['Rizal Park', 'park', 14.582, 120.977, 60, 0, 'daily 5-22', 'outdoor', 'evening', 'history nature', 'full', 5, 'walk in', 'The national park with the hero’s monument and fountains.', 'Guards change at his tomb; the fountain dances at night.', { children: true }],
    ['National Museum of Fine Arts', 'museum', 14.5868, 120.9812, 105, 0, 'Tu-Su 9-18', 'indoor', 'any', 'art history architecture', 'full', 5, 'walk in', 'The Spoliarium and national masters in the old senate.', 'Free; bring an identity card.'],
    ['National Museum of Natural History', 'museum', 14.5834, 120.9807, 90, 0, 'Tu-Su 9-18', 'indoor', 'any', 'nature architecture', 'full', 4, 'walk in', 'A glass tree of life rises in the court of an old ministry.', 'The skeleton of the giant crocodile Lolong is here.', { children: true }],
    ['Manila Ocean Park', 'family', 14.5794, 120.9725, 150, 18, 'daily 10-18', 'both', 'any', 'nature', 'full', 2, 'walk in', 'An aquarium on the bay behind the Quirino grandstand.', 'Book online; weekends are packed.', { children: true }],
    ['Binondo Church and Chinatown', 'food', 14.6001, 120.9746, 90, 10, 'daily 7-20', 'outdoor', 'any', 'food history religious markets', 'partial', 4, 'walk in', 'The oldest Chinatown of the world, for lumpia and dumplings.', 'Eat along Ongpin Street in the morning.'],
    ['Quiapo Church', 'religious', 14.5989, 120.9838, 40, 0, 'daily 5-20', 'indoor', 'any', 'religious markets', 'partial', 3, 'walk in', 'The home of the Black Nazarene, amid herbs and amulets.', 'Fridays are for devotees; guard your bag.'],
    ['San Sebastian Church', 'religious', 14.5997, 120.9892, 30, 0, 'daily 7-18', 'indoor', 'any', 'religious architecture', 'partial', 3, 'walk in', 'A gothic church all of steel, shipped from Belgium.', 'Look for rust: volunteers explain the repair.'],
    ['Ayala Museum', 'museum', 14.5536, 121.0232, 105, 13, 'Tu-Su 10-18', 'indoor', 'any', 'history art architecture', 'full', 4, 'walk in', 'Gold of the ancestors and the nation in small scenes.', 'The gold is on the fourth floor.'],
    ['Greenbelt', 'quarter', 14.5522, 121.0216, 90, 0, 'daily 11-21', 'both', 'evening', 'shopping food nature', 'full', 3, 'walk in', 'A mall around a tropical garden with a round chapel.', 'Cool at midday, with good Filipino tables.'],
    ['Poblacion', 'evening', 14.5655, 121.0312, 120, 20, 'daily 18-27', 'outdoor', 'evening', 'nightlife food music', 'partial', 3, 'walk in', 'Makati’s old town of bars, tacos and rooftops.', 'Tiny bars hide behind shop fronts; go by ride app.'],
    ['Manila American Cemetery', 'sight', 14.5417, 121.05, 60, 0, 'daily 9-17', 'outdoor', 'any', 'history nature', 'full', 4, 'walk in', 'Seventeen thousand white crosses on a green hill.', 'Map rooms of mosaic explain the Pacific war.'],
    ['The Mind Museum', 'family', 14.5525, 121.0456, 150, 13, 'Tu-Su 9-18', 'indoor', 'any', 'architecture', 'full', 3, 'walk in', 'A science museum with a dinosaur and a robot shape.', 'Sessions are three hours; weekday ones are calm.', { children: true }],
    ['SM Mall of Asia and Baywalk', 'evening', 14.5352, 120.982, 120, 5, 'daily 16-22', 'both', 'evening', 'shopping food photography', 'full', 3, 'walk in', 'A giant mall with a wheel and the bay sunset.', 'Sit on the sea wall at half past five.', { children: true }],
    ['Taal Volcano View, Tagaytay', 'day trip', 14.0965, 120.9375, 180, 0, 'always', 'outdoor', 'morning', 'nature photography food', 'full', 4, 'walk in', 'A ridge over a lake with a volcano in the lake.', 'Eat bulalo soup with the view; the volcano island is closed.', { way: { text: 'Bus or car on the expressway', minutes: 120 } }],
  ],
}
