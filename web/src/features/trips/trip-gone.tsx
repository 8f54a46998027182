import { tripsWords } from '@sojourn/contract/trips/words'
import { say } from '@sojourn/contract/words/say'
import { Link } from 'wouter'
import { BrokenRoute } from '../../ui/states/broken-route.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { ErrorScreen } from '../../ui/states/error-screen.tsx'

/** The trip stood here a moment ago: its owner has deleted it, or taken this person off it. */
export function TripGone({ title }: { title: string }) {
  return (
    <div role="alert">
      <ErrorScreen
        className="min-h-[70dvh] justify-center"
        picture={<BrokenRoute />}
        title={tripsWords.gone}
        text={say(tripsWords.goneText, { title })}
        actions={
          <Button asChild variant="sun">
            <Link href="/">{tripsWords.backToDashboard}</Link>
          </Button>
        }
      />
    </div>
  )
}
