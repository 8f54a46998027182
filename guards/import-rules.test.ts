import { describe, expect, test } from 'vitest'
import { graphOf } from './import-graph.ts'
import { importRules } from './import-rules.ts'
import { readRepository } from './repository.ts'

type RuleName = keyof typeof importRules

const repository = readRepository()
const graph = graphOf(repository)

const floors = '1. `platform/`: a database\n2. `kernel/`: calls\n3. `domains/`: trips'

/** Files that break the rule, and what it says to that. Each has a neighbour that keeps it. */
const fixtures: Record<RuleName, { files: Record<string, string>; says: string[] }> = {
  'the contract uses zod alone': {
    files: {
      'contract/src/trips/api.ts': `import { z } from 'zod'\nimport type { FastifyReply } from 'fastify'`,
      'contract/src/trips/dates.ts': `export { today } from '@sojourn/planner/climate/today'`,
      'contract/src/trips/title.ts': `import { test } from 'vitest'`,
      'contract/src/trips/title.test.ts': `import { test } from 'vitest'`,
    },
    says: [
      'contract/src/trips/api.ts imports fastify',
      'contract/src/trips/dates.ts imports planner/src/climate/today.ts',
      'contract/src/trips/title.ts imports vitest',
    ],
  },
  'the planner uses the contract alone and does no I/O': {
    files: {
      'planner/src/day.ts': `import { z } from 'zod'\nimport { point } from '@sojourn/contract/values/point'`,
      'planner/src/climate.ts': `const { readFileSync } = await import('node:fs')`,
      'planner/src/town.ts': `type Town = import('@sojourn/server/places/town').Town`,
    },
    says: [
      'planner/src/day.ts imports zod',
      'planner/src/climate.ts imports node:fs',
      'planner/src/town.ts imports server/src/places/town.ts',
    ],
  },
  'the postcards use the contract alone and do no I/O': {
    files: {
      'postcards/src/draw.ts': `import { seasonOf } from '@sojourn/contract/places/season'\nimport 'node:zlib'`,
      'postcards/src/sky.ts': `import { typicalDay } from '@sojourn/planner/climate/estimate'`,
    },
    says: [
      'postcards/src/draw.ts imports node:zlib',
      'postcards/src/sky.ts imports planner/src/climate/estimate.ts',
    ],
  },
  'pages carry no drawing code, only addresses and colours': {
    files: {
      'web/src/ui/a.ts': `import { addressOf } from '@sojourn/postcards/picture'`,
      'web/src/ui/b.ts': `void import('@sojourn/postcards/postcard')`,
      'web/plugins/art.ts': `import { postcard } from '@sojourn/postcards/postcard'`,
    },
    says: ['web/src/ui/b.ts imports postcards/src/postcard.ts'],
  },
  'the server uses contract, planner and postcards, never the web': {
    files: {
      'server/src/a.ts': `import pg from 'pg'\nimport { typicalDay } from '@sojourn/planner/climate/estimate'`,
      'server/src/b.ts': `export * from '../../web/src/ui/cn.ts'`,
    },
    says: ['server/src/b.ts imports web/src/ui/cn.ts'],
  },
  'the web uses contract, planner and postcards, never the server': {
    files: {
      'web/src/ui/a.ts': `import { limits } from '@sojourn/contract/values/limits'\nimport('@sojourn/planner/a')`,
      'web/src/ui/b.ts': `import type { Env } from '@sojourn/server/env'`,
    },
    says: ['web/src/ui/b.ts imports server/src/env.ts'],
  },
  'the web loads the planner when it is asked for, by import()': {
    files: {
      'web/src/ui/lazy.ts': `import type { Day } from '@sojourn/planner/day'\nawait import('@sojourn/planner/day')`,
      'web/src/ui/types.ts': `import { type Day } from '@sojourn/planner/day'`,
      'web/src/ui/eager.ts': `import { type Day, optimise } from '@sojourn/planner/day'`,
      'web/src/ui/again.ts': `export { optimise } from '@sojourn/planner/day'`,
    },
    says: [
      'web/src/ui/eager.ts imports planner/src/day.ts',
      'web/src/ui/again.ts imports planner/src/day.ts',
    ],
  },
  'what is shipped uses no test code': {
    files: {
      'contract/src/dates.test.ts': `import { aDate } from '../test/dates.ts'`,
      'contract/src/dates.ts': `import { aDate } from '../test/dates.ts'`,
      'web/src/ui/a.ts': `void import('./b.test.tsx')`,
    },
    says: [
      'contract/src/dates.ts imports contract/test/dates.ts',
      'web/src/ui/a.ts imports web/src/ui/b.test.tsx',
    ],
  },
  'no zod in what the browser loads': {
    files: {
      'web/src/a.ts': `import type { Trip } from '@sojourn/contract/schema'`,
      'web/src/b.ts': `const worker = new Worker(new URL('./worker.ts', import.meta.url))`,
      'web/src/worker.ts': `void import('@sojourn/contract/rule')`,
      'contract/src/rule.ts': `import { schema } from './schema.ts'`,
      'contract/src/schema.ts': `import { z } from 'zod'`,
    },
    says: ['web/src/worker.ts → contract/src/rule.ts → contract/src/schema.ts → zod'],
  },
  'every folder of src is a floor that the README of its package names': {
    files: {
      'server/README.md': floors,
      'server/src/main.ts': `import './attic/a.ts'`,
      'server/src/kernel/mount.ts': `import '../platform/db/client.ts'`,
      'server/src/attic/a.ts': '',
      'server/src/attic/b.ts': '',
    },
    says: ['server/README.md does not name server/src/attic'],
  },
  'no floor imports from one above it': {
    files: {
      'server/README.md': floors,
      'server/src/main.ts': `import './domains/trips/service.ts'`,
      'server/src/platform/db/client.ts': `import type { Trip } from '../../domains/trips/service.ts'`,
      'server/src/kernel/mount.ts': `import '../platform/db/client.ts'\nvoid import('../main.ts')`,
      'server/src/domains/trips/service.ts': `import '../../kernel/mount.ts'\nimport '../members/service.ts'`,
      'server/src/domains/members/service.ts': '',
      'server/src/kernel/mount.test.ts': `import '../domains/trips/service.ts'`,
      'web/README.md': '1. `ui/`: parts\n2. `app/`: screens',
      'web/src/ui/forms/field.tsx': `import type { Screen } from '../../app/screen.tsx'`,
      'web/src/app/screen.tsx': `import '../ui/forms/field.tsx'`,
    },
    says: [
      'server/src/platform/db/client.ts imports server/src/domains/trips/service.ts',
      'server/src/kernel/mount.ts imports server/src/main.ts',
      'web/src/ui/forms/field.tsx imports web/src/app/screen.tsx',
    ],
  },
  'no circle of rooms on a floor': {
    files: {
      'server/README.md': floors,
      'server/src/domains/trips/service.ts': `import '../members/access.ts'`,
      'server/src/domains/trips/trip.ts': '',
      'server/src/domains/members/access.ts': '',
      'server/src/domains/members/join.ts': `import type { Trip } from '../trips/trip.ts'`,
      'server/src/domains/map/routes.ts': `import '../trips/trip.ts'`,
    },
    says: [
      'server/src/domains/members ⇄ server/src/domains/trips: ' +
        'server/src/domains/members/join.ts imports server/src/domains/trips/trip.ts, ' +
        'server/src/domains/trips/service.ts imports server/src/domains/members/access.ts',
    ],
  },
  'no circle of files, not even of types': {
    files: {
      'web/src/a.ts': `import { b } from './b.ts'`,
      'web/src/b.ts': `import { c } from './c.tsx'`,
      'web/src/c.tsx': `import type { A } from './a.ts'\nexport const C = () => <p>A page</p>`,
      'web/src/outside.ts': `import { a } from './a.ts'`,
      'server/src/self.ts': `import { self } from './self.ts'`,
    },
    says: ['web/src/a.ts ⇄ web/src/b.ts ⇄ web/src/c.tsx', 'server/src/self.ts'],
  },
  'only app/ joins features: of another one, a feature sees the gate alone': {
    files: {
      'web/src/app/screen.tsx': `import { TripCard } from '../features/trips/trip-card.tsx'`,
      'web/src/features/map/a.ts': `import { tripsQuery } from '../../queries/trips.ts'\nimport './b.ts'`,
      'web/src/features/map/b.ts': `import { FeatureGate } from '../billing/feature-gate.tsx'`,
      'web/src/features/map/deep/c.ts': `const card = () => import('../../trips/trip-card.tsx')`,
    },
    says: ['web/src/features/map/deep/c.ts imports web/src/features/trips/trip-card.tsx'],
  },
  'services know nothing of HTTP': {
    files: {
      'server/src/domains/trips/routes.ts': `import type { FastifyInstance } from 'fastify'`,
      'server/src/domains/trips/service.ts': `import type { FastifyRequest } from 'fastify'`,
      'server/src/domains/map/service.ts': `import { mount } from '../../kernel/mount/mount.ts'`,
    },
    says: [
      'server/src/domains/trips/service.ts imports fastify',
      'server/src/domains/map/service.ts imports server/src/kernel/mount/mount.ts',
    ],
  },
}

describe.each(Object.keys(importRules) as RuleName[])('%s', (name) => {
  test('in the repository', () => {
    expect(importRules[name](graph, repository)).toEqual([])
  })

  test('and breaking it is noticed', () => {
    const { files, says } = fixtures[name]
    const sources = new Map(Object.entries(files))
    expect(importRules[name](graphOf(sources), sources)).toEqual(says)
  })
})

test('every import of one of our files leads to one', () => {
  const packageName = /^(node:|virtual:|@)|^[^/]+$/
  const lost = [...graph].flatMap(([from, imports]) =>
    imports
      .filter(({ to }) => !packageName.test(to) && !repository.has(to))
      .map(({ to }) => `${from} imports ${to}`),
  )
  expect(lost).toEqual([])
})

test.each([
  ['await import(name)', 'is not written out'],
  ["import.meta.glob('./*.ts')", 'by a pattern'],
  ['import {', 'cannot be read'],
])('%s is refused: nobody could follow it', (code, reason) => {
  expect(() => graphOf(new Map([['web/src/a.ts', code]]))).toThrow(reason)
})
