import type { Idea } from '@sojourn/contract/ideas/schema'
import { ideasPlanWords } from '@sojourn/contract/ideas/words-plan'
import { clockText } from '@sojourn/contract/values/clock-time'
import { shortDay } from '@sojourn/contract/values/date-text'
import type { PlainDate } from '@sojourn/contract/values/plain-date'
import { say } from '@sojourn/contract/words/say'
import { useFigures } from '../../session/units.ts'
import { IdeaMark } from '../../trip-parts/idea-mark.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { Checkbox } from '../../ui/primitives/checkbox.tsx'

interface FoundIdeaProps {
  idea: Idea
  date: PlainDate
  from: number
  to: number
  isChosen: boolean
  onToggle: () => void
}

export function FoundIdea({ idea, date, from, to, isChosen, onToggle }: FoundIdeaProps) {
  const { span } = useFigures()
  const time = span(clockText(from), clockText(to))
  return (
    <li className="border-t border-border">
      <Checkbox checked={isChosen} onChange={onToggle} className="min-h-14 w-full items-center gap-3 py-2">
        <IdeaMark type={idea.type} />
        <span className="min-w-0 flex-1 leading-snug [overflow-wrap:anywhere]">
          <bdi className="block font-semibold">{idea.title}</bdi>{' '}
          <span className="block text-small text-trip tabular-nums">
            {say(ideasPlanWords.when, { day: shortDay(date), time })}
          </span>
        </span>
      </Checkbox>
    </li>
  )
}

interface StayingIdeaProps {
  idea: Idea
  why: string
  onPut: () => void
}

export const StayingIdea = ({ idea, why, onPut }: StayingIdeaProps) => (
  <li className="flex items-start gap-3 border-t border-border py-3">
    <IdeaMark type={idea.type} />
    <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
      <h4 dir="auto" className="leading-snug font-semibold">
        {idea.title}
      </h4>
      <p className="text-small text-muted-foreground">{why}</p>
      <Button
        size="sm-narrow"
        variant="ghost-link"
        className="-ms-2"
        onClick={onPut}
        aria-label={say(ideasPlanWords.putAnywaySpoken, { title: idea.title })}
      >
        {ideasPlanWords.putAnyway}
      </Button>
    </div>
  </li>
)
