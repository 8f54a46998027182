import type { PackingCategory } from '@sojourn/contract/packing/categories'
import Baby from 'lucide-react/icons/baby'
import Backpack from 'lucide-react/icons/backpack'
import Bath from 'lucide-react/icons/bath'
import FileText from 'lucide-react/icons/file-text'
import Gamepad2 from 'lucide-react/icons/gamepad-2'
import HeartPulse from 'lucide-react/icons/heart-pulse'
import Package from 'lucide-react/icons/package'
import PlugZap from 'lucide-react/icons/plug-zap'
import Shirt from 'lucide-react/icons/shirt'
import type { Icon } from '../../ui/icon.ts'

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
