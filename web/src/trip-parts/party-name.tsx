import { expensesBalancesWords } from '@sojourn/contract/expenses/words-balances'
import type { TripPerson } from '@sojourn/contract/ledger/people'
import { say } from '@sojourn/contract/words/say'
import { Avatar } from '../ui/primitives/avatar.tsx'
import { cn } from '../ui/primitives/cn.ts'
import { firstName } from '../ui/primitives/initials.ts'

/** "You and Tunde"; in a sentence, which may bend a "you", one goes by name: then `ownId` is empty. */
export const partyName = (people: readonly TripPerson[], ownId: string): string =>
  people
    .toSorted((a, b) => Number(b.id === ownId) - Number(a.id === ownId))
    .map(({ id, name }) => (id === ownId ? expensesBalancesWords.you : firstName(name)))
    .reduce((one, other) => (one ? say(expensesBalancesWords.and, { one, other }) : other), '')

interface FacesProps {
  people: readonly TripPerson[]
  size?: 22 | 30 | 40 | 44
}

/** Faces side by side; a dashed ring says that somebody has no account. */
export const Faces = ({ people, size = 40 }: FacesProps) => (
  <span className="inline-flex shrink-0 -space-x-2">
    {people.map(({ id, name, tone, kind }) => (
      <span
        key={id}
        className={cn(
          'rounded-full',
          kind === 'no account' && 'outline-[1.5px] outline-offset-1 outline-line-strong outline-dashed',
        )}
      >
        <Avatar name={name} tone={tone} size={size} ring />
      </span>
    ))}
  </span>
)
