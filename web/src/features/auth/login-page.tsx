import { safeReturnTo } from '@sojourn/contract/auth/return-to'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'wouter'
import { useWrite } from '../../lib/use-write.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { toast, toastAfterReload } from '../../ui/toast-store.ts'

type Mode = 'sign-in' | 'sign-up'

export function LoginPage() {
  const [search] = useSearchParams()
  const [mode, setMode] = useState<Mode>('sign-in')
  const [form, setForm] = useState({ name: '', email: '', password: '' })
  const enter = {
    onSuccess: () => leave(search.get('returnTo'), mode),
    onError: (error: { text: string }) => refuse(error.text),
  }
  const signIn = useWrite('auth.signIn', enter)
  const signUp = useWrite('auth.signUp', enter)
  const set = (field: keyof typeof form) => (event: FormEvent<HTMLInputElement>) =>
    setForm({ ...form, [field]: event.currentTarget.value })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { email, password } = form
    if (mode === 'sign-in') signIn.mutate({ body: { email, password } })
    else signUp.mutate({ body: form })
  }
  return (
    <main className="mx-auto max-w-[440px] px-4 py-16">
      <h1 className="type-section">{mode === 'sign-in' ? 'Welcome back' : 'Create your account'}</h1>
      <form onSubmit={submit} className="mt-6 flex flex-col gap-5">
        {mode === 'sign-up' && (
          <Field label="Full name">
            <TextInput value={form.name} onInput={set('name')} autoComplete="name" />
          </Field>
        )}
        <Field label="Email">
          <TextInput type="email" value={form.email} onInput={set('email')} autoComplete="email" />
        </Field>
        <Field label="Password">
          <PasswordInput value={form.password} onInput={set('password')} autoComplete="current-password" />
        </Field>
        <Button
          variant="sun"
          type="submit"
          busy={signIn.isPending || signUp.isPending}
          busyLabel="Loading..."
        >
          {mode === 'sign-in' ? 'Sign In' : 'Sign Up'}
        </Button>
        <Button variant="ghost" onClick={() => setMode(mode === 'sign-in' ? 'sign-up' : 'sign-in')}>
          {mode === 'sign-in' ? 'New here? Create an account' : 'Have an account? Sign in'}
        </Button>
      </form>
    </main>
  )
}

function leave(returnTo: string | null, mode: Mode): void {
  toastAfterReload({ title: mode === 'sign-in' ? 'Welcome Back' : 'Account Created' })
  location.assign(safeReturnTo(returnTo))
}

function refuse(text: string): void {
  toast({
    variant: 'destructive',
    title: 'Authentication Failed',
    description: text || 'Please try again or contact support.',
  })
}
