import Download from 'lucide-react/icons/download'
import LogOut from 'lucide-react/icons/log-out'
import { useState } from 'react'
import { saveFile } from '../../lib/save-file.ts'
import { useWrite } from '../../lib/use-write.ts'
import { Accordion, AccordionItem } from '../../ui/accordion.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast-store.ts'
import { DeleteAccountForm } from './delete-account-form.tsx'
import { forgetEverything } from './log-out.ts'
import { PasswordForm } from './password-form.tsx'

/** What a person can do to their account, besides its name. */
export function AccountSections({ email }: { email: string }) {
  return (
    <Accordion>
      <AccordionItem title="Change password" name="account">
        <PasswordForm email={email} />
      </AccordionItem>
      <AccordionItem title="Log out everywhere" name="account">
        <LogOutEverywhere />
      </AccordionItem>
      <AccordionItem title="Download my data" name="account">
        <OwnData />
      </AccordionItem>
      <AccordionItem title="Delete my account" name="account">
        <DeleteAccountForm email={email} />
      </AccordionItem>
    </Accordion>
  )
}

function LogOutEverywhere() {
  const leave = useWrite('auth.logOutEverywhere', {
    onSuccess: () => {
      forgetEverything()
      location.assign('/')
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
