import type { FormEvent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { type Form, useForm } from './use-form.ts'

interface Fields {
  title: string
  date: string
  isEssential: boolean
}

const start: Fields = { title: '', date: '2026-05-01', isEssential: false }
const validate = ({ title }: Fields) => (title.trim() ? {} : { title: 'Title is required' })
const idle = { isPending: false, error: null, reset: vi.fn() }

interface Setup {
  starts?: Fields[]
  writes?: Parameters<typeof useForm<Fields>>[0]['writes']
}

/** The form after what is done with it, one step at a time, each on the form as the step before left it. */
function formAfter(
  steps: ((form: Form<Fields>) => void)[],
  { starts = [start], writes = [idle] }: Setup = {},
) {
  const [send, onInvalid] = [vi.fn(), vi.fn()]
  const forms: Form<Fields>[] = []
  function Probe() {
    const step = forms.length
    const shown = starts[Math.min(step, starts.length - 1)] ?? start
    const form = useForm({ start: shown, validate, writes, send, onInvalid })
    forms.push(form)
    // A change of state while it renders makes React render it again.
    steps[step]?.(form)
    return null
  }
  renderToStaticMarkup(<Probe />)
  return { form: forms[steps.length] ?? forms.at(-1), send, onInvalid }
}

function submitOn(focus = vi.fn()) {
  const querySelector = (selector: string) => (selector === '[aria-invalid="true"]' ? { focus } : null)
  const event = { preventDefault: vi.fn(), currentTarget: { querySelector } }
  return (form: Form<Fields>) => form.submit(event as unknown as FormEvent<HTMLFormElement>)
}

const type = (name: 'title' | 'date', value: string) => (form: Form<Fields>) =>
  form.input(name).onChange({ target: { value } })

const refusing = (fields: Record<string, string>) => ({ isPending: false, error: { fields }, reset: vi.fn() })

test('nothing is wrong before the form is sent', () => {
  const { form } = formAfter([])
  expect([form?.values, form?.errors, form?.isSaving]).toEqual([start, {}, false])
})

test('a form that cannot be sent says why and leads to the first wrong field', () => {
  const focus = vi.fn()
  const { form, send, onInvalid } = formAfter([submitOn(focus)])
  expect(form?.errors).toEqual({ title: 'Title is required' })
  expect(focus).toHaveBeenCalledOnce()
  expect(onInvalid).toHaveBeenCalledWith(start)
  expect(send).not.toHaveBeenCalled()
})

test('once sent, messages come and go as fields change', () => {
  expect(formAfter([submitOn(), type('title', 'Museum')]).form?.errors).toEqual({})
  expect(formAfter([submitOn(), type('title', 'Museum'), type('title', ' ')]).form?.errors).toEqual({
    title: 'Title is required',
  })
})

test('a complete form is sent with everything in it', () => {
  const focus = vi.fn()
  const { send } = formAfter([
    type('title', 'Museum'),
    (form) => form.change({ isEssential: true }),
    submitOn(focus),
  ])
  expect(send).toHaveBeenCalledExactlyOnceWith({ title: 'Museum', date: '2026-05-01', isEssential: true })
  expect(focus).not.toHaveBeenCalled()
})

test('while it is saved it is not sent again', () => {
  const { form, send } = formAfter([type('title', 'Museum'), submitOn()], {
    writes: [idle, { ...idle, isPending: true }],
  })
  expect(form?.isSaving).toBe(true)
  expect(send).not.toHaveBeenCalled()
})

test('what the server refused stands at its field, and nothing typed is lost', () => {
  const { form } = formAfter([type('title', 'Museum')], { writes: [refusing({ date: 'No such day' })] })
  expect(form?.errors).toEqual({ date: 'No such day' })
  expect(form?.values.title).toBe('Museum')
})

test('typing forgets what was refused, and leaves a write that was not alone', () => {
  const [refused, other] = [refusing({ date: 'No such day' }), { ...idle, reset: vi.fn() }]
  formAfter([type('date', '2026-05-02')], { writes: [refused, other] })
  expect(refused.reset).toHaveBeenCalledOnce()
  expect(other.reset).not.toHaveBeenCalled()
})

test('a field nobody touched follows what it started from; a touched one does not', () => {
  const newer = { ...start, title: 'Changed elsewhere', date: '2026-06-01' }
  const { form } = formAfter([type('title', 'Mine')], { starts: [start, newer] })
  expect(form?.values).toMatchObject({ title: 'Mine', date: '2026-06-01' })
})

test('a touched field can be let go: it follows its start again, the others stay', () => {
  const newer = { ...start, title: 'Changed elsewhere', date: '2026-06-01' }
  const { form } = formAfter(
    [type('title', 'Mine'), type('date', '2026-05-09'), (now) => now.follow(['title'])],
    { starts: [start, newer] },
  )
  expect(form?.values).toMatchObject({ title: 'Changed elsewhere', date: '2026-05-09' })
})

test('reset brings back the start and its silence', () => {
  const refused = refusing({ title: 'Too long' })
  const { form } = formAfter([type('date', '2026-05-09'), submitOn(), (now) => now.reset()], {
    writes: [{ ...refused, error: null }],
  })
  expect([form?.values, form?.errors]).toEqual([start, {}])
  formAfter([(now) => now.reset()], { writes: [refused] })
  expect(refused.reset).toHaveBeenCalledOnce()
})
