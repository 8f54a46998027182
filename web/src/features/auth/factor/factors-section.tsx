import { authFactorsWords } from '@sojourn/contract/auth/words-factors'
import { Suspense, useState } from 'react'
import { AccordionItem } from '../../../ui/layout/accordion.tsx'
import { lazyPart } from '../../../ui/primitives/lazy-part.tsx'
import { MissingPanel } from '../../../ui/states/missing-panel.tsx'
import { FactorsSkeleton } from './factors-skeleton.tsx'

const FactorSettings = lazyPart(
  () => import('./factor-settings.tsx').then((m) => m.FactorSettings),
  MissingPanel,
)

/** Fetched, and asked for, when it is opened. */
export function FactorsSection({ email }: { email: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <AccordionItem title={authFactorsWords.title} name="account" onToggle={setIsOpen}>
      {isOpen && (
        <Suspense fallback={<FactorsSkeleton />}>
          <FactorSettings email={email} />
        </Suspense>
      )}
    </AccordionItem>
  )
}
