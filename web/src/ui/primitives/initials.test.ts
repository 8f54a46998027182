import { expect, test } from 'vitest'

import { initials } from './initials.ts'

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
