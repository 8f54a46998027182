import type { Traveller } from '@sojourn/contract/travellers/schema'
import { travellersPeopleWords } from '@sojourn/contract/travellers/words-people'
import { say } from '@sojourn/contract/words/say'
import Bell from 'icon:bell'
import History from 'icon:history'
import ReceiptText from 'icon:receipt-text'
import UserPlus from 'icon:user-plus'
import { type ReactNode, useId, useState } from 'react'
import { Avatar } from '../../../ui/primitives/avatar.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { firstName } from '../../../ui/primitives/initials.ts'
import type { Icon } from '../../../ui/primitives/icon.ts'

interface WhichOneProps {
  people: readonly Traveller[]
  owner: string
  busy?: boolean
  /** The row one is; null for somebody new. */
  onAnswer: (rowId: string | null) => void
}

/** "That is me": one of those who were written down without an account, or somebody new. */
export function WhichOne({ people, owner, busy = false, onAnswer }: WhichOneProps) {
  const [chosen, setChosen] = useState(people[0]?.id ?? '')
  const group = useId()
  const card = (id: string, lead: ReactNode, label: string, hint?: string) => (
    <label
      key={id}
      className="flex min-h-16 items-center gap-3 rounded-md border-[1.5px] border-border bg-surface px-4 py-2.5 hover:border-foreground has-checked:border-trip has-checked:bg-trip-wash has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-ring"
    >
      {lead}
      <span className="min-w-0 flex-1">
        <bdi className="block leading-snug font-semibold [overflow-wrap:anywhere]">{label}</bdi>
        {hint && <span className="block text-small text-muted-foreground">{hint}</span>}
      </span>
      <input
        type="radio"
        name={group}
        checked={id === chosen}
        onChange={() => setChosen(id)}
        className="size-5 shrink-0 accent-(--trip-fill)"
      />
    </label>
  )
  const dashed = 'rounded-full outline-[1.5px] outline-offset-1 outline-line-strong outline-dashed'
  const ownerName = firstName(owner)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onAnswer(chosen || null)
      }}
    >
      <fieldset>
        <legend className="type-card sm:text-[1.375rem]">{travellersPeopleWords.whichTitle}</legend>
        <p className="mt-1 mb-3.5 text-small text-muted-foreground">
          {say(travellersPeopleWords.whichText, { owner: ownerName })}
        </p>
        <div className="flex flex-col gap-2.5">
          {people.map(({ id, name, tone }) =>
            card(
              id,
              <span className={dashed}>
                <Avatar name={name} tone={tone} size={40} />
              </span>,
              name,
            ),
          )}
          {card(
            '',
            <span className={`${dashed} grid size-10 place-items-center`}>
              <UserPlus size={20} />
            </span>,
            travellersPeopleWords.somebodyNew,
            travellersPeopleWords.somebodyNewText,
          )}
        </div>
      </fieldset>
      <ul className="mt-4 flex flex-col gap-2 text-small text-muted-foreground">
        <Told icon={ReceiptText}>{travellersPeopleWords.takesOver}</Told>
        <Told icon={History}>{travellersPeopleWords.keeps}</Told>
        <Told icon={Bell}>{say(travellersPeopleWords.ownerTold, { owner: ownerName })}</Told>
      </ul>
      <Button
        type="submit"
        variant="sun"
        size="tall"
        busy={busy}
        className="mt-4 w-full sm:w-auto sm:min-w-52"
      >
        {chosen ? travellersPeopleWords.isMe : travellersPeopleWords.goOn}
      </Button>
    </form>
  )
}

const Told = ({ icon: Glyph, children }: { icon: Icon; children: ReactNode }) => (
  <li className="flex items-start gap-2.5">
    <Glyph size={18} className="mt-px shrink-0" />
    {children}
  </li>
)
