import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fakeApp, fakeServer, list, refusal, settled, type Thing } from '../../../test/fake-server.ts'

type App = Awaited<ReturnType<typeof fakeApp>>
type Server = ReturnType<typeof fakeServer>

interface World {
  app: App
  server: Server
  /** Changes that this browser has not heard of yet. */
  untold: Server['log']
  /** Rows deleted here, for an undo. */
  deleted: Thing[]
  added: number
}

const at = <T>(items: readonly T[], nth: number): T | undefined => items[nth % Math.max(1, items.length)]
const names = ['a', 'b', 'c', 'd']

function shuffled(ids: readonly string[], nth: number): string[] {
  const by = nth % Math.max(1, ids.length)
  return [...ids.slice(by), ...ids.slice(0, by)]
}

const fails = (work: () => unknown): void => {
  try {
    work()
  } catch {
    // Gone already.
  }
}

/** What may happen next, here, on the way or elsewhere; `nth` chooses the row, the message or the change. */
const steps: Record<string, (world: World, nth: number) => unknown> = {
  tick: async ({ app }, nth) => {
    const row = at(app.shown(), nth)
    if (row) await app.set(row.id, { packed: !row.packed })
  },
  rename: async ({ app }, nth) => {
    const row = at(app.shown(), nth)
    if (row) await app.set(row.id, { name: `here ${nth}` })
  },
  move: ({ app }, nth) =>
    app.move(
      ...shuffled(
        app.shown().map(({ id }) => id),
        nth,
      ),
    ),
  add: (world) => world.app.add(`new ${(world.added += 1)}`),
  remove: async (world, nth) => {
    const row = at(world.app.shown(), nth)
    if (!row) return
    const { ended } = await world.app.remove(row.id)
    void ended.then((how) => how === 'saved' && world.deleted.push(row))
  },
  undo: async ({ app, deleted }) => {
    const row = deleted.pop()
    if (row) await app.put(row)
  },
  arrive: ({ app }, nth) => at(app.open(), nth)?.arrive(),
  reply: ({ app }, nth) => at(app.open(), nth)?.reply(),
  lose: ({ app }, nth) => at(app.open(), nth)?.fail(),
  loseAnswer: ({ app }, nth) => at(app.open(), nth)?.arrive().fail(),
  refuse: ({ app }, nth) => at(app.sent(), nth)?.fail(refusal(400)),
  read: ({ app }) => app.read(),
  hear: ({ app, untold, server }, nth) => {
    untold.push(...server.log.splice(0))
    const heard = untold.splice(nth % Math.max(1, untold.length), 1)
    app.lists.applyChanges(list, heard)
  },
  changedElsewhere: ({ server }, nth) => {
    const row = at(server.rows(), nth)
    if (row) server.change(row.id, { name: `elsewhere ${nth}` })
  },
  removedElsewhere: ({ server }, nth) => {
    const row = at(server.rows(), nth)
    if (row) server.remove(row.id)
  },
  addedElsewhere: ({ server }, nth) =>
    fails(() => server.add({ id: at([...names, 'new 1'], nth)!, order: nth })),
}

/** Everything under way arrives, and every change is told. */
async function comeToRest({ app, server, untold }: World): Promise<void> {
  for (let pass = 0; pass === 0 || app.stored().length > 0; pass++) {
    await app.passTime()
    while (app.open().length > 0) await app.open()[0]?.reply()
    await app.discardRefused()
    app.read()
    while (app.open().length > 0) await app.open()[0]?.reply()
  }
  app.lists.applyChanges(list, [...untold.splice(0), ...server.log.splice(0)])
  await settled()
}

const step = fc.record({
  what: fc.constantFrom(...Object.keys(steps)),
  nth: fc.nat({ max: 30 }),
})

test('whatever gets lost, late or out of order, in the end the browser shows what the server has', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 60 }), async (script) => {
      const server = fakeServer(names)
      const world: World = { app: await fakeApp(server), server, untold: [], deleted: [], added: 0 }
      for (const { what, nth } of script) await steps[what]?.(world, nth)
      await comeToRest(world)
      expect(world.app.shown()).toEqual(server.rows())
      expect(world.app.stored()).toEqual([])
    }),
    { numRuns: 500 },
  )
}, 60_000)
