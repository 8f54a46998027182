import type { InvitationToYou } from '@sojourn/contract/activity/schema'
import { counted } from '@sojourn/contract/trips/duration'
import { dateRange } from '@sojourn/contract/values/date-text'
import { type ReactNode, type RefObject, useRef } from 'react'
import { useLocation } from 'wouter'
import { daysLeft } from '../../browser/days-left.ts'
import { useWrite } from '../../sync/writes/use-write.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { toast } from '../../toasts/toast-store.ts'
import { showAnsweredTrip } from '../../queries/trips.ts'
import { reloadActivity } from '../../queries/activity.ts'

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
          <strong className="font-bold">{invitedBy}</strong>{' '}
          <span className="text-muted-foreground">invites you to</span>
        </p>
        <h4 dir="auto" className="mt-0.5 type-card [overflow-wrap:anywhere]">
          {trip.title}
        </h4>
        <p className="mt-0.5 text-small text-muted-foreground tabular-nums">
          {dateRange(trip.startDate, trip.endDate)} · {counted(daysLeft(expiresAt), 'day')} left
        </p>
        <div className="mt-2.5 flex flex-wrap gap-1.5">
          <Button
            variant="trip"
            size="sm"
            busy={join.isPending}
            aria-label={`Join ${trip.title}`}
            onClick={() => join.mutate(answer)}
          >
            Join
          </Button>
          <Button
            variant="ghost"
            size="sm"
            busy={decline.isPending}
            aria-label={`Decline ${trip.title}`}
            onClick={() => decline.mutate(answer)}
          >
            Decline
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
    toast({ variant: 'destructive', title: 'Error', description: text || 'Please try again.' })
  const join = useWrite('members.accept', {
    onSettled: settled,
    onError: (error) => void failed(error.text),
    onSuccess: (trip) => {
      showAnsweredTrip(trip)
      toast({
        variant: 'success',
        title: 'You are on the trip',
        description: trip.title,
        action: { label: 'Open', onPress: () => navigate(`/trips/${trip.id}`) },
      })
    },
  })
  const decline = useWrite('members.decline', {
    onSettled: settled,
    onError: (error) => void failed(error.text),
    onSuccess: () => void toast({ title: 'Invitation declined' }),
  })
  return { join, decline }
}
