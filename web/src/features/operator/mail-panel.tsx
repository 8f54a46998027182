import type { OperatorSettings } from '@sojourn/contract/operator/schema'
import { operatorRefusalsWords } from '@sojourn/contract/operator/words-refusals'
import { operatorWords } from '@sojourn/contract/operator/words'
import { say } from '@sojourn/contract/words/say'
import Check from 'icon:check'
import Send from 'icon:send'
import { useWrite } from '../../sync/writes/use-write.ts'
import { toast } from '../../toasts/toast-store.ts'
import { useAuth } from '../../queries/auth.ts'
import { Field } from '../../ui/forms/field.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'
import { useForm } from '../../ui/forms/use-form.ts'
import { Card } from '../../ui/layout/card.tsx'
import { Badge } from '../../ui/primitives/badge.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { PanelHead } from './panel-head.tsx'
import { useSettingsSave } from './use-settings-save.ts'

interface PanelProps {
  settings: OperatorSettings
  offline: string | undefined
}

export function MailPanel({ settings: { mail }, offline }: PanelProps) {
  return (
    <Card>
      <PanelHead
        title={operatorWords.mail}
        text={operatorWords.mailText}
        end={
          <Badge tone={mail.isOn ? 'success' : 'neutral'} icon={mail.isOn ? Check : undefined}>
            {mail.isOn ? operatorWords.works : operatorWords.mailOff}
          </Badge>
        }
      />
      <div className="mt-5 flex max-w-[640px] flex-col gap-5">
        {mail.fixedBy ? (
          <div>
            <p className="font-semibold" dir="ltr">
              {mail.host}:{mail.port}
            </p>
            <p className="text-small text-muted-foreground">
              {say(operatorWords.fixed, { setting: mail.fixedBy })}
            </p>
          </div>
        ) : (
          <MailForm mail={mail} offline={offline} />
        )}
        {mail.waiting > 0 && (
          <p className="text-small">{say(operatorWords.mailsWait, { count: mail.waiting })}</p>
        )}
        {mail.isOn ? (
          <TestMail offline={offline} />
        ) : (
          <p className="text-small text-muted-foreground">{operatorWords.withoutMail}</p>
        )}
      </div>
    </Card>
  )
}

type Mail = OperatorSettings['mail']

function MailForm({ mail, offline }: { mail: Mail; offline: string | undefined }) {
  const save = useSettingsSave({
    onSaved: () => {
      form.reset()
      toast({ variant: 'success', title: operatorWords.saved })
    },
  })
  const { host, user, from } = mail
  const form = useForm({
    start: { host, port: String(mail.port ?? 465), user, password: '', from },
    validate: ({ host: name }) => (name.trim() ? {} : { host: operatorRefusalsWords.mailHost }),
    writes: [save],
    send: ({ password, port, ...rest }) =>
      save.mutate({ body: { mail: { ...rest, port: Number(port), ...(password && { password }) } } }),
  })
  const { errors, input } = form
  const refused: Readonly<Record<string, string | undefined>> = errors
  const blocked = offline !== undefined && { disabledReason: offline }
  const quiet = { autoComplete: 'off', spellCheck: false, dir: 'ltr' } as const
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-5">
      <div className="grid gap-4 sm:grid-cols-[1fr_180px]">
        <Field label={operatorWords.host} error={errors.host ?? refused['mail.host']}>
          <TextInput {...input('host')} {...quiet} inputMode="url" placeholder={operatorWords.hostExample} />
        </Field>
        <Field
          label={operatorWords.port}
          hint={operatorWords.portHint}
          error={errors.port ?? refused['mail.port']}
        >
          <TextInput {...input('port')} {...quiet} inputMode="numeric" />
        </Field>
        <Field label={operatorWords.user} note={operatorWords.optional}>
          <TextInput {...input('user')} {...quiet} />
        </Field>
        <Field
          label={operatorWords.password}
          note={operatorWords.optional}
          hint={mail.hasPassword ? operatorWords.passwordKept : undefined}
          error={errors.password ?? refused['mail.password']}
        >
          <TextInput {...input('password')} {...quiet} type="password" autoComplete="new-password" />
        </Field>
        <Field
          label={operatorWords.from}
          note={operatorWords.optional}
          error={errors.from ?? refused['mail.from']}
        >
          <TextInput {...input('from')} {...quiet} type="email" placeholder={operatorWords.fromExample} />
        </Field>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          variant="sun"
          busy={save.isPending}
          busyLabel={operatorWords.saving}
          {...blocked}
        >
          {operatorWords.save}
        </Button>
        {mail.isOn && (
          <Button
            variant="ghost-danger"
            inert={save.isPending}
            onClick={() => save.mutate({ body: { mail: null } })}
            {...blocked}
          >
            {operatorWords.noMail}
          </Button>
        )}
      </div>
    </form>
  )
}

function TestMail({ offline }: { offline: string | undefined }) {
  const { user } = useAuth()
  const test = useWrite('operator.testMail', {
    onSuccess: () =>
      toast({
        variant: 'success',
        title: operatorWords.testSent,
        description: say(operatorWords.testSentText, { email: user?.email ?? '' }),
      }),
    onError: (error) =>
      toast({ variant: 'destructive', title: operatorWords.testFailed, description: error.text }),
  })
  return (
    <Button
      icon={Send}
      busy={test.isPending}
      busyLabel={operatorWords.testing}
      onClick={() => test.mutate({ body: {} })}
      className="self-start"
      {...(offline !== undefined && { disabledReason: offline })}
    >
      {operatorWords.test}
    </Button>
  )
}
