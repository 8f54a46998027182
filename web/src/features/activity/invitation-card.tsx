import type { InvitationToYou } from '@sojourn/contract/activity/schema'
import { dateRange } from '@sojourn/contract/values/date-text'
import { say } from '@sojourn/contract/words/say'
import { activityWords } from '@sojourn/contract/activity/words'
import { type ReactNode, type RefObject, useRef } from 'react'
import { useLocation } from 'wouter'
import { daysLeft } from '../../browser/days-left.ts'
import { useWrite } from '../../sync/writes/use-write.ts'
import { Rich, strong } from '../../ui/primitives/rich.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { toast } from '../../toasts/toast-store.ts'
import { showAnsweredTrip } from '../../queries/trips.ts'
import { reloadActivity } from '../../queries/activity.ts'

const inviting = {
  ...strong,
  rest: (inside: string) => <span className="text-muted-foreground">{inside}</span>,
}

interface InvitationCardProps {
  invitation: InvitationToYou
  ink: string
  picture: ReactNode
}

export function InvitationCard({ invitation, ink, picture }: InvitationCardProps) {
  const { id, invitedBy, trip, expiresAt } = invitation
  const card = useRef<HTMLLIElement>(null)
  const { join, decline } = useAnswers(card)
  const answer = { body: { inviteId: id } }
  return (
    <li ref={card} data-ink={ink} className="flex gap-3 rounded-lg border border-border bg-surface p-2">
      {picture}
      <div className="min-w-0 flex-1 py-1">
        <p className="text-small leading-snug">
          <Rich text={activityWords.invites} values={{ name: invitedBy }} parts={inviting} />
        </p>
        <h4 dir="auto" className="mt-0.5 type-card [overflow-wrap:anywhere]">
          {trip.title}
        </h4>
        <p className="mt-0.5 text-small text-muted-foreground tabular-nums">
          {say(activityWords.daysLeft, {
            dates: dateRange(trip.startDate, trip.endDate),
            count: daysLeft(expiresAt),
          })}
        </p>
        <div className="mt-2.5 flex flex-wrap gap-1.5">
          <Button
            variant="trip"
            size="sm"
            busy={join.isPending}
            aria-label={say(activityWords.joinTrip, { trip: trip.title })}
            onClick={() => join.mutate(answer)}
          >
            {activityWords.join}
          </Button>
          <Button
            variant="ghost"
            size="sm"
            busy={decline.isPending}
            aria-label={say(activityWords.declineTrip, { trip: trip.title })}
            onClick={() => decline.mutate(answer)}
          >
            {activityWords.decline}
          </Button>
        </div>
      </div>
    </li>
  )
}

/** Answered in place: the card leaves, and the trip stands on the dashboard. */
function useAnswers(card: RefObject<HTMLElement | null>) {
  const [, navigate] = useLocation()
  const settled = () => {
    // The card takes the pressed button with it.
    card.current?.closest('[role="dialog"]')?.querySelector('h2')?.focus()
    void reloadActivity()
  }
  const failed = (text: string) =>
    toast({ variant: 'destructive', title: activityWords.error, description: text || activityWords.tryAgain })
  const join = useWrite('members.accept', {
    onSettled: settled,
    onError: (error) => void failed(error.text),
    onSuccess: (trip) => {
      showAnsweredTrip(trip)
      toast({
        variant: 'success',
        title: activityWords.joined,
        description: trip.title,
        action: { label: activityWords.open, onPress: () => navigate(`/trips/${trip.id}`) },
      })
    },
  })
  const decline = useWrite('members.decline', {
    onSettled: settled,
    onError: (error) => void failed(error.text),
    onSuccess: () => void toast({ title: activityWords.declined }),
  })
  return { join, decline }
}
