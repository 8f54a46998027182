/** When each read that is shown was answered; if that was on an earlier page, why there is nothing newer. */
interface ReadTime {
  at: number
  copied: 'no' | 'fresh' | 'slow' | 'offline'
}

const times = new Map<string, ReadTime>()
const listeners = new Set<() => void>()

export const readTimes = {
  of: (path: string): ReadTime | undefined => times.get(path),
  note(path: string, time: ReadTime): void {
    times.set(path, time)
    for (const listener of listeners) listener()
  },
  answered: (path: string): void => readTimes.note(path, { at: Date.now(), copied: 'no' }),
  copied: (): string[] => [...times].flatMap(([path, { copied }]) => (copied === 'no' ? [] : path)),
  forget: (): void => times.clear(),
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
