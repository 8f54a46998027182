import { cn } from '../primitives/cn.ts'

export function BrokenRoute({ className = 'h-24' }: { className?: string }) {
  return (
    <svg viewBox="0 0 140 84" fill="none" aria-hidden="true" className={cn('mx-auto w-auto', className)}>
      <path d="M8 66h124" stroke="var(--line-strong)" strokeWidth="3" strokeDasharray="3 6" />
      <path
        d="M84 20c14 2 20 24 36 40"
        stroke="var(--line-strong)"
        strokeWidth="4.5"
        strokeLinecap="round"
        strokeDasharray="0 9"
      />
      <path d="M16 66c20 0 22-44 44-44" stroke="var(--trip)" strokeWidth="5" strokeLinecap="round" />
      <circle cx="16" cy="66" r="7.5" fill="var(--trip)" />
      <circle cx="124" cy="66" r="6.5" fill="var(--background)" stroke="var(--line-strong)" strokeWidth="4" />
      <circle cx="72" cy="22" r="19" fill="var(--sun)" />
      <path d="M72 12v12" stroke="var(--on-sun)" strokeWidth="4.5" strokeLinecap="round" />
      <circle cx="72" cy="31.5" r="2.7" fill="var(--on-sun)" />
    </svg>
  )
}
