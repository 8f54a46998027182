import { budgetMinorOf, budgetOf, totalSpent } from '@sojourn/contract/expenses/budget'
import { packingProgress } from '@sojourn/contract/packing/progress'
import { shellGlanceWords } from '@sojourn/contract/shell/words-glance'
import type { Trip } from '@sojourn/contract/trips/schema'
import { isSnowDay } from '@sojourn/contract/weather/hours'
import { say } from '@sojourn/contract/words/say'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useTripTime } from '../queries/where.ts'
import { moneyOf } from '../trip-parts/money-of.ts'
import { noteText } from '../features/weather/note-text.ts'
import { toCounted } from '../queries/expenses.ts'
import { useTripWeather } from '../queries/weather.ts'
import { useFigures } from '../session/units.ts'
import { collectionQuery } from '../sync/cache/lists.ts'
import { Card } from '../ui/layout/card.tsx'
import { cn } from '../ui/primitives/cn.ts'
import { ProgressBar } from '../ui/primitives/progress-bar.tsx'
import { WeatherByPlace } from './weather-by-place.tsx'

interface GlanceCardProps {
  title: string
  href: string
  note: string
  tone?: string
  children: ReactNode
}

function GlanceCard({ title, href, note, tone, children }: GlanceCardProps) {
  return (
    <Card className="transition-shadow duration-[120ms] hover:shadow-e2">
      <div className="flex items-baseline gap-2">
        <h2 className="font-bold">
          <Link href={href} className="link-cover">
            {title}
          </Link>
        </h2>
        <span className={cn('ms-auto text-small font-semibold tabular-nums', tone)}>{note}</span>
      </div>
      <div className="mt-3">{children}</div>
    </Card>
  )
}

export function PackingGlance({ trip }: { trip: Trip }) {
  const { data } = useQuery(collectionQuery(trip.id, 'packing'))
  if (!data) return null
  const { packed, total, percent } = packingProgress(data)
  const note = total === 0 ? shellGlanceWords.nothingYet : say(shellGlanceWords.packedOf, { packed, total })
  return (
    <GlanceCard
      title={shellGlanceWords.packing}
      href={`/trips/${trip.id}?tab=packing`}
      note={note}
      tone="text-trip"
    >
      <ProgressBar label={shellGlanceWords.packed} value={percent} valueText={note} />
    </GlanceCard>
  )
}

const barTones = { green: 'success', yellow: 'warning', red: 'danger' } as const

export function BudgetGlance({ trip }: { trip: Trip }) {
  const { data } = useQuery(collectionQuery(trip.id, 'expenses'))
  if (!data) return null
  const { currency } = trip
  const budgetMinor = budgetMinorOf(trip)
  const spentMinor = totalSpent(data.map(toCounted))
  const { remainingMinor, isOver, barPercent, colour } = budgetOf(spentMinor, budgetMinor)
  const spent = moneyOf(spentMinor, currency)
  const left =
    remainingMinor === null
      ? shellGlanceWords.noBudget
      : say(isOver ? shellGlanceWords.over : shellGlanceWords.left, {
          amount: moneyOf(Math.abs(remainingMinor), currency),
        })
  return (
    <GlanceCard
      title={shellGlanceWords.budget}
      href={`/trips/${trip.id}?tab=budget`}
      note={left}
      tone={
        remainingMinor === null ? 'text-muted-foreground' : isOver ? 'text-destructive-text' : 'text-success'
      }
    >
      {budgetMinor !== null && (
        <ProgressBar label={shellGlanceWords.budgetUsed} value={barPercent} tone={barTones[colour]} />
      )}
      <p className="mt-2 text-small text-muted-foreground tabular-nums">
        {budgetMinor === null
          ? say(shellGlanceWords.spent, { spent })
          : say(shellGlanceWords.spentOf, { spent, budget: moneyOf(budgetMinor, currency) })}
      </p>
    </GlanceCard>
  )
}

/** A place nobody knows the weather of has no card. */
export function WeatherGlance({ trip }: { trip: Trip }) {
  const { data } = useTripWeather(trip)
  const { data: legs } = useQuery(collectionQuery(trip.id, 'legs'))
  const { date: today } = useTripTime(trip)
  const figures = useFigures()
  const { degrees, units } = figures
  const days = data?.days ?? []
  const ofToday = days.find(({ date }) => date === today)
  const shown = ofToday ?? days[0]
  if (!shown) return null
  const { temperature, unit, precipitation, note, source } = shown
  const credit = source === 'forecast' ? data?.credit?.name : undefined
  if (!ofToday && legs && legs.length > 1)
    return (
      <GlanceCard title={shellGlanceWords.weatherByPlace} href={`/trips/${trip.id}?tab=packing`} note="">
        <WeatherByPlace trip={trip} legs={legs} days={days} />
      </GlanceCard>
    )
  return (
    <GlanceCard
      title={ofToday ? shellGlanceWords.todaysWeather : shellGlanceWords.weatherOnArrival}
      href={`/trips/${trip.id}?tab=packing`}
      note=""
    >
      <p className="type-stat text-[1.625rem]! tabular-nums">
        {degrees(temperature.high, unit)}° / {degrees(temperature.low, unit)}°{units.temperatureUnit}
      </p>
      <p className="mt-1 text-small text-muted-foreground">
        {chanceText(isSnowDay(temperature), Math.round(precipitation), noteText(note, figures), credit)}
      </p>
    </GlanceCard>
  )
}

function chanceText(isSnow: boolean, percent: number, note: string, credit: string | undefined): string {
  if (credit === undefined)
    return say(isSnow ? shellGlanceWords.snow : shellGlanceWords.rain, { percent, note })
  return say(isSnow ? shellGlanceWords.snowBy : shellGlanceWords.rainBy, { percent, note, credit })
}
