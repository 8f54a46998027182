import { authFactorsWords } from '@sojourn/contract/auth/words-factors'
import { httpNeedsWords } from '@sojourn/contract/http/words-needs'
import { useQuery } from '@tanstack/react-query'
import CloudOff from 'icon:cloud-off'
import { useNeedsConnection } from '../../../browser/use-connection-lost.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { QueryState } from '../../../ui/states/query-state.tsx'
import { FactorsSkeleton } from './factors-skeleton.tsx'
import { factorsQuery } from './factors-query.ts'
import { PasskeyList } from './passkey-list.tsx'
import { SecondStepCard } from './second-step-card.tsx'

/** Ways in besides the password, and what is asked for after it. */
export function FactorSettings({ email }: { email: string }) {
  const read = useQuery(factorsQuery)
  const offline = useNeedsConnection(httpNeedsWords.factors)
  if (!read.data && offline !== undefined) return <EmptyState icon={CloudOff} title={offline} />
  if (!read.data) {
    return (
      <QueryState
        read={read}
        loading={<FactorsSkeleton />}
        title={authFactorsWords.loadFailed}
        text={authFactorsWords.loadFailedText}
      />
    )
  }
  return (
    <div className="flex flex-col gap-5 divide-y divide-border [&>*+*]:pt-5">
      <PasskeyList passkeys={read.data.passkeys} />
      <SecondStepCard factors={read.data} email={email} />
    </div>
  )
}
