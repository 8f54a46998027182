import { expect, test } from 'vitest'
import { fullName } from './place.ts'
import { findPlace } from './resolve.ts'
import { searchPlaces } from './search.ts'

test.each([
  ['東京', 'Tokyo, Japan'],
  ['京都', 'Kyoto, Japan'],
  ['里斯本', 'Lisbon, Portugal'],
  ['Москва', 'Moscow, Russia'],
  ['САНКТ-ПЕТЕРБУРГ', 'Saint Petersburg, Russia'],
  ['Αθήνα', 'Athens, Greece'],
  ['القاهرة', 'Cairo, Egypt'],
  ['서울', 'Seoul, South Korea'],
  ['กรุงเทพ', 'Bangkok, Thailand'],
  ['תל אביב', 'Tel Aviv, Israel'],
  ['東京、日本', 'Tokyo, Japan'],
  ['Москва, Russia', 'Moscow, Russia'],
])('"%s" offers %s first', (text, city) => {
  expect(searchPlaces(text).map(fullName)[0]).toBe(city)
})

test('the beginning of a name is enough to be offered it, not to be taken at it', () => {
  expect(searchPlaces('Лисса').map(fullName)).toContain('Lisbon, Portugal')
  expect(findPlace('Лисса')).toBeNull()
  expect(findPlace('Лиссабон')?.name).toBe('Lisbon')
})

test('what is no name in any script finds nothing', () => {
  expect(searchPlaces('ありえない場所')).toEqual([])
  expect(searchPlaces('!!')).toEqual([])
  expect(findPlace('ありえない場所')).toBeNull()
})
