import ChevronDown from 'icon:chevron-down'
import type { ReactNode } from 'react'
import { cn } from '../../ui/primitives/cn.ts'

interface GroupHeadProps {
  title: string
  tile: ReactNode
  count: string
  countLabel: string
  isFinished: boolean
  isOpen: boolean
  listId: string
  onToggle: () => void
}

/** A finished group's head folds and unfolds it; before that there is nothing to fold. */
export function GroupHead({
  title,
  tile,
  count,
  countLabel,
  isFinished,
  isOpen,
  listId,
  onToggle,
}: GroupHeadProps) {
  const content = (
    <>
      {tile}
      <span className="min-w-0 flex-1 text-start">{title}</span>
      <span aria-hidden="true" className="text-small font-semibold text-muted-foreground tabular-nums">
        {count}
      </span>
      <span className="sr-only">{countLabel}</span>
    </>
  )
  const look = 'flex min-h-16 w-full items-center gap-3 font-bold'
  return (
    <h3>
      {isFinished ? (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={onToggle}
          className={cn(look, '-outline-offset-2 rounded-sm')}
        >
          {content}
          <ChevronDown
            size={20}
            className={cn(
              'shrink-0 text-muted-foreground transition-transform duration-200 ease-glide',
              isOpen && 'rotate-180',
            )}
          />
        </button>
      ) : (
        <span className={look}>{content}</span>
      )}
    </h3>
  )
}
