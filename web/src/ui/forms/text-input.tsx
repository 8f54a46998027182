import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../primitives/cn.ts'
import type { Icon } from '../primitives/icon.ts'
import { FieldBox, fieldControlLook, fieldTextLook } from './field-box.tsx'
import { useFieldControl } from './field.tsx'

const pickers = new Set(['date', 'time', 'month', 'datetime-local'])

export interface TextInputProps extends ComponentProps<'input'> {
  icon?: Icon
  end?: ReactNode
  /** For the one figure that a form is about. */
  large?: boolean
}

export function TextInput(props: TextInputProps) {
  const { icon, end, large = false, className, type = 'text', ...rest } = props
  const control = useFieldControl()
  return (
    <FieldBox icon={icon} end={end} pickerIcon={icon && pickers.has(type)}>
      <input
        type={type}
        dir={type === 'text' ? 'auto' : undefined}
        {...control}
        {...rest}
        className={cn(
          fieldControlLook,
          large ? 'text-[1.5rem] font-semibold tabular-nums' : fieldTextLook,
          'min-h-12 rounded-md px-3.5',
          icon && 'ps-11',
          className,
        )}
      />
    </FieldBox>
  )
}
