import type { ReactNode } from 'react'
import type { Icon } from '../../../ui/primitives/icon.ts'

interface FactorRowProps {
  icon: Icon
  title: string
  text: ReactNode
  children: ReactNode
}

/** What it is and how it stands, and what can be done with it. */
export const FactorRow = ({ icon: Glyph, title, text, children }: FactorRowProps) => (
  <div className="flex flex-wrap items-center gap-x-3 gap-y-3">
    <Glyph size={24} className="shrink-0" />
    <div className="min-w-[min(100%,12rem)] flex-1">
      <h4 className="leading-snug font-semibold text-foreground">{title}</h4>
      <p className="text-small">{text}</p>
    </div>
    {children}
  </div>
)
