import { expect, test } from 'vitest'
import { fold } from './fold.ts'

test.each([
  ['São Paulo', 'sao paulo'],
  ['KÖLN', 'koln'],
  ['Łódź', 'lodz'],
  ['Straße', 'strasse'],
  ['Tromsø', 'tromso'],
  ['İzmir', 'izmir'],
  ['Xi’an', 'xian'],
  ["St. John's", 'saint johns'],
  ['Mt Cook', 'mount cook'],
  ['  Baden - Baden ', 'baden baden'],
  ['Stuttgart', 'stuttgart'],
  ['st', 'st'],
  ['Rust Belt', 'rust belt'],
  ['Москва', 'москва'],
  ['Σαντορίνη', 'σαντορινη'],
  ['ΣΑΝΤΟΡΙΝΗΣ', 'σαντορινησ'],
  ['서울', '서울'],
  ['がまごおり', 'がまごおり'],
  ['กรุงเทพ', 'กรุงเทพ'],
])('"%s" is compared as "%s"', (written, folded) => {
  expect(fold(written)).toBe(folded)
})
