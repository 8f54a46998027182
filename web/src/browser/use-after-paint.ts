import { startTransition, useEffect, useState } from 'react'
import { onceIdle } from './when-idle.ts'

const patienceMs = 500

/** True once the page has been painted and the browser had a moment: for what is not needed at first sight. */
export function useAfterPaint(): boolean {
  const [isPainted, setIsPainted] = useState(false)
  useEffect(() => {
    let left = false
    const frame = requestAnimationFrame(() =>
      onceIdle(() => !left && startTransition(() => setIsPainted(true)), { patienceMs, otherwiseMs: 0 }),
    )
    return () => {
      left = true
      cancelAnimationFrame(frame)
    }
  }, [])
  return isPainted
}
