import { useEffect, useState } from 'react'
import { logError } from '../browser/log.ts'
import { createLru } from './lru.ts'
import type { DrawingRequest } from './studio.ts'

/** About a dashboard and a trip page in both themes: some 45 kB each. */
const drawn = createLru<string>(48)

/** Waits until the browser has nothing better to do; Safari has no idle callback, so there it is a short timer. */
function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(run, { timeout: 1000 })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(run, 50)
  return () => clearTimeout(timer)
}

async function drawFor(key: string): Promise<string> {
  const { draw } = await import('./studio.ts')
  const uri = draw(JSON.parse(key) as DrawingRequest)
  drawn.set(key, uri)
  return uri
}

interface Outcome {
  key: string
  uri: string | null
}

/** The image source of a drawing: undefined until it is drawn, which waits for `wanted` and for an idle moment. */
export function useDrawing(request: DrawingRequest, wanted: boolean): { uri?: string; failed: boolean } {
  const key = JSON.stringify(request)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const latest = outcome?.key === key ? outcome : null
  const uri = drawn.get(key) ?? latest?.uri ?? undefined
  const failed = latest?.uri === null
  const isDue = wanted && uri === undefined && !failed

  useEffect(() => {
    if (!isDue) return undefined
    let current = true
    const finish = (result: string | null) => {
      if (current) setOutcome({ key, uri: result })
    }
    const cancel = whenIdle(() => {
      drawFor(key).then(finish, (error: unknown) => {
        logError('A picture could not be drawn', error)
        finish(null)
      })
    })
    return () => {
      current = false
      cancel()
    }
  }, [key, isDue])

  return { uri, failed }
}
