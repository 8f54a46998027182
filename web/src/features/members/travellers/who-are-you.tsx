import type { Member } from '@sojourn/contract/members/schema'
import { whoOneMayBe } from '@sojourn/contract/travellers/claim'
import type { Trip } from '@sojourn/contract/trips/schema'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readStored, store } from '../../../browser/stored.ts'
import { useAuth } from '../../../queries/auth.ts'
import { collectionQuery } from '../../../sync/cache/lists.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { sayThatIsMe } from './claim.ts'
import { WhichOne } from './which-one.tsx'

interface WhoAreYouProps {
  trip: Trip
  members: readonly Member[]
}

/** Asks whoever joined lately whether they are somebody who was written down before; once answered, no more. */
export function WhoAreYou({ trip, members }: WhoAreYouProps) {
  const { data: rows } = useQuery(collectionQuery(trip.id, 'travellers'))
  const { user } = useAuth()
  const [now] = useState(() => Date.now())
  const key = `seen_claim_trip_${trip.id}`
  const [isAnswered, setIsAnswered] = useState(() => readStored(key) !== null)
  const own = members.find(({ id }) => id === user?.id)
  const people = whoOneMayBe(rows ?? [], own, now)
  const owner = members.find(({ role }) => role === 'owner')
  if (isAnswered || !own || people.length === 0) return null
  return (
    <Card>
      <WhichOne
        people={people}
        owner={owner?.name ?? ''}
        onAnswer={(rowId) => {
          store(key, '1')
          setIsAnswered(true)
          if (rowId) sayThatIsMe(trip.id, rowId, own.id)
        }}
      />
    </Card>
  )
}
