// In which units figures are told to whoever is here: as they chose, until then as in the browser's region.
import { type Figures, figuresIn } from '@sojourn/contract/units/figures'
import { regionUnits } from '@sojourn/contract/units/region'
import { type ChosenUnits, type Units, unitsFor } from '@sojourn/contract/units/units'
import { once } from '@sojourn/contract/values/once'
import { useSyncExternalStore } from 'react'
import { rememberedUser } from './user-snapshot.ts'

export const timeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

const listeners = new Set<() => void>()
let told: Figures | null = null

const usual = once(() => regionUnits(navigator.languages, timeZone))
const unitsOf = (chosen: Partial<ChosenUnits> | null): Units => unitsFor(chosen, usual())

/** For what is said once and not drawn: a toast, a line in a file. */
export const currentFigures = (): Figures => (told ??= figuresIn(unitsOf(rememberedUser())))

/** Whoever is here now, with their choice. */
export function tellFor(user: Partial<ChosenUnits> | null): void {
  const units = unitsOf(user)
  if (JSON.stringify(units) === JSON.stringify(currentFigures().units)) return
  told = figuresIn(units)
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useFigures = (): Figures => useSyncExternalStore(subscribe, currentFigures)
