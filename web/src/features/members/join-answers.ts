import { membersJoinWords } from '@sojourn/contract/members/words-join'
import { useLocation } from 'wouter'
import { showAnsweredTrip } from '../../queries/trips.ts'
import { callApi } from '../../sync/http/api.ts'
import { useWrite } from '../../sync/writes/use-write.ts'
import { toast } from '../../toasts/toast-store.ts'
import { type Joined, writtenDown } from './travellers/which-one-step.tsx'

interface Outcomes {
  onRefused: () => void
  onDeclined: () => void
  /** Joined, and may be somebody who was written down before. */
  onWhich: (joined: Joined) => void
}

/** For whoever has just signed in. A link that ended meanwhile is explained by this page itself. */
export const joinNow = (token: string): Promise<string> =>
  callApi('members.accept', { body: { token } }).then(
    async ({ id }) =>
      (await writtenDown(id)).length > 0 ? `/trips/${id}?tab=collaboration` : `/trips/${id}`,
    () => location.pathname + location.search,
  )

export function useAnswers({ onRefused, onDeclined, onWhich }: Outcomes) {
  const [, navigate] = useLocation()
  const failed = (description: string) =>
    toast({ variant: 'destructive', title: membersJoinWords.error, description })
  const join = useWrite('members.accept', {
    onSuccess: async (trip) => {
      const people = await writtenDown(trip.id)
      showAnsweredTrip(trip)
      if (people.length > 0) onWhich({ tripId: trip.id, people })
      else navigate(`/trips/${trip.id}`, { replace: true })
      toast({ variant: 'success', title: membersJoinWords.joined, description: trip.title })
    },
    onError: (error) => {
      failed(error.text || membersJoinWords.notJoined)
      onRefused()
    },
  })
  const decline = useWrite('members.decline', {
    onSuccess: onDeclined,
    onError: (error) => void failed(error.text || membersJoinWords.notDeclined),
  })
  return { join, decline }
}
