import type { TripFace } from '@sojourn/contract/trips/face'
import type { ReactNode } from 'react'
import type { InvitationToYou } from '@sojourn/contract/activity/schema'
import { activityWords } from '@sojourn/contract/activity/words'
import { cn } from '../../ui/primitives/cn.ts'
import { InvitationCard } from './invitation-card.tsx'

/** The postcard of a trip one is invited to, and its ink. */
export type FaceOf = (trip: TripFace) => { ink: string; picture: ReactNode }

export const panelHeading = 'px-5 pt-3 pb-2 text-small font-semibold text-muted-foreground'

interface InvitationsProps {
  faceOf: FaceOf
  invitations: readonly InvitationToYou[]
}

export function Invitations({ invitations, faceOf }: InvitationsProps) {
  if (invitations.length === 0) return null
  return (
    <section aria-labelledby="invitations-to-you">
      <h3 id="invitations-to-you" tabIndex={-1} className={cn(panelHeading, 'outline-none')}>
        {activityWords.invitations}
      </h3>
      <ul className="flex flex-col gap-2 px-5 pb-1">
        {invitations.map((invitation) => (
          <InvitationCard key={invitation.id} invitation={invitation} {...faceOf(invitation.trip)} />
        ))}
      </ul>
    </section>
  )
}
