import { startTransition, useEffect, useState } from 'react'
import { onceIdle } from './when-idle.ts'

const patienceMs = 500

/** How many idle moments there have been since the page was painted, up to so many: for what comes piece by piece. */
export function useIdleMoments(most: number): number {
  const [moments, setMoments] = useState(0)
  useEffect(() => {
    if (moments >= most) return undefined
    let left = false
    const frame = requestAnimationFrame(() =>
      onceIdle(() => !left && startTransition(() => setMoments(moments + 1)), { patienceMs, otherwiseMs: 0 }),
    )
    return () => {
      left = true
      cancelAnimationFrame(frame)
    }
  }, [moments, most])
  return moments
}

/** True once the page has been painted and the browser had a moment: for what is not needed at first sight. */
export const useAfterPaint = (): boolean => useIdleMoments(1) > 0
