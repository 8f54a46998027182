import ChevronDown from 'icon:chevron-down'
import type { ComponentProps } from 'react'

import { cn } from '../primitives/cn.ts'
import { FieldBox, fieldControlLook } from './field-box.tsx'
import { useFieldControl } from './field.tsx'
import type { Icon } from '../primitives/icon.ts'

export interface SelectProps extends ComponentProps<'select'> {
  icon?: Icon
}

/** The browser's own list: it is the best one on a phone, and needs no script. */
export function Select({ icon, className, children, ...rest }: SelectProps) {
  const control = useFieldControl()
  return (
    <FieldBox icon={icon}>
      <select
        {...control}
        {...rest}
        className={cn(
          fieldControlLook,
          'min-h-12 appearance-none rounded-md pr-11 pl-3.5 [&>option]:bg-surface',
          icon && 'pl-11',
          className,
        )}
      >
        {children}
      </select>
      <ChevronDown size={20} className="pointer-events-none absolute right-3.5 text-foreground" />
    </FieldBox>
  )
}
