import { expect, test } from 'vitest'
import { usualMeals, type Candidate, type TripDay } from '../solver/types.ts'
import { checkPlan, type CheckContext, type CheckedPlan } from './check-plan.ts'
import { findingKinds, type FindingKind } from './findings.ts'

const centre = { latitude: 38.715, longitude: -9.14 }
const hours = Array.from({ length: 7 }, (_, weekday) => (weekday === 1 ? [] : [{ from: 600, to: 1200 }]))

const candidate = (id: string, more: Partial<Candidate> = {}): Candidate => ({
  ...centre,
  id,
  name: id[0]!.toUpperCase() + id.slice(1),
  value: 5,
  icon: false,
  minutes: 60,
  cost: 20,
  hours: null,
  indoor: true,
  accessible: true,
  meals: [],
  best: null,
  outing: false,
  stops: 1,
  farOut: false,
  byDaylight: false,
  ...more,
})

const day = (date: string, weekday: number, more: Partial<TripDay> = {}): TripDay => ({
  date,
  weekday,
  startMinute: 540,
  endMinute: 1320,
  stretched: { from: 420, to: 1440 },
  startAt: centre,
  endAt: centre,
  fixed: [],
  rainLikely: false,
  daylight: { from: 480, to: 990 },
  ...more,
})

const tour = { id: 'tour', name: 'Tour', start: 960, end: 1020, at: centre, candidateId: null, meal: null }
const context: CheckContext = {
  days: [day('2027-05-01', 6), day('2027-05-02', 0, { fixed: [tour] }), day('2027-05-03', 1)],
  candidates: [
    candidate('castle'),
    candidate('museum', { hours }),
    candidate('palace', { latitude: 38.79 }),
    candidate('market', { meals: ['lunch'] }),
    candidate('park', { byDaylight: true, cost: 0 }),
    candidate('chapel', { hours, cost: 0, dated: new Map([['2027-05-01', []]]) }),
  ],
  budget: 60,
  dayBudget: 50,
  mealRules: usualMeals,
  travelMinutes: (from, to) => (from.latitude === to.latitude ? 0 : 43),
}

type Visits = [id: string, start: number, end: number][]
const plan = (...days: [date: string, visits: Visits][]): CheckedPlan => ({
  days: days.map(([date, visits]) => ({
    date,
    visits: visits.map(([id, start, end]) => ({ id, start, end })),
  })),
})

const faults: [FindingKind, string, CheckedPlan][] = [
  [
    'overlap',
    'Museum begins before Castle is over.',
    plan([
      '2027-05-01',
      [
        ['castle', 600, 661],
        ['museum', 660, 680],
      ],
    ]),
  ],
  ['overlap', 'Tour begins before Castle is over.', plan(['2027-05-02', [['castle', 900, 961]]])],
  ['overlap', 'Castle begins before Tour is over.', plan(['2027-05-02', [['castle', 1019, 1060]]])],
  ['closed', 'Museum is not open from 9:30 to 10:30.', plan(['2027-05-01', [['museum', 570, 630]]])],
  ['closed', 'Museum is not open from 19:01 to 20:01.', plan(['2027-05-01', [['museum', 1141, 1201]]])],
  ['closed', 'Museum is not open from 10:00 to 11:00.', plan(['2027-05-03', [['museum', 600, 660]]])],
  ['closed', 'Chapel is not open from 10:00 to 11:00.', plan(['2027-05-01', [['chapel', 600, 660]]])],
  [
    'dark',
    'Park lies in the dark: it is light from 8:00 to 16:30.',
    plan(['2027-05-01', [['park', 931, 991]]]),
  ],
  [
    'leg',
    'The way to Palace takes 43 min, and there are 42.',
    plan([
      '2027-05-01',
      [
        ['castle', 600, 660],
        ['palace', 702, 760],
      ],
    ]),
  ],
  ['leg', 'The way to Palace takes 43 min, and there are 20.', plan(['2027-05-01', [['palace', 560, 600]]])],
  ['leg', 'The way to Tour takes 43 min, and there are 30.', plan(['2027-05-02', [['palace', 900, 930]]])],
  [
    'leg',
    'The way back from Palace takes 43 min, and the day ends at 22:00.',
    plan(['2027-05-01', [['palace', 1230, 1290]]]),
  ],
  [
    'budget',
    'The day costs 60 of 50 for a day.',
    plan([
      '2027-05-01',
      [
        ['castle', 600, 660],
        ['museum', 660, 680],
        ['market', 700, 760],
      ],
    ]),
  ],
  [
    'budget',
    'The plan costs 80 of a budget of 60.',
    plan(
      [
        '2027-05-01',
        [
          ['castle', 600, 660],
          ['museum', 660, 680],
        ],
      ],
      [
        '2027-05-03',
        [
          ['palace', 600, 660],
          ['market', 720, 800],
        ],
      ],
    ),
  ],
  ['outside', '2027-05-04 is not a day of the trip.', plan(['2027-05-04', [['castle', 600, 660]]])],
  [
    'outside',
    'Castle lies outside the day from 9:00 to 22:00.',
    plan(['2027-05-01', [['castle', 500, 560]]]),
  ],
  [
    'outside',
    'Castle lies outside the day from 9:00 to 22:00.',
    plan(['2027-05-01', [['castle', 1290, 1321]]]),
  ],
  [
    'no-meal',
    'There is no time for lunch between 11:30 and 15:00.',
    plan(['2027-05-01', [['castle', 720, 850]]]),
  ],
  [
    'no-meal',
    'There is no time for dinner between 18:00 and 21:30.',
    plan(['2027-05-01', [['castle', 1100, 1280]]]),
  ],
  ['unknown', '“moon” is not a known place.', plan(['2027-05-01', [['moon', 600, 660]]])],
  [
    'repeated',
    'Castle is in the plan twice.',
    plan(['2027-05-01', [['castle', 600, 630]]], ['2027-05-02', [['castle', 600, 630]]]),
  ],
]

test.each(faults)('%s: %s', (kind, text, faulty) => {
  expect(checkPlan(faulty, context).map((finding) => [finding.kind, finding.text])).toEqual([[kind, text]])
})

test('the table holds every kind of fault', () => {
  expect(new Set(faults.map(([kind]) => kind))).toEqual(new Set(findingKinds))
})

test('a plan that keeps everything has no findings', () => {
  const good = plan(
    [
      '2027-05-01',
      [
        ['castle', 600, 660],
        ['market', 700, 790],
      ],
    ],
    ['2027-05-02', [['palace', 700, 760]]],
    ['2027-05-03', []],
  )
  expect(checkPlan(good, context)).toEqual([])
})

test('what was planned before is not blamed on the plan', () => {
  const clash = {
    ...context,
    days: [day('2027-05-01', 6, { fixed: [tour, { ...tour, id: 'boat', start: 1000, end: 1100 }] })],
  }
  expect(checkPlan(plan(['2027-05-01', []]), clash)).toEqual([])
})

test('who is on a tour all day eats there', () => {
  const away = { ...context, days: [day('2027-05-01', 6, { fixed: [{ ...tour, start: 600, end: 1300 }] })] }
  expect(checkPlan(plan(['2027-05-01', []]), away)).toEqual([])
})

test.each([
  [600, 840, false],
  [810, 1050, false],
  [855, 1095, true],
])('a day out from minute %i to %i is lunch too where it goes on over noon', (start, end, isMissing) => {
  const days = [day('2027-05-01', 6)]
  const candidates = [candidate('hills', { outing: true }), candidate('early')]
  const visits: Visits = [
    ...(isMissing ? [['early', 560, 850] as Visits[number]] : []),
    ['hills', start, end],
  ]
  const found = checkPlan(plan(['2027-05-01', visits]), { ...context, days, candidates })
  expect(found.map(({ kind }) => kind)).toEqual(isMissing ? ['no-meal'] : [])
})
