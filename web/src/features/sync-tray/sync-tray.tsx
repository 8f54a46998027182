import Check from 'icon:check'
import Download from 'icon:download'
import X from 'icon:x'
import { Popover } from 'radix-ui'
import type { ReactNode, RefObject } from 'react'
import { useMedia } from '../../browser/use-media.ts'
import { currentFigures } from '../../session/units.ts'
import { waitsUnder } from '../../sync/queue/queue-entry.ts'
import { type SyncState, useSync } from '../../sync/queue/queued.ts'
import { Badge } from '../../ui/primitives/badge.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { IconButton } from '../../ui/primitives/icon-button.tsx'
import { IconTile } from '../../ui/primitives/icon-tile.tsx'
import { AttentionRow, WaitingRow } from './change-rows.tsx'
import { downloadChanges } from './download-changes.ts'

interface SyncTrayProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  chip: RefObject<HTMLButtonElement | null>
}

const title = 'Changes on this device'

/** What is not saved yet, beside its chip; a sheet on a phone. */
export function SyncTray({ open, onOpenChange, chip }: SyncTrayProps) {
  const sync = useSync()
  const isWide = useMedia('(width >= 40rem)')
  const unsent = sync.waiting.length + sync.attention.length
  const headline = unsent === 0 ? 'Everything is saved' : title
  const lead = unsent === 0 && <IconTile icon={Check} color="var(--success)" />
  const close = () => onOpenChange(false)
  if (!isWide) {
    return (
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        title={headline}
        description={savedText(sync)}
        lead={lead}
        flush
      >
        <TrayContent sync={sync} />
      </Dialog>
    )
  }
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Anchor virtualRef={chip as RefObject<HTMLButtonElement>} />
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={8}
          collisionPadding={12}
          aria-label={headline}
          onPointerDownOutside={(event) => {
            // The chip closes it by itself.
            if (chip.current?.contains(event.target as Node)) event.preventDefault()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            chip.current?.focus()
          }}
          className="z-45 flex max-h-[min(44rem,calc(100dvh-6rem))] w-[26.25rem] max-w-[calc(100vw-1.5rem)] flex-col overflow-hidden rounded-lg border border-border bg-surface text-foreground shadow-e3 outline-none data-[state=closed]:animate-fade-out data-[state=open]:animate-pop"
        >
          <div className="flex items-start gap-3 px-5 pt-4 pb-3">
            {lead}
            <div className="min-w-0 flex-1">
              <h2 className="type-card">{headline}</h2>
              <p className="text-small text-muted-foreground">{savedText(sync)}</p>
            </div>
            <IconButton icon={X} label="Close" size="sm" variant="quiet" tooltip={false} onClick={close} />
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto">
            <TrayContent sync={sync} />
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

function savedText({ waiting, attention, savedAt }: SyncState): string {
  const isAll = waiting.length + attention.length === 0
  if (savedAt === null) return isAll ? 'Nothing waits on this device.' : 'Everything else is saved.'
  const at = currentFigures().moment(savedAt)
  return isAll ? `Last at ${at}` : `Everything else was saved at ${at}.`
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
        <Section name="Need attention" count={attention.length} tone="warning">
          {attention.map((parked) => (
            <AttentionRow key={parked.id} parked={parked} dependants={under(parked.id)} />
          ))}
        </Section>
      )}
      {inOrder.length > 0 && (
        <Section name="Waiting" count={inOrder.length} tone="neutral">
          {inOrder.map((entry) => (
            <WaitingRow key={entry.id} entry={entry} />
          ))}
        </Section>
      )}
      <div className="flex items-center justify-between gap-3 border-t border-border px-5 py-3">
        <p className="text-small text-muted-foreground">Sent in order, each exactly once.</p>
        <Button size="sm" icon={Download} onClick={() => downloadChanges(sync)}>
          Download
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
