import { stepBy } from '@sojourn/contract/itinerary/new-time'
import type { ItineraryItem } from '@sojourn/contract/itinerary/schema'
import { itineraryWords } from '@sojourn/contract/itinerary/words'
import { itineraryMovesWords } from '@sojourn/contract/itinerary/words-moves'
import { mapsAppOf, openStopUrl } from '@sojourn/contract/map/open-in-maps'
import { say } from '@sojourn/contract/words/say'
import ArrowDown from 'icon:arrow-down'
import ArrowUp from 'icon:arrow-up'
import CalendarArrowUp from 'icon:calendar-arrow-up'
import Ellipsis from 'icon:ellipsis'
import ExternalLink from 'icon:external-link'
import Lightbulb from 'icon:lightbulb'
import TicketCheck from 'icon:ticket-check'
import { currentFigures } from '../../session/units.ts'
import { IconButton } from '../../ui/primitives/icon-button.tsx'
import { Menu } from '../../ui/primitives/menu.tsx'
import type { MenuItem } from '../../ui/primitives/menu-item.ts'
import { backToIdeas } from './back-to-ideas.ts'

interface MoveMenuProps {
  item: ItineraryItem
  /** The items of its day, in order. */
  day: readonly ItineraryItem[]
  onMove: (step: -1 | 1) => void
  onMoveToDay: () => void
  onBook: () => void
}

/** What one books. */
const bookable = /^(?:flight|hotel|accommodation|transport)/

/** The twins of dragging, and the way to the device's maps. */
export function MoveMenu({ item, day, onMove, onMoveToDay, onBook }: MoveMenuProps) {
  const { latitude, longitude } = item
  const entries: MenuItem[] = [
    { label: itineraryMovesWords.up, icon: ArrowUp, ...stepState(day, item, -1), onSelect: () => onMove(-1) },
    {
      label: itineraryMovesWords.down,
      icon: ArrowDown,
      ...stepState(day, item, 1),
      onSelect: () => onMove(1),
    },
    { label: itineraryMovesWords.toDayEntry, icon: CalendarArrowUp, onSelect: onMoveToDay },
  ]
  entries.push({
    label: itineraryMovesWords.backToIdeas,
    icon: Lightbulb,
    onSelect: () => void backToIdeas(item),
  })
  if (bookable.test(item.type))
    entries.push({ label: itineraryMovesWords.makeBooking, icon: TicketCheck, onSelect: onBook })
  if (latitude !== null && longitude !== null) {
    entries.push({
      label: itineraryMovesWords.openInMaps,
      icon: ExternalLink,
      onSelect: () =>
        window.open(
          openStopUrl({ lat: latitude, lng: longitude }, item.title, mapsAppOf(navigator.platform)),
          '_blank',
          'noopener',
        ),
    })
  }
  return (
    <Menu
      trigger={
        <IconButton
          icon={Ellipsis}
          size="sm"
          variant="quiet"
          tooltip={false}
          label={say(itineraryWords.moreFor, { name: item.title })}
        />
      }
      items={entries}
    />
  )
}

/** Why a step is not possible, or the time it gives: it stands at the day's edge, or the times decide. */
function stepState(day: readonly ItineraryItem[], { id }: ItineraryItem, step: -1 | 1): Partial<MenuItem> {
  const placing = stepBy(day, id, step)
  if (!placing) return { disabled: true }
  if ('refusal' in placing) return { disabled: true, note: itineraryMovesWords.orderedByTime }
  if (placing.time === null) return {}
  return { note: say(itineraryMovesWords.at, { time: currentFigures().time(placing.time) }) }
}
