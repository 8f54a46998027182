import type { SignUpPolicy } from '@sojourn/contract/operator/services'
import { operatorWords } from '@sojourn/contract/operator/words'
import { operatorSetupWords } from '@sojourn/contract/operator/words-setup'
import { productName } from '@sojourn/contract/product'
import { say } from '@sojourn/contract/words/say'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { useNeedsConnection } from '../../browser/use-connection-lost.ts'
import { Field } from '../../ui/forms/field.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'
import { useForm } from '../../ui/forms/use-form.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { settingsQuery } from './queries.ts'
import { SignUpChoice } from './sign-up-choice.tsx'
import { useSettingsSave } from './use-settings-save.ts'

export function ReadyStep() {
  const { data } = useQuery(settingsQuery)
  const [, navigate] = useLocation()
  const offline = useNeedsConnection(operatorSetupWords.ready)
  const save = useSettingsSave({ onSaved: () => navigate('/') })
  const isFixed = data?.signUp.fixedBy !== null
  const form = useForm({
    start: { serverName: '', signUp: (data?.signUp.policy ?? 'everyone') as SignUpPolicy },
    writes: [save],
    send: ({ serverName, signUp }) => save.mutate({ body: { serverName, ...(!isFixed && { signUp }) } }),
  })
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <form noValidate onSubmit={form.submit}>
      <h1 ref={title} tabIndex={-1} className="mt-6 type-page text-balance outline-none">
        {operatorSetupWords.readyTitle}
      </h1>
      <p className="mt-2 text-muted-foreground">{operatorSetupWords.readyText}</p>
      <div className="mt-6 flex flex-col gap-6">
        <Field
          label={operatorWords.serverName}
          note={operatorWords.optional}
          hint={operatorWords.serverNameHint}
          error={form.errors.serverName}
        >
          <TextInput {...form.input('serverName')} maxLength={60} autoComplete="off" />
        </Field>
        {data && !isFixed && (
          <SignUpChoice value={form.values.signUp} onChange={(signUp) => form.change({ signUp })} />
        )}
        {data && !data.mail.isOn && (
          <p className="text-small text-muted-foreground">{operatorSetupWords.mailNote}</p>
        )}
      </div>
      <div className="mt-7 flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          variant="sun"
          size="lg"
          busy={save.isPending}
          busyLabel={operatorSetupWords.saving}
          {...(offline !== undefined && { disabledReason: offline })}
        >
          {say(operatorSetupWords.open, { product: productName })}
        </Button>
        <span className="ms-auto text-small text-muted-foreground max-sm:sr-only">
          {say(operatorSetupWords.step, { step: 3, all: 3 })}
        </span>
      </div>
    </form>
  )
}
