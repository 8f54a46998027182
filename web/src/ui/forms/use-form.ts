import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'

export type FieldErrors<V> = Partial<Record<keyof V, string>>

/** What the form has to know of a write, as useSave and useWrite answer it. */
interface FormWrite {
  isPending: boolean
  error: { fields: Readonly<Record<string, string>> } | null
  reset: () => void
}

interface FormOptions<V> {
  /** What stands in the fields nobody has touched; they follow it. */
  start: V
  /** What was typed into it before. */
  draft?: Partial<V>
  /** What follows from what was typed, for the fields nobody has touched. */
  propose?: ((typed: Partial<V>) => Partial<V>) | undefined
  /** The contract's messages by field; none when the form may be sent. */
  validate?: (values: V) => FieldErrors<V>
  /** What the form saves with: busy and refused come from here. */
  writes: readonly FormWrite[]
  send: (values: V) => void
  /** Says more than the fields do when the form cannot be sent. */
  onInvalid?: (values: V) => void
}

type TextName<V> = { [K in keyof V & string]: V[K] extends string ? K : never }[keyof V & string]

/**
 * What a form holds. The rules' messages show once it was sent, and from then on as fields change; what the server
 * refused shows until something is typed. Only `reset` takes away what was typed.
 */
export function useForm<V extends object>({
  start,
  draft = {},
  propose,
  validate,
  writes,
  send,
  onInvalid,
}: FormOptions<V>) {
  const [changes, setChanges] = useState<Partial<V>>(draft)
  const [wasSent, setWasSent] = useState(false)
  const values: V = { ...start, ...propose?.(changes), ...changes }
  const wrong: FieldErrors<V> = validate?.(values) ?? {}
  const refused: FieldErrors<V> = Object.assign({}, ...writes.map(({ error }) => error?.fields))
  const isSaving = writes.some((write) => write.isPending)

  function forgetRefusals() {
    for (const write of writes) if (write.error) write.reset()
  }

  function change(fields: Partial<V>) {
    setChanges((before) => ({ ...before, ...fields }))
    forgetRefusals()
  }

  /** Takes back what was typed into these fields: they follow their start again. */
  function follow(names: readonly (keyof V)[]) {
    setChanges((before) => {
      const kept = Object.entries(before).filter(([name]) => !names.includes(name as keyof V))
      return Object.fromEntries(kept) as Partial<V>
    })
    forgetRefusals()
  }

  function reset() {
    setChanges({})
    setWasSent(false)
    forgetRefusals()
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSaving) return
    const form = event.currentTarget
    // The messages have to stand before the first of them can be found.
    flushSync(() => setWasSent(true))
    if (Object.keys(wrong).length === 0) return send(values)
    onInvalid?.(values)
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }

  const input = (name: TextName<V>) => ({
    name,
    value: String(values[name]),
    onChange: (event: { target: { value: string } }) =>
      change({ [name]: event.target.value } as unknown as Partial<V>),
  })

  const errors: FieldErrors<V> = { ...refused, ...(wasSent && wrong) }
  return { values, changes, errors, isSaving, change, follow, input, submit, reset }
}

export type Form<V extends object> = ReturnType<typeof useForm<V>>
