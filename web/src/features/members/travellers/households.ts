import type { TripPerson } from '@sojourn/contract/ledger/people'
import { travellersPeopleWords } from '@sojourn/contract/travellers/words-people'
import { tripRows } from '../../../sync/writes/rows.ts'
import { inBackground } from '../../../sync/writes/write-rows.ts'
import { toast } from '../../../toasts/toast-store.ts'

type Member = Pick<TripPerson, 'id' | 'name' | 'tone' | 'household'>

/** Members have a row among the travellers only once something is said about them. */
export async function writeHousehold(
  tripId: number,
  { id, name, tone }: Member,
  household: string | null,
): Promise<void> {
  const rows = tripRows(tripId, 'travellers')
  const row = rows.rows().find((one) => one.id === id || one.userId === id)
  if (row) await rows.change(row.id, { household }, { isShown: true })
  else await rows.add({ id: crypto.randomUUID(), name, tone, userId: id, household })
}

function writeAll(tripId: number, people: readonly Member[], householdOf: (one: Member) => string | null) {
  return Promise.all(people.map((one) => writeHousehold(tripId, one, householdOf(one))))
}

/** The household of those whom somebody joins: the one they have, else a new one. */
export const householdOf = (people: readonly Pick<TripPerson, 'household'>[]): string =>
  people.find(({ household }) => household)?.household ?? crypto.randomUUID()

/** Puts people into one household, or each alone; one press takes it back. */
export function payTogether(tripId: number, people: readonly Member[], household: string | null): void {
  const changed = people.filter((one) => one.household !== household)
  inBackground(async () => {
    await writeAll(tripId, changed, () => household)
    toast({
      variant: 'success',
      title: household ? travellersPeopleWords.joined : travellersPeopleWords.parted,
      action: {
        label: travellersPeopleWords.undo,
        undo: true,
        onPress: () =>
          inBackground(async () => {
            await writeAll(tripId, changed, (one) => one.household)
          }),
      },
    })
  })
}
