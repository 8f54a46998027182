import type { ActivityEntry, InvitationToYou } from '@sojourn/contract/activity/schema'
import type { TripFace } from '@sojourn/contract/trips/face'
import { useInfiniteQuery } from '@tanstack/react-query'
import Bell from 'icon:bell'
import type { ReactNode } from 'react'
import { Button } from '../../ui/primitives/button.tsx'
import { cn } from '../../ui/primitives/cn.ts'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { QueryState } from '../../ui/states/query-state.tsx'
import { DelayedSkeleton, Skeleton } from '../../ui/states/skeleton.tsx'
import { activityQuery } from '../../queries/activity.ts'
import { InvitationCard } from './invitation-card.tsx'
import { isToday } from './sentence.ts'
import { TakenBack } from './taken-back.tsx'
import { EntryRow } from './entry-row.tsx'
import { ConfirmFirst } from './confirm-first.tsx'

interface ActivityPanelProps {
  faceOf: (trip: TripFace) => { ink: string; picture: ReactNode }
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
          title="The notifications could not be loaded"
          text="Nothing is lost. Check the connection and try again."
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
            Show more
          </Button>
        </div>
      )}
    </div>
  )
}

function Nothing() {
  return (
    <div className="px-5 pb-5">
      <EmptyState
        icon={Bell}
        headingLevel={3}
        title="No notifications yet"
        text="Invitations to you, and what others change on the trips you share, appear here."
      />
    </div>
  )
}

const heading = 'px-5 pt-3 pb-2 text-small font-semibold text-muted-foreground'

interface InvitationsProps extends Pick<ActivityPanelProps, 'faceOf'> {
  invitations: readonly InvitationToYou[]
}

function Invitations({ invitations, faceOf }: InvitationsProps) {
  if (invitations.length === 0) return null
  return (
    <section aria-labelledby="invitations-to-you">
      <h3 id="invitations-to-you" tabIndex={-1} className={cn(heading, 'outline-none')}>
        Invitations to you
      </h3>
      <ul className="flex flex-col gap-2 px-5 pb-1">
        {invitations.map((invitation) => (
          <InvitationCard key={invitation.id} invitation={invitation} {...faceOf(invitation.trip)} />
        ))}
      </ul>
    </section>
  )
}

interface EntriesProps {
  entries: readonly ActivityEntry[]
  now: Date
  onLeave: () => void
}

function Entries({ entries, now, onLeave }: EntriesProps) {
  const { Today = [], Earlier = [] } = Object.groupBy(entries, ({ createdAt }) =>
    isToday(createdAt, now) ? 'Today' : 'Earlier',
  )
  return Object.entries({ Today, Earlier }).map(
    ([title, rows]) =>
      rows.length > 0 && (
        <section key={title} aria-label={title}>
          <h3 className={heading}>{title}</h3>
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
    <DelayedSkeleton label="Loading the notifications…" className="flex flex-col gap-3 pt-2">
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-14" />
      ))}
    </DelayedSkeleton>
  )
}
