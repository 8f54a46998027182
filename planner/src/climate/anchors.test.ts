import { destinations } from '@sojourn/contract/places/data/destinations'
import { expect, test } from 'vitest'
import { anchors, type Anchor } from './anchors.ts'

const namesWhere = (isOdd: (anchor: Anchor) => boolean): string[] =>
  anchors.filter(isOdd).map(({ name }) => name)

test('every destination the product knows by heart has normals of its own', () => {
  const names = new Set(anchors.map(({ name }) => name))
  const missing = Object.values(destinations).filter(({ name }) => !names.has(name))
  expect(missing.map(({ name }) => name)).toEqual([])
})

test('no place is listed twice', () => {
  expect(new Set(anchors.map(({ name }) => name)).size).toBe(anchors.length)
})

test('every place has twelve numbers of each kind', () => {
  const isWhole = (values: number[]) => values.length === 12 && values.every(Number.isFinite)
  expect(
    namesWhere(({ highC, lowC, rainMm, wetDays }) => ![highC, lowC, rainMm, wetDays].every(isWhole)),
  ).toEqual([])
})

test('nowhere is a night warmer than the day, or hotter or colder than the earth has been', () => {
  expect(namesWhere(({ highC, lowC }) => highC.some((high, month) => high <= lowC[month]!))).toEqual([])
  expect(namesWhere(({ highC, lowC }) => Math.max(...highC) > 50 || Math.min(...lowC) < -65)).toEqual([])
})

test('no month has more wet days than days, or fewer millimetres than wet days', () => {
  expect(namesWhere(({ wetDays }) => wetDays.some((days) => days < 0 || days > 31))).toEqual([])
  expect(
    namesWhere(({ rainMm, wetDays }) => rainMm.some((rain, month) => rain < wetDays[month]! || rain > 1500)),
  ).toEqual([])
})

test('every place lies on the earth', () => {
  expect(namesWhere(({ lat, lng }) => Math.abs(lat) > 90 || Math.abs(lng) > 180)).toEqual([])
  expect(namesWhere(({ elevationM }) => elevationM < -450 || elevationM > 5000)).toEqual([])
})

const steepest = (values: number[]): number =>
  Math.max(...values.map((value, month) => Math.abs(value - values[(month + 1) % 12]!)))

test('no month leaps away from the next, beyond what Siberia does', () => {
  expect(namesWhere(({ highC, lowC }) => steepest(highC) > 24 || steepest(lowC) > 24)).toEqual([])
  const isMild = ({ lat }: Anchor) => Math.abs(lat) < 40
  expect(
    namesWhere((anchor) => isMild(anchor) && Math.max(steepest(anchor.highC), steepest(anchor.lowC)) > 11),
  ).toEqual([])
})
