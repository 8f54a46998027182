import type { SecondStepWays } from '@sojourn/contract/auth/factor-schema'
import { authSecondStepWords } from '@sojourn/contract/auth/words-second-step'
import ArrowLeft from 'icon:arrow-left'
import { callApi } from '../../../sync/http/api.ts'
import { requireConnection } from '../../../sync/http/cannot-wait.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { StepFields } from './step-fields.tsx'

interface SecondStepProps {
  ways: SecondStepWays
  onSignedIn: () => Promise<void>
  /** Back to email and password. */
  onStartOver: () => void
}

/** In place of the sign-in form, once the password was right. */
export function SecondStep({ ways, onSignedIn, onStartOver }: SecondStepProps) {
  return (
    <>
      <h1 className="mt-5 mb-3 text-balance type-page lg:mt-7 lg:text-[2.25rem]">
        {authSecondStepWords.title}
      </h1>
      <StepFields
        ways={ways}
        ask={() => callApi('auth.passkeyOptions', { body: {} })}
        send={(body) => {
          requireConnection('auth.secondStep')
          return callApi('auth.secondStep', { body })
        }}
        onDone={onSignedIn}
        onRefused={({ code, status }) => {
          // The password was typed too long ago.
          if (code === 'conflict' && status > 0) onStartOver()
        }}
      >
        <Button variant="ghost" size="narrow" icon={ArrowLeft} onClick={onStartOver}>
          {authSecondStepWords.startOver}
        </Button>
      </StepFields>
      <p className="mt-5 text-center text-caption text-balance text-muted-foreground">
        {authSecondStepWords.lost}
      </p>
    </>
  )
}
