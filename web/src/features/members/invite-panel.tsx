import type { SentInvitation } from '@sojourn/contract/members/schema'
import { inviteDays } from '@sojourn/contract/members/limits'
import { membersInvitationsWords } from '@sojourn/contract/members/words-invitations'
import { say } from '@sojourn/contract/words/say'
import { useQuery } from '@tanstack/react-query'
import Mail from 'icon:mail'
import Send from 'icon:send'
import { type FormEvent, useState } from 'react'
import { hasFinePointer } from '../../browser/fine-pointer.ts'
import { useWrite } from '../../sync/writes/use-write.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { cn } from '../../ui/primitives/cn.ts'
import { Field } from '../../ui/forms/field.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'
import { signInOptionsQuery } from '../../queries/auth.ts'
import { toldNotSent } from './use-sent-invitation.tsx'
import { reloadMembers } from '../../queries/members.ts'

interface InvitePanelProps {
  id: string
  tripId: number
  isOpen: boolean
  /** Opened by a press of its own, to type: a finger gets its keyboard, too. */
  isAskedFor?: boolean
  onSent: (sent: SentInvitation) => void
  className?: string
}

/** An email field and Send. What was typed stays until it was sent, also while the panel is closed. */
export function InvitePanel({ id, tripId, isOpen, isAskedFor = false, onSent, className }: InvitePanelProps) {
  const [email, setEmail] = useState('')
  // A server that mails no reset link mails no invitation either.
  const { data: options } = useQuery({ ...signInOptionsQuery, enabled: isOpen })
  const invite = useWrite('members.invite', {
    onSuccess: (invitation) => {
      reloadMembers(tripId)
      setEmail('')
      onSent(invitation)
    },
    onError: toldNotSent,
  })
  const trimmed = email.trim()

  function send(event: FormEvent): void {
    event.preventDefault()
    if (trimmed && !invite.isPending) invite.mutate({ params: { tripId }, body: { email: trimmed } })
  }

  if (!isOpen) return null
  return (
    <form
      id={id}
      noValidate
      onSubmit={send}
      className={cn('flex animate-fade-in flex-wrap items-start gap-x-3 gap-y-3', className)}
    >
      <Field
        label={membersInvitationsWords.email}
        className="basis-64 grow"
        error={invite.error?.fields['email'] ?? invite.error?.text}
        hint={say(
          options?.passwordReset === false
            ? membersInvitationsWords.linkHint
            : membersInvitationsWords.mailHint,
          { days: inviteDays },
        )}
      >
        <TextInput
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever opens the panel wants to type
          autoFocus={isAskedFor || hasFinePointer()}
          type="email"
          icon={Mail}
          autoComplete="off"
          maxLength={320}
          value={email}
          onChange={(event) => {
            setEmail(event.target.value)
            if (invite.error) invite.reset()
          }}
        />
      </Field>
      <Button
        variant="sun"
        type="submit"
        icon={Send}
        busy={invite.isPending}
        disabled={!trimmed}
        size="field"
        className="max-sm:w-full sm:mt-[1.625rem]"
      >
        {membersInvitationsWords.send}
      </Button>
    </form>
  )
}
