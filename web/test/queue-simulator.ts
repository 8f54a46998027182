// Runs the queue of the app, not a model of it, in a world with a seed: lost requests, lost answers, a busy server, tabs
// that die in mid-request, two people on one device, clocks that jump, a full disk.
import {
  changed,
  type Entry,
  firstKey,
  nothingStored,
  type StoreChange,
  withDependants,
  type Write,
} from '../src/sync/queue-entry.ts'
import { mergedInto } from '../src/sync/queue-merge.ts'
import { step } from '../src/sync/queue-core.ts'
import type { Effect, Outcome, QueueEvent } from '../src/sync/queue-state.ts'
import { type Disk, type Parcel, type Report, stuckIn, Tab } from './simulated-device.ts'
import { SimulatedServer } from './simulated-server.ts'
import {
  type Rules,
  type SimulatedWrite,
  seededRandom,
  type User,
  users,
  type Values,
} from './simulated-writes.ts'

type Of<K extends Effect['kind']> = Extract<Effect, { kind: K }>

export class World {
  readonly #random: () => number
  readonly #rules: Rules
  readonly #server: SimulatedServer
  readonly #disks = new Map<User, Disk>()
  readonly #promised = new Map<string, SimulatedWrite>()
  /** Writes that have become one with a later one. */
  readonly #absorbed = new Map<string, string>()
  /** What a person has had their say about comes when they say. */
  readonly #decided = new Set<string>()
  /** What a person did not want any more. */
  readonly #discarded = new Set<string>()
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
    send: (tab, { write }) => this.#parcels.push(this.#parcelOf(tab, write as SimulatedWrite)),
    rest: (tab, { id }) => tab.todo.push(() => this.#happen(tab, { kind: 'rested', id })),
    claim: (tab, { id }) => this.#promise(tab, this.#find(tab, id)),
    settle: (tab, { write, answer }) => this.#promise(tab, write as SimulatedWrite, answer),
    fail: () => undefined,
    passed: () => undefined,
  }

  #parcelOf(tab: Tab, write: SimulatedWrite): Parcel {
    const { side } = tab.state.stored.queue.find(({ id }) => id === write.id) ?? write
    const isLate = this.#promised.has(write.id)
    return { write, owner: tab.owner, tab, isLate, seen: (side.seen ?? {}) as Values, outcome: null }
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
    this.#server.kept(write as SimulatedWrite, disk.seq)
    const { queue } = disk.stored
    const merged = mergedInto(disk.stored, write)
    const entry: Entry = merged ?? { ...write, seq: disk.seq }
    const before = queue.find(({ seq }) => seq === merged?.seq)
    if (before) this.#absorbed.set(before.id, write.id)
    disk.stored = {
      ...disk.stored,
      queue: merged ? queue.with(queue.indexOf(before as Entry), merged) : [...queue, entry],
    }
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

  /** What may happen next, and how often it does in a hundred steps. */
  readonly #happenings: readonly (readonly [share: number, happen: () => unknown])[] = [
    [24, () => this.#write()],
    [26, () => this.#work()],
    [26, () => this.#move()],
    [6, () => this.#flip()],
    [8, () => this.#tick()],
    [1, () => this.#isOnline && this.#server.read(this.#signedIn)],
    [2, () => (this.#server.health = this.#random() < 0.5 ? 'well' : 'ill')],
    [3, () => this.#dieOrOpen()],
    [1, () => (this.#now += (this.#random() - 0.5) * 6 * 86_400_000)],
    [1, () => this.#changeUser()],
    [1, () => this.#decide()],
    [1, () => this.#server.meddle(this.#random)],
  ]

  #anything(): void {
    let dice = this.#random() * 100
    const [, happen] = this.#happenings.find(([share]) => (dice -= share) < 0) ?? []
    happen?.()
  }

  /** A person opens the tray: they try again, discard, or take that back. */
  #decide(): void {
    const tab = this.#tabs[this.#pick(this.#tabs.length)]
    const { queue, tray } = tab?.state.stored ?? nothingStored
    const entry = [...tray, ...queue][this.#pick(tray.length + queue.length)]
    if (!tab || !entry) return
    this.#decided.add(firstKey(entry.id))
    if ('cause' in entry && this.#random() < 0.5) return this.#happen(tab, { kind: 'retry', id: entry.id })
    const gone = withDependants(tab.state.stored, entry.id)
    for (const { id } of gone) this.#discarded.add(firstKey(id))
    this.#happen(tab, { kind: 'discard', id: entry.id })
    if (this.#random() < 0.5) tab.todo.push(() => this.#happen(tab, { kind: 'put-back', entries: gone }))
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
        : this.#server.receive(parcel.write, { ...parcel, signedIn: this.#signedIn })
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
    const kept = users.flatMap((user) => this.#disk(user).stored.tray.map(({ id }) => firstKey(id)))
    const isKept = (id: string): boolean =>
      kept.includes(id) || this.#isWaiting(id) || this.#discarded.has(id)
    const isSafe = (write: SimulatedWrite) =>
      isKept(this.#keyOf(write)) ||
      this.#isApplied(write) ||
      // Whoever deletes what is gone already has what they wanted.
      (write.method === 'DELETE' && this.#server.isGone(write))
    const lost = [...this.#promised.values()].filter((write) => !isSafe(write))
    return {
      made: this.#made,
      lost: lost.length,
      ...this.#server.faults(this.#decided.union(this.#discarded)),
      stuck: users.map((user) => stuckIn(this.#disk(user).stored)).reduce((a, b) => a + b),
    }
  }

  /** The first key that it is sent under. */
  #keyOf({ id }: SimulatedWrite): string {
    let key = firstKey(id)
    for (let later = key; later; later = this.#absorbed.get(later) ?? '') key = later
    return key
  }

  #isApplied(write: SimulatedWrite): boolean {
    const done = this.#server.appliedData(this.#keyOf(write))
    return done !== undefined && Object.keys(write.data).every((field) => field in done)
  }

  #isWaiting(id: string): boolean {
    return users.some((user) => this.#disk(user).stored.queue.some((entry) => firstKey(entry.id) === id))
  }
}
