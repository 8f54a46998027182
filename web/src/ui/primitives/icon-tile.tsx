import { cn } from './cn.ts'
import type { Icon } from './icon.ts'

interface IconTileProps {
  icon: Icon
  size?: 28 | 40 | 44
  /** A CSS colour; the tile is tinted 14% with it. */
  color?: string
  /** The navy tile of Pro and AI, with a warm icon. */
  night?: boolean
  className?: string
}

const shapes = { 28: 'size-7 rounded-[8px]', 40: 'size-10 rounded-[12px]', 44: 'size-11 rounded-md' } as const

export function IconTile({
  icon: Glyph,
  size = 40,
  color = 'var(--trip)',
  night = false,
  className,
}: IconTileProps) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        'inline-flex shrink-0 items-center justify-center',
        shapes[size],
        night && 'bg-night text-night-sun',
        className,
      )}
      style={night ? undefined : { color, background: `color-mix(in srgb, ${color} 14%, transparent)` }}
    >
      <Glyph size={size === 28 ? 16 : 20} />
    </span>
  )
}
