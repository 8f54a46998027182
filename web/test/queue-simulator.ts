// Runs the queue of the app, not a model of it, in a world with a seed: lost requests, lost answers, a busy server, tabs
// that die in mid-request, two people on one device, clocks that jump, a full disk.
import {
  changed,
  type Entry,
  nothingStored,
  type Stored,
  type StoreChange,
  waitsUnder,
  type Write,
} from '../src/sync/queue-entry.ts'
import { step } from '../src/sync/queue-core.ts'
import type { Effect, Outcome, QueueEvent, QueueState } from '../src/sync/queue-state.ts'
import { startState } from '../src/sync/queue-state.ts'
import { SimulatedServer } from './simulated-server.ts'
import { type Rules, type SimulatedWrite, seededRandom, type User, users } from './simulated-writes.ts'

interface Disk {
  stored: Stored
  seq: number
  holder: Tab | null
  asking: Tab[]
}

/** A message under way, for one tab. */
interface Parcel {
  write: SimulatedWrite
  owner: User
  tab: Tab
  /** Null while it is on its way to the server. */
  outcome: Outcome | null
}

class Tab {
  state: QueueState = startState
  /** Storage work and news of other tabs, in their order. */
  readonly todo: (() => void)[] = []
  isAlive = true
  readonly owner: User
  constructor(owner: User) {
    this.owner = owner
  }
}

export interface Report {
  made: number
  lost: number
  doubled: number
  misattributed: number
  stuck: number
  disordered: number
}

export const noFaults: Report = { made: 0, lost: 0, doubled: 0, misattributed: 0, stuck: 0, disordered: 0 }

type Of<K extends Effect['kind']> = Extract<Effect, { kind: K }>

export class World {
  readonly #random: () => number
  readonly #rules: Rules
  readonly #server: SimulatedServer
  readonly #disks = new Map<User, Disk>()
  readonly #promised = new Map<string, SimulatedWrite>()
  #tabs: Tab[] = []
  #parcels: Parcel[] = []
  #signedIn: User = 'maya'
  #now = 1_000_000
  #isOnline = true
  #isQuiet = false
  #made = 0

  constructor(seed: number, rules: Rules) {
    this.#random = seededRandom(seed)
    this.#rules = rules
    this.#server = new SimulatedServer(rules)
    for (const user of users)
      this.#disks.set(user, { stored: nothingStored, seq: 0, holder: null, asking: [] })
  }

  run(): Report {
    this.#open()
    const steps = 20 + this.#pick(40)
    for (let n = 0; n < steps; n++) this.#anything()
    this.#quietPhase()
    return this.#report()
  }

  #pick(count: number): number {
    return Math.floor(this.#random() * count)
  }

  #chance(share: number): boolean {
    return !this.#isQuiet && this.#random() < share
  }

  #disk(user: User): Disk {
    return this.#disks.get(user) as Disk
  }

  #open(): void {
    const tab = new Tab(this.#signedIn)
    this.#tabs.push(tab)
    this.#happen(tab, { kind: 'wake', why: 'start', now: this.#now })
    if (!this.#isOnline) this.#happen(tab, { kind: 'offline' })
  }

  #kill(tab: Tab): void {
    tab.isAlive = false
    this.#tabs = this.#tabs.filter((one) => one !== tab)
    const disk = this.#disk(tab.owner)
    disk.asking = disk.asking.filter((one) => one !== tab)
    if (disk.holder === tab) this.#release(disk)
  }

  #release(disk: Disk): void {
    const next = disk.asking.shift() ?? null
    disk.holder = next
    if (next) next.todo.push(() => this.#happen(next, { kind: 'locked' }))
  }

  #happen(tab: Tab, event: QueueEvent): void {
    if (!tab.isAlive) return
    const [state, effects] = step(tab.state, event)
    tab.state = state
    for (const effect of effects) this.#carryOut(tab, effect)
  }

  #carryOut<K extends Effect['kind']>(tab: Tab, effect: Of<K>): void {
    ;(this.#works[effect.kind] as (tab: Tab, effect: Of<K>, disk: Disk) => unknown)(
      tab,
      effect,
      this.#disk(tab.owner),
    )
  }

  readonly #works: { readonly [K in Effect['kind']]: (tab: Tab, effect: Of<K>, disk: Disk) => unknown } = {
    persist: (tab, { write }, disk) => tab.todo.push(() => this.#persist(tab, disk, write)),
    load: (tab, _effect, disk) =>
      tab.todo.push(() => this.#happen(tab, { kind: 'stored', stored: disk.stored })),
    store: (tab, { change }, disk) => tab.todo.push(() => this.#change(tab, disk, change)),
    'ask-lock': (tab, _effect, disk) => {
      disk.asking.push(tab)
      if (disk.holder === null) this.#release(disk)
    },
    'steal-lock': (tab, _effect, disk) => {
      const { holder } = disk
      disk.asking = [tab, ...disk.asking.filter((one) => one !== tab)]
      holder?.todo.push(() => this.#happen(holder, { kind: 'lock-lost' }))
      this.#release(disk)
    },
    'release-lock': (tab, _effect, disk) => disk.holder === tab && this.#release(disk),
    send: (tab, { write }) =>
      this.#parcels.push({ write: write as SimulatedWrite, owner: tab.owner, tab, outcome: null }),
    rest: (tab, { id }) => tab.todo.push(() => this.#happen(tab, { kind: 'rested', id })),
    claim: (tab, { id }) => this.#promise(tab, this.#find(tab, id)),
    settle: (tab, { write, answer }) => this.#promise(tab, write as SimulatedWrite, answer),
    fail: () => undefined,
    passed: () => undefined,
  }

  #change(tab: Tab, disk: Disk, change: StoreChange): void {
    if (this.#chance(0.01)) return
    const stored = changed(disk.stored, change)
    disk.stored = this.#rules.parks ? stored : { ...stored, tray: [] }
    this.#tell(tab, disk)
  }

  #find(tab: Tab, id: string): SimulatedWrite {
    const { queue, tray } = this.#disk(tab.owner).stored
    const found = [...queue, ...tray, ...tab.state.stored.queue].find((entry) => entry.id === id)
    if (!found) throw new Error(`${id} is promised, but was never stored`)
    return found as unknown as SimulatedWrite
  }

  /** From here on the traveller believes that it is safe. */
  #promise(tab: Tab, write: SimulatedWrite, answer?: unknown): void {
    if (!this.#promised.has(write.id)) this.#server.show(tab.owner, write, answer)
    this.#promised.set(write.id, write)
  }

  #persist(tab: Tab, disk: Disk, write: Write): void {
    if (this.#chance(0.03)) {
      this.#happen(tab, { kind: 'not-persisted', write })
      return
    }
    disk.seq += 1
    const entry: Entry = { ...write, seq: disk.seq }
    disk.stored = { ...disk.stored, queue: [...disk.stored.queue, entry] }
    this.#happen(tab, { kind: 'persisted', id: write.id, stored: disk.stored })
    this.#tell(tab, disk, true)
  }

  #tell(from: Tab, disk: Disk, isKnown = false): void {
    if (!isKnown) this.#happen(from, { kind: 'stored', stored: disk.stored })
    for (const tab of this.#tabs) {
      if (tab === from || tab.owner !== from.owner) continue
      tab.todo.push(() => this.#happen(tab, { kind: 'wake', why: 'changed', now: this.#now }))
    }
  }

  #anything(): void {
    const dice = this.#random()
    if (dice < 0.24) this.#write()
    else if (dice < 0.5) this.#work()
    else if (dice < 0.76) this.#move()
    else if (dice < 0.82) this.#flip()
    else if (dice < 0.9) this.#tick()
    else if (dice < 0.93) this.#server.health = this.#random() < 0.5 ? 'well' : 'ill'
    else if (dice < 0.96) this.#dieOrOpen()
    else if (dice < 0.98) this.#now += (this.#random() - 0.5) * 6 * 86_400_000
    else this.#changeUser()
  }

  #dieOrOpen(): void {
    const tab = this.#tabs[this.#pick(this.#tabs.length)]
    if (tab && this.#random() < 0.5) this.#kill(tab)
    if (this.#tabs.length < 2) this.#open()
  }

  #write(): void {
    const tab = this.#tabs[this.#pick(this.#tabs.length)]
    if (!tab) return
    this.#made += 1
    const write = this.#server.newWrite(tab.owner, this.#made, this.#random, this.#now)
    this.#happen(tab, { kind: 'made', write })
    if (this.#random() < 0.2) tab.todo.push(() => this.#happen(tab, { kind: 'impatient', id: write.id }))
  }

  #work(): void {
    for (let n = 1 + this.#pick(4); n > 0; n--) this.#tabs[this.#pick(this.#tabs.length)]?.todo.shift()?.()
  }

  /** One message arrives, or does not. */
  #move(): void {
    const at = this.#pick(this.#parcels.length)
    const parcel = this.#parcels[at]
    if (!parcel) return
    if (parcel.outcome === null) {
      const isLost = !this.#isOnline || this.#chance(0.1)
      // What never got an answer may still arrive much later.
      if (isLost && this.#chance(0.3)) this.#parcels.push({ ...parcel, tab: new Tab(parcel.owner) })
      parcel.outcome = isLost
        ? { kind: 'unreached' }
        : this.#server.receive(parcel.write, parcel.owner, this.#signedIn)
      return
    }
    this.#parcels.splice(at, 1)
    const outcome: Outcome = this.#chance(0.1) ? { kind: 'unreached' } : parcel.outcome
    this.#happen(parcel.tab, { kind: 'answered', id: parcel.write.id, outcome, now: this.#now })
  }

  #flip(): void {
    this.#isOnline = !this.#isOnline
    for (const tab of this.#tabs)
      this.#happen(
        tab,
        this.#isOnline ? { kind: 'wake', why: 'online', now: this.#now } : { kind: 'offline' },
      )
  }

  #tick(): void {
    this.#now += 30_000
    for (const tab of this.#tabs) this.#happen(tab, { kind: 'wake', why: 'timer', now: this.#now })
  }

  #changeUser(): void {
    this.#signedIn = this.#signedIn === 'maya' ? 'tom' : 'maya'
    // A tab of the other person may stay open for a while: the server must notice.
    if (this.#random() < 0.5)
      for (const tab of this.#tabs.slice()) if (tab.owner !== this.#signedIn) this.#kill(tab)
    if (this.#tabs.length < 2) this.#open()
  }

  /** Everybody comes back to a working network. */
  #quietPhase(): void {
    this.#isQuiet = true
    this.#server.health = 'well'
    for (const user of users) {
      for (const tab of this.#tabs.slice()) this.#kill(tab)
      this.#signedIn = user
      this.#isOnline = true
      this.#open()
      for (let pass = 0; pass < 25 && !(pass > 2 && this.#isIdle(user)); pass++) {
        this.#drain()
        this.#tick()
      }
    }
  }

  #isIdle(user: User): boolean {
    const { queue, tray } = this.#disk(user).stored
    return queue.length === 0 && tray.every(({ cause }) => cause === 'refused')
  }

  #drain(): void {
    for (let n = 0; n < 2000; n++) {
      const busy = this.#tabs.find(({ todo }) => todo.length > 0)
      if (busy) busy.todo.shift()?.()
      else if (this.#parcels.length > 0) this.#move()
      else return
    }
  }

  #report(): Report {
    const kept = users.flatMap((user) => this.#disk(user).stored.tray.map(({ id }) => id))
    const isSafe = (write: SimulatedWrite) =>
      this.#server.hasApplied(write.id) ||
      kept.includes(write.id) ||
      this.#isWaiting(write.id) ||
      // Whoever deletes what is gone already has what they wanted.
      (write.method === 'DELETE' && this.#server.isGone(write))
    const lost = [...this.#promised.values()].filter((write) => !isSafe(write))
    return {
      made: this.#made,
      lost: lost.length,
      ...this.#server.faults(),
      stuck: users.map((user) => this.#stuckOf(user)).reduce((a, b) => a + b),
    }
  }

  #isWaiting(id: string): boolean {
    return users.some((user) => this.#disk(user).stored.queue.some((entry) => entry.id === id))
  }

  /** What waits behind a refused creation is listed under it; everything else must have arrived. */
  #stuckOf(user: User): number {
    const { queue, tray } = this.#disk(user).stored
    const isBehind = (entry: Entry) => tray.some((parked) => waitsUnder(parked, entry))
    return (
      queue.filter((entry) => !isBehind(entry)).length +
      tray.filter(({ cause }) => cause !== 'refused').length
    )
  }
}
