import type { JoinState } from '@sojourn/contract/members/schema'
import { joinText } from '@sojourn/contract/members/texts'
import { membersJoinWords } from '@sojourn/contract/members/words-join'
import { say } from '@sojourn/contract/words/say'
import { ApiError } from '../../sync/http/api-error.ts'
import { BrokenRoute } from '../../ui/states/broken-route.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { ErrorScreen } from '../../ui/states/error-screen.tsx'
import { RetryButton } from '../../ui/states/retry.tsx'

const screen = 'min-h-dvh justify-center'

/** A full page load: the start page of a visitor is none of the app's. */
const Home = ({ isSignedIn }: { isSignedIn: boolean }) => (
  <Button asChild variant="sun">
    <a href="/">{isSignedIn ? membersJoinWords.toDashboard : membersJoinWords.toStart}</a>
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
        title={membersJoinWords.noWayIn}
        text={joinText(state === 'open' || state === 'member' ? 'ended' : state)}
        actions={<Home isSignedIn={isSignedIn} />}
        {...(!isSignedIn &&
          state === 'used' && {
            secondary: (
              <Button asChild variant="ghost">
                <a href="/login">{membersJoinWords.joinedAlready}</a>
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
  const why = error instanceof ApiError && error.text !== '' ? error.text : membersJoinWords.inAMoment
  return (
    <main>
      <ErrorScreen
        className={screen}
        picture={<BrokenRoute />}
        title={membersJoinWords.notOpened}
        text={say(membersJoinWords.notOpenedText, { why })}
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
        title={membersJoinWords.declined}
        text={membersJoinWords.declinedText}
        actions={<Home isSignedIn={isSignedIn} />}
      />
    </main>
  )
}
