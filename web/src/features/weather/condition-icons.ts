import type { Condition } from '@sojourn/contract/weather/conditions'
import type { HintKind } from '@sojourn/contract/weather/hints'
import CloudLightning from 'icon:cloud-lightning'
import CloudRain from 'icon:cloud-rain'
import CloudSnow from 'icon:cloud-snow'
import CloudSun from 'icon:cloud-sun'
import Droplets from 'icon:droplets'
import Layers from 'icon:layers'
import Shirt from 'icon:shirt'
import Snowflake from 'icon:snowflake'
import Sun from 'icon:sun'
import Umbrella from 'icon:umbrella'
import Wind from 'icon:wind'
import type { Icon } from '../../ui/primitives/icon.ts'

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
