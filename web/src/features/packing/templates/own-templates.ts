import { newOnList, templateSteps } from '@sojourn/contract/packing/templates'
import { packingTemplatesWords } from '@sojourn/contract/packing/words-templates'
import { say } from '@sojourn/contract/words/say'
import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '../../../sync/cache/query-client.ts'
import { readApi } from '../../../sync/http/api.ts'
import { savedToast } from '../../../sync/queue/queued.ts'
import { tripRows } from '../../../sync/writes/rows.ts'
import { inverseSteps, writeSteps } from '../../../sync/writes/steps.ts'
import { inBackground } from '../../../sync/writes/write-rows.ts'
import { toast } from '../../../toasts/toast-store.ts'

/** What was read once is there without a connection. */
export const templatesQuery = queryOptions({
  queryKey: ['templates'],
  queryFn: (read) => readApi('packing.templates', {}, read),
})

export const readTemplatesAgain = () => queryClient.invalidateQueries(templatesQuery)

/** One write, one toast, one way back. It waits where there is no connection. */
export async function addFromTemplate(
  tripId: number,
  name: string,
  items: Parameters<typeof newOnList>[0],
): Promise<void> {
  const wanted = newOnList(items, tripRows(tripId, 'packing').rows())
  const steps = templateSteps(wanted, () => crypto.randomUUID())
  const told = { thing: name, failure: packingTemplatesWords.addFailed }
  const back = inverseSteps(tripId, steps)
  const undo = () => inBackground(() => writeSteps(tripId, { steps: back, ...told }))
  const answer = await writeSteps(tripId, { steps, ...told })
  toast(
    savedToast(answer, {
      variant: 'success',
      title: say(packingTemplatesWords.added, { count: steps.length }),
      description: say(packingTemplatesWords.addedFrom, { name }),
      action: { label: packingTemplatesWords.undo, undo: true, onPress: undo },
    }),
  )
}
