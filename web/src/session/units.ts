// In which units figures are told to whoever is here: as they chose, until then as in the browser's region.
import { type Figures, figuresIn } from '@sojourn/contract/units/figures'
import { regionUnits } from '@sojourn/contract/units/region'
import { type ChosenUnits, type Units, unitsFor } from '@sojourn/contract/units/units'
import { once } from '@sojourn/contract/values/once'
import { useSyncExternalStore } from 'react'
import { createStore } from '../browser/store.ts'
import { rememberedUser } from './user-snapshot.ts'

export const timeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

const told = createStore<Figures | null>(null)
let chosen: () => Partial<ChosenUnits> | null = rememberedUser

const usual = once(() => regionUnits(navigator.languages, timeZone))
const unitsNow = (): Units => unitsFor(chosen(), usual())
let isAsked = false
/** Worked out when a figure is shown: a browser takes a while to tell its zone. */
const atFirst = once(() => {
  isAsked = true
  return figuresIn(unitsNow())
})

/** For what is said once and not drawn: a toast, a line in a file. */
export const currentFigures = (): Figures => told.get() ?? atFirst()

export function tellFor(user: Partial<ChosenUnits> | null): void {
  chosen = () => user
  if (!isAsked) return
  const units = unitsNow()
  if (JSON.stringify(units) !== JSON.stringify(currentFigures().units)) told.set(figuresIn(units))
}

export const useFigures = (): Figures => useSyncExternalStore(told.subscribe, currentFigures)
