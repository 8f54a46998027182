import { ideasWords } from '@sojourn/contract/ideas/words'
import Lightbulb from 'icon:lightbulb'
import MapPinned from 'icon:map-pinned'
import { Segmented } from '../../ui/primitives/segmented.tsx'

interface SideSwitchProps {
  side: 'map' | 'ideas'
  count: number
  onSide: (side: 'map' | 'ideas') => void
}

/** On a screen wide enough for the map beside the list: the map, or the ideas in its place. */
export const SideSwitch = ({ side, count, onSide }: SideSwitchProps) => (
  <Segmented
    label={ideasWords.mapOrIdeas}
    options={[
      { value: 'map', label: ideasWords.map, icon: MapPinned },
      { value: 'ideas', label: `${ideasWords.title} ${count}`, icon: Lightbulb },
    ]}
    value={side}
    onChange={onSide}
    fill
  />
)
