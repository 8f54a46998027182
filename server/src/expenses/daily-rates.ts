import { currencies } from '@sojourn/contract/values/currencies'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Deps } from '../http/deps.ts'
import { Provider } from '../providers/provider.ts'

const everyMs = 6 * 3_600_000

/** One day's reference rates as Frankfurter and its like answer them. */
const answer = z.object({
  base: z.literal('EUR').default('EUR'),
  date: z.iso.date(),
  rates: z.record(z.string(), z.number().positive().max(1_000_000)),
})

/** Asks the configured source for the newest rates and keeps them; the last answer stays when it fails. */
export async function refreshRates({ db, env }: Pick<Deps, 'db' | 'env'>, provider: Provider): Promise<void> {
  if (!env.RATES_URL) return
  const url = new URL(env.RATES_URL)
  url.searchParams.set('base', 'EUR')
  url.searchParams.set('symbols', currencies.filter((code) => code !== 'EUR').join(','))
  const { date, rates } = await provider.getJson(url, answer)
  const known = currencies.filter((code) => code === 'EUR' || rates[code] !== undefined)
  const perEuro = Object.fromEntries(
    known.map((code) => [code, code === 'EUR' ? '1' : decimalText(rates[code] ?? 0)]),
  )
  await db
    .insertInto('rates')
    .values({ source: url.host, date, perEuro: JSON.stringify(perEuro) as never })
    .onConflict((conflict) =>
      conflict.column('source').doUpdateSet({
        date: sql<string>`excluded."date"`,
        perEuro: sql`excluded."perEuro"`,
        fetchedAt: sql`now()`,
      }),
    )
    .execute()
}

/** Plain decimals: a rate such as 1e-7 would not be one. */
const decimalText = (rate: number): string => rate.toFixed(10).replace(/\.?0+$/, '')

/** In the background, a few times a day: no traveller waits for a rate. */
export function startRates(app: FastifyInstance, deps: Deps): void {
  if (!deps.env.RATES_URL) return
  const provider = new Provider(deps.env, { timeoutMs: 4000, retries: 1 })
  const refresh = () =>
    refreshRates(deps, provider).catch((error: unknown) =>
      app.log.warn({ err: error }, 'exchange rates not refreshed'),
    )
  const timer = setInterval(() => void refresh(), everyMs)
  timer.unref()
  app.addHook('onListen', async () => {
    void refresh()
  })
  app.addHook('onClose', async () => clearInterval(timer))
}
