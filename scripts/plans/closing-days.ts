import type { ListedPlace } from './guide-page.ts'

/** Days on which most museums of a country are shut, as its own museums announce them: read apart from the planner's table. */
const shutMuseums: readonly (readonly [monthAndDay: string, countries: string])[] = [
  ['12-25', 'GB IE FR IT ES PT BE LU CH PL CZ HU DK NO FI GR US CA AU NZ MX BR AR CL PE CO ZA HR SI'],
  ['01-01', 'FR PT ES BE GR'],
  ['05-01', 'FR PT GR'],
  ['12-26', 'PL'],
]

export const isGreatClosingDay = (date: string, country: string): boolean =>
  shutMuseums.some(([day, countries]) => date.endsWith(day) && countries.split(' ').includes(country))

/** Only what hardly ever has an exception: squares, views and churches stay open. */
export const isShut = ({ kind }: Pick<ListedPlace, 'kind'>, date: string, country: string): boolean =>
  kind === 'museum' && isGreatClosingDay(date, country)
