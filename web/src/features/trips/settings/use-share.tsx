import { sharePath } from '@sojourn/contract/members/links'
import { can } from '@sojourn/contract/members/permissions'
import type { Trip } from '@sojourn/contract/trips/schema'
import { tripsSettingsWords } from '@sojourn/contract/trips/words-settings'
import { type ReactNode, useState } from 'react'
import { shareLinkQuery } from '../../../queries/members.ts'
import { queryClient } from '../../../sync/cache/query-client.ts'
import { useCopy } from '../../../ui/forms/use-copy.tsx'

export type RenderShare = (trip: Trip, open: boolean, close: () => void) => ReactNode

/** Copies an address that works for whoever gets it, and opens the dialog with all ways to share (C-090, S-21). */
export function useShare(trip: Trip, renderShare: RenderShare): { share: () => void; dialog: ReactNode } {
  const { copy, dialog: byHand } = useCopy({
    title: tripsSettingsWords.share,
    label: tripsSettingsWords.address,
    description: tripsSettingsWords.addressText,
    copied: tripsSettingsWords.copied,
  })
  const [state, setState] = useState({ isOpen: false, wasOpened: false })

  async function share(): Promise<void> {
    const token = await joinTokenOf(trip)
    const address = `${location.origin}${token ? sharePath(trip.id, token) : `/trips/${trip.id}`}`
    const isCopied = await copy(address, token ? tripsSettingsWords.joinText : undefined)
    if (isCopied) setState({ isOpen: true, wasOpened: true })
  }

  const close = () => setState({ isOpen: false, wasOpened: true })
  return {
    share: () => void share(),
    dialog: (
      <>
        {byHand}
        {state.wasOpened && renderShare(trip, state.isOpen, close)}
      </>
    ),
  }
}

/** The clipboard is open for a moment after the press only, and without a connection no answer comes. */
const patienceMs = 1000

async function joinTokenOf(trip: Trip): Promise<string | null> {
  if (!can(trip.role, 'members.invite')) return null
  const late = new Promise<null>((resolve) => {
    setTimeout(resolve, patienceMs, null)
  })
  const link = queryClient.ensureQueryData(shareLinkQuery(trip.id)).catch(() => null)
  return (await Promise.race([link, late]))?.token ?? null
}
