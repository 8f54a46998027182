import { reportUnanswered } from '../../browser/use-connection-lost.ts'
import { createStore } from '../../browser/store.ts'

/** When each read that is shown was answered; if that was on an earlier page, why there is nothing newer. */
interface ReadTime {
  at: number
  copied: 'no' | 'fresh' | 'slow' | 'offline'
}

/** Trips are read from our own server alone; what it passes on from others may be missing by itself. */
const isOfTrips = (path: string): boolean => /^\/api\/trips(\/\d+\/snapshot)?$/.test(path)

const times = createStore<ReadonlyMap<string, ReadTime>>(new Map())

export const readTimes = {
  of: (path: string): ReadTime | undefined => times.get().get(path),
  note(path: string, time: ReadTime): void {
    const next = new Map(times.get()).set(path, time)
    reportUnanswered([...next].some(([one, { copied }]) => copied === 'offline' && isOfTrips(one)))
    times.set(next)
  },
  answered: (path: string): void => readTimes.note(path, { at: Date.now(), copied: 'no' }),
  /** The server is there, but says nothing newer: what is shown is as old as it was. */
  refused(path: string): void {
    const time = readTimes.of(path)
    if (time) readTimes.note(path, { ...time, copied: 'no' })
  },
  copied: (): string[] => [...times.get()].flatMap(([path, { copied }]) => (copied === 'no' ? [] : path)),
  forget(): void {
    times.set(new Map())
    reportUnanswered(false)
  },
  subscribe: times.subscribe,
}
