import type { JoinState } from '@sojourn/contract/members/schema'
import { joinText } from '@sojourn/contract/members/texts'
import { ApiError } from '../../sync/http/api-error.ts'
import { BrokenRoute } from '../../ui/states/broken-route.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { ErrorScreen } from '../../ui/states/error-screen.tsx'
import { RetryButton } from '../../ui/states/retry.tsx'

const screen = 'min-h-dvh justify-center'

/** A full page load: the start page of a visitor is none of the app's. */
const Home = ({ isSignedIn }: { isSignedIn: boolean }) => (
  <Button asChild variant="sun">
    <a href="/">{isSignedIn ? 'Go to Dashboard' : 'Go to the start page'}</a>
  </Button>
)

interface NoWayInProps {
  state: JoinState
  isSignedIn: boolean
}

/** A link that was used, ended or switched off. */
export function NoWayIn({ state, isSignedIn }: NoWayInProps) {
  return (
    <main>
      <ErrorScreen
        className={screen}
        picture={<BrokenRoute />}
        title="You cannot join with this link"
        text={joinText[state === 'open' || state === 'member' ? 'ended' : state]}
        actions={<Home isSignedIn={isSignedIn} />}
        {...(!isSignedIn &&
          state === 'used' && {
            secondary: (
              <Button asChild variant="ghost">
                <a href="/login">Joined already? Sign In</a>
              </Button>
            ),
          })}
      />
    </main>
  )
}

interface UnreachedProps {
  error: Error
  busy: boolean
  onRetry: () => void
}

export function Unreached({ error, busy, onRetry }: UnreachedProps) {
  const text = error instanceof ApiError && error.text !== '' ? error.text : 'Please try again in a moment.'
  return (
    <main>
      <ErrorScreen
        className={screen}
        picture={<BrokenRoute />}
        title="The invitation could not be opened"
        text={`Nothing is lost: the link stays good. ${text}`}
        actions={<RetryButton variant="sun" busy={busy} onRetry={onRetry} />}
      />
    </main>
  )
}

export function Declined({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <main>
      <ErrorScreen
        className={screen}
        title="Invitation declined"
        text="You are not on the trip, and nobody sees your name. Should you change your mind, ask for a new invitation."
        actions={<Home isSignedIn={isSignedIn} />}
      />
    </main>
  )
}
