import type { ReactNode } from 'react'

import { cn } from '../../ui/primitives/cn.ts'
import type { Icon } from '../../ui/primitives/icon.ts'

interface StatProps {
  label: string
  icon: Icon
  value: ReactNode
  /** One line of context. */
  context?: ReactNode
  tone?: 'plain' | 'success' | 'danger'
}

const inks = { plain: '', success: 'text-success', danger: 'text-destructive-text' } as const
const quiet = { plain: 'text-muted-foreground', success: '', danger: '' } as const

/** A name, an amount, and what it means. */
export function Stat({ label, icon: Glyph, value, context, tone = 'plain' }: StatProps) {
  return (
    <div className={cn('min-w-0', inks[tone])}>
      <p
        className={cn('flex items-center gap-1.5 text-caption sm:text-small', quiet[tone] || 'font-semibold')}
      >
        <Glyph size={16} className="shrink-0" />
        {label}
      </p>
      <p className="mt-0.5 type-stat text-[1.375rem]! [overflow-wrap:anywhere] sm:text-[1.75rem]!">{value}</p>
      {context && <div className={cn('mt-0.5 text-[0.75rem] sm:text-small', quiet[tone])}>{context}</div>}
    </div>
  )
}
