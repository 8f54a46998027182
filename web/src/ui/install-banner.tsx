import { productName } from '@sojourn/contract/product'

import { Button } from './button.tsx'
import { PromptBanner } from './prompt-banner.tsx'

interface InstallBannerProps {
  /** One line: what installing gives. */
  text: string
  onInstall: () => void
  onLater: () => void
  className?: string
}

/** Offers to put the app on the home screen. */
export function InstallBanner({ text, onInstall, onLater, className }: InstallBannerProps) {
  return (
    <PromptBanner title={`Install ${productName}`} text={text} className={className}>
      <Button variant="ghost" className="px-3" onClick={onLater}>
        Later
      </Button>
      <Button variant="sun" className="px-4" onClick={onInstall}>
        Install
      </Button>
    </PromptBanner>
  )
}
