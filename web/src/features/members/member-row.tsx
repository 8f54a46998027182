import { canRemove } from '@sojourn/contract/members/permissions'
import type { Member, SentInvitation } from '@sojourn/contract/members/schema'
import { tabLabel } from '@sojourn/contract/trips/tabs'
import type { Trip } from '@sojourn/contract/trips/schema'
import { membersWords } from '@sojourn/contract/members/words'
import { say } from '@sojourn/contract/words/say'
import Crown from 'icon:crown'
import UserMinus from 'icon:user-minus'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { usePresence } from '../../sync/live/presence.ts'
import { useWrite } from '../../sync/writes/use-write.ts'
import { Badge } from '../../ui/primitives/badge.tsx'
import { cn } from '../../ui/primitives/cn.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { IconButton } from '../../ui/primitives/icon-button.tsx'
import { toast } from '../../toasts/toast-store.ts'
import { forgetTrip, refreshTrips } from '../../queries/trips.ts'
import { toldNotSent } from './use-sent-invitation.tsx'
import { PresentAvatar } from './presence.tsx'
import { reloadMembers } from '../../queries/members.ts'

interface MemberRowProps {
  trip: Trip
  member: Member
  tone: number | undefined
  ownId: string
  onSent: (sent: SentInvitation) => void
  /** What they have to pack and pay, and how they stand; nothing for whoever travels alone. */
  stand?: ReactNode
  menu?: ReactNode
  className?: string | undefined
}

export function MemberRow({ trip, member, tone, ownId, onSent, stand, menu, className }: MemberRowProps) {
  const isOwn = member.id === ownId
  const place = usePresence(trip.id).find(({ userId }) => userId === member.id)
  const mayRemove = canRemove({ id: ownId, role: trip.role }, member)
  return (
    <li
      className={cn(
        'flex min-h-[72px] items-start gap-3 border-t border-border px-4 py-3 sm:items-center sm:px-5',
        className,
      )}
    >
      <PresentAvatar name={member.name} tone={tone} size={44} isHere={place !== undefined} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1.5 max-sm:gap-x-2">
        <div className="min-w-0 flex-1 max-sm:basis-full">
          <p className="leading-snug font-semibold [overflow-wrap:anywhere]">
            <bdi>{member.name}</bdi>
            {isOwn && <span className="ms-2 font-normal text-muted-foreground">{membersWords.you}</span>}
          </p>
          <p className="text-small text-muted-foreground [overflow-wrap:anywhere]">
            <bdi>{member.email}</bdi>
          </p>
        </div>
        <span className="text-small font-semibold text-success empty:hidden max-sm:order-last">
          {place && say(membersWords.onTabNow, { tab: tabLabel(place.tab) })}
        </span>
        {stand}
        <span className="sm:min-w-24 sm:text-end">
          {member.role === 'owner' ? (
            <Badge tone="sun" icon={Crown}>
              {membersWords.owner}
            </Badge>
          ) : (
            <Badge>{membersWords.member}</Badge>
          )}
        </span>
      </div>
      {/* Keeps the badges in line where others can be removed; whoever is alone needs no place for it. */}
      <div
        className={cn(
          'flex shrink-0 empty:in-[li:only-child]:hidden',
          menu ? 'max-sm:flex-col-reverse sm:min-w-25 sm:justify-end' : 'justify-center sm:min-w-11',
        )}
      >
        {mayRemove &&
          (isOwn ? (
            <Leave trip={trip} ownId={ownId} />
          ) : (
            <Remove trip={trip} member={member} onSent={onSent} />
          ))}
        {menu}
      </div>
    </li>
  )
}

/** Nothing else is lost: what they added stays, and they can be invited again. */
function Remove({ trip, member, onSent }: Pick<MemberRowProps, 'trip' | 'member' | 'onSent'>) {
  const reload = () => reloadMembers(trip.id)
  const inviteAgain = useWrite('members.invite', {
    onSuccess: (sent) => {
      reload()
      onSent(sent)
    },
    onError: toldNotSent,
  })
  const remove = useWrite('members.remove', {
    onSuccess: () => {
      document.getElementById('members-title')?.focus()
      toast({
        variant: 'removed',
        title: membersWords.removed,
        description: say(membersWords.removedText, { name: member.name }),
        action: {
          label: membersWords.inviteAgain,
          onPress: () => inviteAgain.mutate({ params: { tripId: trip.id }, body: { email: member.email } }),
        },
      })
    },
    onError: () =>
      toast({
        variant: 'destructive',
        title: membersWords.error,
        description: say(membersWords.notRemoved, { name: member.name }),
      }),
    onSettled: reload,
  })
  return (
    <IconButton
      icon={UserMinus}
      variant="quiet"
      label={say(membersWords.remove, { name: member.name })}
      busy={remove.isPending}
      onClick={() => remove.mutate({ params: { tripId: trip.id, memberId: member.id } })}
    />
  )
}

function Leave({ trip, ownId }: { trip: Trip; ownId: string }) {
  const [isAsked, setIsAsked] = useState(false)
  const [, navigate] = useLocation()
  const leave = useWrite('members.remove', {
    onSuccess: () => {
      navigate('/')
      forgetTrip(trip.id)
      refreshTrips()
      toast({ title: membersWords.left, description: trip.title })
    },
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: membersWords.error,
        description: error.text || membersWords.notLeft,
      }),
  })
  return (
    <>
      <Button variant="ghost-danger" size="sm" onClick={() => setIsAsked(true)}>
        {membersWords.leave}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        title={membersWords.leaveTrip}
        description={say(membersWords.leaveText, { trip: trip.title })}
        confirmLabel={membersWords.leaveTrip}
        busy={leave.isPending}
        busyLabel={membersWords.leaving}
        onConfirm={() => leave.mutate({ params: { tripId: trip.id, memberId: ownId } })}
      />
    </>
  )
}
