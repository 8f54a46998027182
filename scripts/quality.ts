// Measures what is promised and writes docs/quality.md: npm run quality [-- pages calls …].
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, totalmem } from 'node:os'
import { fileURLToPath } from 'node:url'
import { localToday } from '@sojourn/contract/values/plain-date'
import { type Measure, measures } from './quality/measures.ts'
import { pageWith, type Run } from './quality/page.ts'
import { heading } from './steps.ts'

const page = fileURLToPath(new URL('../docs/quality.md', import.meta.url))
const launcher = fileURLToPath(new URL('run.mjs', import.meta.url))
const titles = Object.values(measures).map(({ title }) => title)

const gigabytes = Math.round(totalmem() / 2 ** 30)
const machine = `Node ${process.versions.node}, ${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${gigabytes} GB`

/** Shows what a command prints, and keeps it. */
async function run(measure: Measure): Promise<Run> {
  const { task, args = [], env = {} } = measure
  const began = performance.now()
  let output = ''
  const child = spawn(process.execPath, [launcher, task, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env, NO_COLOR: '1' },
  })
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
      process.stdout.write(text)
    })
  const held = await new Promise<boolean>((resolve) => child.on('close', (code) => resolve(code === 0)))
  const seconds = (performance.now() - began) / 1000
  return { measure, held, output, seconds, on: localToday(new Date()), machine }
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !Object.hasOwn(measures, name))
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}. There are ${Object.keys(measures).join(', ')}.`)
  process.exit(1)
}
for (const [name, measure] of Object.entries(measures)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  heading(measure.title)
  const done = await run(measure)
  // After each: whoever stops it half-way keeps what was measured.
  writeFileSync(page, pageWith(existsSync(page) ? readFileSync(page, 'utf8') : '', [done], titles))
  if (!done.held) process.exitCode = 1
}
