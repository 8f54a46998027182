import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newAccount } from '../../bench/account.ts'
import { type Finding, installTools, outputOf } from './tools.ts'

const guesses = 300

/** hydra with a list of words that ends with the right one, on a server with its usual limits. */
export async function guessWithHydra(url: string, seconds: number): Promise<Finding> {
  if (!(await installTools(['hydra']))) return { figures: 'not run', found: ['hydra is not installed'] }
  const email = 'guessed@example.com'
  await newAccount(url, email)
  const folder = mkdtempSync(join(tmpdir(), 'sojourn-hydra-'))
  const words = join(folder, 'words.txt')
  writeFileSync(
    words,
    [...Array.from({ length: guesses }, (_, n) => `a louder harbour ${n}`), 'a quiet harbour'].join('\n'),
  )
  const { port } = new URL(url)
  const form = [
    '/api/auth/signin',
    String.raw`{"email"\:"^USER^","password"\:"^PASS^"}`,
    'S=firstName',
    String.raw`H=Content-Type\: application/json`,
  ].join(':')
  const { text } = await outputOf(
    'hydra',
    ['-I', '-l', email, '-P', words, '-t', '8', '-s', port, '127.0.0.1', 'http-post-form', form],
    seconds,
  )
  rmSync(folder, { recursive: true, force: true })
  const tries = /(\d+) login tries/.exec(text)?.[1] ?? 'no'
  const isFound = /\[http-post-form\].*password:/.test(text)
  return {
    figures: `${tries} tries, the password ${isFound ? 'was' : 'was not'} found`,
    found: [...(isFound ? ['hydra found the password'] : []), ...(tries === 'no' ? [text.slice(-500)] : [])],
  }
}
