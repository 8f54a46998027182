import type { GuideTown } from '../../guide-town.ts'

/** Of Asia, Africa and Oceania. */
export const townsOfAsiaAfricaAndOceania = {
  'luang-prabang': { name: 'Luang Prabang', country: 'Laos', countryCode: 'LA', lat: 19.8893, lng: 102.1353, zone: 'Asia/Vientiane', elevationM: 305, aliases: ['louangphabang', 'luangprabang', 'laos'], guide: () => import('../luang-prabang.ts') },
  'hoi-an': { name: 'Hoi An', country: 'Vietnam', countryCode: 'VN', lat: 15.8794, lng: 108.335, zone: 'Asia/Ho_Chi_Minh', elevationM: 6, aliases: ['hoian', 'faifo'], guide: () => import('../hoi-an.ts') },
  'hue': { name: 'Hue', country: 'Vietnam', countryCode: 'VN', lat: 16.4637, lng: 107.5909, zone: 'Asia/Ho_Chi_Minh', elevationM: 8, aliases: ['thanh pho hue'], guide: () => import('../hue.ts') },
  'penang': { name: 'Penang', country: 'Malaysia', countryCode: 'MY', lat: 5.4141, lng: 100.3288, zone: 'Asia/Kuala_Lumpur', elevationM: 4, aliases: ['george town, penang', 'georgetown, penang', 'pulau pinang'], guide: () => import('../penang.ts') },
  'yogyakarta': { name: 'Yogyakarta', country: 'Indonesia', countryCode: 'ID', lat: -7.7956, lng: 110.3695, zone: 'Asia/Jakarta', elevationM: 113, aliases: ['jogja', 'jogjakarta', 'borobudur'], guide: () => import('../yogyakarta.ts') },
  'krabi': { name: 'Krabi', country: 'Thailand', countryCode: 'TH', lat: 8.0324, lng: 98.8226, zone: 'Asia/Bangkok', elevationM: 8, aliases: ['ao nang', 'railay'], guide: () => import('../krabi.ts') },
  'koh-samui': { name: 'Koh Samui', country: 'Thailand', countryCode: 'TH', lat: 9.5357, lng: 100.0607, zone: 'Asia/Bangkok', elevationM: 5, aliases: ['ko samui', 'samui', 'chaweng'], guide: () => import('../koh-samui.ts') },
  'chiang-rai': { name: 'Chiang Rai', country: 'Thailand', countryCode: 'TH', lat: 19.9071, lng: 99.8309, zone: 'Asia/Bangkok', elevationM: 390, aliases: ['chiangrai'], guide: () => import('../chiang-rai.ts') },
  'phnom-penh': { name: 'Phnom Penh', country: 'Cambodia', countryCode: 'KH', lat: 11.5621, lng: 104.916, zone: 'Asia/Phnom_Penh', elevationM: 12, aliases: ['phnompenh'], guide: () => import('../phnom-penh.ts') },
  'langkawi': { name: 'Langkawi', country: 'Malaysia', countryCode: 'MY', lat: 6.3265, lng: 99.8432, zone: 'Asia/Kuala_Lumpur', elevationM: 10, aliases: ['pulau langkawi', 'kuah', 'pantai cenang'], guide: () => import('../langkawi.ts') },
  'xian': { name: 'Xi’an', country: 'China', countryCode: 'CN', lat: 34.2583, lng: 108.9429, zone: 'Asia/Shanghai', elevationM: 405, aliases: ['xian', 'xi an', 'terracotta army'], guide: () => import('../xian.ts') },
  'chengdu': { name: 'Chengdu', country: 'China', countryCode: 'CN', lat: 30.6586, lng: 104.0648, zone: 'Asia/Shanghai', elevationM: 500, aliases: ['chengtu'], guide: () => import('../chengdu.ts') },
  'guilin': { name: 'Guilin', country: 'China', countryCode: 'CN', lat: 25.2736, lng: 110.2907, zone: 'Asia/Shanghai', elevationM: 155, aliases: ['yangshuo', 'li river'], reachKm: 75, guide: () => import('../guilin.ts') },
  'hangzhou': { name: 'Hangzhou', country: 'China', countryCode: 'CN', lat: 30.2489, lng: 120.1629, zone: 'Asia/Shanghai', elevationM: 10, aliases: ['hangchow'], guide: () => import('../hangzhou.ts') },
  'suzhou': { name: 'Suzhou', country: 'China', countryCode: 'CN', lat: 31.3116, lng: 120.6206, zone: 'Asia/Shanghai', elevationM: 5, aliases: ['soochow'], guide: () => import('../suzhou.ts') },
  'hiroshima': { name: 'Hiroshima', country: 'Japan', countryCode: 'JP', lat: 34.3939, lng: 132.4571, zone: 'Asia/Tokyo', elevationM: 3, aliases: ['miyajima', 'itsukushima'], guide: () => import('../hiroshima.ts') },
  'kanazawa': { name: 'Kanazawa', country: 'Japan', countryCode: 'JP', lat: 36.5637, lng: 136.6563, zone: 'Asia/Tokyo', elevationM: 27, aliases: ['kanazawa ishikawa'], guide: () => import('../kanazawa.ts') },
  'hakone': { name: 'Hakone', country: 'Japan', countryCode: 'JP', lat: 35.2324, lng: 139.1069, zone: 'Asia/Tokyo', elevationM: 108, aliases: ['hakone yumoto', 'lake ashi'], guide: () => import('../hakone.ts') },
  'fukuoka': { name: 'Fukuoka', country: 'Japan', countryCode: 'JP', lat: 33.5902, lng: 130.4017, zone: 'Asia/Tokyo', elevationM: 5, aliases: ['hakata'], guide: () => import('../fukuoka.ts') },
  'okinawa': { name: 'Okinawa', country: 'Japan', countryCode: 'JP', lat: 26.2145, lng: 127.6792, zone: 'Asia/Tokyo', elevationM: 8, aliases: ['naha', 'okinawa island'], reachKm: 100, guide: () => import('../okinawa.ts') },
  'busan': { name: 'Busan', country: 'South Korea', countryCode: 'KR', lat: 35.1379, lng: 129.0703, zone: 'Asia/Seoul', elevationM: 10, aliases: ['pusan'], guide: () => import('../busan.ts') },
  'jeju': { name: 'Jeju', country: 'South Korea', countryCode: 'KR', lat: 33.4996, lng: 126.5312, zone: 'Asia/Seoul', elevationM: 20, aliases: ['jeju island', 'jeju city', 'jeju do', 'seogwipo'], guide: () => import('../jeju.ts') },
  'tainan': { name: 'Tainan', country: 'Taiwan', countryCode: 'TW', lat: 22.9927, lng: 120.1999, zone: 'Asia/Taipei', elevationM: 10, aliases: ['tainan city'], guide: () => import('../tainan.ts') },
} as const satisfies Record<string, GuideTown>
