import { meaningsOf, type Meaning } from '../words/meaning.ts'

/** Where mosquitoes carry dengue, malaria, yellow fever or Zika in at least a part of the country. */
const carriers = new Set(
  (
    'AO BF BI BJ BW CD CF CG CI CM CV DJ ER ET GA GH GM GN GQ GW KE KM LR MG ML MR MW MZ NA NE NG RE RW SC SD SL SN SO SS ST SZ TD TG TZ UG YT ZA ZM ZW ' +
    'AF BD BN BT CN HK ID IN KH LA LK MM MO MU MV MY NP PH PK SG TH TL TW VN YE ' +
    'AG AI AR AW BB BL BO BQ BR BS BZ CO CR CU CW DM DO EC GD GF GP GT GY HN HT JM KN KY LC MF MQ MS MX NI PA PE PR PY SR SV SX TC TT UY VC VE VG VI ' +
    'AS CK FJ FM GU KI MH MP NC NR NU PF PG PW SB TK TO TV VU WF WS'
  ).split(' '),
)

interface Place {
  countryCode: string | null
  latitude: number | null
}

interface Day {
  date: string
  low: number
  high: number
  precipitation: number
}

const means = meaningsOf('packing-reasons')

const northernFrom = 60
const isSummer = ({ date }: Day): boolean => ['06', '07', '08'].includes(date.slice(5, 7))

/** Why one needs a repellent there in these days, from degrees Fahrenheit; null where nothing bites. */
export function repellentReason({ countryCode, latitude }: Place, days: readonly Day[]): Meaning | null {
  const isWarm = days.some(({ low }) => low >= 59)
  if (countryCode !== null && carriers.has(countryCode) && isWarm) return means('carriers')
  if (days.some(({ low, precipitation }) => low >= 66 && precipitation >= 20)) return means('dampNights')
  if (latitude !== null && latitude >= northernFrom && days.some((day) => isSummer(day) && day.high >= 55))
    return means('northernSummer')
  return null
}
