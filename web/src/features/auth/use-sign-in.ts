import { invitationIn } from '@sojourn/contract/auth/invitation-in'
import { passwordProblem } from '@sojourn/contract/auth/password-rules'
import { safeReturnTo } from '@sojourn/contract/auth/return-to'
import {
  firstMissing,
  type SignInField,
  type SignInFields,
  type SignInMode,
} from '@sojourn/contract/auth/sign-in-form'
import { authMissingWords } from '@sojourn/contract/auth/words-missing'
import { authWords } from '@sojourn/contract/auth/words'
import {
  type Dispatch,
  type FormEvent,
  type RefObject,
  type SetStateAction,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { SecondStepWays } from '@sojourn/contract/auth/factor-schema'
import { isPrerendered } from '../../browser/prerendered.ts'
import type { ApiError } from '../../sync/http/api-error.ts'
import type { Answer } from '../../sync/http/request.ts'
import { useWrite } from '../../sync/writes/use-write.ts'
import { rememberUser } from '../../session/user-snapshot.ts'
import { toast, toastAfterReload } from '../../toasts/toast-store.ts'

interface Problem {
  field: SignInField
  text: string
}

const welcome = (mode: SignInMode): string =>
  mode === 'sign-in' ? authWords.welcomeBack : authWords.accountCreated
const fieldNames: readonly SignInField[] = ['name', 'email', 'password']

interface SignInOptions {
  /** Known before anything is typed. */
  email?: string
  /** What is done once somebody is signed in; answers where that leads. */
  afterwards?: () => Promise<string>
  /** Asked for at once: a provider has vouched. */
  secondStep?: SecondStepWays | null
}

function problemOf(mode: SignInMode, fields: SignInFields): Problem | null {
  const missing = firstMissing(mode, fields)
  if (missing) return { field: missing, text: authMissingWords[missing] }
  const text = mode === 'sign-up' ? passwordProblem(fields.password) : null
  return text === null ? null : { field: 'password', text }
}

/** The email form: what is typed survives the change between sign-in and sign-up. */
export function useSignIn(
  mode: SignInMode,
  returnTo: string | null,
  {
    email: knownEmail = '',
    afterwards = async () => safeReturnTo(returnTo),
    secondStep: asked = null,
  }: SignInOptions = {},
) {
  const form = useRef<HTMLFormElement>(null)
  const invitation = invitationIn(returnTo)
  const [fields, setFields] = useState<SignInFields>({ name: '', email: knownEmail, password: '' })
  const [problem, setProblem] = useState<Problem | null>(null)
  const { take, isDone, ...entry } = useEntry({ mode, afterwards, asked })
  useTypedBefore(form, setFields)

  const focus = (field: SignInField) =>
    (form.current?.elements.namedItem(field) as HTMLElement | null)?.focus()

  const outcome = {
    onSuccess: take,
    onError: (error: ApiError) => {
      const description = error.text || authWords.tryAgain
      toast({ variant: 'destructive', title: authWords.failed, description })
      const refused = fieldNames.find((name) => error.fields[name])
      if (refused) setProblem({ field: refused, text: error.fields[refused] ?? '' })
      focus(refused ?? 'password')
    },
  }
  const signIn = useWrite('auth.signIn', outcome)
  const signUp = useWrite('auth.signUp', outcome)

  function submit(event: FormEvent): void {
    event.preventDefault()
    const found = problemOf(mode, fields)
    setProblem(found)
    if (found) return focus(found.field)
    const { email, password } = fields
    if (mode === 'sign-in') signIn.mutate({ body: { email, password } })
    else signUp.mutate({ body: { ...fields, ...(invitation && { invitation }) } })
  }

  /** What each input needs. */
  const input = (name: SignInField) => ({
    name,
    value: fields[name],
    onChange: (event: { currentTarget: HTMLInputElement }) => {
      const { value } = event.currentTarget
      setFields((before) => ({ ...before, [name]: value }))
      if (problem?.field === name) setProblem(null)
    },
  })

  return {
    form,
    fields,
    input,
    errorOf: (name: SignInField) => (problem?.field === name ? problem.text : undefined),
    clearProblem: () => setProblem(null),
    submit,
    ...entry,
    isBusy: signIn.isPending || signUp.isPending || isDone,
  }
}

interface EntryOptions {
  mode: SignInMode
  afterwards: () => Promise<string>
  asked: SecondStepWays | null
}

/** What comes of a sign-in: the wanted page, or the second step before it. */
function useEntry({ mode, afterwards, asked }: EntryOptions) {
  const [isDone, setIsDone] = useState(false)
  const [secondStep, setSecondStep] = useState(asked)

  async function enter(): Promise<void> {
    setIsDone(true)
    // Whoever was here before is not who comes now.
    rememberUser(null)
    toastAfterReload({ title: welcome(mode), variant: 'success' })
    location.assign(await afterwards())
  }

  async function take(answer: Answer<'auth.signIn'>): Promise<void> {
    if ('secondStep' in answer) setSecondStep(answer.secondStep)
    else await enter()
  }

  return { isDone, enter, take, secondStep, startOver: () => setSecondStep(null) }
}

/** The form may have stood in the page before the app: what was typed into it meanwhile is taken over. */
function useTypedBefore(
  form: RefObject<HTMLFormElement | null>,
  setFields: Dispatch<SetStateAction<SignInFields>>,
): void {
  // Until now the browser has said what is missing, in its own words. The form goes for a second step, and may come back.
  useLayoutEffect(() => form.current?.setAttribute('novalidate', ''))
  useLayoutEffect(() => {
    if (!form.current || !isPrerendered()) return
    const typed = Object.fromEntries(new FormData(form.current))
    setFields((before) => ({ ...before, ...typed }))
  }, [form, setFields])
}
