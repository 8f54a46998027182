import type { ActivityEntry } from '@sojourn/contract/activity/schema'
import { activityWords } from '@sojourn/contract/activity/words'
import { useInfiniteQuery } from '@tanstack/react-query'
import Bell from 'icon:bell'
import { Button } from '../../ui/primitives/button.tsx'
import { cn } from '../../ui/primitives/cn.ts'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { QueryState } from '../../ui/states/query-state.tsx'
import { DelayedSkeleton, Skeleton } from '../../ui/states/skeleton.tsx'
import { activityQuery } from '../../queries/activity.ts'
import { isToday } from './when-text.ts'
import { TakenBack } from './taken-back.tsx'
import { EntryRow } from './entry-row.tsx'
import { ConfirmFirst } from './confirm-first.tsx'
import { type FaceOf, Invitations, panelHeading } from './invitations.tsx'

interface ActivityPanelProps {
  faceOf: FaceOf
  /** A line was followed. */
  onLeave: () => void
}

export function ActivityPanel({ faceOf, onLeave }: ActivityPanelProps) {
  const query = useInfiniteQuery(activityQuery)
  const [first] = query.data?.pages ?? []
  if (!first)
    return (
      <div className="px-5 pb-5">
        <QueryState
          read={{ ...query, data: first, refetch: query.refetch as never }}
          loading={<PanelSkeleton />}
          title={activityWords.notLoaded}
          text={activityWords.notLoadedText}
          headingLevel={3}
        />
      </div>
    )
  const { invitations, takenBack, needsConfirmation } = first
  const entries = query.data?.pages.flatMap((page) => page?.entries ?? []) ?? []
  const isEmpty = invitations.length === 0 && entries.length === 0
  return (
    <div className={cn(!isEmpty && 'pb-2')}>
      <TakenBack trips={takenBack} onLeave={onLeave} />
      {needsConfirmation && <ConfirmFirst />}
      {isEmpty && takenBack.length === 0 && <Nothing />}
      <Invitations invitations={invitations} faceOf={faceOf} />
      <Entries entries={entries} now={new Date(query.dataUpdatedAt)} onLeave={onLeave} />
      {query.hasNextPage && (
        <div className="px-5 pt-2">
          <Button
            variant="ghost"
            size="sm"
            className="w-full"
            busy={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {activityWords.more}
          </Button>
        </div>
      )}
    </div>
  )
}

function Nothing() {
  return (
    <div className="px-5 pb-5">
      <EmptyState icon={Bell} headingLevel={3} title={activityWords.none} text={activityWords.noneText} />
    </div>
  )
}

interface EntriesProps {
  entries: readonly ActivityEntry[]
  now: Date
  onLeave: () => void
}

function Entries({ entries, now, onLeave }: EntriesProps) {
  const { today = [], earlier = [] } = Object.groupBy(entries, ({ createdAt }) =>
    isToday(createdAt, now) ? 'today' : 'earlier',
  )
  const parts = { [activityWords.today]: today, [activityWords.earlier]: earlier }
  return Object.entries(parts).map(
    ([title, rows]) =>
      rows.length > 0 && (
        <section key={title} aria-label={title}>
          <h3 className={panelHeading}>{title}</h3>
          <ul>
            {rows.map((entry) => (
              <EntryRow key={entry.id} entry={entry} now={now} onLeave={onLeave} />
            ))}
          </ul>
        </section>
      ),
  )
}

function PanelSkeleton() {
  return (
    <DelayedSkeleton label={activityWords.loading} className="flex flex-col gap-3 pt-2">
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-14" />
      ))}
    </DelayedSkeleton>
  )
}
