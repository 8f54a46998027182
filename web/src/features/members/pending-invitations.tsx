import type { Invitation, SentInvitation } from '@sojourn/contract/members/schema'
import { fullDate } from '@sojourn/contract/values/date-text'
import { membersInvitationsWords } from '@sojourn/contract/members/words-invitations'
import { say } from '@sojourn/contract/words/say'
import { useQuery } from '@tanstack/react-query'
import Hourglass from 'icon:hourglass'
import Mail from 'icon:mail'
import RefreshCw from 'icon:refresh-cw'
import X from 'icon:x'
import { useWrite } from '../../sync/writes/use-write.ts'
import { Badge } from '../../ui/primitives/badge.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { RetryLink } from '../../ui/states/retry.tsx'
import { toast } from '../../toasts/toast-store.ts'
import { toldNotSent } from './use-sent-invitation.tsx'
import { daysLeft } from '../../browser/days-left.ts'
import { invitesQuery, reloadMembers } from '../../queries/members.ts'

interface PendingInvitationsProps {
  tripId: number
  mayInvite: boolean
  onSent: (sent: SentInvitation) => void
}

/** The owner's alone; nothing at all while nobody is asked. */
export function PendingInvitations({ tripId, mayInvite, onSent }: PendingInvitationsProps) {
  const { data: invites, isError, isFetching, refetch } = useQuery(invitesQuery(tripId))
  if (isError && !invites)
    return (
      <p className="border-t border-border bg-surface-2 px-4 py-2 text-small text-muted-foreground sm:px-5">
        {membersInvitationsWords.notLoaded}{' '}
        <RetryLink busy={isFetching} onRetry={() => void refetch()}>
          {membersInvitationsWords.tryAgain}
        </RetryLink>
      </p>
    )
  return (
    <>
      {invites && invites.length > 0 && (
        <section aria-labelledby="pending-title">
          <h3
            id="pending-title"
            tabIndex={-1}
            className="flex items-center gap-2 border-t border-border bg-surface-2 px-4 py-3 text-small font-bold outline-none sm:px-5"
          >
            {membersInvitationsWords.pending}
            <span className="rounded-full bg-sunken px-2 text-muted-foreground tabular-nums">
              {invites.length}
            </span>
          </h3>
          <ul aria-label={membersInvitationsWords.pending}>
            {invites.map((invite) => (
              <InvitationRow
                key={invite.id}
                tripId={tripId}
                invite={invite}
                mayInvite={mayInvite}
                onSent={onSent}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

interface InvitationRowProps {
  tripId: number
  invite: Invitation
  mayInvite: boolean
  onSent: (sent: SentInvitation) => void
}

function InvitationRow({ tripId, invite, mayInvite, onSent }: InvitationRowProps) {
  const { resend, revoke } = useAnswers(tripId, invite, onSent)
  const left = daysLeft(invite.expiresAt)
  const date = fullDate(invite.invitedAt)
  const call = { params: { tripId, inviteId: invite.id } }
  return (
    <li className="flex min-h-[72px] items-start gap-3 border-t border-border px-4 py-3 sm:items-center sm:px-5">
      <span
        aria-hidden="true"
        className="flex size-11 shrink-0 items-center justify-center rounded-full border-[1.5px] border-dashed border-line-strong text-muted-foreground"
      >
        <Mail size={18} />
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1.5">
        <div className="min-w-0 flex-1 max-sm:basis-full">
          <p className="leading-snug font-semibold [overflow-wrap:anywhere]">{invite.email}</p>
          <p className="text-small text-muted-foreground tabular-nums">
            {left > 0
              ? say(membersInvitationsWords.invitedLeft, { date, count: left })
              : say(membersInvitationsWords.invited, { date })}
          </p>
        </div>
        {left > 0 ? (
          <Badge tone="yellow" icon={Hourglass}>
            {membersInvitationsWords.isPending}
          </Badge>
        ) : (
          <Badge>{membersInvitationsWords.expired}</Badge>
        )}
        <div className="-mx-2 flex gap-1">
          {mayInvite && (
            <Button
              size="sm-narrow"
              variant="ghost"
              icon={RefreshCw}
              busy={resend.isPending}
              aria-label={say(membersInvitationsWords.resendTo, { email: invite.email })}
              className="max-sm:[&_svg]:hidden"
              onClick={() => resend.mutate(call)}
            >
              {membersInvitationsWords.resend}
            </Button>
          )}
          <Button
            size="sm-narrow"
            variant="ghost-danger"
            icon={X}
            busy={revoke.isPending}
            aria-label={say(membersInvitationsWords.revokeOf, { email: invite.email })}
            className="max-sm:[&_svg]:hidden"
            onClick={() => revoke.mutate(call)}
          >
            {membersInvitationsWords.revoke}
          </Button>
        </div>
      </div>
    </li>
  )
}

function useAnswers(tripId: number, invite: Invitation, onSent: (sent: SentInvitation) => void) {
  const onSettled = () => reloadMembers(tripId)
  const resend = useWrite('members.resend', {
    onSettled,
    onError: toldNotSent,
    onSuccess: onSent,
  })
  const revoke = useWrite('members.revoke', {
    onSettled,
    onSuccess: () => {
      document.getElementById('pending-title')?.focus()
      toast({
        variant: 'removed',
        title: membersInvitationsWords.revoked,
        description: say(membersInvitationsWords.revokedText, { email: invite.email }),
      })
    },
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: membersInvitationsWords.error,
        description: error.text || membersInvitationsWords.notRevoked,
      }),
  })
  return { resend, revoke }
}
