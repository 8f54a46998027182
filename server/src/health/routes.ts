import { statfs } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Deps, Routes } from '../http/deps.ts'

const minFreeShare = 0.05

/** `live`: the process answers. `ready`: it can serve, told apart from a draining, disk-full or database-less one. */
export const healthRoutes: Routes = (app, deps) => {
  let isDraining = false
  app.addHook('preClose', async () => {
    isDraining = true
  })
  app.get('/api/health/live', async () => ({ status: 'ok' }))
  app.get('/api/health/ready', async (_request, reply) => {
    const problems = [
      isDraining ? 'stopping' : null,
      await databaseProblem(deps),
      await diskProblem(deps),
    ].filter(Boolean)
    return reply
      .status(problems.length === 0 ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: problems.length === 0 ? 'ok' : 'unavailable', problems })
  })
}

async function databaseProblem({ db }: Deps): Promise<string | null> {
  const started = Date.now()
  try {
    await sql`select 1`.execute(db)
    return Date.now() - started < 1000 ? null : 'the database is slow'
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
