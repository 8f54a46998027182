import { expect, test } from 'vitest'
import { type Lockfile, packageFaults } from './packages.ts'
import { readRepository } from './repository.ts'

const repository = readRepository()
const lockfiles = [...repository.keys()].filter((path) => path.endsWith('package-lock.json'))
const read = (path: string): unknown => JSON.parse(repository.get(path) ?? '{}')
const { allowScripts } = read('package.json') as { allowScripts: Record<string, boolean> }

test.each(lockfiles)(
  'of %s every package has a known licence and a digest, and runs nothing unasked',
  (path) => {
    expect(packageFaults(read(path) as Lockfile, allowScripts)).toEqual([])
  },
)

test('all lockfiles are looked at, and what may run when it is installed is still there', () => {
  expect(lockfiles.toSorted()).toEqual([
    'package-lock.json',
    'tools/lighthouse/package-lock.json',
    'tools/node/package-lock.json',
  ])
  const { packages } = read('package-lock.json') as Lockfile
  const running = Object.keys(packages).filter((path) => packages[path]?.hasInstallScript)
  expect(running).toEqual(Object.keys(allowScripts).map((name) => `node_modules/${name}`))
})

const good = { license: 'MIT', integrity: 'sha512-x' }

test.each([
  ['a licence that asks for the source', 'b', { ...good, license: 'GPL-3.0-only' }, 'b has GPL-3.0-only'],
  ['no licence', 'b', { integrity: 'sha512-x' }, 'b has no licence'],
  [
    'a licence beside a good one',
    'b',
    { ...good, license: '(MIT AND AGPL-3.0)' },
    'b has (MIT AND AGPL-3.0)',
  ],
  ['a licence that is fine for fonts', 'b', { ...good, license: 'OFL-1.1' }, 'b has OFL-1.1'],
  ['no digest', '@a/b', { license: 'MIT' }, '@a/b has no digest'],
  ['a script', 'b', { ...good, hasInstallScript: true }, 'b runs a script when it is installed'],
])('a package with %s is found, also deep inside another', (_what, name, locked, fault) => {
  const inside = { packages: { [`node_modules/a/node_modules/${name}`]: locked } }
  expect(packageFaults(inside, {})).toEqual([fault])
})

test.each([
  ['either of two licences', { ...good, license: '(GPL-2.0 OR MIT)' }],
  ['both of two good ones', { ...good, license: '(MIT AND Zlib)' }],
  ['a script that is allowed', { ...good, hasInstallScript: true }],
])('a package with %s is fine', (_what, locked) => {
  expect(packageFaults({ packages: { 'node_modules/b': locked, contract: {} } }, { b: true })).toEqual([])
})
