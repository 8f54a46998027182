import type { User } from '@sojourn/contract/auth/schema'
import { resetLinkMin } from '@sojourn/contract/auth/sign-in-form'
import { authAccountWords } from '@sojourn/contract/auth/words-account'
import { say } from '@sojourn/contract/words/say'
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
import { DevicesSection } from './devices-section.tsx'
import { FactorsSection } from './factor/factors-section.tsx'
import { forgetEverything, leaveFor } from './log-out.ts'
import { PasswordForm } from './password-form.tsx'
import { signInOptionsQuery } from '../../queries/auth.ts'

/** What a person can do to their account, besides its name. */
export function AccountSections({ user: { email, hasPassword } }: { user: User }) {
  return (
    <Accordion>
      {hasPassword ? (
        <AccordionItem title={authAccountWords.changePassword} name="account">
          <PasswordForm email={email} />
        </AccordionItem>
      ) : (
        <FirstPassword email={email} />
      )}
      <FactorsSection email={email} />
      <DevicesSection />
      <AccordionItem title={authAccountWords.everywhere} name="account">
        <LogOutEverywhere />
      </AccordionItem>
      <AccordionItem title={authAccountWords.data} name="account">
        <OwnData />
      </AccordionItem>
      <AccordionItem title={authAccountWords.deletion} name="account">
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
        title: authAccountWords.checkEmail,
        description: say(authAccountWords.linkSent, { email, minutes: resetLinkMin }),
      }),
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: authAccountWords.linkNotSent,
        description: error.text || authAccountWords.contactSupport,
      }),
  })
  if (!options?.passwordReset) return null
  return (
    <AccordionItem title={authAccountWords.setPassword} name="account">
      <div className="flex flex-col items-start gap-4">
        <p>{authAccountWords.setPasswordText}</p>
        <Button
          icon={Mail}
          busy={request.isPending}
          busyLabel={authAccountWords.sending}
          onClick={() => request.mutate({ body: { email } })}
        >
          {authAccountWords.sendLink}
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
        title: authAccountWords.logOutFailed,
        description: authAccountWords.devicesStillIn,
      }),
  })
  return (
    <div className="flex flex-col items-start gap-4">
      <p>{authAccountWords.everywhereText}</p>
      <Button
        icon={LogOut}
        busy={leave.isPending || leave.isSuccess}
        onClick={() => leave.mutate({ body: {} })}
      >
        {authAccountWords.logOutEverywhere}
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
      title: authAccountWords.downloadFailed,
      description: authAccountWords.downloadFailedText,
    })
  }

  return (
    <div className="flex flex-col items-start gap-4">
      <p>{authAccountWords.dataText}</p>
      <Button icon={Download} busy={isBusy} onClick={() => void download()}>
        {authAccountWords.downloadData}
      </Button>
    </div>
  )
}
