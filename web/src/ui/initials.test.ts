import { expect, test } from 'vitest'

import { avatarTone, initials } from './initials.ts'

test.each([
  ['Maya Okafor', 'MO'],
  ['maya okafor', 'MO'],
  ['  Ada   Beatrice  Lovelace ', 'AL'],
  ['Zik', 'ZI'],
  ['Q', 'Q'],
  ['Élodie Ångström', 'ÉÅ'],
  ['李 小龍', '李小'],
  ['Jean-Luc Picard', 'JP'],
  ['maya@okafor.family', 'MF'],
  ['🌍 Ana', 'AN'],
  ['', '?'],
  ['  ', '?'],
])('"%s" is drawn as %s', (name, letters) => {
  expect(initials(name)).toBe(letters)
})

test('a person keeps the same colour, however the name is typed', () => {
  expect(avatarTone('Maya Okafor')).toBe(avatarTone(' maya okafor '))
})

test('names spread over all four colours', () => {
  const names = ['Maya', 'Tunde', 'Ada', 'Zik', 'Lena', 'Omar', 'Kofi', 'Ines', 'Yuki', 'Noor', 'Pia', 'Sam']
  expect(new Set(names.map(avatarTone))).toEqual(new Set([1, 2, 3, 4]))
})
