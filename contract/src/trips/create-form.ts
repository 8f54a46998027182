import { autoTitle } from './auto-title.ts'
import { maxLength } from '../values/limits.ts'
import { type Currency, defaultCurrency } from '../values/currencies.ts'
import { budgetFromText, type TripFormFields } from './form-errors.ts'
import type { CreateMode } from './modes.ts'
import { partyFrom, type PartyForm, usualAdults } from './party.ts'

export interface CreateForm extends TripFormFields, PartyForm {
  travelMode: CreateMode
  /** As typed. */
  budget: string
  currency: Currency
  description: string
}

export const emptyCreateForm: CreateForm = {
  travelMode: 'family',
  title: '',
  destination: '',
  startDate: '',
  endDate: '',
  adults: String(usualAdults('family')),
  children: '',
  childAges: '',
  budget: '',
  currency: defaultCurrency,
  description: '',
}

/** Another way of travelling brings its usual number of adults, where another was not typed. */
export const withMode = (
  { travelMode, adults }: Pick<CreateForm, 'travelMode' | 'adults'>,
  mode: CreateMode,
): Pick<CreateForm, 'travelMode' | 'adults'> => ({
  travelMode: mode,
  adults: adults === String(usualAdults(travelMode)) ? String(usualAdults(mode)) : adults,
})

type Titled = Pick<CreateForm, 'title' | 'travelMode' | 'destination'>

const proposedTitle = ({ travelMode, destination }: Titled): string =>
  destination.trim() && autoTitle(travelMode, destination).slice(0, maxLength.title)

/** A title that was proposed follows what it names; an empty one is filled in where a place was picked. */
export function withTitle<C extends Partial<Titled>>(form: Titled, changes: C, isPicked = false) {
  const isProposed = form.title !== '' && form.title === proposedTitle(form)
  const isFilled = isPicked && form.title.trim() === ''
  return isProposed || isFilled ? { ...changes, title: proposedTitle({ ...form, ...changes }) } : changes
}

/** Where the chosen place lies; the server looks the text up when there is none. */
interface ChosenPlace {
  fullName: string
  latitude: number
  longitude: number
  countryCode: string
  timeZone: string
}

interface NewTripBody {
  title: string
  destination: string
  startDate: string
  endDate: string
  travelMode: CreateMode
  adults?: number
  children?: number
  childAges?: string
  budget?: number
  currency: Currency
  description?: string
  latitude?: number
  longitude?: number
  countryCode?: string
  timeZone?: string
}

/** Where the place lies, as a trip takes it. */
export const locationOf = ({ latitude, longitude, countryCode, timeZone }: ChosenPlace) => ({
  latitude,
  longitude,
  countryCode,
  timeZone,
})

/** What the form sends. An unreadable or empty budget is absent (C-073); the place counts only while its name stands. */
export function toNewTrip(form: CreateForm, place: ChosenPlace | null): NewTripBody {
  const budget = budgetFromText(form.budget, form.currency)
  const destination = form.destination.trim()
  const description = form.description.trim()
  const located = place?.fullName === destination ? place : null
  return {
    title: form.title.trim(),
    destination,
    startDate: form.startDate,
    endDate: form.endDate,
    travelMode: form.travelMode,
    currency: form.currency,
    ...givenParty(form),
    ...(budget !== null && { budget }),
    ...(description && { description }),
    ...(located && locationOf(located)),
  }
}

/** What was said of who travels; what is usual need not be. */
function givenParty(form: CreateForm): Pick<NewTripBody, 'adults' | 'children' | 'childAges'> {
  const { adults, children, childAges } = partyFrom(form)
  return {
    ...(adults !== null && adults !== usualAdults(form.travelMode) && { adults }),
    ...(children !== null && { children }),
    ...(childAges !== null && { childAges }),
  }
}
