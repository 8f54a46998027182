import type { ReactNode } from 'react'

interface PanelHeadProps {
  title: string
  text?: ReactNode
  end?: ReactNode
}

export const PanelHead = ({ title, text, end }: PanelHeadProps) => (
  <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
    <div className="min-w-0">
      <h2 className="type-section">{title}</h2>
      {text && <p className="mt-0.5 text-small text-muted-foreground">{text}</p>}
    </div>
    {end}
  </div>
)
