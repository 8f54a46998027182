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
    <li className="grid grid-cols-[auto_1fr_auto] gap-x-3.5 border-t border-border py-4 first:border-t-0">
      <IconTile icon={service.icon} color={service.color} className="row-span-2" />
      <div className="min-w-0">
        <p className="leading-snug">
          <span className="font-semibold">{service.name}</span>{' '}
          <span className="text-small text-muted-foreground">{service.provider}</span>
        </p>
        <p className="mt-0.5 text-small">{service.gives}</p>
      </div>
      <div className="-mt-2 justify-self-end">{control}</div>
      <div className="min-w-0 max-sm:col-span-2 max-sm:col-start-2">
        <p className="mt-2 inline-flex items-start gap-2 rounded-sm bg-sunken px-2.5 py-1 text-small text-muted-foreground">
          <Eye size={16} aria-hidden className="mt-0.5 shrink-0" />
          <span>
            <Rich text={operatorServicesWords.learns} values={{ what: service.learns }} parts={strong} />
          </span>
        </p>
        {state && <div className="mt-2 text-small">{state}</div>}
      </div>
      <span className="text-caption text-muted-foreground max-sm:col-start-2 max-sm:mt-1 sm:col-start-3 sm:row-start-2 sm:text-end sm:whitespace-nowrap">
        {service.asker}
      </span>
    </li>
  )
}
