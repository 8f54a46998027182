import ChevronDown from 'icon:chevron-down'
import type { ComponentProps } from 'react'

import { cn } from '../primitives/cn.ts'
import { FieldBox, fieldControlLook, fieldTextLook } from './field-box.tsx'
import { useFieldControl } from './field.tsx'
import type { Icon } from '../primitives/icon.ts'

interface SelectProps extends ComponentProps<'select'> {
  icon?: Icon
  low?: boolean
}

/** The browser's own list: it is the best one on a phone, and needs no script. */
export function Select({ icon, low = false, className, children, ...rest }: SelectProps) {
  const control = useFieldControl()
  return (
    <FieldBox icon={icon}>
      <select
        {...control}
        {...rest}
        className={cn(
          fieldControlLook,
          fieldTextLook,
          'appearance-none rounded-md pe-11 [&>option]:bg-surface',
          icon ? 'ps-11' : 'ps-3.5',
          low ? 'min-h-11' : 'min-h-12',
          className,
        )}
      >
        {children}
      </select>
      <ChevronDown size={20} className="pointer-events-none absolute end-3.5 text-foreground" />
    </FieldBox>
  )
}
