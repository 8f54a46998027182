import { aiWords } from '@sojourn/contract/ai/words'
import { isDeparture } from '@sojourn/contract/ai/texts'
import { tripDuration } from '@sojourn/contract/trips/duration'
import type { DayPlan } from '@sojourn/contract/ai/plans'
import type { Trip } from '@sojourn/contract/trips/schema'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { collectionQuery } from '../../../sync/cache/lists.ts'
import { openUpgrade, useFeature } from '../../../queries/billing.ts'
import { useAddPlanned } from '../add-planned.ts'
import { isPlanned } from '../added-marks.ts'
import { usePutAside } from '../put-aside.ts'
import { planHere } from '../from-guide.ts'
import { savedQuery } from '../../../queries/ai.ts'
import { useGeneration } from '../use-generation.ts'
import { useTold } from '../../../session/use-told.ts'
import { noticeTexts, planTexts, tellNow } from '../told-texts.ts'
import { allLeft, preselected, summaryOf, toggled } from './selection.ts'
import { useClear } from './use-clear.ts'

const noPlans: readonly DayPlan[] = []
const nothing: ReadonlySet<string> = new Set()

export function usePlanner(trip: Trip) {
  const read = useQuery(savedQuery(trip.id))
  const { data: items } = useQuery(collectionQuery(trip.id, 'itinerary'))
  const planned = items ?? []
  const [selected, setSelected] = useState(nothing)
  const [isPreselected, setIsPreselected] = useState(false)
  const { clear, finish } = useClear(trip.id)
  const mayGenerate = useFeature('ai_suggestions')
  const adding = useAddPlanned(trip.id, () => setSelected(nothing))
  const generation = useGeneration(trip, 'ai.plan', {
    failure: { title: aiWords.plannerFailed, description: aiWords.plannerFailedText },
    resultsOf: (answer) => answer,
    here: ({ body }) => planHere(trip, body),
    onDone: ({ dayPlans = [] }) => {
      setSelected(preselected(tellNow(dayPlans), planned))
      setIsPreselected(true)
    },
  })
  const { offered } = usePutAside(trip.id)
  const told = useTold(read.data?.dayPlans ?? noPlans, planTexts)
  const plans = told.map((plan) => ({ ...plan, activities: offered(plan.activities) }))
  const left = allLeft(plans, planned)
  const [chosenGuide, setChosenGuide] = useState<string | null>(null)
  function generate(guide: string | null) {
    if (!mayGenerate) return openUpgrade('ai_suggestions')
    finish()
    generation.start({ body: guide === null ? {} : { guide } })
  }
  return {
    read,
    isRead: Boolean(read.data),
    plans,
    hasDeparture: hasDeparture(trip, read.data?.dayPlans ?? noPlans),
    /** It was asked for, and nothing is known to plan with. */
    isNothingKnown: plans.length === 0 && (read.data?.dayPlansAt ?? null) !== null,
    notice: useTold(read.data?.notice ?? null, noticeTexts),
    selected,
    isPreselected,
    summary: summaryOf(plans, selected),
    since: generation.since,
    cancel: generation.cancel,
    isAdding: adding.isPending,
    isAdded: (title: string, date: string) => isPlanned({ title, date }, planned),
    isAllTaken: left.isSubsetOf(selected),
    takeAll: () => setSelected(left),
    toggle: (id: string) => setSelected((before) => toggled(before, id)),
    generate: () => generate(chosenGuide),
    generateWith: (guide: string) => {
      setChosenGuide(guide)
      generate(guide)
    },
    add: () => adding.mutate([...selected]),
    clear: () => {
      setSelected(nothing)
      setIsPreselected(false)
      clear({ dayPlans: [...(read.data?.dayPlans ?? noPlans)], dayPlansAt: read.data?.dayPlansAt ?? null })
    },
  }
}

const hasDeparture = (trip: Trip, plans: readonly DayPlan[]): boolean =>
  plans.some((plan) => plan.day === tripDuration(trip) + 1 && isDeparture(plan))

export type Planner = ReturnType<typeof usePlanner>
