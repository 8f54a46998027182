// Puts one fault after the other into the rules of money; the tests of the rules must notice each: npm run mutants [-- apportion].
import { spawn } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { basename } from 'node:path'
import { harmless } from './mutants/harmless.ts'
import { type Mutant, mutantsOf } from './mutants/mutate.ts'

const [only = ''] = process.argv.slice(2)
const files = globSync('contract/src/ledger/*.ts')
  .filter((file) => !file.endsWith('.test.ts') && file.includes(only))
  .toSorted()

interface Tried extends Mutant {
  readonly file: string
  readonly at: number
  readonly text: string
  caught?: boolean
}

/** A fault that makes a loop endless is noticed by the time it takes. */
const patience = 30_000

const isCaught = ({ file, at }: Tried): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(
      'vitest',
      ['run', '--config', 'scripts/mutants/vitest.config.ts', '--reporter=minimal'],
      {
        env: { ...process.env, MUTANT_FILE: file, MUTANT_AT: String(at) },
        stdio: 'ignore',
        detached: true,
      },
    )
    // Its worker too, which is what hangs.
    const ended = setTimeout(() => process.kill(-child.pid!, 'SIGKILL'), patience)
    child.on('exit', (code) => {
      clearTimeout(ended)
      resolve(code !== 0)
    })
  })

const all = files.flatMap((file): Tried[] => {
  const source = readFileSync(file, 'utf8')
  const lines = source.split('\n')
  return mutantsOf(source).map((mutant, at) => ({
    ...mutant,
    file,
    at,
    text: lines[mutant.line - 1]!.trim(),
  }))
})

const waiting = [...all]
let done = 0
async function work(): Promise<void> {
  for (let one = waiting.shift(); one; one = waiting.shift()) {
    one.caught = await isCaught(one)
    if (process.stdout.isTTY) process.stdout.write(`\r${++done} of ${all.length}`)
  }
}
// Or every fault would seem to be caught, or none.
const [first] = all
if (!first) throw new Error(`There are no rules called ${only}`)
if (await isCaught({ ...first, file: '' })) throw new Error('The tests fail without any fault')
if (!(await isCaught({ ...first, at: -1 }))) throw new Error('Faults do not reach the tests')
await Promise.all(Array.from({ length: availableParallelism() }, work))

const reasonOf = ({ file, text, from, to }: Tried) =>
  harmless.find(
    (one) => one.file === basename(file) && text.includes(one.line) && from === one.from && to === one.to,
  )
console.table(
  files.map((file) => {
    const own = all.filter((one) => one.file === file)
    const missed = own.filter(({ caught }) => !caught)
    const known = missed.filter((one) => reasonOf(one))
    return {
      rules: basename(file),
      faults: own.length,
      caught: own.length - missed.length,
      harmless: known.length,
      missed: missed.length - known.length,
    }
  }),
)
const missed = all.filter((one) => !one.caught && !reasonOf(one))
for (const { file, line, text, from, to } of missed)
  console.log(`missed: ${file}:${line} «${from}» → «${to}» in ${text}`)
const used = new Set(all.filter(({ caught }) => !caught).map(reasonOf))
const stale = harmless.filter((one) => !used.has(one) && one.file.includes(only))
for (const { file, line } of stale) console.log(`no longer missed, take it off the list: ${file}: ${line}`)
if (missed.length + stale.length > 0) process.exitCode = 1
