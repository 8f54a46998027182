import type { DayPlan } from '@sojourn/contract/ai/schema'
import { departureTitle, isDeparture } from '@sojourn/contract/ai/texts'
import { dayNumber } from '@sojourn/contract/itinerary/timeline'
import type { Trip } from '@sojourn/contract/trips/schema'
import { counted, tripDurationText, tripDuration } from '@sojourn/contract/trips/duration'
import CalendarPlus from 'icon:calendar-plus'
import RefreshCw from 'icon:refresh-cw'
import Sparkles from 'icon:sparkles'
import { Tabs } from 'radix-ui'
import { useState } from 'react'
import { roundMoney } from '../../../browser/format.ts'
import { useMedia } from '../../../browser/use-media.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { IconTile } from '../../../ui/primitives/icon-tile.tsx'
import { DelayedSkeleton, Skeleton } from '../../../ui/states/skeleton.tsx'
import { QueryState } from '../../../ui/states/query-state.tsx'
import { Generating } from '../generating.tsx'
import { LimitedByPlan } from '../limited-by-plan.tsx'
import { SourceLabel } from '../origin.tsx'
import { useQuota } from '../use-quota.ts'
import { WithoutGuide } from '../without-guide.tsx'
import { DayTabs } from './day-tabs.tsx'
import { PlanDay } from './plan-day.tsx'
import { type Planner, usePlanner } from './use-planner.ts'

interface PlannerDialogProps {
  trip: Trip
  open: boolean
  /** The day that is selected in the plan. */
  date: string | null
  onClose: () => void
}

/** Each opening starts with nothing selected. */
export function PlannerDialog(props: PlannerDialogProps) {
  const [opened, setOpened] = useState({ nth: 0, isOpen: false })
  if (opened.isOpen !== props.open) setOpened({ nth: opened.nth + (props.open ? 1 : 0), isOpen: props.open })
  return <OpenedPlanner key={opened.nth} {...props} />
}

function OpenedPlanner({ trip, open, date, onClose }: PlannerDialogProps) {
  const planner = usePlanner(trip)
  const count = tripDuration(trip)
  const isWide = useMedia('(min-width: 640px)')
  const hasPlans = planner.plans.length > 0
  const shown = count + (planner.plans.some((plan) => plan.day === count + 1 && isDeparture(plan)) ? 1 : 0)
  const asked = date === null ? null : dayNumber(trip, date)
  const [wanted, setDay] = useState(asked !== null && asked <= shown ? asked : 1)
  // Planned again without its departure, the trip has a day less.
  const day = Math.min(wanted, shown)
  const days = Array.from({ length: shown }, (_, index) => {
    const number = index + 1
    const name = number > count ? departureTitle : `Day ${number}`
    const plan = planner.plans.find((one) => one.day === number) ?? null
    const selected = plan?.activities.filter(({ id }) => planner.selected.has(id)).length ?? 0
    return { number, name, plan, selected }
  })
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      size="wide"
      flush
      title="Smart Itinerary Planner"
      description={`${trip.title} · ${tripDurationText(trip)}`}
      lead={<IconTile icon={Sparkles} size={44} night />}
      actionsNote={hasPlans && <Summary planner={planner} trip={trip} />}
      actions={hasPlans && <Actions planner={planner} />}
    >
      <Tabs.Root
        value={String(day)}
        onValueChange={(value) => setDay(Number(value))}
        orientation={isWide ? 'vertical' : 'horizontal'}
        className="border-t border-border sm:grid sm:min-h-96 sm:grid-cols-[230px_minmax(0,1fr)]"
      >
        <DayTabs days={days} chosen={day} />
        <div className="min-w-0 p-4 sm:p-6">
          <Generating
            since={planner.since}
            onCancel={planner.cancel}
            doneText={doneText(planner.plans)}
            className="mb-4"
          />
          {days.map(({ number, plan }) => (
            <Tabs.Content key={number} value={String(number)} tabIndex={-1} className="outline-none">
              <DayContent planner={planner} plan={plan} trip={trip} number={number} onClose={onClose} />
            </Tabs.Content>
          ))}
        </div>
      </Tabs.Root>
    </Dialog>
  )
}

/** Days of free time are no plan. */
function doneText(plans: readonly DayPlan[]): string {
  if (plans.length === 0) return 'No days were planned'
  return plans.some(({ activities }) => activities.length > 0)
    ? 'The days are planned'
    : 'Nothing more fits these days'
}

interface DayContentProps {
  planner: Planner
  plan: DayPlan | null
  trip: Trip
  number: number
  onClose: () => void
}

function DayContent({ planner, plan, trip, number, onClose }: DayContentProps) {
  if (!planner.isRead)
    return (
      <QueryState
        read={planner.read}
        loading={<DaySkeleton />}
        title="The suggestions could not be loaded"
        headingLevel={3}
      />
    )
  if (plan) return <PlanDay plan={plan} trip={trip} planner={planner} />
  if (planner.plans.length > 0)
    return (
      <EmptyState
        icon={Sparkles}
        headingLevel={3}
        title={`No ideas for Day ${number}`}
        text="Regenerate to plan all days of the trip."
      />
    )
  if (!planner.isNothingKnown) return <Start planner={planner} />
  return (
    <WithoutGuide
      trip={trip}
      onChoose={planner.generateWith}
      busy={planner.since !== null}
      onRetry={planner.generate}
      onLeave={onClose}
    >
      <Start planner={planner} />
    </WithoutGuide>
  )
}

function Start({ planner }: { planner: Planner }) {
  const quota = useQuota()
  return (
    <LimitedByPlan>
      <EmptyState
        icon={Sparkles}
        headingLevel={3}
        title="Let the planner fill your days"
        text="Places that are open when you are there, in an order that makes sense. You choose what goes into the plan."
        action={
          <Button
            variant="sun"
            icon={Sparkles}
            busy={planner.since !== null}
            busyLabel="Generating..."
            data-autofocus
            onClick={planner.generate}
          >
            Generate Itinerary
          </Button>
        }
      />
      {quota && <p className="mt-3 text-center text-small text-muted-foreground">{quota}</p>}
    </LimitedByPlan>
  )
}

function Summary({ planner, trip }: { planner: Planner; trip: Trip }) {
  const { activities, days, cost } = planner.summary
  const [source] = planner.plans.flatMap((plan) => plan.activities.map((activity) => activity.source))
  return (
    <div className="min-w-0 text-small">
      <output className="block font-bold">{counted(activities, 'activity', 'activities')} selected</output>
      <p className="flex flex-wrap gap-x-3 text-muted-foreground">
        {activities > 0 ? (
          <span>
            across {counted(days, 'day')} · about {roundMoney(cost, trip.currency)}
          </span>
        ) : (
          <span>Choose what you like</span>
        )}
        {source && <SourceLabel source={source} />}
      </p>
    </div>
  )
}

function Actions({ planner }: { planner: Planner }) {
  const isBusy = planner.since !== null || planner.isAdding
  return (
    <>
      <Button variant="ghost" disabled={isBusy} onClick={planner.clear}>
        Clear Suggestions
      </Button>
      <Button variant="line" icon={RefreshCw} busy={planner.since !== null} onClick={planner.generate}>
        Regenerate
      </Button>
      <Button
        variant="sun"
        icon={CalendarPlus}
        busy={planner.isAdding}
        busyLabel="Adding..."
        inert={planner.selected.size === 0}
        onClick={planner.add}
      >
        Add to Itinerary
      </Button>
    </>
  )
}

function DaySkeleton() {
  return (
    <DelayedSkeleton label="Loading the suggestions…" className="flex flex-col gap-3">
      <Skeleton className="h-24 rounded-md" />
      <Skeleton className="h-24 rounded-md" />
      <Skeleton className="h-24 rounded-md" />
    </DelayedSkeleton>
  )
}
