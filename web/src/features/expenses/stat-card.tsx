import type { ReactNode } from 'react'

import { Card } from '../../ui/layout/card.tsx'
import { cn } from '../../ui/primitives/cn.ts'
import type { Icon } from '../../ui/primitives/icon.ts'

interface StatCardProps {
  label: string
  icon?: Icon
  value: ReactNode
  /** One line of context. */
  context?: ReactNode
  tone?: 'plain' | 'success' | 'danger'
  className?: string
}

const tones = {
  plain: { card: '', label: 'text-muted-foreground', context: 'text-muted-foreground' },
  success: { card: 'border-transparent bg-success-wash text-success', label: 'font-semibold', context: '' },
  danger: {
    card: 'border-transparent bg-destructive-wash text-destructive-text',
    label: 'font-semibold',
    context: '',
  },
} as const

export function StatCard({ label, icon: Glyph, value, context, tone = 'plain', className }: StatCardProps) {
  const look = tones[tone]
  return (
    <Card className={cn('@container min-w-0', look.card, className)}>
      <p className={cn('flex items-center gap-2 text-small', look.label)}>
        {Glyph && <Glyph size={18} className="shrink-0" />}
        {label}
      </p>
      <p className="mt-2 type-stat text-[length:clamp(1.25rem,17cqi,1.875rem)] [overflow-wrap:anywhere] lg:text-[length:clamp(1.25rem,17cqi,2.25rem)]">
        {value}
      </p>
      {context && <p className={cn('mt-1.5 text-small', look.context)}>{context}</p>}
    </Card>
  )
}
