import type { Target } from './target.ts'
import type { Finding } from './tools.ts'

const tries = Number(process.env['TIMING_TRIES'] ?? 200)
const mostMs = 5
const mostShare = 0.05

const at = (share: number, values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)]!
const median = (values: readonly number[]): number => at(0.5, values)
/** What a machine does beside it only ever adds: of the quicker answers one learns most, and so does whoever listens. */
const undisturbed = (values: readonly number[]): number => at(0.2, values)

const mostChance = 0.01
const shuffles = 999

/** How often a difference of that size comes about where each pair is told apart by a coin: a busy machine makes some. */
function byChance(a: readonly number[], b: readonly number[]): number {
  const apart = (one: readonly number[], other: readonly number[]) =>
    Math.abs(undisturbed(one) - undisturbed(other))
  const observed = apart(a, b)
  let asFar = 1
  for (let n = 0; n < shuffles; n++) {
    const swaps = a.map(() => Math.random() < 0.5)
    const [one, other] = [a.map((x, i) => (swaps[i] ? b[i]! : x)), b.map((x, i) => (swaps[i] ? a[i]! : x))]
    if (apart(one, other) >= observed) asFar++
  }
  return asFar / (shuffles + 1)
}

/** Whether an address has an account shows in no status, no word, no header and no time. */
export async function compareTimes({ url, account, email }: Target): Promise<Finding> {
  const trip = await account.send<{ id: number }>('POST', '/api/trips', {
    title: 'Asked about',
    destination: 'Lisbon',
    startDate: '2027-04-18',
    endDate: '2027-04-20',
  })
  const other = 'known@example.com'
  await fetch(`${url}/api/auth/signup`, post({ email: other, password: 'a quiet harbour', name: 'Known' }))
  const asks: Record<string, (address: string) => Promise<Response>> = {
    'sign-in': (address) =>
      fetch(`${url}/api/auth/signin`, post({ email: address, password: 'a wrong guess' })),
    reset: (address) => fetch(`${url}/api/auth/reset-request`, post({ email: address })),
    invitation: (address) =>
      fetch(`${url}/api/trips/${trip.id}/invite`, post({ email: address }, account.cookie)),
  }
  const lines: string[] = []
  const found: string[] = []
  for (const [what, ask] of Object.entries(asks)) {
    const [there, nowhere] = await bothTimes(ask, what === 'invitation' ? other : email)
    const [a, b] = [undisturbed(there.took), undisturbed(nowhere.took)]
    const [apart, share] = [Math.abs(a - b), Math.abs(a - b) / Math.max(a, b)]
    const medians = `${median(there.took).toFixed(1)} and ${median(nowhere.took).toFixed(1)}`
    lines.push(
      `${what} ${a.toFixed(1)} and ${b.toFixed(1)} ms (medians ${medians}), ${(share * 100).toFixed(1)}% apart`,
    )
    const chance = byChance(there.took, nowhere.took)
    if ((apart >= mostMs || share >= mostShare) && chance < mostChance)
      found.push(
        `${what}: ${apart.toFixed(1)} ms apart, which chance makes once in ${Math.round(1 / chance)}`,
      )
    if (there.said.size !== 1 || [...there.said].join() !== [...nowhere.said].join())
      found.push(`${what}: ${[...there.said].join(' or ')} is not ${[...nowhere.said].join(' or ')}`)
  }
  return { figures: `the quickest fifth of 2 × ${tries}: ${lines.join('; ')}`, found }
}

const post = (body: object, cookie = ''): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
  body: JSON.stringify(body),
})

/** In turns, and each first as often as the other: what slows the machine slows both. */
async function bothTimes(ask: (address: string) => Promise<Response>, known: string) {
  const there = { took: [] as number[], said: new Set<string>() }
  const nowhere = { took: [] as number[], said: new Set<string>() }
  // As long as the other, and the same few again and again, as the known one.
  const unknown = `un${known.slice(2)}`
  const once = async (kept: typeof there, address: string) => {
    const began = performance.now()
    const answer = await ask(address)
    const text = await answer.text()
    kept.took.push(performance.now() - began)
    kept.said.add(`${answer.status} ${shapeOf(text, address)} ${[...answer.headers.keys()].join()}`)
  }
  for (let round = 0; round < tries + 3; round++) {
    const pair: [typeof there, string][] = [
      [there, known],
      [nowhere, unknown],
    ]
    for (const [kept, address] of round % 2 ? pair : pair.toReversed()) await once(kept, address)
    // The first ones of a process are its own.
    if (round < 3) for (const { took } of [there, nowhere]) took.length = 0
  }
  return [there, nowhere] as const
}

/** What an answer says, but for the address that was asked and what is new each time. */
const shapeOf = (text: string, address: string): string =>
  text
    .replaceAll(address, 'ADDRESS')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|[\w-]{43}|\d{4}-\d\d-\d\dT[\d:.]+Z?(?:[+-]\d\d)?/g, 'NEW')
