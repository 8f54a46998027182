export const currencies = ['USD', 'EUR', 'GBP', 'JPY', 'CAD', 'AUD', 'CHF', 'CNY'] as const
export type Currency = (typeof currencies)[number]
export const defaultCurrency: Currency = 'USD'

/** Decimals of the currency's smallest unit, by ISO 4217: a yen has none. */
export const currencyDigits = (currency: Currency): number => (currency === 'JPY' ? 0 : 2)
