import { isFreshClaim, whoOneMayBe } from '@sojourn/contract/travellers/claim'
import type { TripPerson } from '@sojourn/contract/ledger/people'
import type { Member } from '@sojourn/contract/members/schema'
import type { Trip } from '@sojourn/contract/trips/schema'
import { travellersPeopleWords } from '@sojourn/contract/travellers/words-people'
import { monthDay } from '@sojourn/contract/values/date-text'
import { say } from '@sojourn/contract/words/say'
import { useQuery } from '@tanstack/react-query'
import UserPlus from 'icon:user-plus'
import Wallet from 'icon:wallet'
import { Suspense, useState } from 'react'
import { collectionQuery } from '../../../sync/cache/lists.ts'
import { WaitingMark } from '../../../trip-parts/waiting-mark.tsx'
import { Faces, partyName } from '../../../trip-parts/party-name.tsx'
import { Badge } from '../../../ui/primitives/badge.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { lazyPart, MissingDialog } from '../../../ui/primitives/lazy-part.tsx'
import { FreshClaim } from './fresh-claim.tsx'
import { PersonMenu } from './person-menu.tsx'
import { Balance, Has } from './stand-text.tsx'
import type { Stands } from './use-stands.ts'

const PersonDialog = lazyPart(() => import('./person-dialog.tsx').then((m) => m.PersonDialog), MissingDialog)

interface OthersPartProps {
  trip: Trip
  members: readonly Member[]
  stands: Stands
}

/** Who travels without an account, and who left while money mentions them. */
export function OthersPart({ trip, members, stands }: OthersPartProps) {
  const { data } = useQuery(collectionQuery(trip.id, 'travellers'))
  const rows = data ?? []
  const [isAdding, setIsAdding] = useState(false)
  const [now] = useState(() => Date.now())
  const { ownId, people } = stands.balances
  const others = people.people.filter(({ kind }) => kind !== 'member')
  const mayBe = new Set(
    whoOneMayBe(
      rows,
      members.find(({ id }) => id === ownId),
      now,
    ).map(({ id }) => id),
  )
  const addedAt = new Map(rows.map(({ id, createdAt }) => [id, createdAt]))
  const claimed = trip.role === 'owner' ? rows.filter((row) => isFreshClaim(row, now)) : []
  return (
    <>
      {claimed.map((row) => (
        <FreshClaim key={row.id} trip={trip} row={row} member={members.find(({ id }) => id === row.userId)} />
      ))}
      <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-3 gap-y-1 border-t border-border bg-surface-2 px-4 py-2 sm:px-5">
        <h3 className="text-small font-semibold text-muted-foreground">{travellersPeopleWords.without}</h3>
        <Button size="sm" icon={UserPlus} onClick={() => setIsAdding(true)}>
          {travellersPeopleWords.add}
        </Button>
      </div>
      {others.length > 0 && (
        <ul aria-label={travellersPeopleWords.without}>
          {others.map((person) => (
            <OtherRow
              key={person.id}
              trip={trip}
              person={person}
              stands={stands}
              addedAt={addedAt.get(person.rowId ?? '') ?? ''}
              mayBeMe={mayBe.has(person.rowId ?? '')}
            />
          ))}
        </ul>
      )}
      <p className="border-t border-border px-4 py-3 text-small text-muted-foreground sm:px-5">
        {travellersPeopleWords.withoutText}
      </p>
      <Suspense>
        {isAdding && (
          <PersonDialog trip={trip} person={null} stands={stands} onClose={() => setIsAdding(false)} />
        )}
      </Suspense>
    </>
  )
}

interface OtherRowProps {
  trip: Trip
  person: TripPerson
  stands: Stands
  addedAt: string
  mayBeMe: boolean
}

function OtherRow({ trip, person, stands, addedAt, mayBeMe }: OtherRowProps) {
  const { name, kind, id } = person
  const party = stands.partyOf(id)
  const together = party?.people.filter((one) => one.id !== id) ?? []
  const facts =
    kind === 'left'
      ? travellersPeopleWords.leftText
      : addedAt && say(travellersPeopleWords.added, { date: monthDay(addedAt.slice(0, 10)) })
  return (
    <li className="flex min-h-[72px] items-center gap-3 border-t border-border px-4 py-3 sm:px-5">
      <Faces people={[person]} size={44} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1">
        <div className="min-w-0 flex-[1_1_8rem]">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 leading-snug font-semibold [overflow-wrap:anywhere]">
            <bdi>{name}</bdi>
            {kind === 'left' && <Badge>{travellersPeopleWords.left}</Badge>}
            {together.length > 0 && (
              <Badge icon={Wallet} wraps>
                {say(travellersPeopleWords.paysWithName, {
                  name: partyName(together, ''),
                })}
              </Badge>
            )}
          </p>
          <p className="text-small text-muted-foreground">{facts}</p>
          <WaitingMark id={person.rowId ?? ''} />
        </div>
        <Has person={person} stands={stands} />
        {party && together.length === 0 && (
          <span className="ms-auto">
            <Balance minor={party.balance} currency={trip.currency} />
          </span>
        )}
      </div>
      <PersonMenu trip={trip} person={person} stands={stands} mayBeMe={mayBeMe} />
    </li>
  )
}
