import { type AnyRow, type ContentCollection, descriptions } from '@sojourn/contract/sync/collections'
import { membersWords } from '@sojourn/contract/members/words'
import { say } from '@sojourn/contract/words/say'
import { useEffect, useState } from 'react'
import { logError } from '../../browser/log.ts'
import { whenOthersChange } from '../../sync/live/recent-changes.ts'
import { takeLostFields } from '../../sync/writes/own-fields.ts'
import { firstName } from '../../ui/primitives/initials.ts'
import { personNow } from '../../queries/members.ts'
import type * as LostChange from './lost-change.ts'

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
        const lost = takeLostFields(rowId, after)
        if (lost.length > 0) void tellLoss(lost, who, name)
      }),
    [tripId],
  )
  return <output className="sr-only">{spoken}</output>
}

const nameOf = (collection: ContentCollection, row: object): string => {
  const name = (row as AnyRow)[descriptions[collection].name]
  return typeof name === 'string' ? name : ''
}

/** It seldom happens, so what names fields comes when it does. */
const tellLoss = (...lost: Parameters<typeof LostChange.tellLoss>) =>
  import('./lost-change.ts')
    .then((change) => change.tellLoss(...lost))
    .catch((error: unknown) => logError('A lost change could not be told', error))
