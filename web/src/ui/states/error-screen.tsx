import type { ReactNode } from 'react'
import { cn } from '../primitives/cn.ts'

interface ErrorScreenProps {
  title: string
  text: ReactNode
  /** The broken route as a rule. */
  picture?: ReactNode
  /** The first is the way forward. */
  actions?: ReactNode
  /** A last way out, on its own line. */
  secondary?: ReactNode
  className?: string
}

export function ErrorScreen({ title, text, picture, actions, secondary, className }: ErrorScreenProps) {
  return (
    <section className={cn('mx-auto flex max-w-md flex-col items-center px-4 py-12 text-center', className)}>
      {picture && <div className="mb-5 w-full">{picture}</div>}
      <h1 className="type-section">{title}</h1>
      <div className="mt-3 text-balance text-muted-foreground">{text}</div>
      {actions && <div className="mt-5 flex flex-wrap justify-center gap-2">{actions}</div>}
      {secondary && <div className="mt-3">{secondary}</div>}
    </section>
  )
}
