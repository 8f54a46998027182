import type { ComponentProps } from 'react'

import { cn } from '../primitives/cn.ts'
import { FieldBox, fieldControlLook, fieldTextLook } from './field-box.tsx'
import { useFieldControl } from './field.tsx'

/** Grows with its text where the browser can. */
export function TextArea({ className, rows = 2, ...rest }: ComponentProps<'textarea'>) {
  const control = useFieldControl()
  return (
    <FieldBox>
      <textarea
        rows={rows}
        dir="auto"
        {...control}
        {...rest}
        className={cn(
          fieldControlLook,
          fieldTextLook,
          'field-sizing-content max-h-80 min-h-16 resize-none px-3.5 py-3',
          className,
        )}
      />
    </FieldBox>
  )
}
