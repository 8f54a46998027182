import { loadFailureText } from '@sojourn/contract/trips/load-failure'
import { tripsWords } from '@sojourn/contract/trips/words'
import { Link } from 'wouter'
import { BrokenRoute } from '../../ui/states/broken-route.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { ErrorScreen } from '../../ui/states/error-screen.tsx'
import { RetryButton } from '../../ui/states/retry.tsx'

interface LoadingIssueProps {
  /** The error's message; empty when nothing is known. */
  message: string
  busy: boolean
  onRetry: () => void
}

/** The trip itself cannot be shown. */
export function LoadingIssue({ message, busy, onRetry }: LoadingIssueProps) {
  return (
    <ErrorScreen
      className="min-h-[70dvh] justify-center"
      picture={<BrokenRoute />}
      title={tripsWords.issue}
      text={
        <>
          <p>{loadFailureText(message)}</p>
          {/* The same words whether the trip exists or not (S-22). */}
          {message.startsWith('404') && <p className="mt-3">{tripsWords.notLetIn}</p>}
        </>
      }
      actions={
        <>
          <RetryButton variant="sun" busy={busy} onRetry={onRetry}>
            {tripsWords.retry}
          </RetryButton>
          <Button variant="line" onClick={() => location.reload()}>
            {tripsWords.refresh}
          </Button>
        </>
      }
      secondary={
        <Button asChild variant="ghost">
          <Link href="/">{tripsWords.backToDashboard}</Link>
        </Button>
      }
    />
  )
}
