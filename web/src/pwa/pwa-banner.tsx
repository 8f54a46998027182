import { shellOffersWords } from '@sojourn/contract/shell/words-offers'
import RotateCw from 'icon:rotate-cw'
import { useState } from 'react'
import { whenNothingMoves } from '../sync/queue/queued.ts'
import { Button } from '../ui/primitives/button.tsx'
import { PromptBanner } from './prompt-banner.tsx'
import { InstallBanner } from './install-banner.tsx'
import type { Offer } from './install-offer.ts'
import { installOffer } from './page-install.ts'
import { updateOffer } from './start-pwa.ts'

interface PwaBannerProps {
  offer: Offer | 'update'
  onReload: (() => void) | null
}

export function PwaBanner({ offer, onReload }: PwaBannerProps) {
  if (offer === 'install')
    return <InstallBanner onInstall={() => void installOffer.install()} onLater={installOffer.later} />
  if (offer === 'hint')
    return (
      <PromptBanner title={shellOffersWords.install} text={shellOffersWords.installHint}>
        <Button variant="line" onClick={installOffer.later}>
          {shellOffersWords.gotIt}
        </Button>
      </PromptBanner>
    )
  return onReload && <UpdateBanner onReload={onReload} />
}

/** What is being sent is answered before the page goes. */
function UpdateBanner({ onReload }: { onReload: () => void }) {
  const [isAsked, setIsAsked] = useState(false)
  const reload = () => {
    setIsAsked(true)
    void whenNothingMoves().then(onReload)
  }
  return (
    <PromptBanner title={shellOffersWords.update} text={shellOffersWords.updateText}>
      <Button variant="ghost" size="narrow" disabled={isAsked} onClick={() => updateOffer.set(null)}>
        {shellOffersWords.later}
      </Button>
      <Button variant="line" icon={RotateCw} busy={isAsked} onClick={reload}>
        {shellOffersWords.reload}
      </Button>
    </PromptBanner>
  )
}
