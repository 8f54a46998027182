import { packingProgress } from '@sojourn/contract/packing/progress'
import type { PackingItem } from '@sojourn/contract/packing/schema'
import { packingWords } from '@sojourn/contract/packing/words'
import type { Trip } from '@sojourn/contract/trips/schema'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useCallback } from 'react'
import { collectionQuery } from '../../sync/cache/lists.ts'
import { lazyPart, MissingDialog } from '../../ui/primitives/lazy-part.tsx'
import { QueryState } from '../../ui/states/query-state.tsx'
import { FeatureGate } from '../billing/feature-gate.tsx'
import { deleteItem } from './item-writes.ts'
import { EmptyList, PackingSkeleton } from './list-states.tsx'
import { PackingGroups } from './packing-groups.tsx'
import { PackingHeader } from './packing-header.tsx'
import { PersonFilter } from './person-filter.tsx'
import { ProgressCard } from './progress-card.tsx'
import { SmartPackStatus } from './smart-pack-status.tsx'
import { TemplatesMenu } from './templates/templates-menu.tsx'
import { TripWeatherCard } from './trip-weather-card.tsx'
import { useHighlights } from './use-highlights.ts'
import { useItemDialog } from './use-item-dialog.ts'
import { usePersonFilter } from './use-person-filter.ts'
import { useSmartPack } from './use-smart-pack.ts'

const ItemDialog = lazyPart(() => import('./item-dialog.tsx').then((m) => m.PackingItemDialog), MissingDialog)

export function PackingTab({ trip }: { trip: Trip }) {
  const query = useQuery(collectionQuery(trip.id, 'packing'))
  if (query.data) return <PackingList trip={trip} items={query.data} />
  return (
    <QueryState
      read={query}
      loading={<PackingSkeleton />}
      title={packingWords.notLoaded}
      text={packingWords.notLoadedText}
    />
  )
}

function PackingList({ trip, items }: { trip: Trip; items: PackingItem[] }) {
  const { highlights, highlight } = useHighlights()
  const smartPack = useSmartPack(trip.id, (id) => highlight(id, 'new'))
  const dialog = useItemDialog()
  const isFamily = trip.travelMode === 'family'
  const { people, person, setPerson, shown } = usePersonFilter(items, isFamily)
  const onDelete = useCallback(
    (item: PackingItem) => deleteItem(item, () => highlight(item.id, 'back')),
    [highlight],
  )
  const isEmpty = items.length === 0
  const weather = (
    <FeatureGate feature="packpal_pro">
      <TripWeatherCard trip={trip} />
    </FeatureGate>
  )

  return (
    <section aria-labelledby="packing-title" className="flex flex-col gap-2.5 sm:gap-4">
      <PackingHeader
        phase={smartPack.state.phase}
        isQuiet={isEmpty}
        onSmartPack={smartPack.start}
        onAdd={dialog.add}
      >
        <TemplatesMenu trip={trip} items={items} />
      </PackingHeader>
      <SmartPackStatus state={smartPack.state} onCancel={smartPack.cancel} />
      {isEmpty ? (
        <div className="grid items-start gap-3 sm:gap-4 md:grid-cols-[minmax(0,11fr)_minmax(0,10fr)]">
          <EmptyList
            tripId={trip.id}
            isGenerating={smartPack.state.phase === 'generating'}
            onAdd={dialog.add}
            onGenerate={smartPack.start}
          />
          {weather}
        </div>
      ) : (
        // The list comes first: the weather stands below it, beside it where there is room.
        <div className="grid items-start gap-2.5 sm:gap-4 xl:grid-cols-[minmax(0,1fr)_340px] xl:grid-rows-[auto_1fr] xl:gap-x-5">
          <ProgressCard {...packingProgress(items)} />
          <div className="flex min-w-0 flex-col gap-3 sm:gap-4 xl:col-start-1 xl:row-span-2 xl:row-start-1">
            {people.length > 1 && <PersonFilter people={people} person={person} onChange={setPerson} />}
            <PackingGroups
              key={person ?? ''}
              items={shown}
              isFamily={isFamily}
              highlights={highlights}
              onEdit={dialog.edit}
              onDelete={onDelete}
            />
          </div>
          {weather}
        </div>
      )}
      {dialog.isLoaded && (
        <Suspense>
          <ItemDialog
            key={dialog.key}
            {...dialog.props}
            tripId={trip.id}
            isFamily={isFamily}
            people={people}
          />
        </Suspense>
      )}
      <output className="sr-only">{dialog.announcement}</output>
    </section>
  )
}
