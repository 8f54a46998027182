import type { DayPlan, PlanItem } from '@sojourn/contract/ai/plans'
import type { Told } from '@sojourn/contract/words/tell-all'
import { expect, test } from 'vitest'
import { ideasOfPlans } from './ideas-of-plans.ts'
import { preselected, summaryOf, toggled } from './selection.ts'

const activity = (id: string, priority: Told<PlanItem>['priority'], estimatedCost = 0): Told<PlanItem> => ({
  id,
  type: 'sightseeing',
  title: `Stop ${id}`,
  description: 'A view',
  priority,
  location: 'Alfama',
  estimatedCost,
  tips: ['Go early'],
  startTime: '09:00',
  endTime: '10:30',
  travel: '',
  latitude: null,
  longitude: null,
  source: 'guide',
  verified: true,
  checked: ['place', 'hours', 'cost'],
  reason: '',
  said: null,
})
const plan = (day: number, date: string, activities: Told<PlanItem>[]): Told<DayPlan> => ({
  day,
  date,
  theme: 'Old town',
  totalDuration: '5 h',
  estimatedCost: 0,
  note: null,
  activities,
})
const plans = [
  plan(1, '2027-04-18', [activity('a', 'high', 12), activity('b', 'low', 5)]),
  plan(2, '2027-04-19', [activity('c', 'high', 30), activity('d', 'medium')]),
]

test('PLAN-07 exactly the activities of high priority are preselected', () => {
  expect([...preselected(plans, [])]).toEqual(['a', 'c'])
})

test('C-128 what is in the plan is neither preselected nor an idea any more', () => {
  const items = [{ title: 'stop A ', date: '2027-04-18' }]
  expect([...preselected(plans, items)]).toEqual(['c'])
  expect(ideasOfPlans(plans, items).map(({ id }) => id)).toEqual(['b', 'c', 'd'])
})

test('the same title on another day is another activity', () => {
  expect([...preselected(plans, [{ title: 'Stop a', date: '2027-04-19' }])]).toEqual(['a', 'c'])
})

test('PLAN-08 a second press takes the selection back', () => {
  const once = toggled(new Set(['a']), 'b')
  expect([...once]).toEqual(['a', 'b'])
  expect([...toggled(once, 'b')]).toEqual(['a'])
})

test('PLAN-03 the summary counts activities, days and costs of what is selected', () => {
  expect(summaryOf(plans, new Set(['a', 'b', 'c']))).toEqual({ items: 3, days: 2, cost: 47 })
  expect(summaryOf(plans, new Set())).toEqual({ items: 0, days: 0, cost: 0 })
})

test('an idea on the timeline has its day, its length and its part of the day', () => {
  expect(ideasOfPlans(plans, [])[0]).toMatchObject({
    date: '2027-04-18',
    duration: '1 h 30 min',
    timeOfDay: 'Morning',
    tips: ['Go early'],
  })
})
