import type { ReactNode } from 'react'

interface AssistantViewProps {
  /** Small facts: how many, from where, how often still. */
  note: ReactNode
  actions: ReactNode
  children: ReactNode
}

export function AssistantView({ note, actions, children }: AssistantViewProps) {
  return (
    <div className="flex flex-col gap-4 sm:gap-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 not-has-[>*>*]:hidden">
        <p className="flex min-w-0 flex-1 basis-40 flex-wrap gap-x-4 gap-y-1 text-small text-muted-foreground">
          {note}
        </p>
        <div className="flex flex-wrap gap-2">{actions}</div>
      </div>
      {children}
    </div>
  )
}
