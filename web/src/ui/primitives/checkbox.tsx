import type { ComponentProps, ReactNode } from 'react'

import { cn } from './cn.ts'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** The label. Without one, give `aria-label`. */
  children?: ReactNode
  boxClassName?: string
}

const usual = 'min-h-11 min-w-11 items-center gap-3'

/** A 24 px box in a 44 px target; the tick draws itself. */
export function Checkbox({ children, className = usual, boxClassName, ...rest }: CheckboxProps) {
  return (
    <label className={cn('group/check inline-flex has-disabled:opacity-55', className)}>
      <span className={cn('hit-44 inline-flex size-6 shrink-0', boxClassName)}>
        <input
          type="checkbox"
          {...rest}
          className="peer size-6 appearance-none rounded-[7px] border-2 border-input bg-surface transition-colors duration-[120ms] ease-glide checked:border-trip-fill checked:bg-trip-fill hover:border-foreground checked:hover:border-trip-fill"
        />
        <svg
          viewBox="0 0 24 24"
          fill="none"
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 stroke-on-trip [stroke-dasharray:1] [stroke-dashoffset:1] opacity-0 transition-[stroke-dashoffset] duration-[160ms] ease-pop peer-checked:[stroke-dashoffset:0] peer-checked:opacity-100"
        >
          <path
            d="M6.8 12.4l3.5 3.5 7-7.6"
            pathLength={1}
            strokeWidth="2.4"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      </span>
      {children}
    </label>
  )
}
