import type { Outcome } from '../src/sync/queue/queue-state.ts'
import type { Dice } from './dice.ts'
import { type Parcel, Tab } from './simulated-device.ts'
import type { SimulatedServer } from './simulated-server.ts'
import type { User } from './simulated-writes.ts'

/** Carries requests and answers, late, twice, out of order, or not at all. */
export class SimulatedNetwork {
  isOnline = true
  readonly #dice: Dice
  readonly #server: SimulatedServer
  #parcels: Parcel[] = []

  constructor(dice: Dice, server: SimulatedServer) {
    this.#dice = dice
    this.#server = server
  }

  get isEmpty(): boolean {
    return this.#parcels.length === 0
  }

  send(parcel: Parcel): void {
    this.#parcels.push(parcel)
  }

  /** One message arrives, or does not; what a tab hears of it is answered. */
  move(signedIn: User): { parcel: Parcel; outcome: Outcome } | null {
    const parcel = this.#dice.one(this.#parcels)
    if (!parcel) return null
    if (parcel.outcome === null) {
      parcel.outcome = this.#deliver(parcel, signedIn)
      return null
    }
    this.#parcels = this.#parcels.filter((one) => one !== parcel)
    return { parcel, outcome: this.#dice.misfortune(0.1) ? { kind: 'unreached' } : parcel.outcome }
  }

  #deliver(parcel: Parcel, signedIn: User): Outcome {
    const isLost = !this.isOnline || this.#dice.misfortune(0.1)
    if (!isLost) return this.#server.receive(parcel.write, { ...parcel, signedIn })
    // What never got an answer may still arrive much later.
    if (this.#dice.misfortune(0.3)) this.send({ ...parcel, tab: new Tab(parcel.owner) })
    return { kind: 'unreached' }
  }
}
