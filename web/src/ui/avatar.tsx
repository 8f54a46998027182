import { cn } from './cn.ts'
import { avatarTone, initials } from './initials.ts'

interface AvatarProps {
  name: string
  size?: 30 | 40 | 44 | 72
  /** Says the name; leave out where the name is written beside it. */
  labelled?: boolean
  className?: string
}

/** Initials on one of four washes, drawn from the name alone. */
export function Avatar({ name, size = 40, labelled = false, className }: AvatarProps) {
  const tone = avatarTone(name)
  const semantics = labelled ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true }
  return (
    <svg
      {...semantics}
      width={size}
      height={size}
      viewBox="0 0 40 40"
      className={cn('shrink-0 rounded-full select-none', className)}
    >
      <circle cx="20" cy="20" r="20" fill={`var(--avatar-${tone})`} />
      <text
        x="20"
        y="20"
        dy="0.35em"
        textAnchor="middle"
        fontSize="14.5"
        fontWeight="660"
        letterSpacing="0.2"
        fill={`var(--avatar-${tone}-ink)`}
      >
        {initials(name)}
      </text>
    </svg>
  )
}

interface AvatarStackProps {
  names: readonly string[]
  size?: 30 | 40 | 44
  max?: number
  className?: string
}

/** Overlapping avatars with a ring in the page's colour, and a count for the rest. */
export function AvatarStack({ names, size = 44, max = 4, className }: AvatarStackProps) {
  const shown = names.length > max ? names.slice(0, max - 1) : names
  const rest = names.length - shown.length
  return (
    <span className={cn('inline-flex -space-x-2.5', className)}>
      <span className="sr-only">{names.join(', ')}</span>
      {shown.map((name, index) => (
        <Avatar key={`${name}-${index}`} name={name} size={size} className="border-[3px] border-background" />
      ))}
      {rest > 0 && (
        <span
          aria-hidden="true"
          className="inline-flex items-center justify-center rounded-full bg-sunken text-caption font-[640] text-muted-foreground border-[3px] border-background"
          style={{ width: size, height: size }}
        >
          +{rest}
        </span>
      )}
    </span>
  )
}
