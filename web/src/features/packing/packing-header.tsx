import { packingWords } from '@sojourn/contract/packing/words'
import Plus from 'icon:plus'
import WandSparkles from 'icon:wand-sparkles'
import type { ReactNode } from 'react'
import { useNeedsConnection } from '../../browser/use-connection-lost.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { NeedsConnection } from '../../ui/states/needs-connection.tsx'
import type { SmartPackState } from './use-smart-pack.ts'

interface PackingHeaderProps {
  phase: SmartPackState['phase']
  /** The empty list below has the main action. */
  isQuiet: boolean
  onSmartPack: () => void
  onAdd: () => void
  /** Further ways to fill the list. */
  children: ReactNode
}

export function PackingHeader({ phase, isQuiet, onSmartPack, onAdd, children }: PackingHeaderProps) {
  const offline = useNeedsConnection(packingWords.smartPack)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      {/* On a phone the tab above says it, and the list begins a line earlier. */}
      <h2 id="packing-title" tabIndex={-1} className="type-section outline-none max-sm:sr-only">
        {packingWords.title}
      </h2>
      <div className="flex items-center gap-2 max-sm:w-full max-sm:*:not-last:flex-auto max-sm:*:not-last:px-3">
        <Button
          variant="night"
          icon={WandSparkles}
          busy={phase === 'generating'}
          busyLabel={packingWords.generating}
          data-phase={phase}
          disabledReason={offline}
          onClick={onSmartPack}
        >
          {packingWords.smartPack}
        </Button>
        <Button variant={isQuiet ? 'line' : 'sun'} icon={Plus} aria-keyshortcuts="n" onClick={onAdd}>
          {packingWords.addItem}
        </Button>
        {children}
      </div>
      <NeedsConnection reason={offline} />
    </div>
  )
}
