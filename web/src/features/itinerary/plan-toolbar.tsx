import Compass from 'icon:compass'
import ListChecks from 'icon:list-checks'
import MapPinned from 'icon:map-pinned'
import Plus from 'icon:plus'
import Sparkles from 'icon:sparkles'
import { useSearchParams } from 'wouter'
import { Button } from '../../ui/primitives/button.tsx'
import { Segmented, type SegmentedOption } from '../../ui/primitives/segmented.tsx'

type PlanView = 'destination' | 'activities' | 'map'

const options: readonly SegmentedOption<PlanView>[] = [
  { value: 'destination', label: 'Destination', icon: Compass },
  { value: 'activities', label: 'Activities', icon: ListChecks },
  { value: 'map', label: 'Map', icon: MapPinned },
]
const defaultView: PlanView = 'activities'

/** The view stands in the address, so that a reload shows it again; it adds no history entry. */
export function usePlanView(): [PlanView, (view: PlanView) => void] {
  const [search, setSearch] = useSearchParams()
  const view = options.find(({ value }) => value === search.get('view'))?.value ?? defaultView
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
    <div className="flex flex-wrap items-center gap-3">
      <Segmented
        label="Plan view"
        options={options}
        value={view}
        onChange={onView}
        panelId={panelId}
        fill="phone"
      />
      <div className="flex gap-2 max-sm:w-full max-sm:flex-wrap sm:ml-auto">
        <Button
          variant="night"
          icon={Sparkles}
          onClick={onPlan}
          className="max-sm:flex-1 max-sm:gap-1.5 max-sm:px-2 max-sm:text-small"
        >
          <span className="whitespace-nowrap">Smart Itinerary Planner</span>
        </Button>
        <Button
          variant={isRunning && view === 'activities' ? 'line' : 'sun'}
          icon={Plus}
          aria-keyshortcuts="n"
          onClick={onAdd}
          className="max-sm:flex-1 max-sm:gap-1.5 max-sm:px-2 max-sm:text-small"
        >
          <span className="whitespace-nowrap">Add Activity</span>
        </Button>
      </div>
    </div>
  )
}
