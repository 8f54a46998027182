import { useEffect } from 'react'
import { startWhenIdle } from './start-when-idle.ts'

const load = () => Promise.all([import('./follow-list.ts'), import('../../browser/keep-in-place.ts')])

export function useLiveList(): void {
  useEffect(() => startWhenIdle(load, ([{ followList }, { keepInPlace }]) => followList(keepInPlace)), [])
}
