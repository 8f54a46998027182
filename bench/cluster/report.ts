import { type ClusterResult, liveClients } from './under-blows.ts'

const backLimitMs = 15_000
const answerLimitMs = 20_000

/** What keeps a run from being right; nothing when it is. */
export function faultsOf({ blows, ...outcome }: ClusterResult): string[] {
  const { acknowledged, lost, doubled, missedLive, slowestMs, wrong } = outcome
  const late = [...blows].filter(([, { slowestPauseMs }]) => slowestPauseMs > backLimitMs)
  return [
    ...(acknowledged === 0 ? ['nothing was written'] : []),
    ...(blows.size === 0 ? ['nothing was killed'] : []),
    ...(lost > 0 ? [`${lost} acknowledged writes lost`] : []),
    ...(doubled > 0 ? [`${doubled} writes doubled`] : []),
    ...(missedLive > 0 ? [`${missedLive} changes not told, or twice`] : []),
    ...(slowestMs > answerLimitMs ? ['a request without an answer after 20 s'] : []),
    ...late.map(([blow, { slowestPauseMs }]) => `${blow}: service back only after ${inS(slowestPauseMs)}`),
    ...wrong,
  ]
}

export function reportBlows(result: ClusterResult, seconds: number): void {
  console.table(
    [...result.blows].map(([blow, { times, slowestPauseMs, slowestWholeMs }]) => ({
      blow,
      times,
      'longest wait for a write': inS(slowestPauseMs),
      'all there again within': inS(slowestWholeMs),
    })),
  )
  const { acknowledged, lost, doubled, repeated, missedLive, slowestMs } = result
  console.log(
    `${seconds} s: ${acknowledged} writes acknowledged, ${lost} lost, ${doubled} doubled, ${repeated} requests repeated; ` +
      `${missedLive} changes missed by ${liveClients} live clients; slowest answer ${inS(slowestMs)}`,
  )
  const faults = faultsOf(result)
  for (const fault of faults.slice(0, 10)) console.log(`fault: ${fault}`)
  console.log(`${faults.length} faults`)
  if (faults.length > 0) process.exitCode = 1
}

const inS = (ms: number): string => `${(ms / 1000).toFixed(1)} s`
