// Keeps the app able to start without a connection. Pages come from the network, and only when that fails from the one
// cached copy of the app; built files carry their hash in the name and pictures their recipe, so a cached one is always
// right; /api is never touched. A new build waits until a page asks for it, because old pages still need the old files.
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

/** Written in by the build: its id, the files the app starts with, and all others. */
declare const builtFiles: { id: string; start: string[]; rest: string[] }

const worker = globalThis as unknown as WorkerScope
const prefix = 'sojourn-'
/** As `artPath` of the postcards has it; this file stands alone. */
const artPath = '/art/'
const cacheName = prefix + builtFiles.id
const appKey = '/app.html'
/** A path that shows the app to anyone. */
const appPath = '/confirmation'
const patienceMs = 5_000
/** How many files are fetched at once ahead of their time. */
const lanes = 4

const ownPages = /^\/(privacy|terms|support)$/
/** Pictures outlive a build: their addresses change only with the drawing. */
const artCacheName = `${prefix}art`
const keptPictures = 150
const openCache = (): Promise<Cache> => caches.open(cacheName)
const openArt = (): Promise<Cache> => caches.open(artCacheName)

worker.addEventListener('install', (event) => event.waitUntil(keepStart()))
worker.addEventListener('activate', (event) => event.waitUntil(begin()))
worker.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(worker.skipWaiting())
  if (event.data === 'keep-everything') event.waitUntil(keepRest())
})
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== worker.location.origin || pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') {
    if (!ownPages.test(pathname)) event.respondWith(page(event))
  } else if (pathname.startsWith('/assets/')) event.respondWith(cached(request, openCache))
  else if (pathname.startsWith(artPath)) event.respondWith(cached(request, openArt, keepFew))
  else if (builtFiles.start.includes(pathname)) event.respondWith(freshFile(request))
})

async function keepStart(): Promise<void> {
  const cache = await openCache()
  const app = await fetch(appPath, { cache: 'reload', credentials: 'omit' })
  // During a roll-out another build may answer; then this worker is not installed, and the browser tries again later.
  const entry = builtFiles.start[0] ?? ''
  if (!app.ok || !(await app.clone().text()).includes(entry)) throw new Error('the app is of another build')
  await Promise.all([cache.put(appKey, app), cache.addAll(builtFiles.start)])
}

/** What is already there is not fetched again; a file that fails is left for the time it is needed. */
async function keepRest(): Promise<void> {
  const cache = await openCache()
  const waiting = [...builtFiles.rest]
  const lane = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      if (!(await cache.match(file))) await cache.add(file).catch(() => undefined)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

async function begin(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(prefix) && name !== cacheName && name !== artCacheName)
  await Promise.all(old.map((name) => caches.delete(name)))
  // Preloading asks the network for every navigation, also those left alone here: a sign-in's one-time answer came twice.
  await worker.registration.navigationPreload?.disable()
  await worker.clients.claim()
}

async function page({ request }: Fetching): Promise<Response> {
  const fromNetwork = fetch(request)
  const fromCache = async () => (await openCache()).match(appKey)
  try {
    return await withPatience(fromNetwork)
  } catch {
    // A connection that hangs is as good as none, unless there is nothing else to show.
    return (await fromCache()) ?? fromNetwork
  }
}

function withPatience<T>(work: Promise<T>): Promise<T> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) => void setTimeout(() => reject(new Error('too slow')), patienceMs)),
  ])
}

/** For what never changes behind its address. */
async function cached(
  request: Request,
  open: () => Promise<Cache>,
  tidy?: (cache: Cache) => Promise<void>,
): Promise<Response> {
  const known = await caches.match(request)
  if (known) return known
  const response = await fetch(request)
  if (response.ok) void keep(request, response.clone(), open, tidy)
  return response
}

async function keep(
  request: Request,
  response: Response,
  open: () => Promise<Cache>,
  tidy?: (cache: Cache) => Promise<void>,
): Promise<void> {
  const cache = await open()
  await cache.put(request, response)
  await tidy?.(cache)
}

/** The pictures that were seen first go first. */
async function keepFew(cache: Cache): Promise<void> {
  const known = await cache.keys()
  await Promise.all(known.slice(0, -keptPictures).map((request) => cache.delete(request)))
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
