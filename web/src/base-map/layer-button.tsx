import { shellUiWords } from '@sojourn/contract/shell/words-ui'
import Layers from 'icon:layers'
import { IconButton } from '../ui/primitives/icon-button.tsx'
import type { MapState } from './use-map.ts'

interface LayerButtonProps {
  state: Pick<MapState<unknown>, 'layer' | 'setLayer'>
  size?: 'sm' | 'md'
}

export function LayerButton({ state: { layer, setLayer }, size = 'md' }: LayerButtonProps) {
  if (!layer) return null
  const isStreets = layer === 'streets'
  return (
    <IconButton
      variant="surface"
      size={size}
      icon={Layers}
      label={isStreets ? shellUiWords.drawnMap : shellUiWords.streetMap}
      tooltipSide="left"
      onClick={() => setLayer(isStreets ? 'drawn' : 'streets')}
    />
  )
}
