import type { Condition } from '@sojourn/contract/weather/conditions'
import type { HintKind } from '@sojourn/contract/weather/hints'
import CloudLightning from 'lucide-react/icons/cloud-lightning'
import CloudRain from 'lucide-react/icons/cloud-rain'
import CloudSnow from 'lucide-react/icons/cloud-snow'
import CloudSun from 'lucide-react/icons/cloud-sun'
import Droplets from 'lucide-react/icons/droplets'
import Layers from 'lucide-react/icons/layers'
import Shirt from 'lucide-react/icons/shirt'
import Snowflake from 'lucide-react/icons/snowflake'
import Sun from 'lucide-react/icons/sun'
import Umbrella from 'lucide-react/icons/umbrella'
import Wind from 'lucide-react/icons/wind'
import type { Icon } from '../../ui/icon.ts'

export const conditionIcons: Record<Condition, Icon> = {
  Clear: Sun,
  'Partly cloudy': CloudSun,
  Rainy: CloudRain,
  Snowy: CloudSnow,
  Stormy: CloudLightning,
}

export const hintIcons: Record<HintKind, Icon> = {
  cold: Snowflake,
  cool: Shirt,
  rain: Umbrella,
  wind: Wind,
  humidity: Droplets,
  layers: Layers,
}
