import { upgradeMessage } from '@sojourn/contract/billing/plan-limits'
import type { Member } from '@sojourn/contract/members/schema'
import { can } from '@sojourn/contract/members/permissions'
import type { Trip } from '@sojourn/contract/trips/schema'
import { membersShareWords } from '@sojourn/contract/members/words-share'
import { say } from '@sojourn/contract/words/say'
import { useQuery } from '@tanstack/react-query'
import ChevronRight from 'icon:chevron-right'
import Users from 'icon:users'
import { useId } from 'react'
import { Link } from 'wouter'
import { invitesQuery, membersQuery } from '../../queries/members.ts'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { Avatar } from '../../ui/primitives/avatar.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { IconTile } from '../../ui/primitives/icon-tile.tsx'
import { firstName } from '../../ui/primitives/initials.ts'
import { FeatureGate } from '../billing/feature-gate.tsx'
import { InvitePanel } from './invite-panel.tsx'
import { ShareLinkRow } from './share-link-row.tsx'
import { useSentInvitation } from './use-sent-invitation.tsx'

interface ShareDialogProps {
  trip: Trip
  open: boolean
  onClose: () => void
}

/** All ways to share a trip, in one place. */
export function ShareDialog({ trip, open, onClose }: ShareDialogProps) {
  const { data: members } = useQuery(membersQuery(trip.id))
  const mayInvite = can(trip.role, 'members.invite')
  const { onSent, dialog } = useSentInvitation()
  return (
    <>
      <Dialog
        open={open}
        onOpenChange={(next) => !next && onClose()}
        title={membersShareWords.title}
        description={<bdi>{trip.title}</bdi>}
        quiet
      >
        <section aria-labelledby="share-together" className="pb-2">
          <TogetherHead trip={trip} members={members} mayInvite={mayInvite} />
          {mayInvite ? (
            <FeatureGate feature="collaboration" message={upgradeMessage('collaboration')}>
              <Invite trip={trip} onSent={onSent} />
            </FeatureGate>
          ) : (
            <WhoInvites members={members} />
          )}
          <div className="mt-3 -me-3 flex justify-end">
            <Button asChild variant="ghost" size="sm" iconEnd={ChevronRight}>
              <Link replace href={`/trips/${trip.id}?tab=collaboration`} onClick={onClose}>
                {membersShareWords.toMembers}
              </Link>
            </Button>
          </div>
        </section>
      </Dialog>
      {dialog}
    </>
  )
}

const faces = 4

/** Null or undefined while they are not known. */
type Known = readonly Member[] | null | undefined

interface TogetherHeadProps {
  trip: Trip
  members: Known
  mayInvite: boolean
}

function TogetherHead({ trip, members, mayInvite }: TogetherHeadProps) {
  const { data: invites } = useQuery({ ...invitesQuery(trip.id), enabled: mayInvite })
  const open = invites?.length ?? 0
  const who = members ? say(membersShareWords.members, { count: members.length }) : membersShareWords.everyone
  return (
    <div className="flex items-center gap-3 pb-4">
      <IconTile icon={Users} size={44} />
      <div className="min-w-0 flex-1">
        <h3 id="share-together" className="type-card">
          {membersShareWords.together}
        </h3>
        <p className="text-small text-muted-foreground">
          {open > 0
            ? say(membersShareWords.both, {
                first: who,
                second: say(membersShareWords.open, { count: open }),
              })
            : who}
        </p>
      </div>
      <div aria-hidden="true" className="flex shrink-0 ps-2">
        {members?.slice(0, faces).map(({ id, name }) => (
          <span key={id} className="-ms-2">
            <Avatar name={name} size={30} ring />
          </span>
        ))}
      </div>
    </div>
  )
}

function Invite({ trip, onSent }: { trip: Trip } & Pick<Parameters<typeof InvitePanel>[0], 'onSent'>) {
  return (
    <>
      <InvitePanel id={useId()} tripId={trip.id} isOpen onSent={onSent} />
      <ShareLinkRow trip={trip} />
    </>
  )
}

function WhoInvites({ members }: { members: Known }) {
  const owner = members?.find(({ role }) => role === 'owner')
  return (
    <p className="text-muted-foreground">
      {owner
        ? say(membersShareWords.whoInvites, { owner: firstName(owner.name) })
        : membersShareWords.ownerInvites}
    </p>
  )
}
