// What whoever runs the server chose by its pages. The environment counts before it, and all processes follow it.
import {
  type ChosenSettings,
  chosenSettings,
  nothingChosen,
} from '@sojourn/contract/operator/chosen-settings'
import type { FreeService, SignUpPolicy } from '@sojourn/contract/operator/services'
import type { Db } from '../db/client.ts'
import { findSetting, keepSetting } from '../db/settings.ts'
import { type Env, hostPattern } from '../env/env.ts'
import type { ServiceName } from '../env/public-services.ts'

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

export class Chosen {
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

  /** To be called within a transaction of its own: it counts in this process at once. */
  async change(db: Db, changes: Partial<ChosenSettings>): Promise<void> {
    await this.read(db)
    const next = { ...this.#now, ...changes }
    await keepSetting(db, 'CHOSEN', JSON.stringify(next))
    this.#now = next
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
  get mail(): { url: string; from: string | undefined } | null {
    const { SMTP_URL, MAIL_FROM } = this.#env
    const url = SMTP_URL ?? this.#now.mail?.url
    return url ? { url, from: MAIL_FROM ?? this.#now.mail?.from ?? undefined } : null
  }
}
