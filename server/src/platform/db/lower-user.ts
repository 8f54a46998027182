import { spawnSync } from 'node:child_process'
import { chownSync } from 'node:fs'

export const nobody = 65534

/** How to run a program as somebody PostgreSQL accepts: it refuses to run as root. */
export interface LowerUser {
  wrap(command: string, args: string[]): [string, string[]]
  own(...folders: string[]): void
}

const unchanged: LowerUser = { wrap: (command, args) => [command, args], own: () => undefined }

/** The files stay root's: inside the namespace root is mapped to nobody. Works in private homes too. */
const inNamespace: LowerUser = {
  wrap: (command, args) => [
    'unshare',
    ['--user', `--map-user=${nobody}`, `--map-group=${nobody}`, '--', command, ...args],
  ],
  own: () => undefined,
}

const asNobody: LowerUser = {
  wrap: (command, args) => [
    'setpriv',
    [`--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups', '--', command, ...args],
  ],
  own: (...folders) => folders.forEach((folder) => chownSync(folder, nobody, nobody)),
}

export function chooseUser(program: string, ...folders: string[]): LowerUser {
  if (process.getuid?.() !== 0) return unchanged
  for (const candidate of [inNamespace, asNobody]) {
    const [command, args] = candidate.wrap(program, ['--version'])
    if (spawnSync(command, args).status !== 0) continue
    candidate.own(...folders)
    return candidate
  }
  throw new Error(
    'PostgreSQL refuses to run as root, and neither a user namespace nor the user nobody works here. ' +
      'Run Sojourn as another user, or set DATABASE_URL.',
  )
}
