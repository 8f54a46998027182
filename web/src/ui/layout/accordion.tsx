import ChevronDown from 'icon:chevron-down'
import type { ReactNode } from 'react'

import { Card } from './card.tsx'
import { cn } from '../primitives/cn.ts'

export function Accordion({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <Card padding="none" className={cn('divide-y divide-border overflow-clip', className)}>
      {children}
    </Card>
  )
}

interface AccordionItemProps {
  title: ReactNode
  /** Right of the title, before the chevron. */
  aside?: ReactNode
  defaultOpen?: boolean
  /** Items of the same name: only one is open at a time. */
  name?: string
  headingLevel?: 2 | 3 | 4
  /** When somebody opens or closes it: what is inside may be read only then. */
  onToggle?: (isOpen: boolean) => void
  children: ReactNode
}

export function AccordionItem({
  title,
  aside,
  defaultOpen,
  name,
  headingLevel = 3,
  onToggle,
  children,
}: AccordionItemProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <details
      name={name}
      open={defaultOpen}
      onToggle={onToggle && (({ currentTarget }) => onToggle(currentTarget.open))}
      className="group/item"
    >
      <summary className="flex min-h-14 list-none items-center gap-3 px-4 py-3 -outline-offset-4 transition-colors hover:bg-surface-2 sm:px-5 [&::-webkit-details-marker]:hidden">
        <Heading className="min-w-0 flex-1 leading-snug font-semibold">{title}</Heading>
        {aside}
        <ChevronDown
          size={20}
          className="shrink-0 transition-transform duration-200 ease-glide group-open/item:rotate-180"
        />
      </summary>
      <div className="px-4 pb-5 text-muted-foreground sm:px-5">{children}</div>
    </details>
  )
}
