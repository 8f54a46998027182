import { InstallBanner } from '../ui/install-banner.tsx'
import { installText } from '../pwa/install-texts.ts'

const nothing = () => undefined

/** Hidden until the browser offers installation; the page's script shows it and listens to its two buttons. */
export function InstallOfferSlot() {
  return (
    <div hidden data-install-offer="">
      <InstallBanner text={installText} onInstall={nothing} onLater={nothing} />
    </div>
  )
}
