import { productName } from '@sojourn/contract/product'

import { Button } from './button.tsx'
import { cn } from './cn.ts'
import { Mark } from './mark.tsx'

interface InstallBannerProps {
  /** One line: what installing gives. */
  text: string
  onInstall: () => void
  onLater: () => void
  className?: string
}

/** A card above the navigation that offers to put the app on the home screen. */
export function InstallBanner({ text, onInstall, onLater, className }: InstallBannerProps) {
  return (
    <section
      aria-label={`Install ${productName}`}
      className={cn(
        'fixed inset-x-3 bottom-[calc(var(--nav-height,0px)+0.75rem+env(safe-area-inset-bottom))] z-20 mx-auto flex max-w-[420px] animate-toast-in flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-border bg-surface p-4 shadow-e3 lg:right-6 lg:left-auto lg:mx-0',
        className,
      )}
    >
      <Mark size={44} />
      <div className="min-w-32 flex-1">
        <h2 className="leading-tight font-[640]">Install {productName}</h2>
        <p className="mt-0.5 text-small leading-snug text-muted-foreground">{text}</p>
      </div>
      <div className="ml-auto flex items-center gap-1">
        <Button variant="ghost" className="px-3" onClick={onLater}>
          Later
        </Button>
        <Button variant="sun" className="px-4" onClick={onInstall}>
          Install
        </Button>
      </div>
    </section>
  )
}
