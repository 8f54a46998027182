// What whoever runs the server chose by its pages. The environment counts before it, and all processes follow it.
import {
  type ChosenSettings,
  chosenSettings,
  nothingChosen,
} from '@sojourn/contract/operator/chosen-settings'
import type { FreeService, SignUpPolicy } from '@sojourn/contract/operator/services'
import { sql } from 'kysely'
import type { Db } from '../db/client.ts'
import { findSetting, keepSetting } from '../db/settings.ts'
import { inTransaction } from '../db/transaction.ts'
import { type Env, hostPattern } from '../env/env.ts'
import type { ServiceName } from '../env/public-services.ts'
import type { MailServer } from '../mail/mailer.ts'

/** Which setting of the environment stands before each choice. */
export const serviceSettings = {
  streetMaps: 'TILE_URL',
  forecast: 'WEATHER_URL',
  placeSearch: 'GEOCODER_URL',
  routes: 'ROUTER_URL',
  rates: 'RATES_URL',
} as const satisfies Record<FreeService, ServiceName>

const serviceOf = Object.fromEntries(
  Object.entries(serviceSettings).map(([service, name]) => [name, service]),
) as Record<ServiceName, FreeService>

export class ServerChoices {
  readonly #env: Env
  #now: ChosenSettings = nothingChosen

  constructor(env: Env) {
    this.#env = env
  }

  get settings(): ChosenSettings {
    return this.#now
  }

  /** Another process may have kept something since. */
  async read(db: Db): Promise<void> {
    const kept = await findSetting(db, 'CHOSEN')
    if (kept !== null) this.#now = chosenSettings.parse(JSON.parse(kept))
  }

  /** Of two changes at once the second builds on the first; it counts in this process at once. */
  async change(db: Db, changesOf: (now: ChosenSettings) => Partial<ChosenSettings>): Promise<void> {
    await inTransaction(db, async (tx) => {
      await sql`select pg_advisory_xact_lock(hashtextextended('sojourn chosen settings', 0))`.execute(tx)
      await this.read(tx)
      await keepSetting(tx, 'CHOSEN', JSON.stringify({ ...this.#now, ...changesOf(this.#now) }))
    })
    await this.read(db)
  }

  /** Where a service is asked: an address of the environment, or the well-known one where it was chosen. */
  addressOf(name: ServiceName): string | undefined {
    if (this.fixedBy(name) !== null) return this.#env[name]
    return this.#now.services[serviceOf[name]] ? this.#env.publicServices[name] : undefined
  }

  /** The setting of the environment that leaves nothing to choose about a service. */
  fixedBy(name: ServiceName): string | null {
    if (this.#env.given.has(name)) return name
    return this.#env.SERVICES === undefined ? null : 'SERVICES'
  }

  isPublic(name: ServiceName): boolean {
    return this.addressOf(name) === this.#env.publicServices[name]
  }

  /** Where pictures may come from besides ourselves. */
  get imageHosts(): string[] {
    const tiles = this.addressOf('TILE_URL')
    return tiles ? [hostPattern(tiles)] : []
  }

  get signUp(): SignUpPolicy {
    return this.#env.SIGN_UP ?? this.#now.signUp ?? 'everyone'
  }

  /** The mail server and the sender, as far as they are known. */
  get mail(): MailServer | null {
    const { SMTP_URL, MAIL_FROM } = this.#env
    const { mail, serverName } = this.#now
    const url = SMTP_URL ?? mail?.url
    if (!url) return null
    return { url, from: MAIL_FROM ?? mail?.from ?? null, name: MAIL_FROM ? null : serverName }
  }
}
