import { ownTone } from '@sojourn/contract/members/tones'
import { cn } from './cn.ts'
import { initials } from './initials.ts'

interface AvatarProps {
  name: string
  /** The wash among others of a trip; alone it comes from the name. */
  tone?: number | undefined
  size: 22 | 30 | 40 | 44 | 72
  /** Says the name; leave out where the name is written beside it. */
  labelled?: boolean
  /** A rim in the colour of the page, for what stands on another colour or overlaps. */
  ring?: boolean
}

export function Avatar({ name, tone = ownTone(name), size, labelled = false, ring = false }: AvatarProps) {
  const semantics = labelled ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true }
  return (
    <svg
      {...semantics}
      width={size}
      height={size}
      viewBox="0 0 40 40"
      className={cn('shrink-0 rounded-full select-none', ring && 'shadow-[0_0_0_2px_var(--surface)]')}
    >
      <circle cx="20" cy="20" r="20" fill={`var(--avatar-${tone})`} />
      <text
        x="20"
        y="20"
        dy="0.35em"
        textAnchor="middle"
        className="font-bold"
        fontSize="14.5"
        letterSpacing="0.2"
        fill={`var(--avatar-${tone}-ink)`}
      >
        {initials(name)}
      </text>
    </svg>
  )
}
