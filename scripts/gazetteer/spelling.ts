/** Countries whose names GeoNames writes with the marks of scholars: "Hyderābād", "Şalālah", "Ōita". */
const SCHOLARLY = new Set(
  'AE AF BD BH DZ EG ET IL IN IQ IR JO JP KW LB LK LY MM NP OM PK PS QA SA SD SY TN YE'.split(' '),
)

export function shownName(name: string, ascii: string, country: string): string {
  return withoutCitySuffix(SCHOLARLY.has(country) && ascii ? ascii.replaceAll('`', '’') : name, country)
}

/** Japan's "-shi" and Korea's "-si" only say that it is a city. */
export function withoutCitySuffix(name: string, country: string): string {
  if (country === 'JP') return name.replace(/-(?:shi|machi|cho|mura|son)$/, '')
  return country === 'KR' ? name.replace(/-(?:si|eup|gun)$/, '') : name
}
