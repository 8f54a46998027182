import { cn } from './cn.ts'
import type { IconProps } from './icon.ts'

/** An open ring. Decorative: the words beside it say what is happening. */
export function Spinner({ size = 20, strokeWidth = 2.2, className }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      aria-hidden="true"
      className={cn('shrink-0 animate-spin', className)}
    >
      <path
        d="M10 2.5a7.5 7.5 0 1 0 7.5 7.5"
        stroke="currentColor"
        strokeWidth={strokeWidth}
        strokeLinecap="round"
      />
    </svg>
  )
}
