import { type FactKind, factLabels, noDatesText, styleLabels } from '@sojourn/contract/insights/destination'
import type { DestinationFacts } from '@sojourn/contract/insights/schema'
import { dayRateMinor } from '@sojourn/contract/expenses/analytics'
import { budgetMinorOf } from '@sojourn/contract/expenses/budget'
import type { Trip } from '@sojourn/contract/trips/schema'
import Banknote from 'icon:banknote'
import GlassWater from 'icon:glass-water'
import Globe from 'icon:globe'
import HandCoins from 'icon:hand-coins'
import Languages from 'icon:languages'
import Plug from 'icon:plug'
import Siren from 'icon:siren'
import type { ReactNode } from 'react'
import { money, roundMoney } from '../../../browser/format.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { cn } from '../../../ui/primitives/cn.ts'
import { IconTile } from '../../../ui/primitives/icon-tile.tsx'
import type { Icon } from '../../../ui/primitives/icon.ts'
import { ProgressBar } from '../../../ui/primitives/progress-bar.tsx'
import { displayNames } from '@sojourn/contract/values/intl'
import { fromMinor } from '@sojourn/contract/values/money'
import { dateRange, monthDay } from '@sojourn/contract/values/date-text'

const factIcons: Record<FactKind, Icon> = {
  emergency: Siren,
  time: Globe,
  plugs: Plug,
  currency: Banknote,
  language: Languages,
  tipping: HandCoins,
  water: GlassWater,
}

function SideCard({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <Card padding="none" className="[overflow-wrap:anywhere]">
      <div className="flex flex-wrap items-baseline gap-x-3 px-4 pt-4 pb-3 sm:px-5">
        <h3 className="font-bold">{title}</h3>
        <span className="ml-auto text-small text-muted-foreground">{note}</span>
      </div>
      {children}
    </Card>
  )
}

export function FactsCard({ trip, facts }: { trip: Trip; facts: DestinationFacts['facts'] }) {
  if (facts.length === 0) return null
  const country = trip.countryCode ? (displayNames('region').of(trip.countryCode) ?? '') : ''
  return (
    <SideCard title="Good to know" note={country}>
      <dl>
        {facts.map(({ kind, value, note }) => (
          <div key={kind} className="relative border-t border-border py-3 pr-4 pl-14 text-small sm:pl-15">
            <dt className="text-muted-foreground">
              <IconTile
                icon={factIcons[kind]}
                size={28}
                className="absolute top-3.5 left-4 sm:left-5"
                {...(kind === 'emergency' && { color: 'var(--destructive)' })}
              />
              {factLabels[kind]}
            </dt>
            <dd className="font-bold">{value}</dd>
            {note && <dd className="text-muted-foreground">{note}</dd>}
          </div>
        ))}
      </dl>
    </SideCard>
  )
}

/** 'usually in these days' where nobody knows the very day. */
const whenText = ({ date, endDate, isDateCertain }: DestinationFacts['dates'][number]): string | null => {
  if (!isDateCertain) return 'Usually around these days.'
  return endDate > date ? `Until ${monthDay(endDate)}.` : null
}

export function DatesCard({ trip, dates }: { trip: Trip; dates: DestinationFacts['dates'] }) {
  return (
    <SideCard title="In your dates" note={dateRange(trip.startDate, trip.endDate).replace(/, \d{4}$/, '')}>
      {dates.length === 0 ? (
        <p className="px-4 pb-4 text-small text-muted-foreground sm:px-5">{noDatesText(trip.countryCode)}</p>
      ) : (
        <ul className="flex flex-col gap-4 px-4 pb-4 sm:px-5">
          {dates.map((one) => (
            <li key={`${one.date} ${one.title}`} className="flex items-start gap-3">
              <DayLeaf date={one.date} isQuiet={one.kind === 'closing'} />
              <div className="min-w-0 flex-1 text-small">
                <p className="font-bold">{one.title}</p>
                <p className="text-muted-foreground">{[whenText(one), one.text].filter(Boolean).join(' ')}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </SideCard>
  )
}

function DayLeaf({ date, isQuiet }: { date: string; isQuiet: boolean }) {
  const [month = '', day = ''] = monthDay(date).split(' ')
  return (
    <span
      className={cn(
        'flex size-11 shrink-0 flex-col items-center justify-center rounded-md',
        isQuiet ? 'bg-sunken text-foreground' : 'bg-trip-wash text-trip',
      )}
    >
      <span className="font-display text-[1.125rem] leading-none font-medium tabular-nums">{day}</span>
      <span className="text-[0.6875rem] leading-tight font-semibold">{month}</span>
    </span>
  )
}

const styles = ['budget', 'mid-range', 'luxury'] as const

export function CostsCard({ trip, costs }: { trip: Trip; costs: DestinationFacts['costs'] }) {
  if (!costs) return null
  const { currency } = trip
  const budgetMinor = budgetMinorOf(trip)
  return (
    <SideCard title="What a day costs" note="per person">
      <div className="flex flex-col gap-3 px-4 pb-4 sm:px-5">
        {styles.map((style) => (
          <div key={style}>
            <p
              className={cn('flex text-small', style === 'mid-range' && 'font-bold text-trip')}
              aria-hidden="true"
            >
              <span>{styleLabels[style]}</span>
              <span className="ml-auto tabular-nums">{roundMoney(costs[style], currency)}</span>
            </p>
            <ProgressBar
              label={styleLabels[style]}
              value={(costs[style] / costs.luxury) * 100}
              valueText={`${roundMoney(costs[style], currency)} a day`}
              size="thin"
              {...(style !== 'mid-range' && {
                color: 'color-mix(in srgb, var(--trip) 45%, var(--surface))',
              })}
              className="mt-1"
            />
          </div>
        ))}
        <p className="text-small text-muted-foreground">
          Bed, meals, transport and entries, about.
          {budgetMinor !== null &&
            ` Your budget allows ${money(fromMinor(dayRateMinor(budgetMinor, trip), currency), currency)} a day for all.`}
        </p>
      </div>
    </SideCard>
  )
}
