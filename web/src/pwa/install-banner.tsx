import { Button } from '../ui/primitives/button.tsx'
import { PromptBanner } from './prompt-banner.tsx'
import { installText, installTitle } from './install-texts.ts'

interface InstallBannerProps {
  onInstall: () => void
  onLater: () => void
}

export function InstallBanner({ onInstall, onLater }: InstallBannerProps) {
  return (
    <PromptBanner title={installTitle} text={installText}>
      <Button variant="ghost" size="narrow" onClick={onLater}>
        Later
      </Button>
      <Button variant="sun" onClick={onInstall}>
        Install
      </Button>
    </PromptBanner>
  )
}
