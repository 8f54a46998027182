import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const kept = fileURLToPath(new URL('../../node_modules/.cache/pgbouncer', import.meta.url))
const source =
  'deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] http://deb.debian.org/debian stable main\n'

/** What it loads; the rest of what the package depends on is for installing it. */
const isNeeded = (file: string): boolean => /^(lib(?!perl)|pgbouncer_|openssl-provider)/.test(file)

/**
 * PgBouncer of the present Debian beside an older one, with the C library it was built for, unpacked and not installed:
 * apt fetches and verifies it in folders of its own. The command that starts it, or null where it cannot be had.
 */
export function unpackPgbouncer(folder: string): readonly [string, ...string[]] | null {
  try {
    if (!existsSync(kept)) fetchInto(kept)
  } catch (error) {
    console.log(`${(error as Error).message}\nThe server does without prepared statements.`)
    return null
  }
  const root = join(folder, 'pgbouncer-root')
  // Whoever runs it may not read the folder of the sources.
  cpSync(kept, root, { recursive: true, verbatimSymlinks: true })
  const libraries = readdirSync(join(root, 'usr/lib')).find((name) => name.endsWith('-linux-gnu')) ?? ''
  const loader = readdirSync(join(root, 'usr/lib', libraries)).find((name) => /^ld-linux.*\.so/.test(name))
  if (!loader) throw new Error('The C library of the newer Debian has no loader.')
  return [
    join(root, 'usr/lib', libraries, loader),
    '--library-path',
    join(root, 'usr/lib', libraries),
    join(root, 'usr/sbin/pgbouncer'),
  ]
}

function fetchInto(target: string): void {
  console.log('Fetching a PgBouncer that knows prepared statements (once)')
  const work = `${target}.part`
  rmSync(work, { recursive: true, force: true })
  for (const folder of ['lists/partial', 'archives/partial', 'root'])
    mkdirSync(join(work, folder), { recursive: true })
  writeFileSync(join(work, 'sources.list'), source)
  writeFileSync(join(work, 'status'), '')
  const options = Object.entries({
    'Dir::Etc::sourcelist': join(work, 'sources.list'),
    'Dir::Etc::sourceparts': '-',
    'Dir::State': work,
    'Dir::State::status': join(work, 'status'),
    'Dir::Cache': work,
    'Dir::Cache::archives': join(work, 'archives'),
    'APT::Sandbox::User': '',
    'Acquire::Languages': 'none',
  }).flatMap(([name, value]) => ['-o', `${name}=${value}`])
  run('apt-get', [...options, '-q', 'update'])
  run('apt-get', [...options, '-qy', '--download-only', '--no-install-recommends', 'install', 'pgbouncer'])
  for (const file of readdirSync(join(work, 'archives')).filter(isNeeded))
    run('dpkg-deb', ['-x', join(work, 'archives', file), join(work, 'root')])
  renameSync(join(work, 'root'), target)
  rmSync(work, { recursive: true, force: true })
}

function run(command: string, args: string[]): void {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`A newer PgBouncer could not be fetched: ${command}: ${stderr}`)
}
