import type { ReactNode } from 'react'
import { Card } from '../layout/card.tsx'
import { cn } from '../primitives/cn.ts'
import type { Icon } from '../primitives/icon.ts'
import { IconTile } from '../primitives/icon-tile.tsx'

interface EmptyStateProps {
  title: string
  text?: ReactNode
  /** A drawing, at the width of the card. */
  picture?: ReactNode
  /** The picture stands beside the words, below them on a phone: the action is the first thing seen. */
  actionFirst?: boolean
  /** Instead of a picture, for a small place inside a card; draws a dashed outline. */
  icon?: Icon
  action?: ReactNode
  headingLevel?: 2 | 3 | 4
  className?: string
}

export function EmptyState({
  title,
  text,
  picture,
  actionFirst = false,
  icon,
  action,
  headingLevel = 2,
  className,
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  const small = icon !== undefined
  return (
    <Card
      padding={small ? 'normal' : 'inset'}
      dashed={small}
      className={cn('text-center', actionFirst && 'flex flex-col-reverse sm:grid sm:grid-cols-2', className)}
    >
      {picture && <div className="overflow-hidden rounded-[12px]">{picture}</div>}
      {icon && <IconTile icon={icon} className="mt-1" />}
      <div className={cn('mx-auto max-w-md self-center', small ? 'px-2 pt-2 pb-1' : 'px-4 pt-6 pb-7')}>
        <Heading className={small ? 'font-semibold' : 'type-section'}>{title}</Heading>
        {text && (
          <p className={cn('text-balance text-muted-foreground', small ? 'mt-1 text-small' : 'mt-2')}>
            {text}
          </p>
        )}
        {action && <div className="mt-4 flex flex-wrap justify-center gap-2">{action}</div>}
      </div>
    </Card>
  )
}
