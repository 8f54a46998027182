import { shellUiWords } from '@sojourn/contract/shell/words-ui'
import Minus from 'icon:minus'
import Plus from 'icon:plus'
import { IconButton } from '../ui/primitives/icon-button.tsx'
import type { BaseMap } from './base-map.ts'

interface ZoomButtonsProps {
  base: BaseMap
  size?: 'sm' | 'md'
}

export function ZoomButtons({ base, size = 'md' }: ZoomButtonsProps) {
  const steps = [
    { label: shellUiWords.zoomIn, icon: Plus, step: 1 },
    { label: shellUiWords.zoomOut, icon: Minus, step: -1 },
  ] as const
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
