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

/** Each check counts as one test. */
export async function runChecks(): Promise<Tally> {
  let tally = noTests
  for (const [title, command, args] of checks) {
    heading(title)
    const ok = await passes(command, args)
    console.log(ok ? 'ok' : 'failed')
    tally = plus(tally, ok ? { ...noTests, passed: 1 } : oneFailed(title))
  }
  return tally
}
