import { aiWords } from '@sojourn/contract/ai/words'
import { say } from '@sojourn/contract/words/say'
import { dayNumber } from '@sojourn/contract/itinerary/timeline'
import type { Trip } from '@sojourn/contract/trips/schema'
import { tripDuration, tripDurationText } from '@sojourn/contract/trips/duration'
import Sparkles from 'icon:sparkles'
import { Tabs } from 'radix-ui'
import { useState } from 'react'
import { directionOf } from '../../../browser/direction.ts'
import { useMedia } from '../../../browser/use-media.ts'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { IconTile } from '../../../ui/primitives/icon-tile.tsx'
import { Generating } from '../generating.tsx'
import { PlannerActions, PlannerSummary } from './planner-foot.tsx'
import { DayContent } from './day-content.tsx'
import { DayTabs } from './day-tabs.tsx'
import { type Planner, usePlanner } from './use-planner.ts'

interface PlannerDialogProps {
  trip: Trip
  open: boolean
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
  const shown = count + (planner.hasDeparture ? 1 : 0)
  const asked = date === null ? null : dayNumber(trip, date)
  const [wanted, setDay] = useState(asked !== null && asked <= shown ? asked : 1)
  // Planned again without its departure, the trip has a day less.
  const day = Math.min(wanted, shown)
  const days = Array.from({ length: shown }, (_, index) => {
    const number = index + 1
    const name = number > count ? aiWords.departure : say(aiWords.day, { number })
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
      title={aiWords.planner}
      description={
        <>
          <bdi>{trip.title}</bdi> · {tripDurationText(trip)}
        </>
      }
      lead={<IconTile icon={Sparkles} size={44} night />}
      actionsNote={hasPlans && <PlannerSummary planner={planner} trip={trip} />}
      actions={hasPlans && <PlannerActions planner={planner} />}
    >
      <Tabs.Root
        value={String(day)}
        onValueChange={(value) => setDay(Number(value))}
        orientation={isWide ? 'vertical' : 'horizontal'}
        dir={directionOf()}
        className="border-t border-border sm:grid sm:min-h-96 sm:grid-cols-[230px_minmax(0,1fr)]"
      >
        <DayTabs days={days} chosen={day} />
        <div className="min-w-0 px-5 py-4 sm:p-6">
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
function doneText(plans: Planner['plans']): string {
  if (plans.length === 0) return aiWords.noDays
  return plans.some(({ activities }) => activities.length > 0) ? aiWords.daysPlanned : aiWords.nothingFits
}
