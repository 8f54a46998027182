import { shellUiWords } from '@sojourn/contract/shell/words-ui'
import type { UseQueryResult } from '@tanstack/react-query'
import CloudAlert from 'icon:cloud-alert'
import type { ReactNode } from 'react'
import { signInAddress } from '../../session/sign-in-address.ts'
import { BrokenRoute } from './broken-route.tsx'
import { Button } from '../primitives/button.tsx'
import { EmptyState } from './empty-state.tsx'
import { RetryButton } from './retry.tsx'

type Read = Pick<UseQueryResult, 'data' | 'errorUpdateCount' | 'isFetching' | 'refetch'>

/** Nothing is known yet; a read that is tried again after a failure is one that failed, until it succeeds. */
export const isLoading = ({ data, errorUpdateCount }: Omit<Read, 'isFetching' | 'refetch'>): boolean =>
  data === undefined && errorUpdateCount === 0

interface QueryStateProps {
  read: Read
  /** Until the first answer. */
  loading: ReactNode
  /** What could not be loaded, in a sentence, and that nothing is lost. */
  title: string
  text?: string
  headingLevel?: 2 | 3
  /** The page has nothing else to show. */
  large?: boolean
}

/**
 * What stands in place of a list that is not there: it loads, it could not be loaded, or nobody is signed in any more.
 * Not for one that could not be read AGAIN: that stays as it was.
 */
export function QueryState({ read, loading, title, text, headingLevel = 2, large = false }: QueryStateProps) {
  if (isLoading(read)) return loading
  const look = {
    headingLevel,
    ...(large
      ? { picture: <BrokenRoute className="mt-8 h-24" />, className: 'mx-auto max-w-[640px]' }
      : { icon: CloudAlert }),
  }
  // A refused read is "no data", not a failure.
  if (read.data === null) return <LoggedOut look={look} />
  return (
    <div role="alert">
      <EmptyState
        {...look}
        title={title}
        text={text}
        action={
          <RetryButton
            size={large ? 'md' : 'sm'}
            busy={read.isFetching}
            onRetry={() => void read.refetch()}
          />
        }
      />
    </div>
  )
}

/** The session ended while the page stood open. */
function LoggedOut({
  look,
}: {
  look: Pick<Parameters<typeof EmptyState>[0], 'picture' | 'icon' | 'className'>
}) {
  return (
    <EmptyState
      {...look}
      title={shellUiWords.loggedOut}
      text={shellUiWords.loggedOutText}
      action={
        <Button asChild variant="sun">
          <a href={signInAddress()}>{shellUiWords.signIn}</a>
        </Button>
      }
    />
  )
}
