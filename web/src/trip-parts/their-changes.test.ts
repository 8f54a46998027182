import { expect, test } from 'vitest'
import { overtakenFields } from './their-changes.ts'

const opened = { title: 'São Jorge Castle', time: '10:00', notes: '' }
const edited = (changes: Partial<typeof opened>, start = opened) => ({
  values: { ...start, ...changes },
  changes,
})

test.each([
  ['nothing was changed elsewhere', opened, { time: '10:30' }, []],
  ['another field was changed elsewhere', { ...opened, title: 'Castle' }, { time: '10:30' }, []],
  ['the field was changed elsewhere but not here', { ...opened, time: '11:00' }, { title: 'Castle' }, []],
  ['both changed the field', { ...opened, time: '11:00' }, { time: '10:30' }, ['time']],
  ['both changed it to the same', { ...opened, time: '11:00' }, { time: '11:00' }, []],
  [
    'it was typed away and back here, and changed elsewhere',
    { ...opened, time: '11:00' },
    { time: '10:00' },
    ['time'],
  ],
])('when %s', (_what, now, changes, overtaken) => {
  expect(overtakenFields({ opened, now }, edited(changes, now))).toEqual(overtaken)
})
