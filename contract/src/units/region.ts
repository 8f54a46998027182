import type { RegionUnits } from './units.ts'

// Where the world's usual way (°C, km, 24 h, Monday) is not the usual one: Unicode CLDR 48.
const regions = (codes: string): ReadonlySet<string> => new Set(codes.split(' '))
const american = 'US PR GU VI AS MP UM'
const fahrenheit = regions(`${american} BS BZ FM KY LR MH PW`)
const miles = regions(`${american} GB LR`)
const twelveHours = regions(
  `${american} AE AG AL AR AU BB BD BH BM BN BO BS BT CA CL CO CR CU CY DJ DM DO DZ EC EG EH ER ET FJ FM GD GH GM GR GT GY HK HN HT IN IQ JM JO KH KI KN KP KR KW KY LB LC LR LS LY MH MO MR MV MW MX MY NA NI NZ OM PA PE PG PH PK PS PW PY QA SA SB SD SG SL SO SS SV SY SZ TC TD TN TO TT TV TW UY VC VE VG VU WS YE ZM`,
)
const fromSunday = regions(
  `${american} AG BD BR BS BT BW BZ CA CO DM DO ET GT HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PT PY SA SG SV TH TT TW VE WS YE ZA ZW`,
)
const fromSaturday = regions('AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY')

const americanZone =
  /^(US\/|America\/(Adak|Anchorage|Atka|Boise|Chicago|Denver|Detroit|Fort_Wayne|Indiana|Indianapolis|Juneau|Kentucky|Knox_IN|Los_Angeles|Louisville|Menominee|Metlakatla|New_York|Nome|North_Dakota|Phoenix|Puerto_Rico|Shiprock|Sitka|St_Thomas|Yakutat)\b|Pacific\/(Guam|Honolulu|Johnston|Midway|Pago_Pago|Saipan|Wake)$)/

/** Asking for the likely region of a language loads tables; most browsers name theirs. */
function regionOf(language: string): string | null {
  const named = /-([A-Z]{2})(?=-|$)/.exec(language)?.[1]
  if (named) return named
  if (language === 'en') return 'US'
  try {
    return new Intl.Locale(language).maximize().region ?? null
  } catch {
    return null
  }
}

/**
 * How figures are told before anybody chose: by the first of the browser's languages with a region. Browsers come in
 * American English to all the world, so that one counts only where the clock runs in an American zone too.
 */
export function regionUnits(languages: readonly string[], timeZone: () => string): RegionUnits {
  const region =
    languages
      .map(regionOf)
      .find((code) => code !== null && (code !== 'US' || americanZone.test(timeZone()))) ?? ''
  return {
    temperatureUnit: fahrenheit.has(region) ? 'F' : 'C',
    distanceUnit: miles.has(region) ? 'mi' : 'km',
    clock: twelveHours.has(region) ? '12' : '24',
    weekStart: fromSunday.has(region) ? 'sunday' : fromSaturday.has(region) ? 'saturday' : 'monday',
  }
}
