import { spawn } from 'node:child_process'
import { noTests, oneFailed, plus, type Tally } from './tally.ts'

/** Runs a command with its output shown; answers whether it ended well. */
export function passes(command: string, args: string[], env: Record<string, string> = {}): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    })
    child.on('error', () => resolve(false))
    child.on('exit', (code) => resolve(code === 0))
  })
}

export const heading = (text: string): void =>
  console.log(`\n── ${text} ${'─'.repeat(Math.max(0, 70 - text.length))}`)

const checks: [string, string, string[]][] = [
  ['Types of contract, planner, postcards and server', 'tsc', ['-p', '.']],
  ['Types of web and e2e', 'tsc', ['-p', 'web']],
  ['Lint', 'oxlint', ['--type-aware']],
  ['Format', 'oxfmt', ['--check', '.']],
]

/** Each check counts as one test. They share nothing, and none of them keeps two cores busy. */
export async function runChecks(): Promise<Tally> {
  const running = checks.map(([title, command, args]) => ({ title, end: quietly(command, args) }))
  let tally = noTests
  for (const { title, end } of running) {
    heading(title)
    const { ok, output } = await end
    console.log(`${output}${ok ? 'ok' : 'failed'}`)
    tally = plus(tally, ok ? { ...noTests, passed: 1 } : oneFailed(title))
  }
  return tally
}

/** Runs a command beside others; its output is shown when it has ended. */
function quietly(command: string, args: string[]): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text))
    child.on('error', ({ message }) => resolve({ ok: false, output: `${message}\n` }))
    child.on('close', (code) => resolve({ ok: code === 0, output }))
  })
}
