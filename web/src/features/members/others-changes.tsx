import { type AnyRow, type ContentCollection, descriptions } from '@sojourn/contract/sync/collections'
import { membersWords } from '@sojourn/contract/members/words'
import { say } from '@sojourn/contract/words/say'
import { useEffect, useState } from 'react'
import { changeText, fieldTexts, shownValue } from '../../sync/writes/field-texts.ts'
import { whenOthersChange } from '../../sync/live/recent-changes.ts'
import { type LostField, takeLostFields } from '../../sync/writes/own-fields.ts'
import { tripRows } from '../../sync/writes/rows.ts'
import { inBackground } from '../../sync/writes/write-rows.ts'
import type { Person } from '../../session/person.ts'
import { firstName } from '../../ui/primitives/initials.ts'
import { toast } from '../../toasts/toast-store.ts'
import { personNow } from '../../queries/members.ts'

/** Says what others do: to everyone whose value was overruled, and to who hears the page instead of seeing it. */
export function OthersChanges({ tripId }: { tripId: number }) {
  const [spoken, setSpoken] = useState('')
  useEffect(
    () =>
      whenOthersChange(({ collection, rowId, userId, after }) => {
        if (!after) return
        const who = personNow(tripId, userId)
        const name = nameOf(collection, after)
        setSpoken(say(membersWords.othersChanged, { who: firstName(who.name), what: name }))
        const [lost] = takeLostFields(rowId, after).filter(({ field }) => fieldTexts[collection][field])
        if (lost) tellLoss(lost, who, name)
      }),
    [tripId],
  )
  return <output className="sr-only">{spoken}</output>
}

const nameOf = (collection: ContentCollection, row: object): string => {
  const name = (row as AnyRow)[descriptions[collection].name]
  return typeof name === 'string' ? name : ''
}

/** Two people changed the same field: the later value stays, and whoever saved the earlier one can put it back. */
function tellLoss(
  { tripId, collection, rowId, field, value, theirs }: LostField,
  who: Person,
  row: string,
): void {
  const words = fieldTexts[collection][field]
  if (!words) return
  const mine = shownValue(words, value)
  toast({
    person: who,
    title: changeText(firstName(who.name), words, theirs),
    description: mine === null ? row : say(membersWords.inYourVersion, { what: row, mine }),
    action: {
      label: mine === null ? membersWords.putBackMine : say(membersWords.putBack, { mine }),
      onPress: () =>
        inBackground(() =>
          tripRows(tripId, collection).change(rowId, { [field]: value } as never, { isShown: true }),
        ),
    },
  })
}
