import { syncTrayWords } from '@sojourn/contract/sync/words-tray'
import { say } from '@sojourn/contract/words/say'
import Check from 'icon:check'
import Download from 'icon:download'
import X from 'icon:x'
import type { ReactNode, RefObject } from 'react'
import { currentFigures } from '../../session/units.ts'
import { waitsUnder } from '../../sync/queue/queue-entry.ts'
import { type SyncState, useSync } from '../../sync/queue/queued.ts'
import { Badge } from '../../ui/primitives/badge.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { AnchoredPanel } from '../../ui/dialogs/anchored-panel.tsx'
import { IconButton } from '../../ui/primitives/icon-button.tsx'
import { IconTile } from '../../ui/primitives/icon-tile.tsx'
import { WaitingRow } from './change-rows.tsx'
import { AttentionRow } from './attention-row.tsx'
import { downloadChanges } from './download-changes.ts'

interface SyncTrayProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  chip: RefObject<HTMLButtonElement | null>
}

export function SyncTray({ open, onOpenChange, chip }: SyncTrayProps) {
  const sync = useSync()
  const isAll = sync.waiting.length + sync.attention.length === 0
  const title = isAll ? syncTrayWords.all : syncTrayWords.changes
  const lead = isAll && <IconTile icon={Check} color="var(--success)" />
  const close = () => onOpenChange(false)
  return (
    <AnchoredPanel
      open={open}
      onOpenChange={onOpenChange}
      anchor={chip}
      title={title}
      sheet={{ description: savedText(sync), lead }}
      head={
        <div className="flex items-start gap-3 px-5 pt-4 pb-3">
          {lead}
          <div className="min-w-0 flex-1">
            <h2 className="type-card">{title}</h2>
            <p className="text-small text-muted-foreground">{savedText(sync)}</p>
          </div>
          <IconButton
            icon={X}
            label={syncTrayWords.close}
            size="sm"
            variant="quiet"
            tooltip={false}
            onClick={close}
          />
        </div>
      }
      className="max-h-[min(44rem,calc(100dvh-6rem))] w-[26.25rem] max-w-[calc(100vw-1.5rem)]"
    >
      <TrayContent sync={sync} />
    </AnchoredPanel>
  )
}

function savedText({ waiting, attention, savedAt }: SyncState): string {
  const isAll = waiting.length + attention.length === 0
  if (savedAt === null) return isAll ? syncTrayWords.nothingWaits : syncTrayWords.restSaved
  const time = currentFigures().moment(savedAt)
  return say(isAll ? syncTrayWords.lastAt : syncTrayWords.restSavedAt, { time })
}

function TrayContent({ sync }: { sync: SyncState }) {
  const { attention, waiting } = sync
  if (attention.length + waiting.length === 0) return null
  const under = (id: string) =>
    attention
      .filter((parked) => parked.id === id)
      .flatMap((parked) => waiting.filter((entry) => waitsUnder(parked, entry)))
  const inOrder = waiting.filter((entry) => !attention.some((parked) => waitsUnder(parked, entry)))
  return (
    <>
      {attention.length > 0 && (
        <Section name={syncTrayWords.attention} count={attention.length} tone="warning">
          {attention.map((parked) => (
            <AttentionRow key={parked.id} parked={parked} dependants={under(parked.id)} />
          ))}
        </Section>
      )}
      {inOrder.length > 0 && (
        <Section name={syncTrayWords.waiting} count={inOrder.length} tone="neutral">
          {inOrder.map((entry) => (
            <WaitingRow key={entry.id} entry={entry} />
          ))}
        </Section>
      )}
      <div className="flex items-center justify-between gap-3 border-t border-border px-5 py-3">
        <p className="text-small text-muted-foreground">{syncTrayWords.inOrder}</p>
        <Button size="sm" icon={Download} onClick={() => void downloadChanges(sync)}>
          {syncTrayWords.download}
        </Button>
      </div>
    </>
  )
}

interface SectionProps {
  name: string
  count: number
  tone: 'warning' | 'neutral'
  children: ReactNode
}

function Section({ name, count, tone, children }: SectionProps) {
  return (
    <section aria-label={name}>
      <h3 className="flex items-center gap-2 border-y border-border bg-surface-2 px-5 py-2.5 text-small font-bold">
        {name} <Badge tone={tone}>{count}</Badge>
      </h3>
      <ul className="divide-y divide-border">{children}</ul>
    </section>
  )
}
