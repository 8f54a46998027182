import { useEffect } from 'react'
import { startWhenIdle } from './start-when-idle.ts'

/** Follows the own list of trips live. */
export function useLiveList(): void {
  useEffect(
    () =>
      startWhenIdle(async () => {
        const [{ followList }, { keepInPlace }] = await Promise.all([
          import('./follow-list.ts'),
          import('../../browser/keep-in-place.ts'),
        ])
        return () => followList(keepInPlace)
      }),
    [],
  )
}
