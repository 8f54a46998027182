import type { GuideTown } from '../../guide-town.ts'

/** From Mexico and the Caribbean to Tierra del Fuego. */
export const townsOfLatinAmerica = {
  oaxaca: { name: 'Oaxaca', country: 'Mexico', countryCode: 'MX', lat: 17.0608, lng: -96.7253, zone: 'America/Mexico_City', elevationM: 1555, aliases: ['oaxaca de juarez', 'oaxaca city', 'monte alban'], guide: () => import('../oaxaca.ts') },
  'san-miguel-de-allende': { name: 'San Miguel de Allende', country: 'Mexico', countryCode: 'MX', lat: 20.9142, lng: -100.7439, zone: 'America/Mexico_City', elevationM: 1910, aliases: ['san miguel allende'], guide: () => import('../san-miguel-de-allende.ts') },
  merida: { name: 'Mérida', country: 'Mexico', countryCode: 'MX', lat: 20.967, lng: -89.6237, zone: 'America/Merida', elevationM: 10, aliases: ['merida yucatan', 'uxmal'], guide: () => import('../merida.ts') },
  'antigua-guatemala': { name: 'Antigua Guatemala', country: 'Guatemala', countryCode: 'GT', lat: 14.5568, lng: -90.7338, zone: 'America/Guatemala', elevationM: 1530, aliases: ['antigua, guatemala', 'la antigua guatemala', 'guatemala'], guide: () => import('../antigua-guatemala.ts') },
  'panama-city': { name: 'Panama City', country: 'Panama', countryCode: 'PA', lat: 8.9714, lng: -79.5342, zone: 'America/Panama', elevationM: 10, aliases: ['ciudad de panama', 'panama'], guide: () => import('../panama-city.ts') },
  bogota: { name: 'Bogotá', country: 'Colombia', countryCode: 'CO', lat: 4.6097, lng: -74.0817, zone: 'America/Bogota', elevationM: 2600, aliases: ['bogota dc', 'santa fe de bogota'], guide: () => import('../bogota.ts') },
  medellin: { name: 'Medellín', country: 'Colombia', countryCode: 'CO', lat: 6.2442, lng: -75.5736, zone: 'America/Bogota', elevationM: 1495, aliases: ['guatape'], guide: () => import('../medellin.ts') },
  quito: { name: 'Quito', country: 'Ecuador', countryCode: 'EC', lat: -0.2146, lng: -78.5001, zone: 'America/Guayaquil', elevationM: 2850, aliases: ['san francisco de quito', 'ecuador'], guide: () => import('../quito.ts') },
  galapagos: { name: 'Galápagos', country: 'Ecuador', countryCode: 'EC', lat: -0.7432, lng: -90.3135, zone: 'Pacific/Galapagos', elevationM: 6, aliases: ['galapagos islands', 'puerto ayora', 'santa cruz, galapagos'], reachKm: 130, guide: () => import('../galapagos.ts') },
  'la-paz': { name: 'La Paz', country: 'Bolivia', countryCode: 'BO', lat: -16.4957, lng: -68.1335, zone: 'America/La_Paz', elevationM: 3640, aliases: ['nuestra senora de la paz', 'bolivia'], guide: () => import('../la-paz.ts') },
  uyuni: { name: 'Uyuni', country: 'Bolivia', countryCode: 'BO', lat: -20.4604, lng: -66.8261, zone: 'America/La_Paz', elevationM: 3670, aliases: ['salar de uyuni', 'uyuni salt flats'], reachKm: 110, guide: () => import('../uyuni.ts') },
  salvador: { name: 'Salvador', country: 'Brazil', countryCode: 'BR', lat: -12.9718, lng: -38.5011, zone: 'America/Bahia', elevationM: 50, aliases: ['salvador da bahia', 'salvador de bahia'], guide: () => import('../salvador.ts') },
  'sao-paulo': { name: 'São Paulo', country: 'Brazil', countryCode: 'BR', lat: -23.5558, lng: -46.6396, zone: 'America/Sao_Paulo', elevationM: 760, aliases: ['sampa'], guide: () => import('../sao-paulo.ts') },
  iguazu: { name: 'Iguazú', country: 'Argentina', countryCode: 'AR', lat: -25.5991, lng: -54.5736, zone: 'America/Argentina/Cordoba', elevationM: 160, aliases: ['puerto iguazu', 'foz do iguacu', 'iguazu falls', 'iguacu', 'iguassu'], guide: () => import('../iguazu.ts') },
  montevideo: { name: 'Montevideo', country: 'Uruguay', countryCode: 'UY', lat: -34.9058, lng: -56.1913, zone: 'America/Montevideo', elevationM: 25, aliases: ['uruguay'], guide: () => import('../montevideo.ts') },
  mendoza: { name: 'Mendoza', country: 'Argentina', countryCode: 'AR', lat: -32.8895, lng: -68.8446, zone: 'America/Argentina/Mendoza', elevationM: 760, aliases: ['ciudad de mendoza'], guide: () => import('../mendoza.ts') },
  bariloche: { name: 'Bariloche', country: 'Argentina', countryCode: 'AR', lat: -41.1335, lng: -71.3103, zone: 'America/Argentina/Salta', elevationM: 790, aliases: ['san carlos de bariloche'], guide: () => import('../bariloche.ts') },
  ushuaia: { name: 'Ushuaia', country: 'Argentina', countryCode: 'AR', lat: -54.8069, lng: -68.3073, zone: 'America/Argentina/Ushuaia', elevationM: 10, aliases: ['tierra del fuego'], guide: () => import('../ushuaia.ts') },
  valparaiso: { name: 'Valparaíso', country: 'Chile', countryCode: 'CL', lat: -33.0414, lng: -71.6266, zone: 'America/Santiago', elevationM: 15, aliases: ['vina del mar'], guide: () => import('../valparaiso.ts') },
  atacama: { name: 'San Pedro de Atacama', country: 'Chile', countryCode: 'CL', lat: -22.9108, lng: -68.2001, zone: 'America/Santiago', elevationM: 2410, aliases: ['atacama', 'atacama desert'], reachKm: 110, guide: () => import('../atacama.ts') },
  'san-juan': { name: 'San Juan', country: 'Puerto Rico', countryCode: 'PR', lat: 18.4655, lng: -66.1057, zone: 'America/Puerto_Rico', elevationM: 10, aliases: ['puerto rico', 'old san juan'], guide: () => import('../san-juan.ts') },
} as const satisfies Record<string, GuideTown>
