import type { ReactNode } from 'react'
import { Mark } from '../ui/primitives/mark.tsx'

interface PromptBannerProps {
  title: string
  text: string
  /** The answers, as buttons; the last one is what is offered. */
  children: ReactNode
}

export function PromptBanner({ title, text, children }: PromptBannerProps) {
  return (
    <section
      aria-label={title}
      className="fixed inset-x-3 bottom-[calc(var(--nav-height,0px)+0.75rem+env(safe-area-inset-bottom))] z-20 mx-auto flex max-w-[420px] animate-toast-in flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-border bg-surface p-4 shadow-e3 lg:end-6 lg:start-auto lg:mx-0"
    >
      <Mark size={44} />
      <div className="min-w-32 flex-1">
        <h2 className="leading-tight font-bold">{title}</h2>
        <p className="mt-0.5 text-small leading-snug text-muted-foreground">{text}</p>
      </div>
      <div className="ms-auto flex items-center gap-1">{children}</div>
    </section>
  )
}
