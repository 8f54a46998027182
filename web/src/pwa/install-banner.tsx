import { shellOffersWords } from '@sojourn/contract/shell/words-offers'
import { Button } from '../ui/primitives/button.tsx'
import { PromptBanner } from './prompt-banner.tsx'

interface InstallBannerProps {
  onInstall: () => void
  onLater: () => void
}

export function InstallBanner({ onInstall, onLater }: InstallBannerProps) {
  return (
    <PromptBanner title={shellOffersWords.install} text={shellOffersWords.installText}>
      <Button variant="ghost" size="narrow" onClick={onLater}>
        {shellOffersWords.later}
      </Button>
      <Button variant="sun" onClick={onInstall}>
        {shellOffersWords.installIt}
      </Button>
    </PromptBanner>
  )
}
