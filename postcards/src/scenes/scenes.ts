import type { Archetype } from '@sojourn/contract/places/archetype'
import type { Scene } from '../stage.ts'
import { alpine } from './alpine.ts'
import { bay } from './bay.ts'
import { bridge } from './bridge.ts'
import { canal } from './canal.ts'
import { canyon } from './canyon.ts'
import { cliff } from './cliff.ts'
import { coast } from './coast.ts'
import { desert } from './desert.ts'
import { island } from './island.ts'
import { metropolis } from './metropolis.ts'
import { nordic } from './nordic.ts'
import { oldTown } from './old-town.ts'
import { palace } from './palace.ts'
import { savanna } from './savanna.ts'
import { temple } from './temple.ts'

export const scenes: Record<Archetype, Scene> = {
  alpine,
  bay,
  bridge,
  canal,
  canyon,
  cliff,
  coast,
  desert,
  island,
  metropolis,
  nordic,
  'old-town': oldTown,
  palace,
  savanna,
  temple,
}
