import type { GuideTown } from '../../guide-town.ts'

/** From the Low Countries to the Alps, Italy and Iberia. */
export const townsOfWesternEurope = {
  ghent: { name: 'Ghent', country: 'Belgium', countryCode: 'BE', lat: 51.0543, lng: 3.7241, zone: 'Europe/Brussels', elevationM: 8, aliases: ['gent', 'gand'], guide: () => import('../ghent.ts') },
  antwerp: { name: 'Antwerp', country: 'Belgium', countryCode: 'BE', lat: 51.2194, lng: 4.4025, zone: 'Europe/Brussels', elevationM: 8, aliases: ['antwerpen', 'anvers'], guide: () => import('../antwerp.ts') },
  luxembourg: { name: 'Luxembourg', country: 'Luxembourg', countryCode: 'LU', lat: 49.6116, lng: 6.1319, zone: 'Europe/Luxembourg', elevationM: 300, aliases: ['luxembourg city', 'luxemburg', 'letzebuerg'], guide: () => import('../luxembourg.ts') },
  rotterdam: { name: 'Rotterdam', country: 'Netherlands', countryCode: 'NL', lat: 51.9225, lng: 4.4792, zone: 'Europe/Amsterdam', elevationM: 0, aliases: [], guide: () => import('../rotterdam.ts') },
  'the-hague': { name: 'The Hague', country: 'Netherlands', countryCode: 'NL', lat: 52.0705, lng: 4.3007, zone: 'Europe/Amsterdam', elevationM: 1, aliases: ['den haag', 'hague', 's gravenhage', 'scheveningen'], guide: () => import('../the-hague.ts') },
  utrecht: { name: 'Utrecht', country: 'Netherlands', countryCode: 'NL', lat: 52.0907, lng: 5.1214, zone: 'Europe/Amsterdam', elevationM: 4, aliases: [], guide: () => import('../utrecht.ts') },
  strasbourg: { name: 'Strasbourg', country: 'France', countryCode: 'FR', lat: 48.5734, lng: 7.7521, zone: 'Europe/Paris', elevationM: 142, aliases: ['strassburg', 'colmar', 'alsace'], guide: () => import('../strasbourg.ts') },
  bordeaux: { name: 'Bordeaux', country: 'France', countryCode: 'FR', lat: 44.8378, lng: -0.5792, zone: 'Europe/Paris', elevationM: 10, aliases: [], guide: () => import('../bordeaux.ts') },
  toulouse: { name: 'Toulouse', country: 'France', countryCode: 'FR', lat: 43.6047, lng: 1.4442, zone: 'Europe/Paris', elevationM: 146, aliases: ['albi'], guide: () => import('../toulouse.ts') },
  'mont-saint-michel': { name: 'Mont-Saint-Michel', country: 'France', countryCode: 'FR', lat: 48.6361, lng: -1.5115, zone: 'Europe/Paris', elevationM: 40, aliases: ['mont saint michel', 'mont st michel', 'le mont saint michel', 'saint malo', 'st malo'], reachKm: 35, guide: () => import('../mont-saint-michel.ts') },
  'loire-valley': { name: 'Loire Valley', country: 'France', countryCode: 'FR', lat: 47.4120, lng: 0.9827, zone: 'Europe/Paris', elevationM: 60, aliases: ['amboise', 'tours', 'loire', 'chambord', 'chenonceau', 'blois'], reachKm: 45, guide: () => import('../loire-valley.ts') },
  avignon: { name: 'Avignon', country: 'France', countryCode: 'FR', lat: 43.9493, lng: 4.8055, zone: 'Europe/Paris', elevationM: 20, aliases: ['provence', 'luberon', 'arles', 'gordes'], guide: () => import('../avignon.ts') },
  annecy: { name: 'Annecy', country: 'France', countryCode: 'FR', lat: 45.8992, lng: 6.1294, zone: 'Europe/Paris', elevationM: 448, aliases: ['lake annecy'], guide: () => import('../annecy.ts') },
  chamonix: { name: 'Chamonix', country: 'France', countryCode: 'FR', lat: 45.9237, lng: 6.8694, zone: 'Europe/Paris', elevationM: 1035, aliases: ['chamonix mont blanc', 'mont blanc'], guide: () => import('../chamonix.ts') },
  corsica: { name: 'Corsica', country: 'France', countryCode: 'FR', lat: 42.3067, lng: 9.1502, zone: 'Europe/Paris', elevationM: 450, aliases: ['corse', 'ajaccio', 'bastia', 'calvi', 'bonifacio', 'porto vecchio', 'corte'], reachKm: 100, guide: () => import('../corsica.ts') },
  nantes: { name: 'Nantes', country: 'France', countryCode: 'FR', lat: 47.2184, lng: -1.5536, zone: 'Europe/Paris', elevationM: 20, aliases: [], guide: () => import('../nantes.ts') },
  carcassonne: { name: 'Carcassonne', country: 'France', countryCode: 'FR', lat: 43.2130, lng: 2.3491, zone: 'Europe/Paris', elevationM: 111, aliases: [], guide: () => import('../carcassonne.ts') },
  bologna: { name: 'Bologna', country: 'Italy', countryCode: 'IT', lat: 44.4949, lng: 11.3426, zone: 'Europe/Rome', elevationM: 54, aliases: ['ravenna', 'modena', 'parma'], guide: () => import('../bologna.ts') },
  verona: { name: 'Verona', country: 'Italy', countryCode: 'IT', lat: 45.4384, lng: 10.9916, zone: 'Europe/Rome', elevationM: 59, aliases: ['lake garda', 'sirmione', 'valpolicella'], guide: () => import('../verona.ts') },
  turin: { name: 'Turin', country: 'Italy', countryCode: 'IT', lat: 45.0703, lng: 7.6869, zone: 'Europe/Rome', elevationM: 239, aliases: ['torino'], guide: () => import('../turin.ts') },
  genoa: { name: 'Genoa', country: 'Italy', countryCode: 'IT', lat: 44.4056, lng: 8.9463, zone: 'Europe/Rome', elevationM: 20, aliases: ['genova'], guide: () => import('../genoa.ts') },
  'cinque-terre': { name: 'Cinque Terre', country: 'Italy', countryCode: 'IT', lat: 44.1346, lng: 9.6841, zone: 'Europe/Rome', elevationM: 20, aliases: ['vernazza', 'monterosso', 'monterosso al mare', 'manarola', 'riomaggiore', 'corniglia', 'la spezia', 'porto venere', 'portovenere'], reachKm: 18, guide: () => import('../cinque-terre.ts') },
  'lake-como': { name: 'Lake Como', country: 'Italy', countryCode: 'IT', lat: 45.9864, lng: 9.2610, zone: 'Europe/Rome', elevationM: 205, aliases: ['como', 'bellagio', 'varenna', 'lecco', 'menaggio', 'tremezzo'], reachKm: 30, guide: () => import('../lake-como.ts') },
} as const satisfies Record<string, GuideTown>
