import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** A command of the operator's, without npm: its exit code and everything it printed. */
export async function runScript(
  script: string,
  args: string[],
  settings: Record<string, string>,
): Promise<[number, string]> {
  const { DATABASE_URL: _outside, ...env } = process.env
  const child = spawn(process.execPath, [script, ...args], { cwd: root, env: { ...env, ...settings } })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const code = await new Promise<number>((resolve) => child.on('close', (status) => resolve(status ?? -1)))
  // What belongs into the log comes beside the answer.
  return [code, output.replaceAll(/^\{.*"msg":"security"\}\n/gm, '').trim()]
}
