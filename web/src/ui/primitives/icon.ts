import type { ComponentType } from 'react'

/** What every icon component understands, ours and those of the icon set. */
export interface IconProps {
  size?: number
  strokeWidth?: number
  className?: string
  /** Only where nothing beside it says what it means. */
  role?: 'img'
  'aria-label'?: string
}

export type Icon = ComponentType<IconProps>
