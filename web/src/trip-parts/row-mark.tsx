import { shellPartsWords } from '@sojourn/contract/shell/words-parts'
import type { CSSProperties } from 'react'
import { Avatar } from '../ui/primitives/avatar.tsx'
import type { Person } from '../session/person.ts'
import { cn } from '../ui/primitives/cn.ts'
import { firstName } from '../ui/primitives/initials.ts'
import { Rich } from '../ui/primitives/rich.tsx'

export interface RowMark extends Person {
  fields: readonly string[]
  /** The first moments: the row wears their colour. */
  isFresh: boolean
}

/** The row's look: a wash and a bar in the colour of whoever changed it, which then fade to what it has otherwise. */
export const markedRow = (mark: RowMark | null, otherwise?: string | false) => {
  const tone = mark?.tone
  return {
    style: (mark
      ? { '--person': `var(--avatar-${tone})`, '--person-ink': `var(--avatar-${tone}-ink)` }
      : {}) as CSSProperties,
    className: cn(
      'transition-[background-color,box-shadow] duration-(--t-scene)',
      mark?.isFresh
        ? 'bg-[color-mix(in_srgb,var(--person)_62%,var(--surface))] shadow-[inset_3px_0_0_var(--person-ink)]'
        : otherwise,
    ),
  }
}

export const markedValue = (mark: RowMark | null, field: string): string | undefined =>
  mark?.isFresh && mark.fields.includes(field) ? 'font-bold text-(--person-ink)' : undefined

/** "Tom, just now": the colour alone says nothing to most. */
export function MarkChip({ mark, className }: { mark: RowMark | null; className?: string }) {
  if (!mark) return null
  return (
    <span
      className={cn(
        'inline-flex min-h-6 shrink-0 items-center gap-1.5 rounded-full bg-surface py-px pe-2.5 ps-px text-caption font-semibold text-(--person-ink)',
        className,
      )}
    >
      <Avatar name={mark.name} tone={mark.tone} size={22} />
      <span>
        <Rich text={shellPartsWords.justNow} values={{ name: firstName(mark.name) }} parts={whenPart} />
      </span>
    </span>
  )
}

const whenPart = { when: (inside: string) => <span className="max-sm:sr-only">{inside}</span> }
