import type { PackingItem } from '@sojourn/contract/packing/schema'
import { packingWords } from '@sojourn/contract/packing/words'
import { say } from '@sojourn/contract/words/say'
import { useCallback, useState } from 'react'

interface Shown {
  /** Each opening starts with a fresh form. */
  count: number
  isOpen: boolean
  item: PackingItem | null
}

/** The one dialog of the tab, for a new item or a known one. */
export function useItemDialog() {
  const [shown, setShown] = useState<Shown>({ count: 0, isOpen: false, item: null })
  const [announcement, setAnnouncement] = useState('')
  const open = useCallback(
    (item: PackingItem | null) => setShown(({ count }) => ({ count: count + 1, isOpen: true, item })),
    [],
  )
  const openNew = useCallback(() => open(null), [open])
  const onClose = () => setShown((current) => ({ ...current, isOpen: false }))

  return {
    add: openNew,
    edit: open,
    announcement,
    isLoaded: shown.count > 0,
    key: shown.count,
    props: {
      open: shown.isOpen,
      item: shown.item,
      onClose,
      onSaved: ({ item }: PackingItem) => {
        onClose()
        setAnnouncement(say(shown.item ? packingWords.saved : packingWords.added, { item }))
      },
    },
  }
}
