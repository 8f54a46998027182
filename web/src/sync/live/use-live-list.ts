import { useEffect } from 'react'
import { startWhenIdle } from './start-when-idle.ts'

/** Follows the own list of trips live. */
export function useLiveList(): void {
  useEffect(() => startWhenIdle(() => import('./follow-list.ts').then(({ followList }) => followList)), [])
}
