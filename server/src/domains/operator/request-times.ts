import type { FastifyInstance } from 'fastify'
import type { Metric, Sample } from './exposition.ts'

const boundsSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10] as const

interface Series {
  labels: Record<string, string>
  /** How many took no longer than each bound, and longer than the one before. */
  counts: number[]
  total: number
  seconds: number
}

/** How long answers took, by route: patterns, never addresses, which may hold ids and tokens. */
export class RequestTimes {
  readonly #series = new Map<string, Series>()

  add(method: string, route: string, status: number, seconds: number): void {
    const labels = { method, route, status: `${Math.floor(status / 100)}xx` }
    const key = Object.values(labels).join(' ')
    const series = this.#series.get(key) ?? {
      labels,
      counts: boundsSeconds.map(() => 0),
      total: 0,
      seconds: 0,
    }
    this.#series.set(key, series)
    const bucket = boundsSeconds.findIndex((bound) => seconds <= bound)
    if (bucket !== -1) series.counts[bucket]! += 1
    series.total += 1
    series.seconds += seconds
  }

  metric(): Metric {
    return {
      name: 'sojourn_request_duration_seconds',
      help: 'How long requests took to be answered',
      type: 'histogram',
      samples: [...this.#series.values()].flatMap(samplesOf),
    }
  }
}

function samplesOf({ labels, counts, total, seconds }: Series): Sample[] {
  let below = 0
  const buckets = boundsSeconds.map((bound, n) => {
    below += counts[n]!
    return { suffix: '_bucket', labels: { ...labels, le: String(bound) }, value: below }
  })
  return [
    ...buckets,
    { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: total },
    { suffix: '_sum', labels, value: seconds },
    { suffix: '_count', labels, value: total },
  ]
}

export function timeRequests(app: FastifyInstance): RequestTimes {
  const times = new RequestTimes()
  app.addHook('onResponse', async (request, reply) => {
    times.add(request.method, request.routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime / 1000)
  })
  return times
}
