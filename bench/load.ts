import autocannon from 'autocannon'

type Caller = autocannon.Request[]

export interface Target {
  url: string
  /** What each connection sends, in turn; without it, a GET of `url`. */
  callers?: readonly Caller[]
}

/** The same work done by the server and by a bare framework. */
export interface Pair {
  name: string
  /** What the bare one does. */
  than: 'select' | 'insert'
  /** Of what the bare one does, in percent; null where that is only told. */
  asked: number | null
  bare: Target
  ours: Target
}

export interface Rate {
  perSecond: number
  p50: number
  p99: number
  failures: number
}

export interface PairRates extends Pick<Pair, 'name' | 'than' | 'asked'> {
  bare: Rate
  ours: Rate
  /** Of what the bare one does a second. */
  share: number
}

export const connections = 50

/**
 * A short slice of the one, then of the other, in turns: whatever else the machine does weighs on both alike. Each round
 * has its own ratio, and the middle one counts.
 */
export async function measurePairs(
  pairs: readonly Pair[],
  rounds: number,
  seconds: number,
): Promise<PairRates[]> {
  const measured = new Map<Pair, { bare: Rate; ours: Rate }[]>(pairs.map((pair) => [pair, []]))
  for (const { bare, ours } of pairs) for (const target of [bare, ours]) await slice(target, 1)
  for (let round = 0; round < rounds; round++)
    for (const [pair, slices] of measured) {
      const { bare, ours } = pair
      const order = round % 2 === 0 ? ([bare, ours] as const) : ([ours, bare] as const)
      const [first, second] = [await slice(order[0], seconds), await slice(order[1], seconds)]
      const rates = order[0] === bare ? { bare: first, ours: second } : { bare: second, ours: first }
      slices.push(rates)
    }
  return [...measured].map(([{ name, than, asked }, rates]) => ({
    name,
    than,
    asked,
    bare: middleRate(rates.map(({ bare }) => bare)),
    ours: middleRate(rates.map(({ ours }) => ours)),
    share: middle(rates.map(({ bare, ours }) => ours.perSecond / bare.perSecond)),
  }))
}

/** Targets that are compared with nothing. */
export async function measureAlone(target: Target, rounds: number, seconds: number): Promise<Rate> {
  await slice(target, 1)
  const rates: Rate[] = []
  for (let round = 0; round < rounds; round++) rates.push(await slice(target, seconds))
  return middleRate(rates)
}

async function slice({ url, callers }: Target, duration: number): Promise<Rate> {
  let next = 0
  const setupClient = callers && {
    setupClient: (client: autocannon.Client) => client.setRequests([...callers[next++ % callers.length]!]),
  }
  const result = await autocannon({ url, connections, duration, ...setupClient })
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failures: result.non2xx + result.errors,
  }
}

const middleRate = (rates: readonly Rate[]): Rate => ({
  perSecond: middle(rates.map(({ perSecond }) => perSecond)),
  p50: middle(rates.map(({ p50 }) => p50)),
  p99: middle(rates.map(({ p99 }) => p99)),
  failures: rates.reduce((sum, { failures }) => sum + failures, 0),
})

export function middle(values: readonly number[]): number {
  const found = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
  if (found === undefined) throw new Error('nothing was measured')
  return found
}
