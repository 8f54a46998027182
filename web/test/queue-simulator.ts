// Runs the queue of the app, not a model of it, in a world with a seed: lost requests, lost answers, a busy server, tabs
// that die in mid-request, two people on one device, clocks that jump, a full disk.
import type { Entry, Write } from '../src/sync/overlay/write.ts'
import { nothingStored } from '../src/sync/queue/queue-entry.ts'
import { changed, firstKey, type StoreChange } from '../src/sync/queue/store-change.ts'
import { mergedInto } from '../src/sync/queue/queue-merge.ts'
import { step } from '../src/sync/queue/queue-core.ts'
import type { Effect, QueueEvent } from '../src/sync/queue/queue-state.ts'
import { Dice } from './dice.ts'
import { type Disk, type Parcel, type Report, stuckIn, Tab } from './simulated-device.ts'
import { Ledger } from './simulated-ledger.ts'
import { SimulatedNetwork } from './simulated-network.ts'
import { Person } from './simulated-person.ts'
import { SimulatedServer } from './simulated-server.ts'
import { type Rules, type SimulatedWrite, type User, users, type Values } from './simulated-writes.ts'

const offline = { kind: 'offline' } as const

type Of<K extends Effect['kind']> = Extract<Effect, { kind: K }>

export class World {
  readonly #dice: Dice
  readonly #rules: Rules
  readonly #server: SimulatedServer
  readonly #network: SimulatedNetwork
  readonly #disks = new Map<User, Disk>()
  readonly #ledger = new Ledger()
  readonly #person: Person
  #tabs: Tab[] = []
  #signedIn: User = 'maya'
  #now = 1_000_000
  #made = 0

  constructor(seed: number, rules: Rules) {
    this.#dice = new Dice(seed)
    this.#rules = rules
    this.#server = new SimulatedServer(rules)
    this.#network = new SimulatedNetwork(this.#dice, this.#server)
    this.#person = new Person(this.#dice, this.#ledger, (tab, event) => this.#happen(tab, event))
    for (const user of users)
      this.#disks.set(user, { stored: nothingStored, seq: 0, holder: null, asking: [] })
  }

  run(): Report {
    this.#open()
    const steps = 20 + this.#dice.index(60)
    for (let n = 0; n < steps; n++) this.#anything()
    this.#quietPhase()
    return this.#report()
  }

  #disk(user: User): Disk {
    return this.#disks.get(user) as Disk
  }

  #open(): void {
    const tab = new Tab(this.#signedIn)
    this.#tabs.push(tab)
    this.#happen(tab, { kind: 'wake', why: 'start', now: this.#now })
    if (!this.#network.isOnline) this.#happen(tab, offline)
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
    send: (tab, { write }) => this.#network.send(this.#parcelOf(tab, write as SimulatedWrite)),
    rest: (tab, { id }) => tab.todo.push(() => this.#happen(tab, { kind: 'rested', id })),
    claim: (tab, { id }) => this.#promise(tab, this.#find(tab, id)),
    settle: (tab, { write, answer }) => this.#promise(tab, write as SimulatedWrite, answer),
    fail: () => undefined,
    passed: () => undefined,
  }

  #parcelOf(tab: Tab, write: SimulatedWrite): Parcel {
    const { side } = tab.state.stored.queue.find(({ id }) => id === write.id) ?? write
    const isLate = this.#ledger.isPromised(write.id)
    return { write, owner: tab.owner, tab, isLate, seen: (side.seen ?? {}) as Values, outcome: null }
  }

  #change(tab: Tab, disk: Disk, change: StoreChange): void {
    if (this.#dice.misfortune(0.01)) return
    const stored = changed(disk.stored, change)
    disk.stored = this.#rules.parks ? stored : { ...stored, tray: [] }
    this.#ledger.stored(change)
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
    if (!this.#ledger.isPromised(write.id)) this.#server.show(tab.owner, write, answer)
    this.#ledger.promise(write)
  }

  #persist(tab: Tab, disk: Disk, write: Write): void {
    if (this.#dice.misfortune(0.03)) {
      this.#happen(tab, { kind: 'not-persisted', write })
      return
    }
    disk.seq += 1
    this.#server.kept(write as SimulatedWrite, disk.seq)
    const { queue } = disk.stored
    const merged = mergedInto(disk.stored, write)
    const entry: Entry = merged ?? { ...write, seq: disk.seq }
    const before = queue.find(({ seq }) => seq === merged?.seq)
    if (before) this.#ledger.absorb(before, write as SimulatedWrite)
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
    [22, () => this.#inSomeTab((tab) => this.#write(tab))],
    [23, () => this.#work()],
    [23, () => this.#move()],
    [5, () => this.#flip()],
    [7, () => this.#tick()],
    [1, () => this.#network.isOnline && this.#server.read(this.#signedIn)],
    [2, () => (this.#server.health = this.#dice.is(0.5) ? 'well' : 'ill')],
    [3, () => this.#dieOrOpen()],
    [1, () => (this.#now += (this.#dice.random() - 0.5) * 6 * 86_400_000)],
    [1, () => this.#changeUser()],
    [8, () => this.#inSomeTab((tab) => this.#person.decide(tab))],
    [4, () => this.#server.meddle(this.#dice.random)],
  ]

  #anything(): void {
    let thrown = this.#dice.random() * 100
    const [, happen] = this.#happenings.find(([share]) => (thrown -= share) < 0) ?? []
    happen?.()
  }

  #inSomeTab(act: (tab: Tab) => void): void {
    const tab = this.#dice.one(this.#tabs)
    if (tab) act(tab)
  }

  #dieOrOpen(): void {
    const tab = this.#dice.one(this.#tabs)
    if (tab && this.#dice.is(0.5)) this.#kill(tab)
    if (this.#tabs.length < 2) this.#open()
  }

  #write(tab: Tab): void {
    this.#made += 1
    const write = this.#server.newWrite(tab.owner, this.#made, this.#dice.random, this.#now)
    this.#happen(tab, { kind: 'made', write })
    if (this.#dice.is(0.2)) tab.todo.push(() => this.#happen(tab, { kind: 'impatient', id: write.id }))
  }

  #work(): void {
    for (let n = 1 + this.#dice.index(4); n > 0; n--) this.#dice.one(this.#tabs)?.todo.shift()?.()
  }

  #move(): void {
    const heard = this.#network.move(this.#signedIn)
    if (!heard) return
    const { parcel, outcome } = heard
    this.#happen(parcel.tab, { kind: 'answered', id: parcel.write.id, outcome, now: this.#now })
  }

  #flip(): void {
    const isOnline = (this.#network.isOnline = !this.#network.isOnline)
    const event: QueueEvent = isOnline ? { kind: 'wake', why: 'online', now: this.#now } : offline
    for (const tab of this.#tabs) this.#happen(tab, event)
  }

  #tick(): void {
    this.#now += 30_000
    for (const tab of this.#tabs) this.#happen(tab, { kind: 'wake', why: 'timer', now: this.#now })
  }

  #changeUser(): void {
    this.#signedIn = this.#signedIn === 'maya' ? 'tom' : 'maya'
    // A tab of the other person may stay open for a while: the server must notice.
    if (this.#dice.is(0.5))
      for (const tab of this.#tabs.slice()) if (tab.owner !== this.#signedIn) this.#kill(tab)
    if (this.#tabs.length < 2) this.#open()
  }

  /** Everybody comes back to a working network. */
  #quietPhase(): void {
    this.#dice.isQuiet = true
    this.#server.health = 'well'
    for (const user of users) {
      for (const tab of this.#tabs.slice()) this.#kill(tab)
      this.#signedIn = user
      this.#network.isOnline = true
      this.#open()
      this.#sendAll(user)
      // What somebody else was faster with is asked until it is answered; an answer may bring up the next question.
      for (let round = 0; round < 10; round++)
        if (this.#tabs.some((tab) => this.#person.settle(tab))) this.#sendAll(user)
    }
  }

  #sendAll(user: User): void {
    for (let pass = 0; pass < 25 && !(pass > 2 && this.#isIdle(user)); pass++) {
      this.#drain()
      this.#tick()
    }
    this.#drain()
  }

  #isIdle(user: User): boolean {
    const { queue, tray } = this.#disk(user).stored
    return queue.length === 0 && tray.every(({ cause }) => cause === 'refused')
  }

  #drain(): void {
    for (let n = 0; n < 2000; n++) {
      const busy = this.#tabs.find(({ todo }) => todo.length > 0)
      if (busy) busy.todo.shift()?.()
      else if (!this.#network.isEmpty) this.#move()
      else return
    }
  }

  #report(): Report {
    const kept = users.flatMap((user) => {
      const { queue, tray } = this.#disk(user).stored
      return [...queue, ...tray].map(({ id }) => firstKey(id))
    })
    return {
      made: this.#made,
      ...this.#person.presses,
      lost: this.#ledger.lost(this.#server, new Set(kept)).length,
      ...this.#server.faults(this.#ledger.isDecided),
      stuck: users.map((user) => stuckIn(this.#disk(user).stored)).reduce((a, b) => a + b),
    }
  }
}
