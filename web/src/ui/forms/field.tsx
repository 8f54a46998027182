import { shellUiWords } from '@sojourn/contract/shell/words-ui'
import CircleAlert from 'icon:circle-alert'
import { createContext, type ReactNode, useContext, useId, useMemo } from 'react'

import { cn } from '../primitives/cn.ts'

interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

const FieldContext = createContext<FieldControl | null>(null)

/** The id and the aria attributes a control takes from the Field around it. */
export function useFieldControl(): Partial<FieldControl> {
  return useContext(FieldContext) ?? {}
}

interface FieldProps {
  label: string
  /** A word beside the label: "Optional". */
  note?: string
  /** Something to do at the far end of the label line, a link as a rule. */
  labelAction?: ReactNode
  hint?: ReactNode
  error?: string
  /** Said beside the label, and to assistive technology. */
  required?: boolean
  /** Nothing beside the label: every field of the form is required. */
  unmarked?: boolean
  /** What stands around the field says to the eye what it is. */
  hideLabel?: boolean
  className?: string
  /** One control: TextInput, TextArea, Select, PasswordInput. */
  children: ReactNode
}

export function Field({
  label,
  note,
  labelAction,
  hint,
  error,
  required,
  unmarked,
  hideLabel,
  className,
  children,
}: FieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy =
    [note && noteId, hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined
  const control = useMemo<FieldControl>(
    () => ({
      id,
      'aria-describedby': describedBy,
      'aria-invalid': error ? true : undefined,
      'aria-required': required || undefined,
    }),
    [id, describedBy, error, required],
  )

  return (
    <div className={cn('flex min-w-0 flex-col gap-2', className)}>
      <div className={hideLabel ? 'sr-only' : 'flex items-baseline gap-2'}>
        <label htmlFor={id} className="type-label">
          {label}
        </label>
        {note && (
          <span id={noteId} className="text-caption text-muted-foreground">
            {note}
          </span>
        )}
        {required && !unmarked && (
          <span aria-hidden className="text-caption text-muted-foreground">
            {shellUiWords.required}
          </span>
        )}
        {labelAction && <span className="ms-auto">{labelAction}</span>}
      </div>
      <FieldContext value={control}>{children}</FieldContext>
      {hint && (
        <p id={hintId} className="text-small text-muted-foreground">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="flex items-start gap-2 text-small font-semibold text-destructive-text">
          <CircleAlert size={16} strokeWidth={2.1} className="mt-0.5 shrink-0" />
          {error}
        </p>
      )}
    </div>
  )
}
