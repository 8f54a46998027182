import type { Rolldown } from 'vite'

type Graph = Rolldown.ChunkingContext

/** The pages that are rendered at build time load their own script and what it shares with the app. */
const publicPages = ['landing.html', 'privacy.html', 'terms.html', 'support.html']
const start = ['app.html']
const signIn = ['login-page.tsx']
const dashboard = ['dashboard-screen.tsx']
const trip = ['trip-screen.tsx']
/** What goes on behind every screen, from its start: left writes, copies for offline, news of the open trip. */
const background = [
  'writes.ts',
  'copy-store.ts',
  'keep-copies.ts',
  'follow-trip.ts',
  'follow-list.ts',
  'keep-in-place.ts',
]
/**
 * What opens over every screen, with the code that places it: fetched ahead, when there is nothing better to do, so that
 * it opens without a connection too.
 */
const popups = [
  'menu-popup.tsx',
  'notification-bell.tsx',
  'notification-popup.tsx',
  'tooltip-popup.tsx',
  'sync-tray.tsx',
  'delete-trip-dialog.tsx',
  'move-to-day-dialog.tsx',
  'optimise-dialog.tsx',
  'note-dialog.tsx',
  'copy-dialog.tsx',
  'share-dialog.tsx',
  'ideas-door.tsx',
  'timeline-days.tsx',
  'presence.tsx',
  'pwa-banner.tsx',
]
/** What only a trip with several places or with bookings shows; its page names it. */
const journey = ['place-thread.tsx', 'booked-plan.ts', 'booked-stop-row.tsx']
/** What only a trip that runs or is over shows, here or on the dashboard. */
const today = ['plan-top.tsx', 'running-stop.tsx']
/** What only a trip with ideas needs, beside its lists. */
const ideas = [
  'ideas-card.tsx',
  'side-switch.tsx',
  'idea-dialog.tsx',
  'put-on-day-dialog.tsx',
  'plan-ideas-dialog.tsx',
]
/**
 * Fetched ahead too, so that they show without a connection: messages, and what may be refused, which is seldom and more
 * texts than all else says.
 */
const ahead = ['toaster.tsx', 'refusal-text.ts']
/** Maps come after the first screen, and the library after their frames, so that a map can say that it is missing. */
const overviewFrame = ['overview-map.tsx']
const tripFrames = ['plan-glance.tsx', 'map-view.tsx']
/** Small beside the library, so it comes in its file. */
const overviewLibrary = ['leaflet-overview.ts']
const overviewMap = [...overviewFrame, ...overviewLibrary]
const tripMap = [...tripFrames, 'trip-map.ts']

const nameOf = (id: string): string => id.split('?')[0]?.split('/').at(-1) ?? ''

const radixIndex = /\/node_modules\/radix-ui\/dist\/index\.mjs$/

/** `react-dropdown-menu` is `DropdownMenu` in the index of its library. */
const radixName = (id: string): string =>
  /@radix-ui\/react-([a-z-]+)\//
    .exec(id)?.[1]
    ?.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase()) ?? ''

/** Texts are put in where they are said: whoever still names a catalogue beside its import looks a key up in it. */
const looksInto = (catalogue: string, importer: string, graph: Graph): boolean =>
  (graph.getModuleInfo(importer)?.code ?? '').split(catalogue).length > 2

/** Who uses a module. An index of everything is no user: whoever takes this module out of it is. */
function usersOf(id: string, graph: Graph): string[] {
  const { importers = [], code } = graph.getModuleInfo(id) ?? {}
  const [, catalogue] = /^export const (\w+Words) = /.exec(code ?? '') ?? []
  if (catalogue) return importers.filter((importer) => looksInto(catalogue, importer, graph))
  return importers.flatMap((importer) => {
    if (!radixIndex.test(importer)) return [importer]
    const taken = new RegExp(`\\b${radixName(id)}\\b[^;]*from\\s*["']radix-ui["']`)
    const takers = graph.getModuleInfo(importer)?.importers ?? []
    return takers.filter((taker) => taken.test(graph.getModuleInfo(taker)?.code ?? ''))
  })
}

/** The files that somebody asks for by name, an entry or a late import, and that bring this module along. */
function askedFor(id: string, graph: Graph): ReadonlySet<string> {
  const asked = new Set<string>()
  const seen = new Set([id])
  for (const one of seen) {
    const info = graph.getModuleInfo(one)
    if (!info || info.isEntry || info.dynamicImporters.length > 0) asked.add(nameOf(one))
    for (const user of usersOf(one, graph)) seen.add(user)
  }
  return asked
}

/** What a public page names keeps its own file; the app's start comes in the app's. */
const isEntry = (id: string, graph: Graph): boolean => {
  const info = graph.getModuleInfo(id)
  return !info || info.isEntry || info.importers.some((importer) => publicPages.includes(nameOf(importer)))
}

/** The first line that fits: the file, and kinds of asking of which each must be there. */
const files: readonly (readonly [file: string, ...askers: (readonly string[])[]])[] = [
  ['page', publicPages],
  ['app', start],
  ['app', signIn, [...dashboard, ...trip]],
  ['app', signIn, popups],
  ['app', signIn, ahead],
  ['app', signIn, ['upgrade-popup.tsx', 'payment-outcome.tsx', 'confirmation-page.tsx']],
  ['sign-in', signIn],
  ['signed-in', dashboard, [...trip, ...tripMap]],
  ['signed-in', trip, overviewMap],
  ['signed-in', popups, [...dashboard, ...trip]],
  ['signed-in', background, trip],
  ['signed-in', journey, dashboard],
  ['trip', journey, trip],
  ['signed-in', today, dashboard],
  ['trip', today, [...trip, ...tripMap]],
  ['background', background],
  ['background', ahead],
  ['journey', journey],
  ['today', today],
  ['popups', popups],
  ['dashboard', dashboard],
  ['trip', trip],
  ['map', overviewMap, tripMap],
  ['map', overviewLibrary],
  ['overview-map', overviewFrame],
  ['trip-maps', tripFrames],
  ['trip-maps', tripMap, ['print-trip.tsx']],
]

const asks = (kind: readonly string[], asked: ReadonlySet<string>): boolean =>
  kind.some((one) => asked.has(one))

const first = ['app', 'signed-in', 'trip']

/** A few strokes are no reason for one file to bring another along. */
const isSharedIcon = (id: string, asked: ReadonlySet<string>): boolean =>
  id.includes('icon:') &&
  [signIn, journey, today].some((part) => asks(part, asked) && ![...asked].every((one) => part.includes(one)))

/** The planner comes in files of its own, by what is asked of it: dialogs that share other parts need none of it. */
function plannerChunkOf(id: string): string | null {
  const [, room, rest = ''] = /\/planner\/src\/([^/]+)\/(.*)$/.exec(id) ?? []
  if (room === undefined || room === 'day-order') return null
  // Each guide is a file of its own; which towns have one is known to all.
  if (room === 'guide') return /^data\/[^/]+$/.test(rest) ? null : 'guide'
  return room === 'climate' ? 'climate' : 'planner'
}

/**
 * One file per screen, and one for what screens share: a browser asks for few files, and each holds what is needed
 * together. What only dialogs and other tabs need stays as it falls.
 */
function chunkOf(id: string, graph: Graph): string | null {
  if (isEntry(id, graph)) return null
  const planner = plannerChunkOf(id)
  if (planner) return planner
  const asked = askedFor(id, graph)
  const file = fileFor(asked)
  if (file === 'app' && id.includes('/node_modules/')) return 'base'
  if (isSharedIcon(id, asked) && !(file && first.includes(file)))
    return asks(signIn, asked) ? 'app' : 'signed-in'
  return file ?? (asked.size > 1 ? 'parts' : null)
}

function fileFor(asked: ReadonlySet<string>): string | undefined {
  // What others need too is no part of them.
  if (asked.size > 0 && [...asked].every((one) => ideas.includes(one))) return 'ideas'
  return files.find(([, ...kinds]) => kinds.every((kind) => asks(kind, asked)))?.[0]
}

export const screenChunks: Rolldown.CodeSplittingOptions = {
  // What a module needs follows from who asks for it, not from where it was put.
  includeDependenciesRecursively: false,
  groups: [{ name: chunkOf, debugName: 'screens' }],
}
