import { spawn } from 'node:child_process'

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

export interface Tally {
  passed: number
  failed: number
  skipped: number
}

export const noTests: Tally = { passed: 0, failed: 0, skipped: 0 }

export const plus = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
})

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
    tally = plus(tally, { passed: Number(ok), failed: Number(!ok), skipped: 0 })
  }
  return tally
}
