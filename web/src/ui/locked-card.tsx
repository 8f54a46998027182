import Lock from 'lucide-react/icons/lock'

import { Button } from './button.tsx'
import { cn } from './cn.ts'
import { ProMarker } from './mark.tsx'

interface LockedCardProps {
  title?: string
  /** The name of what is locked. */
  feature: string
  description: string
  onSeeBenefits: () => void
  headingLevel?: 2 | 3
  className?: string
}

/** Stands in place of what belongs to Pro, at the same height. */
export function LockedCard({
  title = 'Pro Feature Locked',
  feature,
  description,
  onSeeBenefits,
  headingLevel = 2,
  className,
}: LockedCardProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <section className={cn('flex flex-col items-start rounded-lg night-sky p-4 sm:p-5', className)}>
      <ProMarker onNight icon={Lock} />
      <Heading className="mt-3 type-section">{title}</Heading>
      <p className="mt-1.5 max-w-[60ch] text-night-muted">
        <span className="font-[600] text-on-night">{feature}:</span> {description}
      </p>
      <div className="mt-4">
        <Button variant="lamp" onClick={onSeeBenefits}>
          See Pro Benefits
        </Button>
      </div>
    </section>
  )
}
