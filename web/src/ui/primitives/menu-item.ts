import type { ReactElement, ReactNode } from 'react'
import type { Icon } from './icon.ts'

export interface MenuItem {
  label: string
  icon?: Icon
  onSelect: () => void
  /** Goes last, after a line. */
  destructive?: boolean
  disabled?: boolean
  /** A word at the end of the row: a state, a price. */
  note?: ReactNode
}

export interface MenuProps {
  trigger: ReactElement
  items: readonly MenuItem[]
  /** Above the items: whose menu this is. */
  header?: ReactNode
  align?: 'start' | 'center' | 'end'
  className?: string
}
