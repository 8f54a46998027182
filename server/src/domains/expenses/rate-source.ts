import { allCurrencies } from '@sojourn/contract/values/currencies'
import { z } from 'zod'
import type { Db } from '../../platform/db/client.ts'
import type { Env } from '../../platform/env/env.ts'
import { AnswerCache } from '../../platform/providers/answer-cache.ts'
import { type Heard, Provider } from '../../platform/providers/provider.ts'

declare module '../../kernel/deps.ts' {
  interface Providers {
    rates: RateSource | null
  }
}

/** One day's reference rates as Frankfurter and its like answer them. */
const answer = z.object({
  base: z.literal('EUR').default('EUR'),
  date: z.iso.date(),
  rates: z.record(z.string(), z.number().positive().max(1_000_000)),
})

export interface DayRates {
  date: string
  perEuro: Record<string, string>
}

/** A Frankfurter-compatible source of exchange rates: 4 s, one repeat; its last answer stays when it fails. */
export class RateSource {
  readonly #url: URL
  readonly #provider: Provider
  readonly #cache: AnswerCache<DayRates>

  constructor(db: Db, address: string, env: Env) {
    this.#url = new URL(address)
    this.#url.searchParams.set('base', 'EUR')
    this.#provider = new Provider(env, { timeoutMs: 4000, retries: 1 })
    this.#cache = new AnswerCache(db, 'rates')
  }

  get heard(): Heard {
    return this.#provider.heard
  }

  /** Asks for the newest rates and keeps them; throws `ProviderError`. */
  async refresh(): Promise<void> {
    await this.#cache.refresh(this.#url.host, () => this.#fetch())
  }

  async #fetch(): Promise<DayRates> {
    const { date, rates } = await this.#provider.getJson(this.#url, answer)
    const known = allCurrencies.filter((code) => code === 'EUR' || rates[code] !== undefined)
    const perEuro = Object.fromEntries(
      known.map((code) => [code, code === 'EUR' ? '1' : decimalText(rates[code] ?? 0)]),
    )
    return { date, perEuro }
  }
}

/** Plain decimals: a rate such as 1e-7 would not be one. */
const decimalText = (rate: number): string => rate.toFixed(10).replace(/\.?0+$/, '')
