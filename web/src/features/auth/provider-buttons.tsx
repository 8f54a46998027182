import {
  beingSetUp,
  type ProviderName,
  providerLabels,
  providerNames,
} from '@sojourn/contract/auth/providers'
import { defaultReturnTo, safeReturnTo } from '@sojourn/contract/auth/return-to'
import { authWords } from '@sojourn/contract/auth/words'
import { say } from '@sojourn/contract/words/say'
import { useState } from 'react'
import { callApi } from '../../sync/http/api.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { toast } from '../../toasts/toast-store.ts'
import { providerMarks } from './provider-marks.tsx'

const isAvailable = (provider: ProviderName): Promise<boolean> =>
  callApi(`auth.${provider}Status`, {}, { cache: 'no-store' }).then(
    () => true,
    () => false,
  )

interface ProviderButtonsProps {
  returnTo: string | null
  /** Not all of them. */
  names?: readonly ProviderName[]
}

/** Google and Apple. Each is asked whether it is set up before the page is left for it. */
export function ProviderButtons({ returnTo, names = providerNames }: ProviderButtonsProps) {
  const [asked, setAsked] = useState<ProviderName | null>(null)

  async function start(provider: ProviderName): Promise<void> {
    setAsked(provider)
    if (await isAvailable(provider)) {
      const target = encodeURIComponent(safeReturnTo(returnTo, defaultReturnTo))
      location.assign(`/api/auth/${provider}?returnTo=${target}`)
      return
    }
    setAsked(null)
    const title = say(authWords.providerSignIn, { provider: providerLabels[provider] })
    toast({ title, description: beingSetUp(provider) })
  }

  return (
    <div className="flex flex-col gap-3">
      {names.map((provider) => (
        <Button
          key={provider}
          icon={providerMarks[provider]}
          size="tall"
          busy={asked === provider}
          onClick={() => void start(provider)}
        >
          {say(authWords.continueWith, { provider: providerLabels[provider] })}
        </Button>
      ))}
    </div>
  )
}
