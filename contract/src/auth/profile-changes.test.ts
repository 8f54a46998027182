import { expect, test } from 'vitest'
import { profileChanges } from './profile-changes.ts'

const saved = { displayName: 'Maya Okafor' }

test('PROF-13 a new name is the only thing that is sent', () => {
  expect(profileChanges(saved, { displayName: 'Maya O.' })).toEqual({ name: 'Maya O.' })
})

test.each(['Maya Okafor', '  Maya Okafor ', 'Maya Okafor\t'])(
  'PROF-14 saving %j when the name is already Maya Okafor sends nothing',
  (displayName) => {
    expect(profileChanges(saved, { displayName })).toBeNull()
  },
)

test('a change of case is a change', () => {
  expect(profileChanges(saved, { displayName: 'maya okafor' })).toEqual({ name: 'maya okafor' })
})

test('an emptied name is sent as empty, for the server to refuse', () => {
  expect(profileChanges(saved, { displayName: '  ' })).toEqual({ name: '' })
})
