import { shellUiWords } from '@sojourn/contract/shell/words-ui'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../primitives/cn.ts'
import { useAfter } from '../../browser/use-after.ts'

const showAfterMs = 150
const announceAfterMs = 1_000

export function Skeleton({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      aria-hidden="true"
      {...rest}
      className={cn(
        'skeleton animate-sheen bg-[linear-gradient(100deg,var(--sunken)_35%,color-mix(in_srgb,var(--sunken),var(--surface)_60%)_50%,var(--sunken)_65%)] bg-size-[200%_100%] dark:bg-[linear-gradient(100deg,var(--surface-2)_35%,color-mix(in_srgb,var(--surface-2),var(--line)_70%)_50%,var(--surface-2)_65%)]',
        className,
      )}
    />
  )
}

interface DelayedSkeletonProps {
  /** Read out when loading takes longer than a second. */
  label?: string
  className?: string
  children: ReactNode
}

/** Keeps its place from the start, but shows itself only when loading takes a moment. */
export function DelayedSkeleton({ label = shellUiWords.loading, className, children }: DelayedSkeletonProps) {
  const shown = useAfter(showAfterMs)
  const late = useAfter(announceAfterMs)
  return (
    <div aria-busy="true" className={cn('transition-opacity duration-200', !shown && 'opacity-0', className)}>
      {children}
      <output className="sr-only">{late && label}</output>
    </div>
  )
}
