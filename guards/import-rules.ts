import { circlesOf } from './circles.ts'
import { arrowsUpwards, circlesOfRooms, unknownFloors } from './floors.ts'
import type { Import, ImportGraph, Sources } from './import-graph.ts'

type Rule = (graph: ImportGraph, sources: Sources) => string[]

/** Also what only tests use: contract/test, server/test. */
const isTest = (path: string): boolean => /\.test\.tsx?$|^[^/]+\/test\//.test(path)
const isIn = (folder: string, path: string): boolean => path.startsWith(`${folder}/`)

/** Every import that a file must not have, as 'who imports what'. */
const noImport =
  (isForbidden: (from: string, target: Import) => boolean): Rule =>
  (graph) =>
    [...graph].flatMap(([from, imports]) =>
      imports.filter((target) => isForbidden(from, target)).map(({ to }) => `${from} imports ${to}`),
    )

const packages = ['contract', 'planner', 'postcards', 'server', 'web', 'e2e', 'bench', 'scripts', 'guards']
const testTools = ['vitest', 'fast-check']

/** A package uses some of our others; `outside` lists all it may use from outside, where that is little. */
const usesOnly = (folder: string, ours: string[], outside?: string[]): Rule =>
  noImport((from, { to }) => {
    if (!isIn(folder, from) || isIn(folder, to)) return false
    const owner = packages.find((name) => isIn(name, to))
    if (owner) return !ours.includes(owner)
    return outside !== undefined && !outside.includes(to) && !(isTest(from) && testTools.includes(to))
  })

/** Packages that both sides may use. */
const pure = ['contract', 'planner', 'postcards']
/** What a page needs of a picture that the server draws. */
const isForPages = (path: string): boolean =>
  /^postcards\/src\/(address|picture|placeholder|subject)\.ts$/.test(path)

const featureOf = (path: string): string | null => /^web\/src\/features\/([^/]+)\//.exec(path)?.[1] ?? null
/** The one part a feature shows to the others: what stands around that which a plan opens. */
const gate = 'web/src/features/billing/feature-gate.tsx'

/** The way from a file of the browser to zod. Types are gone when the code runs, so they are not followed. */
function zodInTheBrowser(graph: ImportGraph): string[] {
  const cameFrom = new Map<string, string | null>()
  const waiting = [...graph.keys()].filter((path) => isIn('web/src', path) && !isTest(path))
  for (const path of waiting) cameFrom.set(path, null)
  const found: string[] = []
  for (const path of waiting) {
    const running = (graph.get(path) ?? []).filter(({ kind }) => kind !== 'type')
    if (running.some(({ to }) => to === 'zod')) found.push([...wayTo(path), 'zod'].join(' → '))
    for (const { to } of running) {
      if (!graph.has(to) || cameFrom.has(to)) continue
      cameFrom.set(to, path)
      waiting.push(to)
    }
  }

  function wayTo(path: string): string[] {
    const before = cameFrom.get(path)
    return before ? [...wayTo(before), path] : [path]
  }
  return found
}

/** Each answers what breaks it. */
export const importRules = {
  'the contract uses zod alone': usesOnly('contract', [], ['zod']),
  'the planner uses the contract alone and does no I/O': usesOnly('planner', ['contract'], []),
  'the postcards use the contract alone and do no I/O': usesOnly('postcards', ['contract'], []),
  'the server uses contract, planner and postcards, never the web': usesOnly('server', pure),
  'the web uses contract, planner and postcards, never the server': usesOnly('web', pure),
  'pages carry no drawing code, only addresses and colours': noImport(
    (from, { to }) => isIn('web/src', from) && isIn('postcards', to) && !isForPages(to),
  ),
  'the web loads the planner when it is asked for, by import()': noImport(
    (from, { to, kind }) => isIn('web', from) && !isTest(from) && isIn('planner', to) && kind === 'static',
  ),
  'what is shipped uses no test code': noImport(
    (from, { to }) => /^(contract|planner|postcards|server|web)\//.test(from) && !isTest(from) && isTest(to),
  ),
  'no zod in what the browser loads': zodInTheBrowser,
  'every folder of src is a floor that the README of its package names': unknownFloors,
  'no floor imports from one above it': arrowsUpwards,
  'no circle of rooms on a floor': circlesOfRooms,
  'no circle of files, not even of types': (graph) => circlesOf(graph).map((files) => files.join(' ⇄ ')),
  'only app/ joins features: of another one, a feature sees the gate alone': noImport((from, { to }) => {
    const [own, other] = [featureOf(from), featureOf(to)]
    return own !== null && other !== null && other !== own && to !== gate
  }),
  'services know nothing of HTTP': noImport(
    (from, { to }) =>
      /^server\/src\/.*\/service\.ts$/.test(from) &&
      (to === 'fastify' || to.startsWith('@fastify/') || /^server\/src\/kernel\/(http|mount)\//.test(to)),
  ),
} satisfies Record<string, Rule>
