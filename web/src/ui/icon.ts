import type { ComponentType } from 'react'

/** What every icon component understands, ours and those of the icon set. */
export interface IconProps {
  size?: number
  strokeWidth?: number
  className?: string
}

export type Icon = ComponentType<IconProps>
