import { type Currency, defaultCurrency } from '../values/currencies.ts'
import { budgetFromText, type TripFormFields } from './form-errors.ts'
import type { CreateMode } from './modes.ts'

export interface CreateForm extends TripFormFields {
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
  budget: '',
  currency: defaultCurrency,
  description: '',
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
  const budget = budgetFromText(form.budget)
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
    ...(budget !== null && { budget }),
    ...(description && { description }),
    ...(located && locationOf(located)),
  }
}
