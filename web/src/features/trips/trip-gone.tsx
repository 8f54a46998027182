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
        title="You are no longer on this trip"
        text={`“${title}” was deleted, or its owner took you off it. What you added stays with the others.`}
        actions={
          <Button asChild variant="sun">
            <Link href="/">Back to Dashboard</Link>
          </Button>
        }
      />
    </div>
  )
}
