// Solves an instance of the team orienteering problem with time windows and prints the plan, for measurement.
import { readFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { z } from 'zod'
import { solveInstance, type InstancePlan } from '../planner/src/solver/solve-instance.ts'

/** What is left is for writing the answer. */
const shareUsed = 0.97
const spot = { x: z.number(), y: z.number(), open: z.number(), close: z.number() }
const instanceSchema = z.object({
  days: z.int().min(0).max(100),
  start: z.object(spot),
  places: z
    .array(
      z.object({
        ...spot,
        id: z.union([z.string(), z.number()]),
        value: z.number().min(0),
        visit: z.number().min(0),
      }),
    )
    .max(2000)
    .refine(
      (places) => new Set(places.map(({ id }) => id)).size === places.length,
      'two places have the same id',
    ),
  timeLimitMs: z.number().positive().default(1000),
})

try {
  process.stdout.write(`${JSON.stringify(solve(process.argv[2]))}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}

function solve(file: string | undefined): InstancePlan {
  if (file === undefined) throw new Error('Say which file: npm run --silent plan:solve -- INSTANCE.json')
  const { timeLimitMs, ...instance } = readInstance(file)
  // Counted from the start of the process: reading and compiling are part of the time.
  const progress = (): number => performance.now() / (timeLimitMs * shareUsed)
  return solveInstance(instance, { seed: 1, progress })
}

function readInstance(file: string): z.infer<typeof instanceSchema> {
  const parsed = instanceSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  if (!parsed.success) throw new Error(`${file} is not an instance: ${z.prettifyError(parsed.error)}`)
  return parsed.data
}
