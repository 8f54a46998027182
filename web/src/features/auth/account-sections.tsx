import type { User } from '@sojourn/contract/auth/schema'
import { resetLinkMin } from '@sojourn/contract/auth/sign-in-form'
import { useQuery } from '@tanstack/react-query'
import Download from 'icon:download'
import LogOut from 'icon:log-out'
import Mail from 'icon:mail'
import { useState } from 'react'
import { saveFile } from '../../browser/save-file.ts'
import { useWrite } from '../../sync/writes/use-write.ts'
import { Accordion, AccordionItem } from '../../ui/layout/accordion.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { toast } from '../../toasts/toast-store.ts'
import { DeleteAccountForm } from './delete-account-form.tsx'
import { forgetEverything, leaveFor } from './log-out.ts'
import { PasswordForm } from './password-form.tsx'
import { signInOptionsQuery } from '../../queries/auth.ts'

/** What a person can do to their account, besides its name. */
export function AccountSections({ user: { email, hasPassword } }: { user: User }) {
  return (
    <Accordion>
      {hasPassword ? (
        <AccordionItem title="Change password" name="account">
          <PasswordForm email={email} />
        </AccordionItem>
      ) : (
        <FirstPassword email={email} />
      )}
      <AccordionItem title="Log out everywhere" name="account">
        <LogOutEverywhere />
      </AccordionItem>
      <AccordionItem title="Download my data" name="account">
        <OwnData />
      </AccordionItem>
      <AccordionItem title="Delete my account" name="account">
        <DeleteAccountForm email={email} hasPassword={hasPassword} />
      </AccordionItem>
    </Accordion>
  )
}

/** A session alone may not set one: whoever holds the mailbox does, by the same link as after a forgotten password. */
function FirstPassword({ email }: { email: string }) {
  const { data: options } = useQuery(signInOptionsQuery)
  const request = useWrite('auth.requestReset', {
    onSuccess: () =>
      toast({
        variant: 'success',
        title: 'Check Your Email',
        description: `A link is on its way to ${email}. It works for ${resetLinkMin} minutes.`,
      }),
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: 'Link Not Sent',
        description: error.text || 'Please try again or contact support.',
      }),
  })
  if (!options?.passwordReset) return null
  return (
    <AccordionItem title="Set a password" name="account">
      <div className="flex flex-col items-start gap-4">
        <p>
          You sign in with Google or Apple. To sign in with your email too, choose a password behind the link
          we send you. Afterwards every device is signed out.
        </p>
        <Button
          icon={Mail}
          busy={request.isPending}
          busyLabel="Sending..."
          onClick={() => request.mutate({ body: { email } })}
        >
          Send Me a Link
        </Button>
      </div>
    </AccordionItem>
  )
}

function LogOutEverywhere() {
  const leave = useWrite('auth.logOutEverywhere', {
    onSuccess: async () => {
      await forgetEverything()
      leaveFor('/')
    },
    onError: () =>
      toast({
        variant: 'destructive',
        title: 'Log Out Failed',
        description: 'Your devices are still logged in. Please try again.',
      }),
  })
  return (
    <div className="flex flex-col items-start gap-4">
      <p>Ends every session of your account, on this device and on all others.</p>
      <Button
        icon={LogOut}
        busy={leave.isPending || leave.isSuccess}
        onClick={() => leave.mutate({ body: {} })}
      >
        Log Out Everywhere
      </Button>
    </div>
  )
}

function OwnData() {
  const [isBusy, setIsBusy] = useState(false)

  async function download(): Promise<void> {
    setIsBusy(true)
    const saved = await saveFile('/api/auth/data', 'sojourn-data.json')
    setIsBusy(false)
    if (saved) return
    toast({
      variant: 'destructive',
      title: 'Download Failed',
      description: 'Your data could not be downloaded. Please try again.',
    })
  }

  return (
    <div className="flex flex-col items-start gap-4">
      <p>Everything kept about you, your trips included, as one JSON file.</p>
      <Button icon={Download} busy={isBusy} onClick={() => void download()}>
        Download My Data
      </Button>
    </div>
  )
}
