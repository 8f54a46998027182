import { avatarTone, initials } from './initials.ts'

interface AvatarProps {
  name: string
  size: 44 | 72
  /** Says the name; leave out where the name is written beside it. */
  labelled?: boolean
}

/** Initials on one of four washes, drawn from the name alone. */
export function Avatar({ name, size, labelled = false }: AvatarProps) {
  const tone = avatarTone(name)
  const semantics = labelled ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true }
  return (
    <svg
      {...semantics}
      width={size}
      height={size}
      viewBox="0 0 40 40"
      className="shrink-0 rounded-full select-none"
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
