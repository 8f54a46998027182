export type Season = 'spring' | 'summer' | 'autumn' | 'winter'

const opposite: Record<Season, Season> = {
  spring: 'autumn',
  summer: 'winter',
  autumn: 'spring',
  winter: 'summer',
}

/** The season of a month, 1 to 12, at a latitude: south of the equator the year is turned round. */
export function seasonOf(lat: number, month: number): Season {
  const north =
    month <= 2 || month === 12 ? 'winter' : month <= 5 ? 'spring' : month <= 8 ? 'summer' : 'autumn'
  return lat < 0 ? opposite[north] : north
}
