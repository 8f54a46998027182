import type { Factors } from '@sojourn/contract/auth/factor-schema'
import { authFactorsWords } from '@sojourn/contract/auth/words-factors'
import { say } from '@sojourn/contract/words/say'
import ShieldCheck from 'icon:shield-check'
import { Suspense, useState } from 'react'
import { useSave } from '../../../sync/writes/use-write.ts'
import { toast } from '../../../toasts/toast-store.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { lazyPart, MissingDialog } from '../../../ui/primitives/lazy-part.tsx'
import { changeFailed } from './change-failed.ts'
import { FactorRow } from './factor-row.tsx'
import { readFactorsAgain } from './factors-query.ts'
import { dayOf } from './passkey-list.tsx'
import { useProof } from './use-proof.tsx'

const TurnOnDialog = lazyPart(() => import('./turn-on-dialog.tsx').then((m) => m.TurnOnDialog), MissingDialog)
const CodesDialog = lazyPart(() => import('./codes-dialog.tsx').then((m) => m.CodesDialog), MissingDialog)

function textOf({ secondStepAt, hasApp, recoveryCodes }: Factors): string {
  if (secondStepAt === null) return authFactorsWords.off
  const since = say(hasApp ? authFactorsWords.onByApp : authFactorsWords.onByPasskey, {
    date: dayOf(secondStepAt),
  })
  return `${since} · ${say(authFactorsWords.recoveryLeft, { count: recoveryCodes })}`
}

interface SecondStepCardProps {
  factors: Factors
  email: string
}

/** What is asked for after the password: turned on with its recovery codes, and off again. */
export function SecondStepCard({ factors, email }: SecondStepCardProps) {
  const [opened, setOpened] = useState<'on' | 'off' | null>(null)
  const { call, dialog } = useProof()
  const close = () => setOpened(null)
  const turnOff = useSave(() => call('auth.turnOffSecondStep', {}), {
    onSuccess: () =>
      toast({ title: authFactorsWords.turnedOff, description: authFactorsWords.turnedOffText }),
    onError: changeFailed,
    onSettled: () => {
      close()
      return readFactorsAgain()
    },
  })
  const isOn = factors.secondStepAt !== null
  return (
    <section className="flex flex-col gap-3">
      <FactorRow icon={ShieldCheck} title={authFactorsWords.secondStep} text={textOf(factors)}>
        {!isOn && (
          <Button size="sm" onClick={() => setOpened('on')}>
            {authFactorsWords.turnOn}
          </Button>
        )}
      </FactorRow>
      {isOn && (
        <div className="flex flex-wrap gap-2">
          <NewCodes email={email} />
          <Button size="sm" variant="ghost-danger" onClick={() => setOpened('off')}>
            {authFactorsWords.turnOff}
          </Button>
        </div>
      )}
      {opened === 'on' && (
        <Suspense fallback={null}>
          <TurnOnDialog email={email} hasPasskey={factors.passkeys.length > 0} onClose={close} />
        </Suspense>
      )}
      <ConfirmDialog
        open={opened === 'off'}
        onOpenChange={close}
        title={authFactorsWords.offTitle}
        description={authFactorsWords.offText}
        confirmLabel={authFactorsWords.turnOff}
        busy={turnOff.isPending}
        onConfirm={() => turnOff.mutate(undefined)}
      />
      {dialog}
    </section>
  )
}

function NewCodes({ email }: { email: string }) {
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const { call, dialog } = useProof()
  const make = useSave(() => call('auth.newRecoveryCodes', { body: {} }), {
    onSuccess: (made) => setCodes(made.codes),
    onError: changeFailed,
    onSettled: readFactorsAgain,
  })
  return (
    <>
      <Button size="sm" busy={make.isPending} onClick={() => make.mutate(undefined)}>
        {authFactorsWords.newCodes}
      </Button>
      {codes && (
        <Suspense fallback={null}>
          <CodesDialog codes={codes} email={email} onClose={() => setCodes(null)} />
        </Suspense>
      )}
      {dialog}
    </>
  )
}
