import { aiWords } from '@sojourn/contract/ai/words'
import type { Trip } from '@sojourn/contract/trips/schema'
import Route from 'icon:route'
import Zap from 'icon:zap'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../ui/primitives/lazy-part.tsx'
import { MissingPanel } from '../../ui/states/missing-panel.tsx'
import { Segmented, segmentedTabId, type SegmentedOption } from '../../ui/primitives/segmented.tsx'
import { QuickView } from './quick/quick-view.tsx'

const FullView = lazyPart(() => import('./full/full-view.tsx').then((m) => m.FullView), MissingPanel)

type View = 'quick' | 'full'
const views = (): readonly SegmentedOption<View>[] => [
  { value: 'quick', label: aiWords.quick, icon: Zap },
  { value: 'full', label: aiWords.full, icon: Route },
]
const panelId = 'assistant-view'

export function SuggestionsTab({ trip }: { trip: Trip }) {
  const [view, setView] = useState<View>('quick')
  return (
    <div className="flex flex-col gap-4 sm:gap-5">
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <h2 tabIndex={-1} className="type-section outline-none">
            {aiWords.assistant}
          </h2>
          <p className="text-muted-foreground">{aiWords.assistantText}</p>
        </div>
        <Segmented
          label={aiWords.assistant}
          options={views()}
          value={view}
          onChange={setView}
          panelId={panelId}
          fill="phone"
        />
      </div>
      <div id={panelId} role="tabpanel" aria-labelledby={segmentedTabId(panelId, view)}>
        {view === 'quick' ? (
          <QuickView trip={trip} />
        ) : (
          <Suspense>
            <FullView trip={trip} />
          </Suspense>
        )}
      </div>
    </div>
  )
}
