interface LockedPackage {
  license?: string
  integrity?: string
  hasInstallScript?: boolean
  link?: boolean
}

export interface Lockfile {
  packages: Record<string, LockedPackage>
}

/** Whoever passes the product on owes no more than the notice. */
const free = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'Unlicense',
  'CC0-1.0',
  'Zlib',
])

/** What asks for more, and why that is met here. */
const welcome: readonly { name: RegExp; license: string; why: string }[] = [
  { name: /^@fontsource-variable\//, license: 'OFL-1.1', why: 'fonts, passed on unchanged' },
  { name: /^lightningcss/, license: 'MPL-2.0', why: 'builds the style, is not part of it' },
  { name: /^axe-core$/, license: 'MPL-2.0', why: 'tests only' },
  { name: /^argparse$/, license: 'PSF-2.0', why: 'never loaded (decision 017)' },
  { name: /^date-holidays$/, license: 'CC-BY-3.0', why: 'its source is named in server/data/README.md' },
]

/** `node_modules/vite/node_modules/@a/b` is `@a/b`; a folder of our own is none. */
const nameOf = (path: string): string | null =>
  path.includes('node_modules/') ? path.slice(path.lastIndexOf('node_modules/') + 13) : null

/** `(MIT OR CC0-1.0)`: one of them will do; `(ISC AND CC-BY-3.0)`: each has to. */
function isWelcome(name: string, license: string): boolean {
  const may = (one: string) =>
    free.has(one) || welcome.some((known) => known.license === one && known.name.test(name))
  return license
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((either) => either.split(' AND ').every(may))
}

/** What is wrong with the packages of a lockfile; `allowed` are those that may run something when they are installed. */
export function packageFaults({ packages }: Lockfile, allowed: Readonly<Record<string, boolean>>): string[] {
  return Object.entries(packages).flatMap(([path, { license = 'no licence', ...locked }]) => {
    const name = nameOf(path)
    if (!name || locked.link) return []
    return [
      ...(isWelcome(name, license) ? [] : [`${name} has ${license}`]),
      ...(locked.integrity ? [] : [`${name} has no digest`]),
      ...(locked.hasInstallScript && !allowed[name] ? [`${name} runs a script when it is installed`] : []),
    ]
  })
}
