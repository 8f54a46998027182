import type { PackingItem } from '@sojourn/contract/packing/schema'
import { packingWords } from '@sojourn/contract/packing/words'
import type { Trip } from '@sojourn/contract/trips/schema'
import ListChecks from 'icon:list-checks'
import LayoutTemplate from 'icon:layout-template'
import Save from 'icon:save'
import { Suspense, useState } from 'react'
import { Button } from '../../../ui/primitives/button.tsx'
import { IconButton } from '../../../ui/primitives/icon-button.tsx'
import { lazyPart, MissingDialog } from '../../../ui/primitives/lazy-part.tsx'
import { Menu } from '../../../ui/primitives/menu.tsx'

const TemplatesDialog = lazyPart(
  () => import('./templates-dialog.tsx').then((m) => m.TemplatesDialog),
  MissingDialog,
)
const SaveTemplateDialog = lazyPart(
  () => import('./save-template-dialog.tsx').then((m) => m.SaveTemplateDialog),
  MissingDialog,
)

interface TemplatesMenuProps {
  trip: Trip
  items: readonly PackingItem[]
}

/** Where there is nothing on the list yet. */
export function StartFromTemplate({ tripId }: { tripId: number }) {
  const [open, setOpen] = useState<boolean | null>(null)
  return (
    <>
      <Button variant="line" icon={LayoutTemplate} onClick={() => setOpen(true)}>
        {packingWords.fromTemplate}
      </Button>
      <Suspense>
        {open !== null && <TemplatesDialog tripId={tripId} open={open} onOpenChange={setOpen} />}
      </Suspense>
    </>
  )
}

/** Lists to start from, and the way to keep this one as such. */
export function TemplatesMenu({ trip, items }: TemplatesMenuProps) {
  const [asked, setAsked] = useState<'use' | 'save' | null>(null)
  /** What was asked for once stays, so that it can close with its movement. */
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const ask = (next: 'use' | 'save') => () => {
    setAsked(next)
    setOpened((before) => new Set([...before, next]))
  }
  const close = (open: boolean) => {
    if (!open) setAsked(null)
  }
  return (
    <>
      <Menu
        align="end"
        trigger={<IconButton icon={LayoutTemplate} variant="line" label={packingWords.templates} />}
        items={[
          { label: packingWords.fromTemplate, icon: ListChecks, onSelect: ask('use') },
          { label: packingWords.asTemplate, icon: Save, onSelect: ask('save'), disabled: items.length === 0 },
        ]}
      />
      <Suspense>
        {opened.has('use') && (
          <TemplatesDialog tripId={trip.id} open={asked === 'use'} onOpenChange={close} />
        )}
        {opened.has('save') && (
          <SaveTemplateDialog list={items} name={trip.title} open={asked === 'save'} onOpenChange={close} />
        )}
      </Suspense>
    </>
  )
}
