import type { OperatorSettings } from '@sojourn/contract/operator/schema'
import { operatorWords } from '@sojourn/contract/operator/words'
import { say } from '@sojourn/contract/words/say'
import { useForm } from '../../ui/forms/use-form.ts'
import { Card } from '../../ui/layout/card.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'
import { PanelHead } from './panel-head.tsx'
import { SignUpChoice } from './sign-up-choice.tsx'
import { useSettingsSave } from './use-settings-save.ts'

interface PanelProps {
  settings: OperatorSettings
  offline: string | undefined
}

export function SignUpPanel({ settings: { serverName, signUp }, offline }: PanelProps) {
  const save = useSettingsSave()
  const form = useForm({ start: { serverName }, writes: [save], send: (body) => save.mutate({ body }) })
  const asked = save.isPending ? save.variables.body.signUp : undefined
  return (
    <Card>
      <PanelHead title={operatorWords.signIn} />
      <div className="mt-5 flex max-w-[560px] flex-col gap-7">
        {signUp.fixedBy ? (
          <div className="flex flex-col gap-1">
            <span className="type-label">{operatorWords.whoSignsUp}</span>
            <p>
              {operatorWords[signUp.policy]}. {operatorWords[`${signUp.policy}Text`]}
            </p>
            <p className="text-small text-muted-foreground">
              {say(operatorWords.fixed, { setting: signUp.fixedBy })}
            </p>
          </div>
        ) : (
          <SignUpChoice
            value={asked ?? signUp.policy}
            onChange={(policy) =>
              offline === undefined && policy !== signUp.policy && save.mutate({ body: { signUp: policy } })
            }
          />
        )}
        <form noValidate onSubmit={form.submit} className="flex flex-wrap items-end gap-3">
          <Field
            label={operatorWords.serverName}
            note={operatorWords.optional}
            hint={operatorWords.serverNameHint}
            error={form.errors.serverName}
            className="flex-1 basis-64"
          >
            <TextInput {...form.input('serverName')} maxLength={60} autoComplete="off" />
          </Field>
          <Button
            type="submit"
            size="field"
            busy={save.isPending && asked === undefined}
            busyLabel={operatorWords.saving}
            className="mb-7"
            {...(offline !== undefined && { disabledReason: offline })}
          >
            {operatorWords.save}
          </Button>
        </form>
      </div>
    </Card>
  )
}
