import { productName } from '@sojourn/contract/product'
import { shellWords } from '@sojourn/contract/shell/words'
import { addressNamed } from '@sojourn/postcards/address'
import { Link } from 'wouter'
import { useTheme } from '../browser/theme.ts'
import { usePageTitle } from '../browser/use-page-title.ts'
import { BrokenRoute } from '../ui/states/broken-route.tsx'
import { Button } from '../ui/primitives/button.tsx'
import { Card } from '../ui/layout/card.tsx'
import { ErrorScreen } from '../ui/states/error-screen.tsx'
import { Logo } from '../ui/primitives/mark.tsx'
import { OfflineNotice } from './offline-notice.tsx'

export function NotFoundPage() {
  const evening = useTheme().theme === 'dark'
  usePageTitle(shellWords.notFound)
  return (
    <>
      <OfflineNotice />
      <main className="flex min-h-dvh flex-col items-center justify-center gap-8 px-4 py-10">
        <Link href="/" aria-label={productName} className="inline-flex min-h-11 items-center rounded-md">
          <Logo size={38} />
        </Link>
        <Card padding="inset" className="w-full max-w-[560px]">
          <img
            src={addressNamed('monument-valley', { season: 'summer', evening, shape: 'page-strip' })}
            alt=""
            width={1040}
            height={400}
            className="h-auto w-full rounded-[12px] object-cover"
          />
          <ErrorScreen
            className="-mt-16 pt-0 pb-8"
            picture={
              <span className="mx-auto flex size-32 items-center justify-center rounded-full bg-surface">
                <BrokenRoute className="h-16" />
              </span>
            }
            title={shellWords.notFound}
            text={shellWords.notFoundText}
            actions={
              <Button asChild variant="sun">
                <Link href="/">{shellWords.backToDashboard}</Link>
              </Button>
            }
          />
        </Card>
      </main>
    </>
  )
}
