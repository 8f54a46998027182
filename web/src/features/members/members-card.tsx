import type { Member } from '@sojourn/contract/members/schema'
import type { Trip } from '@sojourn/contract/trips/schema'
import { membersWords } from '@sojourn/contract/members/words'
import { say } from '@sojourn/contract/words/say'
import ChevronUp from 'icon:chevron-up'
import LinkIcon from 'icon:link'
import UserPlus from 'icon:user-plus'
import Users from 'icon:users'
import { Fragment, useId, useRef, useState } from 'react'
import { Button } from '../../ui/primitives/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { IconTile } from '../../ui/primitives/icon-tile.tsx'
import { firstName } from '../../ui/primitives/initials.ts'
import { useAuth } from '../../queries/auth.ts'
import { InvitePanel } from './invite-panel.tsx'
import { MemberRow } from './member-row.tsx'
import { PendingInvitations } from './pending-invitations.tsx'
import { useTones } from '../../queries/members.ts'
import { useSentInvitation } from './use-sent-invitation.tsx'
import { useShareLink } from './use-share-link.tsx'
import { HouseholdRow } from './travellers/household-row.tsx'
import { inHouseholds } from './travellers/in-households.ts'
import { memberParts } from './travellers/member-parts.tsx'
import { OthersPart } from './travellers/others-part.tsx'
import type { Stands } from './travellers/use-stands.ts'

interface MembersCardProps {
  trip: Trip
  members: readonly Member[]
  mayInvite: boolean
  stands: Stands
}

export function MembersCard({ trip, members, mayInvite, stands }: MembersCardProps) {
  const { user } = useAuth()
  const tones = useTones(trip.id)
  const [isInviting, setIsInviting] = useState(false)
  const { onSent, dialog } = useSentInvitation()
  const panelId = useId()
  const inviteButton = useRef<HTMLButtonElement>(null)
  const owner = members.find(({ role }) => role === 'owner')
  const isOwner = trip.role === 'owner'
  return (
    <Card padding="none" className="overflow-clip">
      <section aria-labelledby="members-title">
        <div className="flex flex-wrap items-center gap-3 px-4 py-4 sm:px-5">
          <IconTile icon={Users} size={44} />
          <div className="min-w-0 flex-1">
            <h2 id="members-title" tabIndex={-1} className="type-card outline-none sm:text-[1.375rem]">
              {membersWords.title}
            </h2>
            <p className="text-small text-muted-foreground">
              {!isOwner && owner
                ? say(membersWords.membersAndOwner, { count: members.length, owner: firstName(owner.name) })
                : say(membersWords.members, { count: members.length })}
            </p>
          </div>
          {mayInvite && (
            <div className="flex gap-2 max-sm:w-full">
              <ShareLinkButton tripId={trip.id} />
              <Button
                ref={inviteButton}
                variant={isInviting ? 'soft' : 'sun'}
                icon={isInviting ? ChevronUp : UserPlus}
                aria-expanded={isInviting}
                aria-controls={isInviting ? panelId : undefined}
                className="max-sm:flex-1"
                onClick={() => setIsInviting(!isInviting)}
              >
                {membersWords.invite}
              </Button>
            </div>
          )}
        </div>
        {mayInvite && (
          <InvitePanel
            id={panelId}
            tripId={trip.id}
            isOpen={isInviting}
            isAskedFor
            className="border-t border-border bg-surface-2 px-4 py-4 sm:px-5"
            onSent={(sent) => {
              setIsInviting(false)
              inviteButton.current?.focus()
              onSent(sent)
            }}
          />
        )}
        <ul aria-label={membersWords.list}>
          {inHouseholds(members, stands).map(({ member, household, isLast }) => (
            <Fragment key={member.id}>
              <MemberRow
                trip={trip}
                member={member}
                tone={tones.get(member.id)}
                ownId={user?.id ?? ''}
                onSent={onSent}
                {...memberParts(trip, member, stands)}
                className={household && 'bg-trip-wash'}
              />
              {household && isLast && <HouseholdRow trip={trip} household={household} stands={stands} />}
            </Fragment>
          ))}
        </ul>
        {stands.balances.people.people.length === 1 && <NobodyElse />}
        {isOwner && <PendingInvitations tripId={trip.id} mayInvite={mayInvite} onSent={onSent} />}
        <OthersPart trip={trip} members={members} stands={stands} />
      </section>
      {dialog}
    </Card>
  )
}

/** Copies the link; switches it on first when it is off. On a phone links go out by the share sheet (C-095). */
function ShareLinkButton({ tripId }: { tripId: number }) {
  const { copyLink, isBusy, dialog } = useShareLink(tripId)
  return (
    <>
      <Button icon={LinkIcon} busy={isBusy} className="max-sm:hidden" onClick={() => void copyLink()}>
        {membersWords.shareLink}
      </Button>
      {dialog}
    </>
  )
}

function NobodyElse() {
  const seat = 'size-10 rounded-full border-[1.5px] border-dashed border-line-strong/70'
  return (
    <div className="border-t border-border px-6 py-7 text-center">
      <div aria-hidden="true" className="mb-3 flex justify-center">
        <span className={seat} />
        <span className={`${seat} -ms-2.5`} />
      </div>
      <h3 className="font-semibold">{membersWords.nobodyElse}</h3>
      <p className="mx-auto mt-1 max-w-sm text-small text-balance text-muted-foreground">
        {membersWords.nobodyElseText}
      </p>
    </div>
  )
}
