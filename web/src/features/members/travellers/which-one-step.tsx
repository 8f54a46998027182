import type { Traveller } from '@sojourn/contract/travellers/schema'
import { travellersPeopleWords } from '@sojourn/contract/travellers/words-people'
import { say } from '@sojourn/contract/words/say'
import { useLocation } from 'wouter'
import { useAuth } from '../../../queries/auth.ts'
import { callApi } from '../../../sync/http/api.ts'
import { useWrite } from '../../../sync/writes/use-write.ts'
import { toast } from '../../../toasts/toast-store.ts'
import { WhichOne } from './which-one.tsx'

export interface Joined {
  tripId: number
  people: readonly Traveller[]
}

/** Whom somebody who has just joined may be. What cannot be read now is asked on the trip. */
export const writtenDown = (tripId: number): Promise<Traveller[]> =>
  callApi('travellers.list', { params: { tripId } }).then(
    (rows) => rows.filter(({ userId }) => userId === null),
    () => [],
  )

/** The last step of joining: until then only first names were known. */
export function WhichOneStep({ tripId, people, owner }: Joined & { owner: string }) {
  const [, navigate] = useLocation()
  const { user } = useAuth()
  const goOn = () => navigate(`/trips/${tripId}`, { replace: true })
  const update = useWrite('travellers.update', {
    onSuccess: ({ name }) =>
      void toast({ variant: 'success', title: say(travellersPeopleWords.welcome, { name }) }),
    onError: (error) => void toast({ variant: 'destructive', title: error.text }),
    onSettled: goOn,
  })
  return (
    <div className="mt-5">
      <WhichOne
        people={people}
        owner={owner}
        busy={update.isPending}
        onAnswer={(id) =>
          id && user ? update.mutate({ params: { id }, body: { userId: user.id } }) : goOn()
        }
      />
    </div>
  )
}
