import type { Rates } from '../convert.ts'
import { olderRates } from './older-rates.ts'

/** Units of each currency for one euro; used until a configured source answers. */
export const shippedRates: Rates = {
  date: '2026-09-29',
  source: 'shipped',
  perEuro: {
    EUR: '1',
    USD: '1.13607',
    GBP: '0.85818',
    JPY: '178.906',
    CAD: '1.61190',
    AUD: '1.61862',
    CHF: '0.94677',
    CNY: '7.62053',
  },
  older: olderRates,
}
