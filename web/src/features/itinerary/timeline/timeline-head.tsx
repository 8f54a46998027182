import { itineraryTimelineWords } from '@sojourn/contract/itinerary/words-timeline'
import ChevronDown from 'icon:chevron-down'
import { cn } from '../../../ui/primitives/cn.ts'
import { Rich } from '../../../ui/primitives/rich.tsx'

interface TimelineHeadProps {
  summary: string
  /** 'Day 5' while the trip runs. */
  todayName: string | null
  isExpanded: boolean
  controls: string
  onToggle: () => void
}

const lead = (text: string) => <span className="max-sm:sr-only">{text}</span>

/** Opens the timeline and closes it. */
export function TimelineHead({ summary, todayName, isExpanded, controls, onToggle }: TimelineHeadProps) {
  return (
    <h2 className={cn('min-w-0', isExpanded && 'flex-1')}>
      <button
        type="button"
        aria-expanded={isExpanded}
        aria-controls={controls}
        onClick={onToggle}
        className="flex min-h-12 w-full flex-wrap items-center gap-x-3 px-4 py-1.5 text-start -outline-offset-4 sm:flex-nowrap sm:px-5"
      >
        <span className="type-card text-[1.0625rem]! leading-snug! whitespace-nowrap sm:text-[1.1875rem]!">
          {itineraryTimelineWords.title}
        </span>
        <span className="text-caption leading-snug text-muted-foreground max-sm:order-last max-sm:w-full">
          {summary}
        </span>
        {todayName && (
          <span className="rounded-full bg-trip-wash px-2.5 py-0.5 text-caption leading-tight font-bold whitespace-nowrap text-trip">
            <Rich text={itineraryTimelineWords.todayIs} values={{ day: todayName }} parts={{ lead }} />
          </span>
        )}
        <ChevronDown
          size={20}
          className={cn(
            'ms-auto shrink-0 transition-transform duration-200 ease-glide',
            isExpanded && 'rotate-180',
          )}
        />
      </button>
    </h2>
  )
}
