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
      label={isStreets ? 'Show the drawn map' : 'Show the street map'}
      tooltipSide="left"
      onClick={() => setLayer(isStreets ? 'drawn' : 'streets')}
    />
  )
}
