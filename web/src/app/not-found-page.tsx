import { Link } from 'wouter'
import { BrokenRoute } from '../ui/broken-route.tsx'
import { Button } from '../ui/button.tsx'
import { ErrorScreen } from '../ui/error-screen.tsx'

export function NotFoundPage() {
  return (
    <ErrorScreen
      picture={<BrokenRoute />}
      title="404 Page Not Found"
      text="This page does not exist. It may have moved, or the address has a slip in it."
      actions={
        <Button asChild variant="sun">
          <Link href="/">Back to Dashboard</Link>
        </Button>
      }
    />
  )
}
