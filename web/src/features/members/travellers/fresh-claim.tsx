import type { Member } from '@sojourn/contract/members/schema'
import type { Traveller } from '@sojourn/contract/travellers/schema'
import type { Trip } from '@sojourn/contract/trips/schema'
import { travellersPeopleWords } from '@sojourn/contract/travellers/words-people'
import { say } from '@sojourn/contract/words/say'
import { useState } from 'react'
import { readStored, store } from '../../../browser/stored.ts'
import { Avatar } from '../../../ui/primitives/avatar.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { firstName } from '../../../ui/primitives/initials.ts'
import { takeBackClaim } from './claim.ts'

interface FreshClaimProps {
  trip: Trip
  row: Traveller
  member: Member | undefined
}

/** Tells the owner that somebody took a name over, for as long as that can be undone. */
export function FreshClaim({ trip, row, member }: FreshClaimProps) {
  const key = `seen_claim_${row.id}_${row.claimedAt}`
  const [isSeen, setIsSeen] = useState(() => readStored(key) !== null)
  if (isSeen || !member) return null
  const name = firstName(row.name)
  return (
    <div className="flex items-start gap-3 border-t border-border bg-trip-wash px-4 py-3 sm:px-5">
      <Avatar name={row.name} tone={row.tone} size={40} />
      <div className="min-w-0 flex-1">
        <p className="font-semibold [overflow-wrap:anywhere]">
          {say(travellersPeopleWords.saidSo, { who: member.name, name: row.name })}
        </p>
        <p className="text-small text-muted-foreground">{say(travellersPeopleWords.saidSoText, { name })}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button
            size="sm"
            variant="paper"
            onClick={() => {
              store(key, '1')
              setIsSeen(true)
            }}
          >
            {travellersPeopleWords.fine}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => takeBackClaim(trip.id, row.id)}>
            {say(travellersPeopleWords.notThem, { name })}
          </Button>
        </div>
      </div>
    </div>
  )
}
