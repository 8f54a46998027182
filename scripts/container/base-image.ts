import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ask, engine, fails } from './engine.ts'

/** The image that the Dockerfile builds on. */
const baseImage = /^FROM (\S+)$/m.exec(readFileSync('Dockerfile', 'utf8'))?.[1] ?? ''

const debianPackages = 'https://deb.debian.org/debian'
const system = 'ca-certificates,libatomic1'

/** From its registry, or made of Debian's packages and this very Node where no registry can be reached. */
export function layBase(): string {
  const name = `docker.io/library/${baseImage}`
  if (!fails('image', 'inspect', name)) return 'was there'
  if (!fails('pull', name)) return 'from its registry'
  makeBase(name)
  return 'of Debian’s packages and this Node, as no registry answers'
}

function makeBase(name: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'sojourn-base-'))
  try {
    run('debootstrap', '--variant=minbase', `--include=${system}`, 'bookworm', folder, debianPackages)
    run('chroot', folder, 'useradd', '--create-home', '--shell', '/bin/bash', '--uid', '1000', 'node')
    const npm = dirname(dirname(process.env['npm_execpath'] ?? ''))
    const [bin, library] = [join(folder, 'usr/local/bin'), join(folder, 'usr/local/lib/node_modules')]
    mkdirSync(library, { recursive: true })
    cpSync(process.execPath, join(bin, 'node'), { dereference: true })
    cpSync(npm, join(library, 'npm'), { recursive: true, dereference: true })
    symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(bin, 'npm'))
    run(
      'sh',
      '-c',
      `tar -C "$1" -c . | "$2" import --change 'ENV PATH=${path}' - "$3"`,
      'import',
      folder,
      engine!,
      name,
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const path = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

function run(command: string, ...args: string[]): void {
  const { status, stderr, error } = spawnSync(command, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  if (status !== 0)
    throw new Error(`${command} failed: ${error?.message ?? stderr.trim().split('\n').at(-1)}`)
}

/** A network that looks into what is fetched has a certificate of its own, which the build must know. */
export function buildImage(tag: string): void {
  const certificates = process.env['NODE_EXTRA_CA_CERTS']
  const trusted =
    certificates && engine === 'podman'
      ? [
          '--volume',
          `${certificates}:/tmp/certificates.crt:ro`,
          '--env',
          'NODE_EXTRA_CA_CERTS=/tmp/certificates.crt',
        ]
      : []
  const format = engine === 'podman' ? ['--format', 'docker'] : []
  ask('build', '--network', 'host', ...format, ...trusted, '--tag', tag, '.')
}
