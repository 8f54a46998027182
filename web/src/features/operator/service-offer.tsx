import type { FreeService } from '@sojourn/contract/operator/services'
import { operatorServicesWords } from '@sojourn/contract/operator/words-services'
import Eye from 'icon:eye'
import type { ReactNode } from 'react'
import { IconTile } from '../../ui/primitives/icon-tile.tsx'
import { Rich, strong } from '../../ui/primitives/rich.tsx'
import { serviceTexts } from './service-texts.ts'

interface ServiceOfferProps {
  name: FreeService
  /** The switch, or why there is none. */
  control: ReactNode
  /** How it was met, under what it gives. */
  state?: ReactNode
}

/** A service in three lines: what it gives, what it learns, who asks. */
export function ServiceOffer({ name, control, state }: ServiceOfferProps) {
  const service = serviceTexts[name]()
  return (
    <li className="flex items-start gap-3.5 border-t border-border py-4 first:border-t-0">
      <IconTile icon={service.icon} color={service.color} className="max-[359px]:hidden" />
      <div className="min-w-0 flex-1">
        <p className="leading-snug">
          <span className="font-semibold">{service.name}</span>{' '}
          <span className="text-small text-muted-foreground">{service.provider}</span>
        </p>
        <p className="mt-0.5 text-small">{service.gives}</p>
        <p className="mt-2 inline-flex items-start gap-2 rounded-sm bg-sunken px-2.5 py-1 text-small text-muted-foreground">
          <Eye size={16} aria-hidden className="mt-0.5 shrink-0" />
          <span>
            <Rich text={operatorServicesWords.learns} values={{ what: service.learns }} parts={strong} />
          </span>
        </p>
        {state && <div className="mt-2 text-small">{state}</div>}
      </div>
      <div className="flex shrink-0 flex-col items-end">
        {control}
        <span className="max-w-28 text-end text-caption text-muted-foreground">{service.asker}</span>
      </div>
    </li>
  )
}
