import { aiWords } from '@sojourn/contract/ai/words'
import type { Trip } from '@sojourn/contract/trips/schema'
import { useEffect, useRef, useState } from 'react'
import { callApi } from '../../../sync/http/api.ts'
import { isLoggedOut } from '../../../sync/http/api-error.ts'
import { announceLoggedOut, queryClient } from '../../../sync/cache/query-client.ts'
import { tripsQuery } from '../../../queries/trips.ts'
import { generationWaitMs, tellGenerationFailure } from '../use-generation.ts'
import { orFromDevice } from '../../../guide/or-from-device.ts'
import { type Requests, requestsOf } from './requests.ts'
import {
  firstOf,
  noResults,
  type Part,
  parts,
  readStoredResults,
  type Results,
  storePart,
  storeResults,
} from './stored-results.ts'

type Ask = (requests: Requests, signal: AbortSignal) => Promise<Results[Part]>

const asks: Readonly<Record<Part, Ask>> = {
  personalized: async ({ personalized }, signal) =>
    firstOf(await callApi('ai.personalized', { body: personalized }, { signal, waitMs: generationWaitMs })),
  budget: ({ budget }, signal) =>
    callApi('ai.budget', { body: budget }, { signal, waitMs: generationWaitMs }),
  events: ({ events }, signal) =>
    callApi('ai.events', { body: events }, { signal, waitMs: generationWaitMs }),
}

const answerTo = (part: Part, trip: Trip, ...asked: Parameters<Ask>): Promise<Results[Part]> =>
  orFromDevice(
    () => asks[part](...asked),
    async () => (await import('./from-guide.ts')).here[part](trip, asked[0]),
  )

const failure = () => ({
  title: aiWords.generationFailed,
  description: aiWords.recommendationsFailed,
})

interface Run {
  since: number
  waiting: ReadonlySet<Part>
}

/** Recommendations of a trip, kept on this device (C-124): each part shows when it arrives. */
export function useRecommendations(trip: Trip) {
  const [results, setResults] = useState(() => readStoredResults(trip.id))
  const [run, setRun] = useState<Run | null>(null)
  const [failed, setFailed] = useState<ReadonlySet<Part>>(new Set())
  const controller = useRef<AbortController | null>(null)
  useEffect(() => () => controller.current?.abort(), [])

  function clear() {
    storeResults(trip.id, noResults)
    setResults(noResults)
    setFailed(new Set())
  }

  async function ask(part: Part, requests: Requests, signal: AbortSignal): Promise<void> {
    try {
      const value = await answerTo(part, trip, requests, signal)
      storePart(trip.id, part, value)
      setResults((before) => ({ ...before, [part]: value }))
    } catch (error) {
      setFailed((before) => new Set([...before, part]))
      throw error
    } finally {
      setRun((before) => before && { ...before, waiting: without(before.waiting, part) })
    }
  }

  async function generate() {
    if (controller.current) return
    const { signal } = (controller.current = new AbortController())
    const before = results
    clear()
    setRun({ since: Date.now(), waiting: new Set(parts) })
    const trips = await queryClient.ensureQueryData(tripsQuery).catch(() => null)
    const requests = requestsOf(trip, trips ?? [])
    const answers = await Promise.allSettled(parts.map((part) => ask(part, requests, signal)))
    controller.current = null
    setRun(null)
    const failures = answers.flatMap((answer) =>
      answer.status === 'rejected' ? [answer.reason as unknown] : [],
    )
    if (failures.length < parts.length) return
    storeResults(trip.id, before)
    setResults(before)
    setFailed(new Set())
    const [error] = failures
    if (isLoggedOut(error)) announceLoggedOut()
    else tellGenerationFailure(error, failure(), 'ai_pro')
  }

  return {
    results,
    failed,
    since: run?.since ?? null,
    isWaiting: (part: Part) => run?.waiting.has(part) ?? false,
    hasAny: parts.some((part) => results[part] !== null),
    generate: () => void generate(),
    cancel: () => controller.current?.abort(),
    clear,
  }
}

export type Recommendations = ReturnType<typeof useRecommendations>

const without = (set: ReadonlySet<Part>, part: Part): ReadonlySet<Part> =>
  new Set([...set].filter((one) => one !== part))
