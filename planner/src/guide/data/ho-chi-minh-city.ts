import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 30, 'mid-range': 80, luxury: 260 },
  insights: [
    ['culture', 'Saigon in layers', 'French post office, American war, Chinese guild halls and glass towers share a few streets.', 'medium', 4.5, '2 to 3 days', 'December to April'],
    ['food', 'Broken rice and iced coffee', 'Com tam in the morning, banh mi at any hour, coffee over ice with sweet milk.', 'high', 4.8, 'Every meal', 'All year round'],
    ['activities', 'On a motorbike', 'Evening food rides on the back of a scooter reach the districts few walk to.', 'medium', 4.6, '4 hours', 'December to April'],
    ['transportation', 'The first metro', 'Line one runs from Ben Thanh to the east; for the rest use ride apps or green and white taxis.', 'high', 4.2, '', 'All year round'],
    ['weather', 'Dry and wet', 'December to April is dry; from May on a short hard rain falls in the afternoon.', 'medium', 4.1, '', 'December to March'],
    ['tips', 'Hold your phone tight', 'Snatchers ride past on scooters: step away from the kerb to look at the map.', 'high', 4, '', 'All year round'],
  ],
  festivals: [
    ['Tết and the flower street', 'chinese 01-0-01 P3D', 'Nguyen Hue becomes a garden for a week; many kitchens close.', 'festival', 'Nguyen Hue Street', 0, 5],
    ['Reunification Day', '04-30', 'Flags, parades and fireworks over the river.', 'culture', 'Independence Palace', 0, 4],
  ],
  places: [
    ['Independence Palace', 'sight', 10.777, 106.6954, 75, 3, 'daily 8-15:30', 'both', 'morning', 'history architecture', 'partial', 4, 'walk in', 'The palace where the war ended in 1975, unchanged since.', 'See the map rooms and bunker below.'],
    ['War Remnants Museum', 'museum', 10.7795, 106.6921, 105, 2, 'daily 7:30-17:30', 'indoor', 'any', 'history', 'full', 5, 'walk in', 'The war in photographs, planes and tanks.', 'Hard to look at; leave the top floor for last.'],
    ['Notre-Dame Cathedral Basilica', 'religious', 10.7798, 106.699, 20, 0, 'always', 'outdoor', 'any', 'religious architecture photography', 'full', 3, 'walk in', 'The red brick church of 1880 with two spires.', 'Long under repair: look from the square.'],
    ['Saigon Central Post Office', 'sight', 10.7799, 106.6999, 30, 0, 'daily 7:30-18', 'indoor', 'any', 'architecture history', 'full', 4, 'walk in', 'An iron-vaulted hall with old maps and wooden booths.', 'Send a card: the desks still do it.'],
    ['Ben Thanh Market', 'market', 10.7725, 106.698, 60, 0, 'daily 7-18', 'indoor', 'any', 'markets shopping food', 'partial', 3, 'walk in', 'The clock-tower market of 1914.', 'Offer half for goods; food stalls have fixed prices.'],
    ['Nguyen Hue Walking Street', 'evening', 10.7743, 106.7033, 75, 0, 'daily 17-24', 'outdoor', 'evening', 'nightlife photography food', 'full', 4, 'walk in', 'The promenade from the city hall to the river, with music at night.', 'Cafés fill every floor of number 42.', { children: true }],
    ['Saigon Opera House', 'evening', 10.7766, 106.7032, 90, 35, 'daily 17-21', 'indoor', 'evening', 'music architecture', 'partial', 3, 'book', 'The theatre of 1900, with bamboo acrobats on most weeks.', 'Check the AO Show days; cheap seats see well.'],
    ['Bitexco Saigon Skydeck', 'viewpoint', 10.7716, 106.7044, 50, 10, 'daily 9:30-21', 'indoor', 'evening', 'photography', 'full', 3, 'walk in', 'A deck on the forty-ninth floor of the lotus tower.', 'Come half an hour before sunset.', { children: true }],
    ['Fine Arts Museum', 'museum', 10.7698, 106.6992, 75, 2, 'daily 8-17', 'indoor', 'any', 'art architecture', 'poor', 3, 'walk in', 'Art in a yellow mansion of a Chinese merchant.', 'The stained glass and old lift are worth a look.'],
    ['Jade Emperor Pagoda', 'religious', 10.7919, 106.6981, 40, 0, 'daily 7-17', 'indoor', 'morning', 'religious architecture art', 'partial', 4, 'walk in', 'A smoky Taoist temple of 1909 with carved gods.', 'Turtles live in the pond; women ask for children here.'],
    ['Tan Dinh Church', 'religious', 10.7885, 106.6908, 20, 0, 'always', 'outdoor', 'any', 'religious architecture photography', 'full', 3, 'walk in', 'A church in pink from step to spire.', 'The market opposite sells cloth and good snacks.'],
    ['Bui Vien Walking Street', 'evening', 10.7672, 106.6937, 105, 12, 'daily 19-26', 'outdoor', 'evening', 'nightlife music food', 'full', 2, 'walk in', 'The loud street of the backpackers.', 'Keep phones in the pocket; Sunday to Thursday is milder.'],
    ['Saigon Zoo and Botanical Garden', 'family', 10.7876, 106.7053, 120, 3, 'daily 7-17:30', 'outdoor', 'any', 'nature', 'partial', 2, 'walk in', 'Old trees and a zoo since 1864.', 'The history museum stands at the gate.', { children: true }],
    ['Museum of Vietnamese History', 'museum', 10.788, 106.7047, 75, 2, 'Tu-Su 8-11:30 13-17', 'indoor', 'any', 'history art', 'partial', 3, 'walk in', 'Cham gods, Oc Eo gold and a mummy in a pagoda-like house.', 'Water puppets play in the court on demand.'],
    ['Landmark 81 SkyView', 'viewpoint', 10.795, 106.722, 75, 18, 'daily 9-22', 'indoor', 'evening', 'photography', 'full', 3, 'walk in', 'The tallest tower of the country, by the river.', 'The park at its foot is the coolest place at dusk.', { children: true }],
    ['Thien Hau Temple', 'religious', 10.7531, 106.6612, 30, 0, 'daily 6-17:30', 'both', 'morning', 'religious architecture art', 'partial', 4, 'walk in', 'The sea goddess’s temple of Chinatown under coils of incense.', 'Look up at the porcelain figures along the roof.'],
    ['Binh Tay Market', 'food', 10.7497, 106.6511, 60, 5, 'daily 6-18', 'both', 'morning', 'markets food', 'partial', 3, 'walk in', 'The wholesale market of Cho Lon, with a courtyard and food hall.', 'Breakfast on noodles upstairs; take a taxi home.'],
    ['Cu Chi Tunnels, Ben Dinh', 'day trip', 11.0612, 106.5264, 150, 5, 'daily 7-17', 'outdoor', 'morning', 'history adventure', 'poor', 5, 'walk in', 'A web of tunnels where villagers and soldiers lived.', 'You crawl in a widened part; go by boat or at seven.', { way: { text: 'Bus, tour or speedboat', minutes: 90 } }],
    ['Cao Dai Holy See, Tay Ninh', 'day trip', 11.3033, 106.1303, 90, 0, 'daily 6-18', 'both', 'morning', 'religious architecture photography', 'partial', 3, 'walk in', 'The bright temple of a faith that joins all faiths.', 'Watch the noon prayer from the gallery.', { way: { text: 'Car or tour, with Cu Chi', minutes: 150 } }],
    ['Vinh Trang Pagoda, My Tho', 'day trip', 10.3638, 106.3737, 60, 0, 'daily 7-17', 'both', 'morning', 'religious architecture history', 'partial', 3, 'walk in', 'A pagoda of many styles on the way into the Mekong delta.', 'Boats to the river islands leave from the quay of the town.', { way: { text: 'Bus or tour', minutes: 110 } }],
  ],
}
