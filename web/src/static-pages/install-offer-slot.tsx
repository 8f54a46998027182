import { InstallBanner } from '../pwa/install-banner.tsx'

const nothing = () => undefined

/** Hidden until the browser offers installation; the page's script shows it and listens to its two buttons. */
export function InstallOfferSlot() {
  return (
    <div hidden data-install-offer="">
      <InstallBanner onInstall={nothing} onLater={nothing} />
    </div>
  )
}
