import { statfs } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Deps, Routes } from '../../kernel/deps.ts'

const minFreeShare = 0.05
const freshMs = 200
/** Balancers ask often, and are not to be told that the server is away. */
const uncounted = { config: { counts: 'none' } } as const

/** `live`: the process answers. `ready`: it can serve, told apart from a draining, disk-full or database-less one. */
export const healthRoutes: Routes = (app, deps) => {
  let isDraining = false
  app.addHook('preClose', async () => {
    isDraining = true
  })
  const lookAround = onceIn(freshMs, () => Promise.all([databaseProblem(deps), diskProblem(deps)]))
  app.get('/api/health/live', uncounted, async () => ({ status: 'ok' }))
  app.get('/api/health/ready', uncounted, async (_request, reply) => {
    const problems = [isDraining ? 'stopping' : null, ...(await lookAround())].filter(Boolean)
    return reply
      .status(problems.length === 0 ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: problems.length === 0 ? 'ok' : 'unavailable', problems })
  })
}

/** Whoever asks so soon after another is told the same. */
function onceIn<T>(ms: number, work: () => Promise<T>): () => Promise<T> {
  let last: { at: number; result: Promise<T> } | null = null
  return () => {
    if (!last || performance.now() - last.at >= ms) last = { at: performance.now(), result: work() }
    return last.result
  }
}

async function databaseProblem({ db }: Deps): Promise<string | null> {
  const started = performance.now()
  try {
    await sql`select 1`.execute(db)
    return performance.now() - started < 1000 ? null : 'the database is slow'
  } catch {
    return 'the database does not answer'
  }
}

async function diskProblem({ env }: Deps): Promise<string | null> {
  if (env.DATABASE_URL) return null
  try {
    const { bavail, blocks } = await statfs(env.DATA_DIR)
    return bavail / blocks > minFreeShare ? null : 'the disk is almost full'
  } catch {
    return null
  }
}
