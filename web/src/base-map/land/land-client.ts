import { logError } from '../../browser/log.ts'
import { isMotionReduced } from '../../browser/motion.ts'
import type { Detail, LandAhead, LandAnswer, LandReply, LandRequest, MapColours } from './land-messages.ts'

/** As `--t-slow`. */
const fadeMs = 320
const noLand: LandAnswer = { hasCoast: false, bitmap: null }

let worker: Worker | null = null
let lastId = 0
let isLogged = false
const drawn = new Set<Detail>()
const waiting = new Map<number, (land: LandAnswer) => void>()

function startWorker(): Worker {
  const started = new Worker(new URL('./land-worker.ts', import.meta.url), { type: 'module' })
  started.addEventListener('message', ({ data: reply }: MessageEvent<LandReply>) => {
    if ('failed' in reply) note(reply.failed)
    waiting.get(reply.id)?.('failed' in reply ? noLand : reply)
    waiting.delete(reply.id)
  })
  started.addEventListener('error', (event) => {
    note(event.message)
    for (const settle of waiting.values()) settle(noLand)
    waiting.clear()
    worker = null
  })
  return started
}

/** Said once: a map without land is still a map. */
function note(cause: string): void {
  if (!isLogged) logError('The outline of the land could not be read', cause)
  isLogged = true
}

/** Starts the worker and reads an outline, while the map itself is still on its way. */
export function readAhead(detail: Detail): void {
  worker ??= startWorker()
  worker.postMessage({ ahead: detail } satisfies LandAhead, [])
}

/** A picture of the land: of the small outline at first, where a larger one is still to be read. */
export async function drawLandOn(canvas: HTMLCanvasElement, request: Omit<LandRequest, 'id'>): Promise<void> {
  const { detail } = request
  if (detail === 'small' || drawn.has(detail)) return showPicture(canvas, await askLand(request))
  showPicture(canvas, await askLand({ ...request, detail: 'small' }))
  void askLand(request).then((land) => {
    // It could not be read: the small outline stays, here and on the next tiles.
    if (!land.bitmap) return
    drawn.add(detail)
    fadeToPicture(canvas, land)
  })
}

/** The finer picture comes through the one that stands there. */
function fadeToPicture(canvas: HTMLCanvasElement, land: LandAnswer): void {
  const before = canvas.isConnected && !isMotionReduced() ? document.createElement('canvas') : null
  if (before) {
    before.width = canvas.width
    before.height = canvas.height
    before.style.cssText = canvas.style.cssText
    before.className = canvas.className
    before.getContext('2d')?.drawImage(canvas, 0, 0)
    canvas.after(before)
    const fade = before.animate({ opacity: [1, 0] }, fadeMs)
    fade.addEventListener('finish', () => before.remove())
    fade.addEventListener('cancel', () => before.remove())
  }
  showPicture(canvas, land)
}

export function askLand(request: Omit<LandRequest, 'id'>): Promise<LandAnswer> {
  worker ??= startWorker()
  const id = ++lastId
  return new Promise((resolve) => {
    waiting.set(id, resolve)
    worker?.postMessage({ ...request, id } satisfies LandRequest, [])
  })
}

export function coloursOf(element: Element): MapColours {
  const style = getComputedStyle(element)
  const value = (name: string) => style.getPropertyValue(name).trim()
  return {
    water: value('--map-water'),
    ripple: value('--map-water-2'),
    land: value('--map-land'),
    border: value('--map-border'),
    grid: value('--map-grid'),
  }
}

/** Puts a drawn picture on the screen without copying it. */
export function showPicture(canvas: HTMLCanvasElement, { bitmap }: LandAnswer): void {
  if (!bitmap) return
  canvas.width = bitmap.width
  canvas.height = bitmap.height
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap)
}
