import type { GuideTown } from '../../guide-town.ts'

/** From the North and the East of Europe, and of both Americas. */
export const townsOfEasternEuropeAndAmericas = {
  tbilisi: { name: 'Tbilisi', country: 'Georgia', countryCode: 'GE', lat: 41.6934, lng: 44.8015, zone: 'Asia/Tbilisi', elevationM: 420, aliases: ['tiflis'], guide: () => import('../tbilisi.ts') },
  yerevan: { name: 'Yerevan', country: 'Armenia', countryCode: 'AM', lat: 40.1777, lng: 44.5126, zone: 'Asia/Yerevan', elevationM: 990, aliases: ['armenia', 'erevan'], guide: () => import('../yerevan.ts') },
  baku: { name: 'Baku', country: 'Azerbaijan', countryCode: 'AZ', lat: 40.3667, lng: 49.8352, zone: 'Asia/Baku', elevationM: -20, aliases: ['azerbaijan', 'baki'], guide: () => import('../baku.ts') },
  hallstatt: { name: 'Hallstatt', country: 'Austria', countryCode: 'AT', lat: 47.5622, lng: 13.6493, zone: 'Europe/Vienna', elevationM: 510, aliases: ['dachstein', 'salzkammergut'], guide: () => import('../hallstatt.ts') },
  graz: { name: 'Graz', country: 'Austria', countryCode: 'AT', lat: 47.0707, lng: 15.4395, zone: 'Europe/Vienna', elevationM: 353, aliases: ['styria', 'steiermark'], guide: () => import('../graz.ts') },
  tromso: { name: 'Tromsø', country: 'Norway', countryCode: 'NO', lat: 69.6492, lng: 18.9553, zone: 'Europe/Oslo', elevationM: 10, aliases: ['tromso', 'tromsoe'], guide: () => import('../tromso.ts') },
  stavanger: { name: 'Stavanger', country: 'Norway', countryCode: 'NO', lat: 58.97, lng: 5.7331, zone: 'Europe/Oslo', elevationM: 10, aliases: ['preikestolen', 'pulpit rock'], guide: () => import('../stavanger.ts') },
  svalbard: { name: 'Svalbard', country: 'Norway', countryCode: 'SJ', lat: 78.2232, lng: 15.6469, zone: 'Arctic/Longyearbyen', elevationM: 20, aliases: ['longyearbyen', 'spitsbergen', 'spitzbergen'], reachKm: 200, guide: () => import('../svalbard.ts') },
  gothenburg: { name: 'Gothenburg', country: 'Sweden', countryCode: 'SE', lat: 57.7072, lng: 11.9668, zone: 'Europe/Stockholm', elevationM: 10, aliases: ['goteborg'], guide: () => import('../gothenburg.ts') },
  tallinn: { name: 'Tallinn', country: 'Estonia', countryCode: 'EE', lat: 59.437, lng: 24.7536, zone: 'Europe/Tallinn', elevationM: 15, aliases: ['estonia', 'reval'], guide: () => import('../tallinn.ts') },
  riga: { name: 'Riga', country: 'Latvia', countryCode: 'LV', lat: 56.9496, lng: 24.1052, zone: 'Europe/Riga', elevationM: 10, aliases: ['latvia'], guide: () => import('../riga.ts') },
  vilnius: { name: 'Vilnius', country: 'Lithuania', countryCode: 'LT', lat: 54.6872, lng: 25.2797, zone: 'Europe/Vilnius', elevationM: 110, aliases: ['lithuania', 'wilno', 'vilna'], guide: () => import('../vilnius.ts') },
  gdansk: { name: 'Gdańsk', country: 'Poland', countryCode: 'PL', lat: 54.352, lng: 18.6466, zone: 'Europe/Warsaw', elevationM: 10, aliases: ['danzig', 'gdansk', 'sopot', 'gdynia'], guide: () => import('../gdansk.ts') },
  wroclaw: { name: 'Wrocław', country: 'Poland', countryCode: 'PL', lat: 51.1079, lng: 17.0385, zone: 'Europe/Warsaw', elevationM: 118, aliases: ['wroclaw', 'breslau'], guide: () => import('../wroclaw.ts') },
  ljubljana: { name: 'Ljubljana', country: 'Slovenia', countryCode: 'SI', lat: 46.0511, lng: 14.5051, zone: 'Europe/Ljubljana', elevationM: 295, aliases: ['slovenia', 'laibach'], guide: () => import('../ljubljana.ts') },
  bled: { name: 'Bled', country: 'Slovenia', countryCode: 'SI', lat: 46.3683, lng: 14.1146, zone: 'Europe/Ljubljana', elevationM: 500, aliases: ['lake bled', 'bohinj', 'julian alps'], guide: () => import('../bled.ts') },
  zagreb: { name: 'Zagreb', country: 'Croatia', countryCode: 'HR', lat: 45.815, lng: 15.9819, zone: 'Europe/Zagreb', elevationM: 122, aliases: ['agram'], guide: () => import('../zagreb.ts') },
  zadar: { name: 'Zadar', country: 'Croatia', countryCode: 'HR', lat: 44.1194, lng: 15.2314, zone: 'Europe/Zagreb', elevationM: 5, aliases: ['zara'], guide: () => import('../zadar.ts') },
  'plitvice-lakes': { name: 'Plitvice Lakes', country: 'Croatia', countryCode: 'HR', lat: 44.8804, lng: 15.6163, zone: 'Europe/Zagreb', elevationM: 580, aliases: ['plitvice', 'plitvicka jezera', 'plitvicer seen'], reachKm: 30, guide: () => import('../plitvice-lakes.ts') },
} as const satisfies Record<string, GuideTown>
