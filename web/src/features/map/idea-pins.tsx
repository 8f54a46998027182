import type { Idea } from '@sojourn/contract/ideas/schema'
import { ideasWords } from '@sojourn/contract/ideas/words'
import type { Trip } from '@sojourn/contract/trips/schema'
import { type Point, pointOf } from '@sojourn/contract/values/point'
import { say } from '@sojourn/contract/words/say'
import { useQuery } from '@tanstack/react-query'
import CalendarPlus from 'icon:calendar-plus'
import { Suspense, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { readStored, store } from '../../browser/stored.ts'
import { useVoters } from '../../queries/voters.ts'
import { collectionQuery } from '../../sync/cache/lists.ts'
import { ideaFacts, IdeaMark } from '../../trip-parts/idea-mark.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { lazyPart, MissingDialog } from '../../ui/primitives/lazy-part.tsx'

const PutOnDayDialog = lazyPart(
  () => import('../../trip-parts/put-on-day-dialog.tsx').then((m) => m.PutOnDayDialog),
  MissingDialog,
)

/** An idea as the map knows it: a dashed round, and the card that a press opens. Both are filled by the page. */
export interface IdeaPin {
  id: string
  title: string
  at: Point
  face: HTMLElement
  card: HTMLElement
}

/** More than these are no help on a map, and slow. */
const mostPins = 150
const noIdeas: readonly Idea[] = []
const none: readonly IdeaPin[] = []
const shownKey = 'map_ideas'

type Spot = [id: string, title: string, lat: number, lng: number]

/** Ideas with a place, and whether the map shows them; null where there is none to show. */
export function useIdeaPins(trip: Trip) {
  const { data } = useQuery(collectionQuery(trip.id, 'ideas'))
  const [isShown, setIsShown] = useState(() => readStored(shownKey) !== 'no')
  const ideas = data ?? noIdeas
  const spots = ideas.flatMap((idea): Spot[] => {
    const at = pointOf(idea)
    return at ? [[idea.id, idea.title, at.lat, at.lng]] : []
  })
  // A vote leaves the open card open.
  const drawn = JSON.stringify(spots.slice(0, mostPins))
  const pins = useMemo(
    () =>
      (JSON.parse(drawn) as Spot[]).map(([id, title, lat, lng]): IdeaPin => {
        const [face, card] = [document.createElement('span'), document.createElement('div')]
        return { id, title, at: { lat, lng }, face, card }
      }),
    [drawn],
  )
  const toggle = () => {
    store(shownKey, isShown ? 'no' : 'yes')
    setIsShown(!isShown)
  }
  return { ideas, pins: isShown ? pins : none, choice: pins.length > 0 ? { isShown, toggle } : null }
}

interface IdeaFacesProps {
  trip: Trip
  ideas: readonly Idea[]
  pins: readonly IdeaPin[]
}

/** The dashed rounds with their votes, and their cards, drawn into what the map placed. */
export function IdeaFaces({ trip, ideas, pins }: IdeaFacesProps) {
  const { tally } = useVoters(trip.id)
  const [put, setPut] = useState<Idea | null>(null)
  return (
    <>
      {pins.map(({ id, face, card }) => {
        const idea = ideas.find((one) => one.id === id)
        if (!idea) return null
        const { up, down } = tally(idea)
        return (
          <span key={id} hidden>
            {createPortal(<Face type={idea.type} count={up.length} />, face)}
            {createPortal(
              <Card idea={idea} up={up.length} down={down.length} onPut={() => setPut(idea)} />,
              card,
            )}
          </span>
        )
      })}
      <Suspense fallback={null}>
        {put && <PutOnDayDialog trip={trip} idea={put} onClose={() => setPut(null)} />}
      </Suspense>
    </>
  )
}

const Face = ({ type, count }: { type: string; count: number }) => (
  <>
    <IdeaMark type={type} isRound />
    {count > 0 && (
      <span className="absolute -end-2 -top-2 grid h-[18px] min-w-[18px] place-items-center rounded-full bg-success-wash px-1 text-[0.6875rem] leading-none font-bold text-success tabular-nums">
        {count}
      </span>
    )}
  </>
)

interface CardProps {
  idea: Idea
  up: number
  down: number
  onPut: () => void
}

function Card({ idea, up, down, onPut }: CardProps) {
  const votes = [
    ...(up > 0 ? [say(ideasWords.votesFor, { count: up })] : []),
    ...(down > 0 ? [say(ideasWords.votesAgainst, { count: down })] : []),
  ]
  return (
    <>
      <p dir="auto" className="text-body leading-snug font-bold [overflow-wrap:anywhere]">
        {idea.title}
      </p>
      <p className="text-muted-foreground tabular-nums">{[ideasWords.one, ...ideaFacts(idea)].join(' · ')}</p>
      {votes.length > 0 && <p className="text-muted-foreground tabular-nums">{votes.join(' · ')}</p>}
      <Button size="sm" variant="trip-soft" icon={CalendarPlus} className="mt-2" onClick={onPut}>
        {ideasWords.putOnDay}
      </Button>
    </>
  )
}
