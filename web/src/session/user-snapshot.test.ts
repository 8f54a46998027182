import { expect, test } from 'vitest'
import { userSnapshotKey } from './somebody-kept.ts'
import { rememberedUser, rememberUser } from './user-snapshot.ts'
import { isKnownKey } from '../browser/stored-keys.ts'
import { maya } from '../../test/maya.ts'

function memory(stored?: string) {
  const kept = new Map<string, string>(stored === undefined ? [] : [[userSnapshotKey, stored]])
  return () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
}

const blocked = (): never => {
  throw new Error('storage is blocked')
}

test('the traveller is remembered until the server names somebody else, or nobody', () => {
  const storage = memory()
  expect(rememberedUser(storage)).toBeNull()
  rememberUser(maya, storage)
  expect(rememberedUser(storage)).toEqual(maya)
  const tunde = { ...maya, id: '0199a6f0-0000-7000-8000-000000000002', displayName: 'Tunde' }
  rememberUser(tunde, storage)
  expect(rememberedUser(storage)).toEqual(tunde)
  rememberUser(null, storage)
  expect(rememberedUser(storage)).toBeNull()
})

test.each([
  '',
  'null',
  '12',
  '"Maya"',
  '{}',
  '[]',
  '{"id":"1"',
  JSON.stringify({ ...maya, isPremium: 'yes' }),
])('nobody is made out of %s', (stored) => {
  expect(rememberedUser(memory(stored))).toBeNull()
})

test('where storage is blocked nobody is remembered, and nothing breaks', () => {
  rememberUser(maya, blocked)
  rememberUser(null, blocked)
  expect(rememberedUser(blocked)).toBeNull()
})

test('PWA-06 a new build keeps who was here', () => {
  expect(isKnownKey(userSnapshotKey)).toBe(true)
})
