import type { PackingItem } from '@sojourn/contract/packing/schema'
import { expect, test } from 'vitest'
import { packingChangesOf, packingDraftOf } from './item-draft.ts'

const socks = {
  id: 'b7f9c8f2-4b36-4f43-8f4e-5f9f6e0d8a01',
  item: 'Socks',
  category: 'clothing',
  quantity: 4,
  memberName: null,
  notes: 'The warm ones',
  essential: false,
} as PackingItem
const draft = packingDraftOf(socks)

test.each([
  ['nothing', {}, null],
  ['a space at its end', { item: 'Socks ' }, null],
  ['a quantity written differently', { quantity: '4.0' }, null],
  ['the quantity', { quantity: '6' }, { quantity: 6 }],
  ['its notes, to none', { notes: ' ' }, { notes: null }],
  [
    'who it is for, and that it is essential',
    { memberName: 'Zik', essential: true },
    { memberName: 'Zik', essential: true },
  ],
])('of an item whose form changed %s, only that is sent', (_what, typed, sent) => {
  expect(packingChangesOf(socks, { ...draft, ...typed })).toEqual(sent)
})
