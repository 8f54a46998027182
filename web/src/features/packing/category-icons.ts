import type { PackingCategory } from '@sojourn/contract/packing/categories'
import Baby from 'icon:baby'
import Backpack from 'icon:backpack'
import Bath from 'icon:bath'
import FileText from 'icon:file-text'
import Gamepad2 from 'icon:gamepad-2'
import HeartPulse from 'icon:heart-pulse'
import Package from 'icon:package'
import PlugZap from 'icon:plug-zap'
import Shirt from 'icon:shirt'
import type { Icon } from '../../ui/primitives/icon.ts'

export const categoryIcons: Record<PackingCategory, Icon> = {
  clothing: Shirt,
  documents: FileText,
  electronics: PlugZap,
  toiletries: Bath,
  medical: HeartPulse,
  gear: Backpack,
  kids: Baby,
  entertainment: Gamepad2,
  other: Package,
}
