import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 110, 'mid-range': 230, luxury: 490 },
  icons: ['Forsyth Park', 'Savannah’s Squares', 'Bonaventure Cemetery', 'River Street', 'Wormsloe'],
  insights: [
    ['culture', 'Twenty-two squares', 'Oglethorpe’s plan of 1733 still works: a green room every other block, hung with moss.', 'medium', 4.7, '2 days', 'All year round'],
    ['food', 'Low Country boards', 'Shrimp and grits, fried chicken at shared tables, pralines handed out warm.', 'medium', 4.6, 'Every meal', 'All year round'],
    ['activities', 'Walk by day, ghosts by night', 'House museums in the morning, a trolley or hearse after dark.', 'low', 4.3, '1 day', 'All year round'],
    ['transportation', 'Feet and a free shuttle', 'The dot shuttle and ferry cost nothing; Tybee is twenty minutes by car.', 'low', 4.5, '', 'All year round'],
    ['weather', 'Steam in summer', 'July near 33 degrees with storms; azaleas in March.', 'low', 4.1, '', 'March to May, October, November'],
    ['tips', 'A cup to go', 'Drinks may be carried in plastic within the historic district.', 'low', 4.2, '', 'All year round'],
  ],
  festivals: [
    ['Saint Patrick’s Day', '03-17', 'One of the largest parades of the country.', 'festival', 'Historic district', 0, 5],
    ['Savannah Music Festival', 'usually 03-24/04-12', 'Jazz, classical and bluegrass in small halls.', 'music', 'City', 45, 4],
  ],
  places: [
    ['Forsyth Park', 'park', 32.0672, -81.0962, 60, 0, 'always', 'outdoor', 'any', 'nature photography', 'full', 5, 'walk in', 'The white fountain of 1858 under live oaks.', 'Farmers on Saturday mornings.', { children: true }],
    ['Savannah’s Squares', 'quarter', 32.0757, -81.0931, 105, 0, 'always', 'outdoor', 'morning', 'architecture history photography', 'full', 5, 'walk in', 'From Johnson to Monterey down Bull Street, a square a minute.', 'Chippewa had Forrest’s bench; Jones Street is the loveliest.'],
    ['Cathedral Basilica of Saint John', 'religious', 32.0734, -81.0914, 30, 4, 'Mo-Sa 9-17', 'indoor', 'any', 'religious architecture', 'full', 4, 'walk in', 'French spires over Lafayette Square.', 'A small gift at the door; no visits during Mass.'],
    ['Owens-Thomas House', 'museum', 32.0774, -81.0894, 75, 24, 'Tu-Sa 10-16:30', 'both', 'any', 'history architecture', 'poor', 4, 'walk in', 'A Regency house and its slave quarters told together.', 'One ticket for three Telfair museums in a week.'],
    ['Jepson Center', 'museum', 32.079, -81.0952, 75, 24, 'We-Mo 10-17', 'indoor', 'any', 'art architecture', 'full', 3, 'walk in', 'Safdie’s white stairs, and the Bird Girl statue.', 'She stood in Bonaventure until the book made her famous.', { children: true }],
    ['Mercer Williams House', 'museum', 32.0713, -81.0953, 40, 14, 'Mo-Sa 10:30-16, Su 12-16', 'indoor', 'any', 'history architecture', 'poor', 3, 'walk in', 'The house of the shooting in Midnight in the Garden.', 'Guides speak of furniture, not of murder.'],
    ['River Street', 'quarter', 32.0814, -81.0905, 60, 0, 'always', 'outdoor', 'evening', 'history shopping food', 'partial', 5, 'walk in', 'Cotton warehouses on ballast stones beside passing ships.', 'Historic stairs are steep; the free ferry crosses to Hutchinson.', { children: true }],
    ['City Market', 'market', 32.081, -81.0949, 45, 0, 'daily 10-22', 'outdoor', 'any', 'shopping art music', 'full', 3, 'walk in', 'Four blocks of courtyards with galleries and bands.', 'The Prohibition Museum has a speakeasy at its end.'],
    ['Bonaventure Cemetery', 'sight', 32.0444, -81.0463, 90, 0, 'daily 8-17', 'outdoor', 'morning', 'history photography nature', 'full', 5, 'walk in', 'Angels and azaleas above the Wilmington River.', 'Little Gracie has gifts at her gate.'],
    ['Wormsloe', 'sight', 31.9806, -81.0694, 90, 12, 'daily 9-16:45', 'outdoor', 'morning', 'history nature photography', 'partial', 5, 'walk in', 'A mile and a half of oaks to a colonial ruin.', 'First at the gate gets the avenue without cars.', { children: true }],
    ['Mrs. Wilkes Dining Room', 'food', 32.0715, -81.0955, 75, 30, 'Mo-Fr 11-14', 'indoor', 'afternoon', 'food history', 'poor', 4, 'walk in', 'Fried chicken and twenty bowls at tables of ten strangers.', 'Queue from half past ten; cash.', { children: true }],
    ['The Olde Pink House', 'food', 32.0791, -81.0896, 105, 50, 'daily 17-22', 'indoor', 'evening', 'food history', 'poor', 4, 'book', 'A mansion of 1771 with she-crab soup and a tavern below.', 'The cellar bar takes no bookings and has the piano.'],
    ['Collins Quarter', 'food', 32.0772, -81.0924, 60, 22, 'daily 8-15', 'indoor', 'any', 'food', 'full', 3, 'walk in', 'Australian brunch on Bull Street.', 'Spiced lavender mocha; go at two.', { children: true }],
    ['The Grey', 'food', 32.0802, -81.0983, 120, 95, 'We-Su 17-21', 'indoor', 'evening', 'food architecture', 'full', 3, 'book', 'Port city Southern in a Greyhound station of 1938.', 'The diner bar in front is for walk-ins.'],
    ['Leopold’s Ice Cream', 'food', 32.0784, -81.0893, 30, 8, 'daily 11-23', 'indoor', 'any', 'food', 'full', 3, 'walk in', 'Tutti frutti since 1919, by a film producer’s family.', 'The line moves quicker than it looks.', { children: true }],
    ['Ghost tour', 'evening', 32.0793, -81.0918, 90, 35, 'daily 18-23', 'outdoor', 'night', 'history nightlife', 'partial', 3, 'book', 'Riders in open hearses and walks by lantern.', 'Choose a walking tour: houses are close.'],
    ['Tybee Island', 'day trip', 32.0223, -80.8455, 240, 12, 'always', 'outdoor', 'any', 'nature history', 'full', 4, 'walk in', 'A beach town with the oldest lighthouse of Georgia.', 'Fort Pulaski’s pierced walls are on the way.', { children: true, way: { text: 'Car', minutes: 30 } }],
  ],
}
