import type { SecondStepInput } from '@sojourn/contract/auth/factor-input'
import type { SecondStepWays } from '@sojourn/contract/auth/factor-schema'
import { authRefusalsWords } from '@sojourn/contract/auth/words-refusals'
import { authSecondStepWords } from '@sojourn/contract/auth/words-second-step'
import Fingerprint from 'icon:fingerprint-pattern'
import LifeBuoy from 'icon:life-buoy'
import Smartphone from 'icon:smartphone'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { Button } from '../../../ui/primitives/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { CodeBoxes } from './code-boxes.tsx'
import { type StepCalls, useStep } from './use-step.ts'

type Way = SecondStepInput['way']

const texts = { app: 'byApp', passkey: 'byPasskey', recovery: 'byRecovery' } as const
const changes = {
  app: { icon: Smartphone, label: 'appInstead' },
  passkey: { icon: Fingerprint, label: 'passkeyInstead' },
  recovery: { icon: LifeBuoy, label: 'recoveryInstead' },
} as const

interface StepFieldsProps extends StepCalls {
  ways: SecondStepWays
  /** At the end of the other ways. */
  children?: ReactNode
}

/** The second step by one of its ways, and how to take another. */
export function StepFields({ ways, children, ...calls }: StepFieldsProps) {
  const [way, setWay] = useState<Way>(ways.app ? 'app' : ways.passkey ? 'passkey' : 'recovery')
  const input = useRef<HTMLInputElement>(null)
  const step = useStep({ ...calls, focus: () => input.current?.focus() })

  function submit(event: FormEvent): void {
    event.preventDefault()
    // A portal's events still pass through the form around it.
    event.stopPropagation()
    if (way === 'passkey') step.send({ way })
    else if (step.code === '') step.setProblem(authRefusalsWords.codeMissing)
    else step.send({ way, code: step.code })
  }

  function change(next: Way): void {
    step.type('')
    // A press is what the browser waits for: it asks for the passkey at once.
    if (next === 'passkey') step.send({ way: 'passkey' })
    else setWay(next)
  }

  const offered = (['app', 'passkey', 'recovery'] as const).filter(
    (other) => other !== way && (other === 'recovery' || ways[other]),
  )
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <p className="text-muted-foreground">{authSecondStepWords[texts[way]]}</p>
      {way === 'app' && (
        <Field label={authSecondStepWords.code} error={step.problem} hideLabel>
          <CodeBoxes
            ref={input}
            value={step.code}
            onChange={step.type}
            onFull={(code) => step.send({ way: 'app', code })}
          />
        </Field>
      )}
      {way === 'recovery' && (
        <Field label={authSecondStepWords.recoveryCode} error={step.problem}>
          <TextInput
            ref={input}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person just asked to type it
            autoFocus
            value={step.code}
            onChange={(event) => step.type(event.currentTarget.value)}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            dir="ltr"
            className="font-mono tracking-wider"
          />
        </Field>
      )}
      <Button
        variant="sun"
        size="lg"
        type="submit"
        {...(way === 'passkey' && { icon: Fingerprint })}
        busy={step.isBusy}
        busyLabel={authSecondStepWords.checking}
      >
        {way === 'passkey' ? authSecondStepWords.passkeyInstead : authSecondStepWords.goOn}
      </Button>
      <div className="flex flex-wrap items-center justify-center gap-x-2 gap-y-1">
        {offered.map((other) => (
          <Button
            key={other}
            variant="ghost"
            size="narrow"
            icon={changes[other].icon}
            disabled={step.isBusy}
            onClick={() => change(other)}
          >
            {authSecondStepWords[changes[other].label]}
          </Button>
        ))}
        {children}
      </div>
    </form>
  )
}
