import { operatorSetupWords } from '@sojourn/contract/operator/words-setup'
import { useEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'wouter'
import { usePageTitle } from '../../browser/use-page-title.ts'
import { recheckSession } from '../../queries/auth.ts'
import { useWrite } from '../../sync/writes/use-write.ts'
import { posters, SplitPage } from '../../ui/layout/split-page.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { Logo } from '../../ui/primitives/mark.tsx'
import { BrokenRoute } from '../../ui/states/broken-route.tsx'
import { ErrorScreen } from '../../ui/states/error-screen.tsx'
import { ConnectStep } from './connect-step.tsx'
import { ReadyStep } from './ready-step.tsx'
import { SetupSteps } from './setup-steps.tsx'

/** The steps of the first start, for whoever opened the address that the server printed and has an account by now. */
export function SetupPage() {
  const claim = useClaim()
  const [step, setStep] = useState<'services' | 'ready'>('services')
  usePageTitle(operatorSetupWords.pageTitle)
  return (
    <SplitPage poster={posters.premium} wide>
      <Logo size={34} />
      {claim.isError ? (
        <ErrorScreen
          picture={<BrokenRoute />}
          title={operatorSetupWords.refused}
          text={claim.error.fields['code'] ?? claim.error.text}
          actions={
            <Button asChild variant="sun">
              <Link href="/">{operatorSetupWords.toDashboard}</Link>
            </Button>
          }
        />
      ) : (
        <div className="mt-6" aria-busy={!claim.isSuccess}>
          <SetupSteps step={step} />
          {!claim.isSuccess && <p className="mt-8 text-muted-foreground">{operatorSetupWords.checking}</p>}
          {claim.isSuccess &&
            (step === 'services' ? <ConnectStep onDone={() => setStep('ready')} /> : <ReadyStep />)}
        </div>
      )}
    </SplitPage>
  )
}

/** The code is used once, by opening the page; it does not stay in the address. */
function useClaim() {
  const [search, setSearch] = useSearchParams()
  const [code] = useState(() => search.get('code') ?? '')
  const wasSent = useRef(false)
  const claim = useWrite('operator.claim', { onSuccess: () => void recheckSession() })
  const { mutate } = claim
  useEffect(() => {
    if (wasSent.current) return
    wasSent.current = true
    mutate({ body: { code } })
    setSearch({}, { replace: true })
  }, [code, mutate, setSearch])
  return claim
}
