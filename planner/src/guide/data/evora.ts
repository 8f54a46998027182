import type { GuideTable } from '../destination-guide.ts'

export const guide: GuideTable = {
  dailyCost: { budget: 70, 'mid-range': 150, luxury: 340 },
  icons: ['Chapel of Bones', 'Roman Temple of Évora', 'Évora Cathedral', 'Almendres Cromlech'],
  insights: [
    ['culture', 'Six thousand years in a walk', 'Stone circles older than Stonehenge, a Roman temple, and a chapel where monks set their brothers in the wall.', 'medium', 4.6, '1 to 2 days', 'All year round'],
    ['food', 'Bread, pork and talha wine', 'Açorda and migas make feasts of bread; wine still ferments in clay jars.', 'low', 4.7, 'Every meal', 'All year round'],
    ['activities', 'Cork and marble', 'Bicycle the old railway, visit cellars and drive to Monsaraz over the great lake.', 'low', 4.5, '1 to 2 days', 'March to June, September to November'],
    ['transportation', 'Ninety minutes from Lisbon', 'Train or bus; within the walls all is on foot, beyond them a car.', 'low', 4.4, '', 'All year round'],
    ['weather', 'The plain bakes', 'Forty degrees in July; green with flowers in April; cool clear winters.', 'low', 4.1, '', 'March to May, October'],
    ['tips', 'Late lunch, long shade', 'Sights shut early and at noon: churches by morning, table until four.', 'low', 4.4, '', 'All year round'],
  ],
  festivals: [
    ['Feira de São João', 'usually 06-20/07-02', 'A country fair with singing, crafts and rides.', 'festival', 'Rossio', 0, 4],
    ['Artes à Rua', 'usually 07-10/08-31', 'Free concerts and dance in the squares.', 'culture', 'Old town', 0, 3],
    ['Monsaraz Museu Aberto', 'usually 07-08/07-26', 'Song and crafts within the walls, every second year.', 'culture', 'Monsaraz', 0, 2],
  ],
  quarters: {
    'Old town': ['Roman Temple of Évora', 'Évora Cathedral', 'Chapel of Bones', 'Praça do Giraldo', 'University of Évora', 'Church of São João Evangelista', 'Évora Museum', 'Royal Palace Garden', 'Água de Prata Aqueduct', 'Fialho', 'Botequim da Mouraria', 'Taberna Típica Quarta-Feira', 'Cartuxa Enoteca'],
  },
  places: [
    ['Roman Temple of Évora', 'sight', 38.5726, -7.9073, 25, 0, 'always', 'outdoor', 'any', 'history architecture photography', 'full', 5, 'walk in', 'Fourteen Corinthian columns that were a slaughterhouse and so survived.', 'Come again by night; the garden opposite has the view.', { children: true }],
    ['Évora Cathedral', 'religious', 38.5716, -7.9068, 75, 5, 'daily 9-17', 'both', 'any', 'religious architecture photography', 'poor', 5, 'walk in', 'A granite fortress church with apostles at the door and a roof to walk on.', 'Take the ticket with roof and cloister.'],
    ['Chapel of Bones', 'religious', 38.5687, -7.9088, 45, 6, 'daily 9-17', 'indoor', 'morning', 'religious history', 'full', 5, 'walk in', 'We bones that are here wait for yours, it says over the door; five thousand monks mean it.', 'It is part of São Francisco, whose cribs are upstairs.'],
    ['Praça do Giraldo', 'sight', 38.5708, -7.9093, 30, 0, 'always', 'outdoor', 'any', 'history food', 'full', 4, 'walk in', 'Arcades, a marble fountain of eight spouts and all the gossip.', 'The Inquisition burned people here; a coffee needs to know.', { children: true }],
    ['Church of São João Evangelista', 'religious', 38.5729, -7.9069, 35, 5, 'Tu-Su 10-12:30 14-17', 'indoor', 'any', 'religious art', 'partial', 3, 'walk in', 'The dukes’ church with blue tiles floor to roof and a pit of bones.', 'The palace next to it belongs to the family still.'],
    ['Évora Museum', 'museum', 38.5721, -7.9075, 60, 3, 'Tu-Su 9:30-17:30', 'indoor', 'any', 'art history', 'partial', 3, 'walk in', 'A Flemish altarpiece of thirteen panels in the bishop’s palace.', 'Roman stones are in the court.'],
    ['University of Évora', 'sight', 38.5733, -7.9043, 45, 4, 'Mo-Sa 9-18', 'both', 'any', 'architecture history art', 'partial', 4, 'walk in', 'Jesuit cloister with lecture rooms tiled by subject.', 'Aristotle and Plato watch the classes.'],
    ['Água de Prata Aqueduct', 'sight', 38.5757, -7.9118, 40, 0, 'always', 'outdoor', 'any', 'architecture photography history', 'full', 3, 'walk in', 'Arches of 1537 march into town with houses under them.', 'Rua do Cano is the street inside it; a path follows it for eight kilometres.', { children: true }],
    ['Royal Palace Garden', 'park', 38.5673, -7.9093, 40, 0, 'daily 8-20', 'outdoor', 'afternoon', 'nature history', 'full', 3, 'walk in', 'What is left of the palace where Vasco da Gama was sent out, with peacocks.', 'Ruins at the end are a fake of 1863.', { children: true }],
    ['Cartuxa Enoteca', 'food', 38.5724, -7.9080, 75, 28, 'Tu-Su 12-15 19-22', 'both', 'any', 'food', 'full', 3, 'walk in', 'Wines of the charterhouse by the glass with fine small plates.', 'Pera-Manca by the glass is a rare chance.'],
    ['Fialho', 'food', 38.5728, -7.9127, 105, 42, 'Tu-Su 12:30-15:30 19-22', 'indoor', 'any', 'food history', 'partial', 4, 'book', 'The house that taught Alentejo cooking its manners, since 1945.', 'Starters fill the table: send some back.'],
    ['Botequim da Mouraria', 'food', 38.5741, -7.9104, 90, 38, 'Mo-Fr 12:30-15 19-21:30', 'indoor', 'any', 'food', 'partial', 4, 'walk in', 'Nine stools, one couple, asparagus with eggs and lamb.', 'No bookings: stand there at noon.'],
    ['Taberna Típica Quarta-Feira', 'food', 38.5739, -7.9099, 90, 32, 'Mo-Sa 12:30-15 19:30-22', 'indoor', 'any', 'food', 'partial', 3, 'book', 'No menu: black pork, spinach and sweets come until you stop them.', 'One price, bring friends.', { children: true }],
    ['Cartuxa Cellars', 'sight', 38.5864, -7.9277, 75, 12, 'daily 10-18', 'indoor', 'any', 'food history', 'partial', 3, 'book', 'A Jesuit house outside the walls with jars and tastings.', 'Book English tours the day before.'],
    ['Almendres Cromlech', 'sight', 38.5576, -8.0611, 75, 0, 'always', 'outdoor', 'morning', 'history nature photography', 'partial', 5, 'walk in', 'Ninety-five stones in an oak wood, two thousand years before Stonehenge.', 'The last kilometres are dirt; a lone menhir stands near.', { children: true }],
    ['Great Dolmen of Zambujeiro', 'sight', 38.5391, -8.0143, 45, 0, 'always', 'outdoor', 'any', 'history nature', 'poor', 3, 'walk in', 'The tallest dolmen of Iberia, under a tin roof in a field.', 'Track and a plank over a brook.'],
    ['Praça 1º de Maio Market', 'market', 38.5683, -7.9096, 45, 8, 'Tu-Su 7-18', 'indoor', 'morning', 'markets food', 'full', 2, 'walk in', 'Cheese, olives and bread beside São Francisco.', 'Saturday has most stalls.'],
    ['Sociedade Harmonia Eborense', 'evening', 38.5709, -7.9098, 90, 12, 'daily 18-25', 'indoor', 'night', 'nightlife music', 'partial', 2, 'walk in', 'A club of 1849 upstairs on the square, with concerts, films and cheap wine.', 'Ring and walk up: guests are welcome.'],
    ['Monsaraz', 'day trip', 38.4434, -7.3811, 270, 0, 'always', 'outdoor', 'evening', 'history photography nature', 'partial', 4, 'walk in', 'A white village within walls over the largest lake of the West.', 'Stay for the stars: the sky is protected.', { children: true, way: { text: 'Car', minutes: 50 } }],
    ['Estremoz and Vila Viçosa', 'day trip', 38.8443, -7.5860, 300, 6, 'always', 'outdoor', 'morning', 'history markets architecture', 'partial', 4, 'walk in', 'Marble on every step, a duke’s palace and a Saturday market.', 'Clay figures are heritage: see them made.', { town: 'Estremoz', way: { text: 'Car or bus', minutes: 45 } }],
  ],
}
