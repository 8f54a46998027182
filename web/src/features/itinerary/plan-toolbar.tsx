import { itineraryWords } from '@sojourn/contract/itinerary/words'
import Compass from 'icon:compass'
import ListChecks from 'icon:list-checks'
import MapPinned from 'icon:map-pinned'
import Plus from 'icon:plus'
import Sparkles from 'icon:sparkles'
import TicketCheck from 'icon:ticket-check'
import { useSearchParams } from 'wouter'
import { Button, type ButtonProps } from '../../ui/primitives/button.tsx'
import { Segmented, type SegmentedOption } from '../../ui/primitives/segmented.tsx'

type PlanView = 'destination' | 'activities' | 'map' | 'bookings'

const options = (): readonly SegmentedOption<PlanView>[] => [
  { value: 'destination', label: itineraryWords.destination, icon: Compass },
  { value: 'activities', label: itineraryWords.activities, icon: ListChecks },
  { value: 'map', label: itineraryWords.map, icon: MapPinned },
  { value: 'bookings', label: itineraryWords.bookings, icon: TicketCheck },
]
const defaultView: PlanView = 'activities'

/** The view stands in the address, so that a reload shows it again; it adds no history entry. */
export function usePlanView(): [PlanView, (view: PlanView) => void] {
  const [search, setSearch] = useSearchParams()
  const view = options().find(({ value }) => value === search.get('view'))?.value ?? defaultView
  function show(next: PlanView) {
    setSearch(
      (before) => {
        const params = new URLSearchParams(before)
        if (next === defaultView) params.delete('view')
        else params.set('view', next)
        return params
      },
      { replace: true },
    )
  }
  return [view, show]
}

interface PlanToolbarProps {
  panelId: string
  view: PlanView
  onView: (view: PlanView) => void
  onAdd: () => void
  onPlan: () => void
  /** While a trip runs the next stop has the one bright button. */
  isRunning: boolean
}

export function PlanToolbar({ panelId, view, onView, onAdd, onPlan, isRunning }: PlanToolbarProps) {
  return (
    // One line: on a phone the buttons are round, and say their names to those who ask.
    <div className="flex items-center gap-1.5 max-[339px]:flex-wrap md:gap-3">
      <Segmented
        label={itineraryWords.planView}
        options={options()}
        value={view}
        onChange={onView}
        panelId={panelId}
        fill="phone"
        className="min-w-0 overflow-x-auto [scrollbar-width:none] max-sm:[&_button]:px-1.5 max-[389px]:[&_button]:text-caption max-sm:[&_svg]:hidden"
      />
      {/* Bookings have a bright button of their own. */}
      {view !== 'bookings' && (
        <div className="ms-auto flex gap-1.5 sm:gap-2">
          <ToolButton variant="night" icon={Sparkles} onClick={onPlan}>
            {itineraryWords.planner}
          </ToolButton>
          <ToolButton
            variant={isRunning && view === 'activities' ? 'line' : 'sun'}
            icon={Plus}
            aria-keyshortcuts="n"
            onClick={onAdd}
          >
            {itineraryWords.addActivity}
          </ToolButton>
        </div>
      )}
    </div>
  )
}

const ToolButton = ({ children, ...rest }: ButtonProps) => (
  <Button {...rest} className="max-lg:px-3 max-md:size-11 max-md:gap-0 max-md:px-0">
    <span className="whitespace-nowrap max-md:sr-only">{children}</span>
  </Button>
)
