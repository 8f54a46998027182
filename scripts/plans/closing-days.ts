import type { ListedPlace } from './guide-page.ts'

/** Days on which most museums of a country are shut, as its own museums announce them: read apart from the planner's table. */
const shutMuseums: readonly (readonly [monthAndDay: string, countries: string])[] = [
  ['12-25', 'GB IE FR IT ES PT BE LU CH PL CZ HU DK NO FI GR US CA AU NZ MX BR AR CL PE CO ZA HR SI'],
  ['01-01', 'FR PT ES BE GR'],
  ['05-01', 'FR PT GR'],
  ['12-26', 'PL'],
]

const north = 'GB IE DE AT CH NL BE LU DK NO SE FI IS FO SJ EE LV LT PL CZ SK HU'
const south = 'FR MC IT MT ES PT SI HR BA ME RS MK AL GR CY RO BG TR GE AM UA RU'
const america = 'US CA MX GT CR PA CU PR CO EC PE BO CL AR UY BR'
const afar = 'AU NZ ZA ZW ZM BW NA KE TZ UG RW MG FJ PF CK PH MU SC'
const lunar = 'CN TW HK MO SG MY VN KR'

/** Feasts on which any door may be shut, whatever the page of its hours says: in 2027 where the date moves. */
const feasts: readonly (readonly [dates: string, countries: string])[] = [
  ['12-24 12-25 12-26 12-31 01-01', `${north} ${south} ${america} ${afar}`],
  ['12-29 12-30 12-31 01-01 01-02 01-03', 'JP'],
  ['2027-03-26 2027-03-28 2027-03-29 05-01', `${north} ${south} ${america} ${afar}`],
  ['2027-04-30 2027-05-02 2027-05-03', 'GR CY RO BG RS MK ME UA RU GE'],
  ['2027-02-06 2027-02-07 2027-02-08', lunar],
]

const isOneOf = (dates: string, date: string): boolean => dates.split(' ').some((day) => date.endsWith(day))

export const isFeast = (date: string, country: string): boolean =>
  feasts.some(([dates, countries]) => isOneOf(dates, date) && countries.split(' ').includes(country))

const isGreatClosingDay = (date: string, country: string): boolean =>
  shutMuseums.some(([day, countries]) => date.endsWith(day) && countries.split(' ').includes(country))

/** Only what hardly ever has an exception: squares, views and churches stay open. */
export const isShut = ({ kind }: Pick<ListedPlace, 'kind'>, date: string, country: string): boolean =>
  kind === 'museum' && isGreatClosingDay(date, country)
