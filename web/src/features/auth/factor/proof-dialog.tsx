import type { Factors } from '@sojourn/contract/auth/factor-schema'
import { authMissingWords } from '@sojourn/contract/auth/words-missing'
import { authSecondStepWords } from '@sojourn/contract/auth/words-second-step'
import { useQuery } from '@tanstack/react-query'
import Fingerprint from 'icon:fingerprint-pattern'
import { type FormEvent, useState } from 'react'
import { useAuth } from '../../../queries/auth.ts'
import { callApi } from '../../../sync/http/api.ts'
import { useSave } from '../../../sync/writes/use-write.ts'
import { toast } from '../../../toasts/toast-store.ts'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { QueryState } from '../../../ui/states/query-state.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { PasswordInput } from '../password-input.tsx'
import { factorsQuery } from './factors-query.ts'
import { signWithPasskey } from './passkeys.ts'
import { StepFields } from './step-fields.tsx'

interface ProofProps {
  onProven: () => void
}

const ask = () => callApi('auth.proofOptions', { body: {} })

/** Who is here shows it once more: by the second step, or where there is none by the password. */
export function ProofDialog({ onProven, onClose }: ProofProps & { onClose: () => void }) {
  const read = useQuery(factorsQuery)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={authSecondStepWords.proofTitle}
      description={authSecondStepWords.proofText}
      size="confirm"
    >
      {read.data ? (
        <Proof factors={read.data} onProven={onProven} />
      ) : (
        <QueryState
          read={read}
          loading={<Skeleton className="h-40 w-full rounded-lg" />}
          title={authSecondStepWords.loadFailed}
          text={authSecondStepWords.tryAgain}
        />
      )}
    </Dialog>
  )
}

function Proof({ factors, onProven }: ProofProps & { factors: Factors }) {
  const { user } = useAuth()
  const hasPasskey = factors.passkeys.length > 0
  if (factors.secondStepAt !== null) {
    return (
      <StepFields
        ways={{ app: factors.hasApp, passkey: hasPasskey }}
        ask={ask}
        send={(body) => callApi('auth.prove', { body })}
        onDone={onProven}
      />
    )
  }
  if (!user?.hasPassword && !hasPasskey) return <p>{authSecondStepWords.proofBySignIn}</p>
  return <ByPassword hasPassword={user?.hasPassword ?? false} hasPasskey={hasPasskey} onProven={onProven} />
}

interface ByPasswordProps extends ProofProps {
  hasPassword: boolean
  hasPasskey: boolean
}

function ByPassword({ hasPassword, hasPasskey, onProven }: ByPasswordProps) {
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string | undefined>()
  const prove = useSave(
    async (by: 'password' | 'passkey') =>
      callApi('auth.prove', {
        body: by === 'password' ? { way: by, password } : { way: by, passkey: await signWithPasskey(ask) },
      }),
    {
      onSuccess: onProven,
      onError: (error) => {
        if (error.fields['password']) setProblem(error.fields['password'])
        else
          toast({
            variant: 'destructive',
            title: authSecondStepWords.failed,
            description: error.text || authSecondStepWords.tryAgain,
          })
      },
    },
  )

  function submit(event: FormEvent): void {
    event.preventDefault()
    event.stopPropagation()
    if (password === '') setProblem(authMissingWords.password)
    else prove.mutate('password')
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {hasPassword && (
        <>
          <Field
            label={authSecondStepWords.password}
            hint={authSecondStepWords.proofByPassword}
            error={problem}
          >
            <PasswordInput
              autoComplete="current-password"
              value={password}
              onChange={(event) => {
                setPassword(event.currentTarget.value)
                setProblem(undefined)
              }}
            />
          </Field>
          <Button variant="sun" type="submit" busy={prove.isPending} busyLabel={authSecondStepWords.checking}>
            {authSecondStepWords.goOn}
          </Button>
        </>
      )}
      {hasPasskey && (
        <Button icon={Fingerprint} disabled={prove.isPending} onClick={() => prove.mutate('passkey')}>
          {authSecondStepWords.passkeyInstead}
        </Button>
      )}
    </form>
  )
}
