import { aiWords } from '@sojourn/contract/ai/words'
import type { DetailedItinerary } from '@sojourn/contract/ai/plans'
import type { Told } from '@sojourn/contract/words/tell-all'
import Siren from 'icon:siren'
import { Card } from '../../../ui/layout/card.tsx'
import { IconTile } from '../../../ui/primitives/icon-tile.tsx'

/** '112 (police, ambulance and fire)' */
const numberAndServices = /^([\d\s+-]+?)\s*\(([^()]+)\)$/

/** Easy to find, not an alarm. The number comes from a checked table (C-129). */
export function EmergencyCard({ info }: { info: Told<DetailedItinerary>['emergencyInfo'] }) {
  const { emergency, embassy, hospitals } = info
  const [, number, services] = numberAndServices.exec(emergency) ?? []
  return (
    <Card look="alarm" className="[overflow-wrap:anywhere]">
      <div className="flex items-center gap-3">
        <IconTile icon={Siren} size={28} color="var(--destructive)" />
        <h3 className="font-bold">{aiWords.emergency}</h3>
      </div>
      {emergency && (
        <p className="mt-2 flex flex-wrap items-baseline gap-x-2">
          <span className="font-display text-[1.75rem] leading-tight font-medium">{number ?? emergency}</span>
          {services && <span className="text-small text-muted-foreground">{services}</span>}
        </p>
      )}
      <dl className="mt-2 flex flex-col gap-2 text-small">
        <Advice name={aiWords.hospitals} text={hospitals} />
        <Advice name={aiWords.embassy} text={embassy} />
      </dl>
    </Card>
  )
}

function Advice({ name, text }: { name: string; text: string }) {
  if (!text) return null
  return (
    <div>
      <dt className="font-semibold">{name}</dt>
      <dd className="text-muted-foreground">{text}</dd>
    </div>
  )
}
