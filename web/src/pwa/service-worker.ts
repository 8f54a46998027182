// Keeps the app able to start without a connection. A trip and the installed app's start come from the kept copy of the
// app, other pages from the network, and from that copy when it fails; built files carry their hash in the name and
// pictures their recipe, so a cached one is always right; /api is never touched. A new build waits until a page asks for
// it, and the files of the builds before it stay: pages that are open still need them.
import type { WorkerMessage } from './worker-messages.ts'

interface Life extends Event {
  waitUntil: (work: Promise<unknown>) => void
}
interface Fetching extends Life {
  request: Request
  respondWith: (answer: Promise<Response>) => void
}
interface WorkerScope {
  location: Location
  registration: ServiceWorkerRegistration
  clients: { claim: () => Promise<void> }
  skipWaiting: () => Promise<void>
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: Life) => void): void
    (type: 'message', listener: (event: Life & MessageEvent<WorkerMessage>) => void): void
    (type: 'fetch', listener: (event: Fetching) => void): void
  }
}

/** Written in by the build: its id, the files the app starts with, all others, and which of them each language has its own of. */
declare const builtFiles: { id: string; start: string[]; rest: string[]; speaking: string[] }

const worker = globalThis as unknown as WorkerScope
const prefix = 'sojourn-'
/** As `artPath` of the postcards has it; this file stands alone. */
const artPath = '/art/'
const cacheName = prefix + builtFiles.id
const appKey = '/app.html'
/** The file that starts the app, in every language. */
const entryName = builtFiles.start[0]?.split('/').at(-1) ?? ''
/** A path that shows the app to anyone. */
const appPath = '/confirmation'
/** A connection that hangs is as good as none. */
const patienceMs = 2_500
/** How many builds before this one may still be open in some tab. */
const keptBuilds = 2
/** How many files are fetched at once ahead of their time. */
const lanes = 4

const ownPages = /^\/(privacy|terms|support)$/
/** The app and nothing else, for visitors too; a bare `/` is the landing page of visitors. */
const isAppAddress = ({ pathname, search }: URL): boolean =>
  pathname.startsWith('/trips/') || (pathname === '/' && search === '?source=pwa')

interface Kind {
  cache: string
  /** The oldest beyond that go. */
  most?: number
}
const built: Kind = { cache: cacheName }
/** Pictures and the outlines of the land outlive a build: their addresses change only with what they show. */
const pictures: Kind = { cache: `${prefix}art`, most: 150 }
const outlines: Kind = { cache: `${prefix}map`, most: 6 }
/** What belongs to a build is named by its id; the other caches stay. */
const buildName = new RegExp(`^${prefix}[0-9a-f]{12}$`)
/** Stands in the cache of a build that is here as a whole. */
const wholeKey = '/whole'
const openCache = (): Promise<Cache> => caches.open(cacheName)
const kindOf = (file: string): Kind => (file.endsWith('.json') ? outlines : built)

worker.addEventListener('install', (event) => event.waitUntil(install()))
worker.addEventListener('activate', (event) => event.waitUntil(begin()))
worker.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(worker.skipWaiting())
  else if (event.data.keepIn) event.waitUntil(keepIn(event.data.keepIn).catch(() => undefined))
})
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  const { origin, pathname } = url
  if (request.method !== 'GET' || origin !== worker.location.origin || pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') {
    if (isAppAddress(url)) event.respondWith(appFirst(request))
    else if (!ownPages.test(pathname)) event.respondWith(page(request))
  } else if (pathname.startsWith('/assets/')) event.respondWith(cached(request, kindOf(pathname)))
  else if (pathname.startsWith(artPath)) event.respondWith(cached(request, pictures))
  else if (builtFiles.start.includes(pathname)) event.respondWith(freshFile(request))
})

const olderBuilds = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => buildName.test(name) && name !== cacheName)

/** Where an older build is here as a whole the new one has to be too, else a start without a connection would end with it. */
async function install(): Promise<void> {
  const older = await Promise.all((await olderBuilds()).map((name) => caches.open(name)))
  const whole = await Promise.all(older.map((cache) => cache.match(wholeKey)))
  await keepStart(languageOf(await keptPage()))
  if (whole.some(Boolean)) await keepRest()
}

/** The app starts in one language; where it is another one now, its files are others too. */
async function keepIn(language: string): Promise<void> {
  if (languageOf(await pageIn(await openCache())) !== language) await keepStart(language)
  await keepRest()
}

const pageIn = async (cache: Cache): Promise<string> => (await cache.match(appKey))?.text() ?? ''
/** Of this build or of the newest before it that has one. */
async function keptPage(): Promise<string> {
  for (const name of [cacheName, ...(await olderBuilds()).toReversed()]) {
    const page = await pageIn(await caches.open(name))
    if (page) return page
  }
  return ''
}

const languageOf = (page: string): string | undefined => /<html[^>]* lang="([^"]+)"/.exec(page)?.[1]

/** The folder of the page's language, behind `/assets/`; none in English. */
function ownFiles(page: string, files: readonly string[]): string[] {
  const [, folder = ''] = new RegExp(`/assets/([\\w-]+/)?${entryName}`).exec(page) ?? []
  const speaking = new Set(builtFiles.speaking)
  return files.map((file) => (speaking.has(file) ? file.replace('/assets/', `/assets/${folder}`) : file))
}

/** In this language, or in the one that the browser wishes for. */
async function keepStart(language?: string): Promise<void> {
  const cache = await openCache()
  const headers: HeadersInit = language ? { 'accept-language': language } : {}
  const app = await fetch(appPath, { cache: 'reload', credentials: 'omit', headers })
  const page = await app.clone().text()
  // During a roll-out another build may answer; then this worker is not installed, and the browser tries again later.
  if (!app.ok || !page.includes(entryName)) throw new Error('the app is of another build')
  await cache.delete(wholeKey)
  await cache.addAll(ownFiles(page, builtFiles.start))
  await cache.put(appKey, app)
}

/** What is here already, be it of an older build, is not fetched again. */
async function keepRest(): Promise<void> {
  const cache = await openCache()
  const waiting = ownFiles(await pageIn(await openCache()), builtFiles.rest)
  let failed = 0
  const keepOne = async (file: string) => {
    const own = await caches.open(kindOf(file).cache)
    if (await own.match(file)) return
    const known = await caches.match(file)
    await (known ? own.put(file, known) : own.add(file))
  }
  const lane = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      await keepOne(file).catch(() => void (failed += 1))
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  if (failed > 0) throw new Error(`${failed} files could not be kept`)
  await cache.put(wholeKey, new Response())
}

async function begin(): Promise<void> {
  // In the order they were made.
  const older = await olderBuilds()
  await Promise.all(older.slice(0, -keptBuilds).map((name) => caches.delete(name)))
  // Preloading asks the network for every navigation, also those left alone here: a sign-in's one-time answer came twice.
  await worker.registration.navigationPreload?.disable()
  await worker.clients.claim()
}

const appFirst = async (request: Request): Promise<Response> => (await keptApp()) ?? fetch(request)

async function page(request: Request): Promise<Response> {
  const fromNetwork = fetch(request)
  try {
    return await withPatience(fromNetwork)
  } catch {
    // Unless there is nothing else to show.
    return (await keptApp()) ?? fromNetwork
  }
}

/** The kept copy of the app, with a nonce of its own: one that everybody can look up protects nothing. */
async function keptApp(): Promise<Response | undefined> {
  const known = await (await openCache()).match(appKey)
  if (!known) return undefined
  const policy = known.headers.get('content-security-policy') ?? ''
  const [, nonce] = /'nonce-([^']+)'/.exec(policy) ?? []
  if (!nonce) return known
  const fresh = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
  const headers = new Headers(known.headers)
  headers.set('content-security-policy', policy.replaceAll(nonce, fresh))
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  return new Response((await known.text()).replaceAll(nonce, fresh), { headers })
}

function withPatience<T>(work: Promise<T>): Promise<T> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) => void setTimeout(() => reject(new Error('too slow')), patienceMs)),
  ])
}

/** For what never changes behind its address. */
async function cached(request: Request, kind: Kind): Promise<Response> {
  const known = await caches.match(request)
  if (known) return known
  const response = await fetch(request)
  if (response.ok) void keep(request, response.clone(), kind).catch(() => undefined)
  return response
}

/** What was seen first goes first. */
async function keep(request: Request, response: Response, { cache: name, most }: Kind): Promise<void> {
  const cache = await caches.open(name)
  await cache.put(request, response)
  if (most === undefined) return
  const known = await cache.keys()
  await Promise.all(known.slice(0, -most).map((old) => cache.delete(old)))
}

async function freshFile(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const cached = await (await openCache()).match(request)
    if (cached) return cached
    throw error
  }
}
