import { spawnSync } from 'node:child_process'

/** Whatever builds and runs images here. */
export const engine = ['podman', 'docker'].find(
  (name) => spawnSync(name, ['info'], { stdio: 'ignore' }).status === 0,
)

/** What the engine answers; throws with its words where it fails. */
export function ask(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(engine ?? '', args, { encoding: 'utf8', maxBuffer: 1 << 26 })
  if (status !== 0) throw new Error(`${engine} ${args.join(' ')}: ${lastLines(stdout + stderr)}`)
  return stdout.trim()
}

export const fails = (...args: string[]): boolean =>
  spawnSync(engine ?? '', args, { stdio: 'ignore' }).status !== 0

const lastLines = (text: string): string => text.trim().split('\n').slice(-6).join('\n')
