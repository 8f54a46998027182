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

const inks = { plain: '', success: 'text-success', danger: 'text-destructive-text' } as const
const labels = { plain: 'text-muted-foreground', success: 'font-semibold', danger: 'font-semibold' } as const

export function StatCard({ label, icon: Glyph, value, context, tone = 'plain', className }: StatCardProps) {
  return (
    <Card look={tone} className={cn('@container min-w-0', inks[tone], className)}>
      <p className={cn('flex items-center gap-2 text-small', labels[tone])}>
        {Glyph && <Glyph size={18} className="shrink-0" />}
        {label}
      </p>
      <p className="mt-2 type-stat text-[length:clamp(1.25rem,17cqi,1.875rem)] [overflow-wrap:anywhere] lg:text-[length:clamp(1.25rem,17cqi,2.25rem)]">
        {value}
      </p>
      {context && (
        <p className={cn('mt-1.5 text-small', tone === 'plain' && 'text-muted-foreground')}>{context}</p>
      )}
    </Card>
  )
}
