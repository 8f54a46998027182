import type { SentInvitation } from '@sojourn/contract/members/schema'
import { membersInvitationsWords } from '@sojourn/contract/members/words-invitations'
import { say } from '@sojourn/contract/words/say'
import { type ReactNode, useState } from 'react'
import type { ApiError } from '../../sync/http/api-error.ts'
import { toast } from '../../toasts/toast-store.ts'
import { InvitationLinkDialog } from './invitation-link-dialog.tsx'

/** Tells that an invitation went out; where no mail does, its link is shown to be passed on. */
export function useSentInvitation(): { onSent: (sent: SentInvitation) => void; dialog: ReactNode } {
  const [shown, setShown] = useState<SentInvitation | null>(null)
  function onSent(sent: SentInvitation): void {
    toast({
      variant: 'success',
      title: membersInvitationsWords.sent,
      description: say(membersInvitationsWords.sentText, { email: sent.email }),
    })
    if (sent.inviteLink) setShown(sent)
  }
  return { onSent, dialog: <InvitationLinkDialog invitation={shown} onClose={() => setShown(null)} /> }
}

/** Trying again helps, unless something else has to be done first. */
export const toldNotSent = ({ code, text }: ApiError) =>
  toast({
    variant: 'destructive',
    title: membersInvitationsWords.notSent,
    description: code === 'not_allowed' ? text : membersInvitationsWords.notSentText,
  })
