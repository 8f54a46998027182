import type { FactKind } from '@sojourn/contract/insights/destination'
import type { DestinationFacts } from '@sojourn/contract/insights/schema'
import { insightsWords } from '@sojourn/contract/insights/words'
import { insightsFactsWords } from '@sojourn/contract/insights/words-facts'
import { insightsStylesWords } from '@sojourn/contract/insights/words-styles'
import { say } from '@sojourn/contract/words/say'
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
import { displayNames } from '@sojourn/contract/values/intl'
import { fromMinor } from '@sojourn/contract/values/money'
import { money, roundMoney } from '../../../browser/format.ts'
import { languageOf } from '../../../session/language-of.ts'
import { useFigures } from '../../../session/units.ts'
import { toldText } from '../told-text.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { cn } from '../../../ui/primitives/cn.ts'
import { IconTile } from '../../../ui/primitives/icon-tile.tsx'
import type { Icon } from '../../../ui/primitives/icon.ts'
import { ProgressBar } from '../../../ui/primitives/progress-bar.tsx'

const factIcons: Record<FactKind, Icon> = {
  emergency: Siren,
  time: Globe,
  plugs: Plug,
  currency: Banknote,
  language: Languages,
  tipping: HandCoins,
  water: GlassWater,
}

export function SideCard({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <Card padding="none" className="[overflow-wrap:anywhere]">
      <div className="flex flex-wrap items-baseline gap-x-3 px-4 pt-4 pb-3 sm:px-5">
        <h3 className="font-bold">{title}</h3>
        <span className="ms-auto text-small text-muted-foreground">{note}</span>
      </div>
      {children}
    </Card>
  )
}

export function FactsCard({ trip, facts }: { trip: Trip; facts: DestinationFacts['facts'] }) {
  const figures = useFigures()
  if (facts.length === 0) return null
  const country = trip.countryCode ? (displayNames('region').of(trip.countryCode) ?? '') : ''
  return (
    <SideCard title={insightsWords.goodToKnow} note={country}>
      <dl>
        {facts.map(({ kind, value, note }) => (
          <div key={kind} className="relative border-t border-border py-3 pe-4 ps-14 text-small sm:ps-15">
            <dt className="text-muted-foreground">
              <IconTile
                icon={factIcons[kind]}
                size={28}
                className="absolute top-3.5 start-4 sm:start-5"
                {...(kind === 'emergency' && { color: 'var(--destructive)' })}
              />
              {insightsFactsWords[kind]}
            </dt>
            <dd lang={languageOf(value)} className="font-bold">
              {toldText(value, figures)}
            </dd>
            {note && (
              <dd lang={languageOf(note)} className="text-muted-foreground">
                {toldText(note, figures)}
              </dd>
            )}
          </div>
        ))}
      </dl>
    </SideCard>
  )
}

const styles = ['budget', 'mid-range', 'luxury'] as const

export function CostsCard({ trip, costs }: { trip: Trip; costs: DestinationFacts['costs'] }) {
  if (!costs) return null
  const { currency } = trip
  const budgetMinor = budgetMinorOf(trip)
  return (
    <SideCard title={insightsWords.dayCosts} note={insightsWords.perPerson}>
      <div className="flex flex-col gap-3 px-4 pb-4 sm:px-5">
        {styles.map((style) => (
          <div key={style}>
            <p
              className={cn('flex text-small', style === 'mid-range' && 'font-bold text-trip')}
              aria-hidden="true"
            >
              <span>{insightsStylesWords[style]}</span>
              <span className="ms-auto tabular-nums">{roundMoney(costs[style], currency)}</span>
            </p>
            <ProgressBar
              label={insightsStylesWords[style]}
              value={(costs[style] / costs.luxury) * 100}
              valueText={say(insightsWords.aDay, { amount: roundMoney(costs[style], currency) })}
              size="thin"
              {...(style !== 'mid-range' && {
                color: 'color-mix(in srgb, var(--trip) 45%, var(--surface))',
              })}
              className="mt-1"
            />
          </div>
        ))}
        <p className="text-small text-muted-foreground">
          {insightsWords.costsOf}
          {budgetMinor !== null &&
            ` ${say(insightsWords.budgetAllows, { amount: money(fromMinor(dayRateMinor(budgetMinor, trip), currency), currency) })}`}
        </p>
      </div>
    </SideCard>
  )
}
