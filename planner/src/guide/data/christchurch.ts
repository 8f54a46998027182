import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 90, 'mid-range': 195, luxury: 450 },
  icons: ['Christchurch Botanic Gardens', 'Transitional Cathedral', 'Christchurch Gondola', 'Riverside Market'],
  insights: [
    ['culture', 'Rebuilt after 2011', 'A garden city that answered an earthquake with murals, a cardboard cathedral and a superb library.', 'low', 4.4, '2 days', 'October to April'],
    ['food', 'Riverside and Lyttelton', 'A market of sixty makers, harbour fish and Canterbury lamb.', 'low', 4.4, 'Every meal', 'All year round'],
    ['activities', 'Gateway to the Alps', 'Akaroa’s dolphins, the TranzAlpine train and Antarctica’s front office.', 'medium', 4.6, '2 to 3 days', 'October to April'],
    ['transportation', 'Flat and easy', 'Buses by Metrocard, bicycles everywhere; rent a car for the plains.', 'low', 4.4, '', 'All year round'],
    ['weather', 'Nor’wester and frost', 'Summer about 22 degrees; the hot föhn wind blows before rain.', 'low', 4.2, '', 'November to March'],
    ['tips', 'Look up at walls', 'The city’s best gallery is its street art: a map is free at the i-SITE.', 'low', 4.4, '', 'All year round'],
  ],
  festivals: [
    ['World Buskers Festival', 'usually 01-15/02-05', 'Jugglers and cabaret through the city.', 'festival', 'City centre', 0, 4],
    ['New Zealand Cup and Show Week', 'usually 11-08/11-18', 'Sheep, fashion and races.', 'festival', 'Agricultural Park', 25, 4],
  ],
  quarters: {
    'Central city': ['Transitional Cathedral', 'Quake City', 'Tūranga', 'Riverside Market', 'New Regent Street', 'Christchurch Art Gallery', 'Canterbury Museum at CoCA', 'Twenty Seven Steps', 'Fiddlesticks'],
    'Hagley Park': ['Christchurch Botanic Gardens', 'Punting on the Avon'],
  },
  places: [
    ['Christchurch Botanic Gardens', 'park', -43.5309, 172.6207, 90, 0, 'daily 7-18:30', 'outdoor', 'any', 'nature', 'full', 5, 'walk in', 'Roses, giant trees and daffodils in a loop of the Avon.', 'The conservatories open from ten; bluebells in September.', { children: true }],
    ['Punting on the Avon', 'family', -43.5338, 172.6272, 40, 24, 'daily 9-17', 'outdoor', 'any', 'nature', 'partial', 3, 'walk in', 'A man in a boater poles you past willows and ducks.', 'From the Antigua Boat Sheds of 1882.', { children: true }],
    ['Canterbury Museum at CoCA', 'museum', -43.5297, 172.6319, 45, 0, 'daily 9-17', 'indoor', 'any', 'history nature', 'full', 3, 'walk in', 'Picks of the museum in a gallery while the old house is rebuilt.', 'Free; the great building reopens later this decade.', { children: true }],
    ['Christchurch Art Gallery', 'museum', -43.5307, 172.6314, 75, 0, 'daily 10-17', 'indoor', 'any', 'art architecture', 'full', 4, 'walk in', 'Te Puna o Waiwhetū: glass waves and New Zealand’s painters.', 'Open until nine on Wednesdays; a bull stands on a piano.', { children: true }],
    ['Transitional Cathedral', 'religious', -43.5324, 172.643, 30, 4, 'daily 9-17', 'indoor', 'any', 'architecture religious', 'full', 5, 'walk in', 'Shigeru Ban’s church of cardboard tubes.', '185 white chairs for the dead stand a block away.'],
    ['Quake City', 'museum', -43.5298, 172.6335, 60, 12, 'daily 10-17', 'indoor', 'any', 'history', 'full', 4, 'walk in', 'The cathedral’s fallen spire and the voices of that day.', 'Small, clear and moving.'],
    ['Tūranga', 'sight', -43.5301, 172.6366, 40, 0, 'Mo-Fr 8-20, Sa-Su 10-17', 'indoor', 'any', 'architecture', 'full', 3, 'walk in', 'A golden library with a roof over the square.', 'Lego and games for children on the first floor.', { children: true }],
    ['New Regent Street', 'quarter', -43.5292, 172.6389, 40, 8, 'always', 'outdoor', 'any', 'architecture food shopping', 'full', 4, 'walk in', 'Spanish Mission pastels of 1932 with the tram through them.', 'Rollickin’s ice cream, then a bar at dusk.', { children: true }],
    ['Christchurch Tram', 'family', -43.5309, 172.6381, 60, 22, 'daily 9-17', 'outdoor', 'any', 'history', 'partial', 3, 'walk in', 'Old trams loop through the new centre.', 'The ticket lasts the day.', { children: true }],
    ['Riverside Market', 'food', -43.5333, 172.6338, 60, 16, 'daily 8-18', 'indoor', 'any', 'food markets', 'full', 5, 'walk in', 'Eighty stalls and kitchens by the Avon.', 'Upstairs restaurants stay open at night.', { children: true }],
    ['International Antarctic Centre', 'family', -43.4888, 172.5466, 135, 42, 'daily 9-17:30', 'both', 'any', 'nature adventure', 'full', 4, 'walk in', 'A storm room, little penguins and a ride in a Hägglund.', 'By the airport: do it on arrival day.', { children: true }],
    ['Christchurch Gondola', 'viewpoint', -43.5871, 172.7093, 90, 27, 'daily 10-17', 'outdoor', 'afternoon', 'nature photography', 'full', 5, 'walk in', 'From plain to crater rim: Alps, city, Lyttelton harbour.', 'Walk down the Bridle Path of the first settlers.', { children: true }],
    ['Sumner Beach', 'beach', -43.5703, 172.7601, 120, 5, 'always', 'outdoor', 'any', 'nature', 'full', 3, 'walk in', 'Surf, a cave rock and cafés.', 'Drive on over Evans Pass to Lyttelton.', { children: true }],
    ['Twenty Seven Steps', 'food', -43.5293, 172.6387, 105, 55, 'daily 17-22', 'indoor', 'evening', 'food', 'poor', 4, 'book', 'Lamb and wild things up a stair on New Regent Street.', 'Count them: they are twenty-seven.'],
    ['Fiddlesticks', 'food', -43.5309, 172.6322, 75, 32, 'daily 9-23', 'both', 'any', 'food', 'full', 3, 'walk in', 'All-day plates in a glasshouse bar by the gallery.', 'Weekend brunch is busy.', { children: true }],
    ['The Terrace', 'evening', -43.5327, 172.634, 90, 25, 'daily 12-26', 'outdoor', 'evening', 'nightlife food', 'full', 3, 'walk in', 'Bars on steps over the river.', 'Sun until eight in summer.'],
    ['Lyttelton', 'day trip', -43.6031, 172.7194, 150, 10, 'always', 'outdoor', 'any', 'food history', 'partial', 3, 'walk in', 'A port in a crater, with a Saturday farmers’ market.', 'Ferry over to Diamond Harbour for a walk.', { children: true, town: 'Lyttelton', way: { text: 'Bus 8 through the tunnel', minutes: 30 } }],
    ['Akaroa', 'day trip', -43.804, 172.9682, 270, 75, 'always', 'outdoor', 'any', 'nature history', 'full', 4, 'book', 'French street names, and the world’s smallest dolphins in the bay.', 'Cruise in the morning; stop at the Hilltop for the view.', { children: true, town: 'Akaroa', way: { text: 'Shuttle or car over the hills', minutes: 90 } }],
    ['TranzAlpine to Arthur’s Pass', 'day trip', -42.9406, 171.5622, 180, 130, 'daily 10-17', 'outdoor', 'morning', 'nature photography', 'partial', 4, 'book', 'The train over viaducts to kea and a waterfall walk.', 'Open carriage at the end; Devil’s Punchbowl is an hour on foot.', { children: true, town: 'Arthur’s Pass', way: { text: 'Train', minutes: 160 } }],
  ],
}
