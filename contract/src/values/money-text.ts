import { numberFormat } from './intl.ts'

/** '€1,250': what is estimated, without cents. */
export const wholeMoney = (amount: number, currency: string): string =>
  numberFormat({
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).format(amount)
