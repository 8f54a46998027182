import { productName } from '@sojourn/contract/product'
import { Link, useSearchParams } from 'wouter'
import { usePageTitle } from '../../browser/use-page-title.ts'
import { BrokenRoute } from '../../ui/broken-route.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorScreen } from '../../ui/error-screen.tsx'
import { Logo } from '../../ui/mark.tsx'

const noSession = 'No session ID found in URL'
const notYet = 'Checkout is not open yet, so there is no payment to verify. You were not charged.'

/** Open to anyone: the payment provider sends people back here, signed in or not. */
export function ConfirmationPage() {
  const [search] = useSearchParams()
  usePageTitle('Payment')
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-8 px-4 py-10">
      <a href="/" aria-label={productName} className="rounded-md">
        <Logo size={38} />
      </a>
      <Card className="w-full max-w-[520px]">
        <ErrorScreen
          picture={<BrokenRoute />}
          className="py-8"
          title="Payment Verification Failed"
          text={search.get('session_id') ? notYet : noSession}
          actions={
            <>
              <Button asChild variant="sun">
                <Link href="/subscribe">Try Again</Link>
              </Button>
              <Button asChild>
                <a href="/">Back to Dashboard</a>
              </Button>
            </>
          }
        />
      </Card>
    </main>
  )
}
