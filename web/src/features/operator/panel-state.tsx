import { operatorWords } from '@sojourn/contract/operator/words'
import type { UseQueryResult } from '@tanstack/react-query'
import CloudOff from 'icon:cloud-off'
import Lock from 'icon:lock'
import { ApiError } from '../../sync/http/api-error.ts'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { QueryState } from '../../ui/states/query-state.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'

interface PanelStateProps {
  read: UseQueryResult
  offline: string | undefined
}

/** In place of what is not there: it loads, it needs a connection, it is for somebody else, or it failed. */
export function PanelState({ read, offline }: PanelStateProps) {
  if (offline !== undefined) return <EmptyState icon={CloudOff} title={offline} />
  if (read.error instanceof ApiError && read.error.code === 'not_allowed')
    return <EmptyState icon={Lock} title={operatorWords.notYours} text={operatorWords.notYoursText} />
  return (
    <QueryState
      read={read}
      loading={<Skeleton className="h-56 w-full rounded-lg" />}
      title={operatorWords.loadFailed}
      text={operatorWords.loadFailedText}
    />
  )
}
