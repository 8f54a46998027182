import Minus from 'icon:minus'
import Plus from 'icon:plus'
import { IconButton } from '../ui/primitives/icon-button.tsx'
import type { BaseMap } from './base-map.ts'

const steps = [
  { label: 'Zoom in', icon: Plus, step: 1 },
  { label: 'Zoom out', icon: Minus, step: -1 },
] as const

interface ZoomButtonsProps {
  base: BaseMap
  size?: 'sm' | 'md'
}

export function ZoomButtons({ base, size = 'md' }: ZoomButtonsProps) {
  return steps.map(({ label, icon, step }) => (
    <IconButton
      key={label}
      variant="surface"
      size={size}
      icon={icon}
      label={label}
      tooltipSide="left"
      onClick={() => base.zoomBy(step)}
    />
  ))
}
