import { shellGoneWords } from '@sojourn/contract/shell/words-gone'
import { shellGoneByWords } from '@sojourn/contract/shell/words-gone-by'
import { shellPartsWords } from '@sojourn/contract/shell/words-parts'
import { say } from '@sojourn/contract/words/say'
import type { ReactNode } from 'react'
import { changeText, type FieldText, shownValue } from '../sync/writes/field-texts.ts'
import { Avatar } from '../ui/primitives/avatar.tsx'
import type { Person } from '../session/person.ts'
import { Button } from '../ui/primitives/button.tsx'
import { firstName } from '../ui/primitives/initials.ts'
import type { Form } from '../ui/forms/use-form.ts'
import { overtakenFields } from './their-changes.ts'

interface TheirChanges<V extends object> {
  form: Form<V>
  /** What the form started from, and what it would start from now. */
  opened: V
  now: V
  who: Person | null
  words: Readonly<Record<string, FieldText>>
  save: string
}

/**
 * Says below a field that somebody else changed it while it was being edited here. What was typed stays until their value
 * is taken. `spoken` belongs into the form once.
 */
export function useTheirChanges<V extends object>(changes: TheirChanges<V>) {
  const { form, who } = changes
  // While it is saved here, what comes back is one's own.
  const overtaken = who === null || form.isSaving ? [] : overtakenFields(changes, form)
  const lines = overtaken.flatMap((field) => {
    const line = lineOf(changes, field)
    return line ? [{ field, ...line }] : []
  })
  const strip = (field: keyof V, together: readonly (keyof V)[] = [field]): ReactNode => {
    const line = lines.find((one) => one.field === field)
    if (!line || !who) return null
    return (
      <Strip
        who={who}
        title={line.title}
        text={line.kept}
        action={
          <Button variant="inherit" size="sm" onClick={() => form.follow(together)}>
            {line.take}
          </Button>
        }
      />
    )
  }
  // At the top: further down, whoever reads it with a screen reader would push the dialog out of its frame.
  const spoken = <output className="sr-only top-0">{lines.map(({ title }) => title).join('. ')}</output>
  return { strip, spoken }
}

function lineOf<V extends object>({ form, now, who, words, save }: TheirChanges<V>, field: keyof V) {
  const word = words[String(field)]
  if (!word || !who) return null
  const [theirs, mine] = [shownValue(word, now[field]), shownValue(word, form.values[field])]
  const name = firstName(who.name)
  return {
    title: changeText(name, word, now[field]),
    kept:
      mine === null
        ? say(shellPartsWords.keepsYours, { save })
        : say(shellPartsWords.keepsValue, { save, value: mine }),
    take:
      theirs === null
        ? say(shellPartsWords.takeTheirs, { name })
        : say(shellPartsWords.takeValue, { value: theirs }),
  }
}

interface StripProps {
  who: Person
  title: string
  text: string
  action: ReactNode
}

function Strip({ who: { name, tone }, title, text, action }: StripProps) {
  return (
    <div
      className="-mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md px-3 py-2.5"
      style={{ background: `var(--avatar-${tone})`, color: `var(--avatar-${tone}-ink)` }}
    >
      <Avatar name={name} tone={tone} size={30} ring />
      <p className="min-w-0 flex-1 basis-40 leading-snug [overflow-wrap:anywhere]">
        <span className="block font-bold">{title}</span>
        <span className="block text-small">{text}</span>
      </p>
      {action}
    </div>
  )
}

interface GoneRowProps {
  who: Person | null
  thing: keyof typeof shellGoneWords
}

/** In a form whose row somebody deleted: what was typed stays, and can be added again. */
export function GoneRow({ who, thing }: GoneRowProps) {
  return (
    <div
      role="alert"
      className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md bg-warning-wash px-3 py-2.5 text-warning"
    >
      {who && <Avatar {...who} size={30} ring />}
      <p className="min-w-0 flex-1 basis-40 leading-snug">
        <span className="block font-bold">
          {who ? say(shellGoneByWords[thing], { name: firstName(who.name) }) : shellGoneWords[thing]}
        </span>
        <span className="block text-small">{shellPartsWords.stillHere}</span>
      </p>
      <Button type="submit" variant="inherit" size="sm">
        {shellPartsWords.addAgain}
      </Button>
    </div>
  )
}
