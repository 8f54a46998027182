import { isFor, peopleIn } from '@sojourn/contract/packing/people'
import type { PackingItem } from '@sojourn/contract/packing/schema'
import { useMemo, useState } from 'react'

/** On a family trip the list can be cut to one person; with the last of their things the filter goes too. */
export function usePersonFilter(items: PackingItem[], isFamily: boolean) {
  const [wanted, setPerson] = useState<string | null>(null)
  const people = useMemo(() => (isFamily ? peopleIn(items) : []), [isFamily, items])
  const person = wanted !== null && people.includes(wanted) ? wanted : null
  const shown = useMemo(
    () => (person === null ? items : items.filter((item) => isFor(item, person))),
    [items, person],
  )
  return { people, person, setPerson, shown }
}
