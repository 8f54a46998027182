// Somebody at the tray, who presses what it offers: Keep mine, Take theirs, Try again, Discard, Undo.
import type { Entry, DeadLetter } from '../src/sync/overlay/write.ts'
import { withDependants } from '../src/sync/queue/queue-entry.ts'
import type { QueueEvent } from '../src/sync/queue/queue-state.ts'
import type { Dice } from './dice.ts'
import type { Presses, Tab } from './simulated-device.ts'
import type { Ledger } from './simulated-ledger.ts'

type Happen = (tab: Tab, event: QueueEvent) => void

export class Person {
  readonly #dice: Dice
  readonly #ledger: Ledger
  readonly #happen: Happen
  readonly presses: Presses = { keptMine: 0, tookTheirs: 0, triedAgain: 0, discarded: 0, undone: 0 }

  constructor(dice: Dice, ledger: Ledger, happen: Happen) {
    this.#dice = dice
    this.#ledger = ledger
    this.#happen = happen
  }

  /** Presses something about what needs attention, and now and then about what only waits. */
  decide(tab: Tab): void {
    const { queue, tray } = tab.state.stored
    const entry = this.#dice.one<Entry | DeadLetter>(this.#dice.is(0.2) ? queue : tray)
    if (!entry) return
    if ('cause' in entry && this.#dice.is(0.7)) this.#accept(tab, entry)
    else this.#discard(tab, entry)
  }

  /** Answers every question of two values; false when there is none. */
  settle(tab: Tab): boolean {
    const asked = tab.state.stored.tray.filter(({ theirs }) => theirs)
    for (const parked of asked)
      if (this.#dice.is(0.8)) this.#accept(tab, parked)
      else this.#discard(tab, parked)
    return asked.length > 0
  }

  /** Some press twice. */
  #accept(tab: Tab, parked: DeadLetter): void {
    this.#ledger.decide(parked)
    this.presses[parked.theirs ? 'keptMine' : 'triedAgain'] += 1
    for (let n = this.#dice.is(0.1) ? 2 : 1; n > 0; n--) this.#happen(tab, { kind: 'retry', id: parked.id })
  }

  #discard(tab: Tab, entry: Entry | DeadLetter): void {
    const gone = withDependants(tab.state.stored, entry.id)
    this.#ledger.discard(gone)
    this.presses['theirs' in entry && entry.theirs ? 'tookTheirs' : 'discarded'] += 1
    this.#happen(tab, { kind: 'discard', id: entry.id })
    if (this.#dice.is(0.5)) return
    tab.todo.push(() => {
      this.presses.undone += 1
      this.#happen(tab, { kind: 'put-back', entries: gone })
    })
  }
}
