import { spawn, spawnSync } from 'node:child_process'
import { passes } from '../steps.ts'

/** What one part of the scan found: a line for the table, and everything that is not as it should be. */
export interface Finding {
  figures: string
  found: string[]
}

const isThere = (tool: string): boolean => spawnSync(tool, ['--version']).error === undefined

/** Whether the tools can be run; Debian's packages bring them where we may install. */
export async function installTools(tools: readonly string[]): Promise<boolean> {
  if (tools.every(isThere)) return true
  if (process.getuid?.() === 0 && isThere('apt-get')) {
    const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
    const install = ['install', '-y', '-qq', '--no-install-recommends', ...tools]
    if ((await passes('apt-get', ['update', '-qq'], quiet)) && (await passes('apt-get', install, quiet)))
      return tools.every(isThere)
  }
  console.error(
    `This part needs ${tools.join(' and ')} of Debian’s packages: apt-get install ${tools.join(' ')}`,
  )
  return false
}

/** What a tool printed; it is ended after its time. */
export function outputOf(
  tool: string,
  args: string[],
  seconds: number,
): Promise<{ text: string; isOver: boolean }> {
  return new Promise((resolve) => {
    const child = spawn(tool, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    const timer = setTimeout(() => child.kill('SIGKILL'), seconds * 1000)
    let text = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
    child.on('close', (_code, signal) => {
      clearTimeout(timer)
      resolve({ text, isOver: signal === 'SIGKILL' })
    })
  })
}
