import { loadFailureText, notLetIn } from '@sojourn/contract/trips/load-failure'
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
      title="Loading Issue"
      text={
        <>
          <p>{loadFailureText(message)}</p>
          {message.startsWith('404') && <p className="mt-3">{notLetIn}</p>}
        </>
      }
      actions={
        <>
          <RetryButton variant="sun" busy={busy} onRetry={onRetry}>
            Retry Loading
          </RetryButton>
          <Button variant="line" onClick={() => location.reload()}>
            Refresh Page
          </Button>
        </>
      }
      secondary={
        <Button asChild variant="ghost">
          <Link href="/">Back to Dashboard</Link>
        </Button>
      }
    />
  )
}
