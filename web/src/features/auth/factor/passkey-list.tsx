import type { Passkey } from '@sojourn/contract/auth/factor-schema'
import { authDevicesWords } from '@sojourn/contract/auth/words-devices'
import { authFactorsWords } from '@sojourn/contract/auth/words-factors'
import { fullDate } from '@sojourn/contract/values/date-text'
import { localToday } from '@sojourn/contract/values/plain-date'
import { say } from '@sojourn/contract/words/say'
import Fingerprint from 'icon:fingerprint-pattern'
import KeyRound from 'icon:key-round'
import Plus from 'icon:plus'
import { useState } from 'react'
import { useSave } from '../../../sync/writes/use-write.ts'
import { toast } from '../../../toasts/toast-store.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { FactorRow } from './factor-row.tsx'
import { changeFailed } from './change-failed.ts'
import { readFactorsAgain } from './factors-query.ts'
import { makePasskey } from './passkeys.ts'
import { useProof } from './use-proof.tsx'

export function PasskeyList({ passkeys }: { passkeys: readonly Passkey[] }) {
  const { call, dialog } = useProof()
  const add = useSave(
    async () => {
      const passkey = await makePasskey(() => call('auth.newPasskey', { body: {} }))
      return call('auth.addPasskey', { body: { passkey } })
    },
    {
      onSuccess: () =>
        toast({
          variant: 'success',
          title: authFactorsWords.passkeyAdded,
          description: authFactorsWords.passkeyAddedText,
        }),
      onError: changeFailed,
      onSettled: readFactorsAgain,
    },
  )
  return (
    <section className="flex flex-col gap-2">
      <FactorRow icon={Fingerprint} title={authFactorsWords.passkeys} text={authFactorsWords.passkeysText}>
        <Button size="sm" icon={Plus} busy={add.isPending} onClick={() => add.mutate(undefined)}>
          {authFactorsWords.addPasskey}
        </Button>
      </FactorRow>
      {passkeys.length > 0 && (
        <ul className="divide-y divide-border">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {dialog}
    </section>
  )
}

export const dayOf = (moment: string): string => fullDate(localToday(new Date(moment)))

function nameOf({ browser, system }: Passkey): string {
  const device = browser && system ? say(authDevicesWords.both, { browser, system }) : (browser ?? system)
  return device ? say(authFactorsWords.passkeyOf, { device }) : authFactorsWords.passkeyPlain
}

function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const [isAsking, setIsAsking] = useState(false)
  const { call, dialog } = useProof()
  const [name, date] = [nameOf(passkey), dayOf(passkey.createdAt)]
  const remove = useSave(() => call('auth.removePasskey', { params: { passkeyId: passkey.id } }), {
    onSuccess: () => {
      toast({
        variant: 'success',
        title: authFactorsWords.passkeyRemoved,
        description: authFactorsWords.passkeyRemovedText,
      })
    },
    onError: changeFailed,
    onSettled: () => {
      setIsAsking(false)
      return readFactorsAgain()
    },
  })
  return (
    <li className="flex items-center gap-3 py-3">
      <KeyRound size={20} className="shrink-0" />
      <div className="min-w-0 flex-1">
        <p className="leading-snug font-semibold text-foreground">{name}</p>
        <p className="text-caption">
          {passkey.usedAt === null
            ? say(authFactorsWords.madeOn, { date })
            : say(authFactorsWords.usedOn, { date, used: dayOf(passkey.usedAt) })}
        </p>
      </div>
      <Button
        size="sm"
        variant="ghost-danger"
        aria-label={say(authFactorsWords.removePasskey, { passkey: name })}
        onClick={() => setIsAsking(true)}
      >
        {authFactorsWords.remove}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={authFactorsWords.removeTitle}
        description={authFactorsWords.removeText}
        confirmLabel={authFactorsWords.remove}
        busy={remove.isPending}
        onConfirm={() => remove.mutate(undefined)}
      />
      {dialog}
    </li>
  )
}
