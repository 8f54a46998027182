import type { Present } from '@sojourn/contract/live/frames'
import { tabLabel } from '@sojourn/contract/trips/tabs'
import { membersWords } from '@sojourn/contract/members/words'
import { say } from '@sojourn/contract/words/say'
import { usePresence } from '../../sync/live/presence.ts'
import { Avatar } from '../../ui/primitives/avatar.tsx'
import { cn } from '../../ui/primitives/cn.ts'
import { firstName } from '../../ui/primitives/initials.ts'
import { Rich } from '../../ui/primitives/rich.tsx'
import { useTones } from '../../queries/members.ts'

const faces = 2

/** Who else looks at the trip now: two faces, and in words who is where. */
export function Presence({ tripId }: { tripId: number }) {
  const people = usePresence(tripId)
  const tones = useTones(tripId)
  return (
    <div
      {...(people.length > 0 && { 'data-presence': true })}
      // Alone, what stands beside begins where the page does.
      className={cn('flex items-center gap-3', people.length === 0 && '-me-3')}
    >
      {people.length > 0 && (
        <div aria-hidden="true" className="flex items-center">
          {people.slice(0, faces).map(({ userId, name }) => (
            <PresentAvatar
              key={userId}
              name={name}
              tone={tones.get(userId)}
              size={30}
              className="-ms-1 first:ms-0"
            />
          ))}
          {people.length > faces && (
            <span className="ms-1.5 text-small font-bold text-muted-foreground">
              +{people.length - faces}
            </span>
          )}
        </div>
      )}
      <output className="text-small leading-snug">{people.length > 0 && <Where people={people} />}</output>
    </div>
  )
}

const bold = (name: string) => <strong className="font-bold">{name}</strong>

/** "Tom is on Plan, Sofia is on Packing"; "Tom and Sofia are here" where both are on the same. */
function Where({ people }: { people: readonly Present[] }) {
  const names = people.map(({ name }) => firstName(name))
  const tabs = new Set(people.map(({ tab }) => tab))
  const [first] = people
  if (!first || people.length > faces || (people.length > 1 && tabs.size === 1)) {
    const more = say(membersWords.more, { count: people.length - faces })
    const shown = people.length > faces ? [...names.slice(0, faces), more] : names
    const values = { names: shown.slice(0, -1).join(', '), last: shown.at(-1) ?? '' }
    return <Rich text={membersWords.areHere} values={values} parts={{ b: bold }} />
  }
  return people.map(({ userId, name, tab }) => (
    <span key={userId} className="block">
      <Rich
        text={membersWords.onTab}
        values={{ name: firstName(name), tab: tabLabel(tab) }}
        parts={{ b: bold }}
      />
    </span>
  ))
}

interface PresentAvatarProps {
  name: string
  tone: number | undefined
  size: 30 | 44
  isHere?: boolean
  className?: string
}

/** A face with a green dot while its person looks at the trip. */
export function PresentAvatar({ name, tone, size, isHere = true, className }: PresentAvatarProps) {
  return (
    <span className={cn('relative inline-flex shrink-0', className)}>
      <Avatar name={name} tone={tone} size={size} ring={size === 30} />
      {isHere && (
        <span
          aria-hidden="true"
          className="absolute end-0 -bottom-0.5 size-3 rounded-full border-2 border-surface bg-success"
        />
      )}
    </span>
  )
}
