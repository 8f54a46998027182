import autocannon from 'autocannon'

export interface Target {
  name: string
  url: string
  cookie?: string
  /** Taken in turn; without them it is a GET of `url`. */
  requests?: { method: 'PUT' | 'POST'; path: string; body: string }[]
}

export interface Rate {
  name: string
  perSecond: number
  p50: number
  p99: number
  failures: number
}

const connections = 10

/** Short alternating slices, so that whatever else the machine does weighs on all targets alike; the middle one counts. */
export async function measure(targets: Target[], rounds: number, seconds: number): Promise<Rate[]> {
  const slices = new Map<string, Rate[]>(targets.map(({ name }) => [name, []]))
  for (const target of targets) await slice(target, 1)
  for (let round = 0; round < rounds; round++) {
    for (const target of targets) slices.get(target.name)?.push(await slice(target, seconds))
  }
  return targets.map(({ name }) => middle(slices.get(name) ?? []))
}

async function slice({ name, url, cookie, requests }: Target, duration: number): Promise<Rate> {
  const headers = { ...(cookie && { cookie }), ...(requests && { 'content-type': 'application/json' }) }
  const result = await autocannon({ url, connections, duration, headers, ...(requests && { requests }) })
  return {
    name,
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failures: result.non2xx + result.errors,
  }
}

function middle(rates: Rate[]): Rate {
  const sorted = rates.toSorted((a, b) => a.perSecond - b.perSecond)
  const found = sorted[Math.floor(sorted.length / 2)]
  if (!found) throw new Error('nothing was measured')
  return { ...found, failures: rates.reduce((sum, rate) => sum + rate.failures, 0) }
}
