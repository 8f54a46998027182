import { inviteDays } from '@sojourn/contract/members/limits'
import type { SentInvitation } from '@sojourn/contract/members/schema'
import { membersInvitationsWords } from '@sojourn/contract/members/words-invitations'
import { say } from '@sojourn/contract/words/say'
import Copy from 'icon:copy'
import { useState } from 'react'
import { Button } from '../../ui/primitives/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'
import { useCopy } from '../../ui/forms/use-copy.tsx'

interface InvitationLinkDialogProps {
  /** Null closes it. */
  invitation: SentInvitation | null
  onClose: () => void
}

/** Where no mail server is set up, the owner passes the link on; it is shown this once. */
export function InvitationLinkDialog({ invitation, onClose }: InvitationLinkDialogProps) {
  // What it said stays while it closes.
  const [shown, setShown] = useState(invitation)
  if (invitation && invitation !== shown) setShown(invitation)
  const { copy, dialog } = useCopy({
    title: membersInvitationsWords.link,
    label: membersInvitationsWords.linkAddress,
    description: say(membersInvitationsWords.linkText, { days: inviteDays }),
    copied: membersInvitationsWords.linkCopied,
  })
  const address = shown?.inviteLink ?? ''
  return (
    <>
      <Dialog
        open={invitation !== null}
        onOpenChange={(open) => !open && onClose()}
        title={membersInvitationsWords.passOn}
        description={say(membersInvitationsWords.passOnText, { email: shown?.email ?? '', days: inviteDays })}
        size="confirm"
        actions={
          <>
            <Button variant="ghost" onClick={onClose}>
              {membersInvitationsWords.done}
            </Button>
            <Button variant="sun" icon={Copy} data-autofocus onClick={() => void copy(address)}>
              {membersInvitationsWords.copyLink}
            </Button>
          </>
        }
      >
        <Field label={membersInvitationsWords.link}>
          <TextInput readOnly value={address} onFocus={(event) => event.target.select()} />
        </Field>
      </Dialog>
      {dialog}
    </>
  )
}
