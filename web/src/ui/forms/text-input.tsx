import type { ComponentProps, ReactNode } from 'react'

import { cn } from '../primitives/cn.ts'
import { FieldBox, fieldControlLook } from './field-box.tsx'
import { useFieldControl } from './field.tsx'
import type { Icon } from '../primitives/icon.ts'

const pickers = new Set(['date', 'time', 'month', 'datetime-local'])

export interface TextInputProps extends ComponentProps<'input'> {
  icon?: Icon
  end?: ReactNode
  boxClassName?: string
}

export function TextInput({ icon, end, boxClassName, className, type = 'text', ...rest }: TextInputProps) {
  const control = useFieldControl()
  return (
    <FieldBox icon={icon} end={end} pickerIcon={icon && pickers.has(type)} className={boxClassName}>
      <input
        type={type}
        dir={type === 'text' ? 'auto' : undefined}
        {...control}
        {...rest}
        className={cn(fieldControlLook, 'min-h-12 rounded-md px-3.5', icon && 'pl-11', className)}
      />
    </FieldBox>
  )
}
