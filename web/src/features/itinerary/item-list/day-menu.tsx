import type { DayNote } from '@sojourn/contract/day-notes/schema'
import { dayNotesWords } from '@sojourn/contract/day-notes/words'
import { itineraryWords } from '@sojourn/contract/itinerary/words'
import { mapsAppOf, openDayUrl } from '@sojourn/contract/map/open-in-maps'
import { maxOptimised } from '@sojourn/contract/values/limits'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import type { Point } from '@sojourn/contract/values/point'
import { say } from '@sojourn/contract/words/say'
import Ellipsis from 'icon:ellipsis'
import ExternalLink from 'icon:external-link'
import Plus from 'icon:plus'
import Route from 'icon:route'
import StickyNote from 'icon:sticky-note'
import { IconButton } from '../../../ui/primitives/icon-button.tsx'
import { Menu } from '../../../ui/primitives/menu.tsx'
import type { MenuItem } from '../../../ui/primitives/menu-item.ts'

export interface DayActions {
  onAdd: (date: PlainDate) => void
  onNote: (date: PlainDate, note: DayNote | null) => void
  onOptimise: (date: PlainDate) => void
}

interface DayMenuProps extends DayActions {
  date: PlainDate
  /** 'Day 4, Wed, Apr 21' */
  dayTitle: string
  count: number
  points: Point[]
  note: DayNote | null
}

export const DayMenu = (props: DayMenuProps) => (
  <Menu
    trigger={
      <IconButton
        icon={Ellipsis}
        size="sm"
        variant="quiet"
        tooltip={false}
        label={say(itineraryWords.moreFor, { name: props.dayTitle })}
      />
    }
    items={entriesOf(props)}
  />
)

function entriesOf({ date, count, points, note, onAdd, onNote, onOptimise }: DayMenuProps): MenuItem[] {
  const link = openDayUrl(points, mapsAppOf(navigator.platform))
  const entries: (MenuItem | false)[] = [
    { label: itineraryWords.addActivityHere, icon: Plus, onSelect: () => onAdd(date) },
    {
      label: note ? dayNotesWords.edit : dayNotesWords.add,
      icon: StickyNote,
      onSelect: () => onNote(date, note),
    },
    count > 0 && {
      label: itineraryWords.optimise,
      icon: Route,
      ...(count > maxOptimised && { disabled: true, note: say(itineraryWords.upTo, { most: maxOptimised }) }),
      onSelect: () => onOptimise(date),
    },
    link !== null && {
      label: itineraryWords.openDayInMaps,
      icon: ExternalLink,
      onSelect: () => window.open(link, '_blank', 'noopener'),
    },
  ]
  return entries.filter((entry) => entry !== false)
}
