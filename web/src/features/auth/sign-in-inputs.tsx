import { passwordHint } from '@sojourn/contract/auth/sign-in-form'
import { authWords } from '@sojourn/contract/auth/words'
import type { ReactNode } from 'react'
import { Field } from '../../ui/forms/field.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'
import { PasswordInput } from './password-input.tsx'
import type { useSignIn } from './use-sign-in.ts'

export const OrWithEmail = () => (
  <p className="my-5 flex items-center gap-3.5 text-small text-muted-foreground before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
    {authWords.orWithEmail}
  </p>
)

interface SignInInputsProps extends Pick<ReturnType<typeof useSignIn>, 'input' | 'errorOf'> {
  isNew: boolean
  /** Beside the password of somebody who has one. */
  forgot: ReactNode
}

export function SignInInputs({ isNew, input, errorOf, forgot }: SignInInputsProps) {
  const wrongPassword = errorOf('password')
  return (
    <>
      {isNew && (
        <Field label={authWords.fullName} error={errorOf('name')} required unmarked>
          <TextInput {...input('name')} required autoComplete="name" />
        </Field>
      )}
      <Field label={authWords.email} error={errorOf('email')} required unmarked>
        <TextInput {...input('email')} required type="email" autoComplete={isNew ? 'email' : 'username'} />
      </Field>
      <Field
        label={authWords.password}
        error={wrongPassword}
        required
        unmarked
        // What it must be is not said twice.
        hint={isNew && !wrongPassword ? passwordHint() : undefined}
        labelAction={!isNew && forgot}
      >
        <PasswordInput
          {...input('password')}
          required
          autoComplete={isNew ? 'new-password' : 'current-password'}
        />
      </Field>
    </>
  )
}
