import { expect, test } from 'vitest'
import { drawings } from '../data/recipes.ts'
import { postcard } from '../postcard.ts'
import { recipeOf } from '../recipe-for.ts'
import { merge } from './merge.ts'
import { circle, group, path, rect } from './shapes.ts'

const [red, blue] = ['#ff0000', '#0000ff'] as const
const window = (x: number) => rect(x, 10, 3, 5, blue)
const wall = (x: number, colour: typeof red | typeof blue = red) => rect(x, 0, 40, 60, colour)

const elementsOf = (svg: string): number => svg.match(/<[a-z]/gi)?.length ?? 0

test.each([
  ['windows of one house', wall(0) + window(5) + window(15) + window(25), 2],
  ['walls of one colour that lap over another by a hand', wall(0) + wall(39, blue) + wall(78), 2],
  ['windows of two houses', wall(0) + window(5) + wall(60) + window(65), 2],
  ['discs', circle(0, 0, 5, red) + circle(30, 0, 5, red), 1],
])('%s are painted together', (_, svg, elements) => {
  expect(elementsOf(merge(svg))).toBe(elements)
})

test.each([
  ['a wall before a house that stands before its like', wall(0) + wall(20, blue) + wall(40)],
  ['a window behind a wall', window(5) + wall(0) + window(5)],
  ['what overlaps in one colour, where a path would have a hole', wall(0) + wall(20)],
  ['a chimney between two walls', wall(0) + rect(10, -5, 3, 8, blue) + wall(10)],
  ['what is laid out in its own box', rect(0, 0, 9, 9, red).replace(red, 'url(#sky)').repeat(2)],
  ['what has a place of its own', path('M0,0H9V9Z', red, undefined, ' transform="rotate(3)"').repeat(2)],
  ['a path whose beginning depends on where the last one ended', path('m0,0h9v9z', red).repeat(2)],
  ['two groups', group(wall(0), 5) + group(wall(100), 5)],
])('%s stays as it is', (_, svg) => {
  expect(merge(svg)).toBe(svg)
})

test('what is painted together says the same shapes', () => {
  expect(merge(rect(0, 0, 3, 4, red) + path('M10,0H15V5Z', red))).toBe(
    `<path d="M0,0h3v4h-3zM10,0H15V5Z" fill="${red}"/>`,
  )
})

test('the postcards of all places have two thirds of their parts', () => {
  const look = { width: 640, height: 400, zoom: 1, season: 'summer', evening: false } as const
  const cards = Object.keys(drawings).map((id) =>
    postcard(recipeOf({ id: id as keyof typeof drawings }), look),
  )
  const total = (svgs: string[]) => svgs.reduce((sum, svg) => sum + elementsOf(svg), 0)
  expect(total(cards.map(merge)) / total(cards)).toBeLessThan(0.67)
})
