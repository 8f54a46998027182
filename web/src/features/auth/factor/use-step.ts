import type { SecondStepInput } from '@sojourn/contract/auth/factor-input'
import { authSecondStepWords } from '@sojourn/contract/auth/words-second-step'
import { useState } from 'react'
import type { ApiError } from '../../../sync/http/api-error.ts'
import { useSave } from '../../../sync/writes/use-write.ts'
import { toast } from '../../../toasts/toast-store.ts'
import { signWithPasskey } from './passkeys.ts'

export interface StepCalls {
  /** What a passkey is to sign. */
  ask: () => Promise<Record<string, unknown>>
  send: (step: SecondStepInput) => Promise<unknown>
  onDone: () => unknown
  /** Refused, and not for the code. */
  onRefused?: (error: ApiError) => void
}

/** A second step as it is typed, and as it is sent. */
export function useStep({ ask, send, onDone, onRefused, focus }: StepCalls & { focus: () => void }) {
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string | undefined>()
  const [isDone, setIsDone] = useState(false)
  const save = useSave(
    async (typed: { way: 'app' | 'recovery'; code: string } | { way: 'passkey' }) =>
      send(typed.way === 'passkey' ? { way: 'passkey', passkey: await signWithPasskey(ask) } : typed),
    {
      onSuccess: async () => {
        setIsDone(true)
        await onDone()
      },
      onError: (error) => {
        setCode('')
        focus()
        if (error.fields['code']) return setProblem(error.fields['code'])
        toast({
          variant: 'destructive',
          title: authSecondStepWords.failed,
          description: error.text || authSecondStepWords.tryAgain,
        })
        onRefused?.(error)
      },
    },
  )
  return {
    code,
    problem,
    setProblem,
    type: (typed: string) => {
      setCode(typed)
      setProblem(undefined)
    },
    send: save.mutate,
    isBusy: save.isPending || isDone,
  }
}
