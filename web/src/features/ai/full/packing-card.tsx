import { aiWords } from '@sojourn/contract/ai/words'
import { say } from '@sojourn/contract/words/say'
import type { Trip } from '@sojourn/contract/trips/schema'
import { syncFailuresWords } from '@sojourn/contract/sync/words-failures'
import { useQuery } from '@tanstack/react-query'
import Check from 'icon:check'
import Plus from 'icon:plus'
import { collectionQuery } from '../../../sync/cache/lists.ts'
import { tripRows } from '../../../sync/writes/rows.ts'
import { tellFailure } from '../../../sync/http/tell-failure.ts'
import { useSave } from '../../../sync/writes/use-write.ts'
import { Badge } from '../../../ui/primitives/badge.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { toast } from '../../../toasts/toast-store.ts'

const plain = (name: string): string => name.trim().toLowerCase()

async function addToList({ tripId, names }: { tripId: number; names: readonly string[] }): Promise<number> {
  const { add } = tripRows(tripId, 'packing')
  for (const item of names)
    await add({ id: crypto.randomUUID(), item, category: 'other', quantity: 1 }, { isQuiet: true })
  return names.length
}

export function PackingCard({ trip, recommendations }: { trip: Trip; recommendations: readonly string[] }) {
  const { data: list } = useQuery(collectionQuery(trip.id, 'packing'))
  const packed = new Set(list?.map(({ item }) => plain(item)))
  const missing = recommendations.filter((name) => !packed.has(plain(name)))
  const save = useSave(addToList, {
    onSuccess: (count) =>
      toast({
        variant: 'success',
        title: aiWords.success,
        description: say(aiWords.addedToList, { count }),
      }),
    onError: (error) => tellFailure(error, syncFailuresWords.packingAdd),
  })
  if (recommendations.length === 0) return null
  return (
    <Card>
      <div className="flex min-h-9 items-center gap-2">
        <h3 className="flex-1 font-bold">{aiWords.packing}</h3>
        {list && missing.length > 0 && (
          <Button
            size="sm"
            variant="ghost-link"
            busy={save.isPending}
            onClick={() => save.mutate({ tripId: trip.id, names: missing })}
            className="-me-3"
          >
            {say(aiWords.addToList, { number: missing.length })}
          </Button>
        )}
      </div>
      <ul className="mt-2 flex flex-wrap gap-1.5">
        {recommendations.map((name) => {
          const isOnList = packed.has(plain(name))
          return (
            <li key={name} className="min-w-0">
              <Badge
                shape="tag"
                tone={isOnList ? 'success' : 'outline'}
                icon={isOnList ? Check : Plus}
                wraps
                className="max-w-full py-1"
              >
                <span className="leading-snug">{name}</span>
                {isOnList && <span className="sr-only">{aiWords.onYourList}</span>}
              </Badge>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
