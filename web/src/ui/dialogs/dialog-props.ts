import type { FormEvent, ReactNode } from 'react'

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** One line below the title; also read out with it. */
  description?: ReactNode
  /** Left of the title: an icon tile as a rule. */
  lead?: ReactNode
  /** A small marker on its own line above the title. */
  marker?: ReactNode
  /** 440, 560, 640 or 1000 px. */
  size?: 'confirm' | 'form' | 'broad' | 'wide'
  surface?: 'plain' | 'night'
  role?: 'dialog' | 'alertdialog'
  /** The ink the dialog takes for selection and focus; the page's own if there is none. */
  ink?: string
  /** Beside the content on a wide screen, a strip above it on a phone. */
  picture?: ReactNode
  /** Pinned below the scrolling content; the last one is the main action. */
  actions?: ReactNode
  /** Left of the actions. */
  actionsNote?: ReactNode
  /** Makes title, content and actions one form. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
  /** Work is under way: Escape, the close button and a press outside do nothing. */
  locked?: boolean
  /** Opened to look and press rather than to type: a finger finds no keyboard over it. */
  quiet?: boolean
  /** Leaves the content's padding to the content. */
  flush?: boolean
  children?: ReactNode
}
