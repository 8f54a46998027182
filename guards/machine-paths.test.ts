import { expect, test } from 'vitest'
import { machinePathsIn } from './machine-paths.ts'
import { readRepository } from './repository.ts'

test('no file names a place that exists on one machine only', () => {
  expect(machinePathsIn(readRepository())).toEqual([])
})

/** Written in parts, or this file would break the rule itself. */
const path = (...parts: string[]) => parts.join('/')

test.each([
  ['docs/notes.md', `See ${path('', 'work', 'notes.md')}.`, path('', 'work', 'notes.md')],
  ['README.md', `[plan](${path('..', 'shared', 'PLAN.md')})`, path('..', 'shared', 'PLAN.md')],
  [
    'server/src/platform/env/env.ts',
    `const data = '${path('', 'home', 'ana', 'data')}'`,
    path('', 'home', 'ana'),
  ],
  ['package-lock.json', `"resolved": "${path('https:', '', 'packages.example', 'zod.tgz')}"`, undefined],
])('%s is told from: %s', (file, text, place) => {
  const found = machinePathsIn(new Map([[file, text]]))
  expect(found).toEqual([expect.stringContaining(place ?? 'packages.example')])
})

test.each(['GET /api/trips/work/1', 'a link to "planner"', '"resolved": "planner"', "'../ui/shared.ts'"])(
  '%s is no such place',
  (text) => {
    expect(machinePathsIn(new Map([['a.md', text]]))).toEqual([])
  },
)
