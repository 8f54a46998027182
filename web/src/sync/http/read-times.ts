import { reportUnanswered } from '../../browser/use-connection-lost.ts'

/** When each read that is shown was answered; if that was on an earlier page, why there is nothing newer. */
interface ReadTime {
  at: number
  copied: 'no' | 'fresh' | 'slow' | 'offline'
}

/** Trips are read from our own server alone; what it passes on from others may be missing by itself. */
const isOfTrips = (path: string): boolean => /^\/api\/trips(\/\d+\/snapshot)?$/.test(path)

const times = new Map<string, ReadTime>()
const listeners = new Set<() => void>()

export const readTimes = {
  of: (path: string): ReadTime | undefined => times.get(path),
  note(path: string, time: ReadTime): void {
    times.set(path, time)
    reportUnanswered([...times].some(([one, { copied }]) => copied === 'offline' && isOfTrips(one)))
    for (const listener of listeners) listener()
  },
  answered: (path: string): void => readTimes.note(path, { at: Date.now(), copied: 'no' }),
  /** The server is there, but says nothing newer: what is shown is as old as it was. */
  refused(path: string): void {
    const time = times.get(path)
    if (time) readTimes.note(path, { ...time, copied: 'no' })
  },
  copied: (): string[] => [...times].flatMap(([path, { copied }]) => (copied === 'no' ? [] : path)),
  forget(): void {
    times.clear()
    reportUnanswered(false)
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
