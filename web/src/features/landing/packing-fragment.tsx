import { landingWords } from '@sojourn/contract/landing/words'
import Check from 'icon:check'
import { Badge } from '../../ui/primitives/badge.tsx'
import { cn } from '../../ui/primitives/cn.ts'
import { Fragment } from './fragments.tsx'

const packing = () => [
  { item: landingWords.rainJacket, why: landingWords.rainJacketWhy, packed: true },
  { item: landingWords.lightLayers, why: landingWords.lightLayersWhy, packed: true },
  { item: landingWords.sunHats, why: landingWords.sunHatsWhy, packed: false },
]

export function PackingFragment() {
  return (
    <Fragment label={landingWords.packing} className="mt-auto grid gap-2">
      {packing().map(({ item, why, packed }) => (
        <div
          key={item}
          className="flex min-h-11 items-center gap-2.5 rounded-sm bg-surface-2 px-3 text-small font-medium"
        >
          <span
            className={cn(
              'inline-flex size-[22px] shrink-0 items-center justify-center rounded-[7px]',
              packed ? 'bg-trip-fill text-on-trip' : 'border-2 border-input',
            )}
          >
            {packed && <Check size={15} strokeWidth={2.8} />}
          </span>
          <span className={cn('min-w-0 flex-1', packed && 'text-muted-foreground line-through')}>{item}</span>
          <Badge tone="info" shape="tag">
            {why}
          </Badge>
        </div>
      ))}
    </Fragment>
  )
}
