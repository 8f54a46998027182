const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Where a key leads in a row of options of which one has the focus (roving tabindex); null when it leads nowhere. */
export function indexByKey(key: string, from: number, length: number): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return length - 1
  const step = steps[key]
  return step === undefined ? null : (from + step + length) % length
}
