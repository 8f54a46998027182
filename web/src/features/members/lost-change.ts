import { membersWords } from '@sojourn/contract/members/words'
import { say } from '@sojourn/contract/words/say'
import type { Person } from '../../session/person.ts'
import { changeText, fieldTexts, shownValue } from '../../sync/writes/field-texts.ts'
import type { LostField } from '../../sync/writes/own-fields.ts'
import { tripRows } from '../../sync/writes/rows.ts'
import { inBackground } from '../../sync/writes/write-rows.ts'
import { toast } from '../../toasts/toast-store.ts'
import { firstName } from '../../ui/primitives/initials.ts'

/** Two people changed the same field: the later value stays, and whoever saved the earlier one can put it back. */
export function tellLoss(fields: readonly LostField[], who: Person, row: string): void {
  const lost = fields.find(({ collection, field }) => fieldTexts[collection][field])
  const words = lost && fieldTexts[lost.collection][lost.field]
  if (!words) return
  const { tripId, collection, rowId, field, value, theirs } = lost
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
