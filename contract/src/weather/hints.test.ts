import { expect, test } from 'vitest'
import { type HintKind, wearText, packingHints } from './hints.ts'

const pleasant = {
  temperature: 24,
  lowTemperature: 18,
  highTemperature: 26,
  rainChance: 10,
  windSpeed: 5,
  humidity: 50,
}
const hintsWith = (change: Partial<Record<keyof typeof pleasant, number | null>>) =>
  packingHints({ ...pleasant, ...change } as Parameters<typeof packingHints>[0])

test('a pleasant day needs no advice', () => {
  expect(packingHints(pleasant)).toEqual([])
})

test.each<[number, HintKind[]]>([
  [-5, ['cold']],
  [9, ['cold']],
  [9.9, ['cold']],
  [10, ['cool']],
  [19.9, ['cool']],
  [20, []],
  [21, []],
])('WX-13 at %d °C the advice is %s', (temperature, hints) => {
  expect(hintsWith({ temperature })).toEqual(hints)
})

test.each<[number, HintKind[]]>([
  [30, []],
  [31, ['rain']],
])('WX-14 with a rain chance of %d%% the advice is %s', (rainChance, hints) => {
  expect(hintsWith({ rainChance })).toEqual(hints)
})

test.each<[number | null, HintKind[]]>([
  [15, []],
  [15.1, ['wind']],
  [16, ['wind']],
  [null, []],
])('WX-15 with a wind of %s mph the advice is %s', (windSpeed, hints) => {
  expect(hintsWith({ windSpeed })).toEqual(hints)
})

test.each<[number | null, HintKind[]]>([
  [70, []],
  [71, ['humidity']],
  [null, []],
])('WX-16 with a humidity of %s%% the advice is %s', (humidity, hints) => {
  expect(hintsWith({ humidity })).toEqual(hints)
})

test.each<[number, number, HintKind[]]>([
  [16, 26, []],
  [15, 26, ['layers']],
])('WX-17 from %d to %d °C in a day the advice is %s', (lowTemperature, highTemperature, hints) => {
  expect(hintsWith({ lowTemperature, highTemperature })).toEqual(hints)
})

test('WX-12 with all five kinds the first four of the stated order are shown', () => {
  const all = {
    temperature: 5,
    lowTemperature: -8,
    highTemperature: 6,
    rainChance: 90,
    windSpeed: 30,
    humidity: 95,
  }
  expect(packingHints(all)).toEqual(['cold', 'rain', 'wind', 'humidity'])
  expect(packingHints({ ...all, humidity: 40 })).toEqual(['cold', 'rain', 'wind', 'layers'])
  const kinds = ['cold', 'cool', 'rain', 'wind', 'humidity', 'layers'] as const
  expect(new Set(kinds.map(wearText)).size).toBe(6)
})
