import type { EndpointName } from '@sojourn/contract/api'
import { type ReactNode, Suspense, useState } from 'react'
import { callApi } from '../../../sync/http/api.ts'
import { ApiError } from '../../../sync/http/api-error.ts'
import { requireConnection } from '../../../sync/http/cannot-wait.ts'
import type { Answer, Input } from '../../../sync/http/request.ts'
import { lazyPart, MissingDialog } from '../../../ui/primitives/lazy-part.tsx'

const ProofDialog = lazyPart(() => import('./proof-dialog.tsx').then((m) => m.ProofDialog), MissingDialog)

interface Asked {
  /** Whether they have shown who they are. */
  answer: (isProven: boolean) => void
}

/**
 * Calls for which the server may want to know once more who is here: then it is asked, and the call is sent again. Who
 * does not say so is refused as the server refused it.
 */
export function useProof() {
  const [asked, setAsked] = useState<Asked | null>(null)

  async function call<N extends EndpointName>(name: N, input: Input<N>): Promise<Answer<N>> {
    requireConnection(name)
    try {
      return await callApi(name, input)
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'proof_needed') throw error
      const isProven = await new Promise<boolean>((answer) => setAsked({ answer }))
      setAsked(null)
      if (!isProven) throw error
      return await callApi(name, input)
    }
  }

  const dialog: ReactNode = asked && (
    <Suspense fallback={null}>
      <ProofDialog onProven={() => asked.answer(true)} onClose={() => asked.answer(false)} />
    </Suspense>
  )
  return { call, dialog }
}
