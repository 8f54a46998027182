import type { ActivityEntry, InvitationToYou } from '@sojourn/contract/activity/schema'
import type { TripFace } from '@sojourn/contract/trips/face'
import { placeName } from '@sojourn/contract/trips/next-up'
import { byCollection, descriptions } from '@sojourn/contract/sync/collections'
import type { TripTab } from '@sojourn/contract/trips/tabs'
import { useInfiniteQuery } from '@tanstack/react-query'
import Bell from 'icon:bell'
import MailCheck from 'icon:mail-check'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useWrite } from '../../sync/writes/use-write.ts'
import { Avatar } from '../../ui/primitives/avatar.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { cn } from '../../ui/primitives/cn.ts'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { QueryState } from '../../ui/states/query-state.tsx'
import { DelayedSkeleton, Skeleton } from '../../ui/states/skeleton.tsx'
import { toast } from '../../toasts/toast-store.ts'
import { InvitationCard } from './invitation-card.tsx'
import { activityQuery } from '../../queries/activity.ts'
import { isToday, sentenceOf, whenText } from './sentence.ts'
import { TakenBack } from './taken-back.tsx'

interface ActivityPanelProps {
  /** The postcard of a trip one is invited to, and its ink. */
  faceOf: (trip: TripFace) => { ink: string; picture: ReactNode }
  /** A line was followed. */
  onLeave: () => void
}

/** Invitations to oneself, then what others did, today and earlier. */
export function ActivityPanel({ faceOf, onLeave }: ActivityPanelProps) {
  const query = useInfiniteQuery(activityQuery)
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  const [first] = data?.pages ?? []
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
  const entries = data?.pages.flatMap((page) => page?.entries ?? []) ?? []
  const word = (
    <>
      <TakenBack trips={first.takenBack} onLeave={onLeave} />
      {first.needsConfirmation && <ConfirmFirst />}
    </>
  )
  if (first.invitations.length === 0 && entries.length === 0)
    return (
      <>
        {word}
        {first.takenBack.length === 0 && <Nothing />}
      </>
    )
  const now = new Date(query.dataUpdatedAt)
  return (
    <div className="pb-2">
      {word}
      <Invitations invitations={first.invitations} faceOf={faceOf} />
      <Group
        title="Today"
        entries={entries.filter(({ createdAt }) => isToday(createdAt, now))}
        now={now}
        onLeave={onLeave}
      />
      <Group
        title="Earlier"
        entries={entries.filter(({ createdAt }) => !isToday(createdAt, now))}
        now={now}
        onLeave={onLeave}
      />
      {hasNextPage && (
        <div className="px-5 pt-2">
          <Button
            variant="ghost"
            size="sm"
            className="w-full"
            busy={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            Show more
          </Button>
        </div>
      )}
    </div>
  )
}

/** Anybody may sign up with an address that is not theirs; whoever did not prove it yet is told what they miss. */
function ConfirmFirst() {
  const resend = useWrite('auth.resendConfirmation', {
    onSuccess: () =>
      toast({
        variant: 'success',
        title: 'Check Your Email',
        description: 'A new link is on its way to you.',
      }),
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: 'Link Not Sent',
        description: error.text || 'Please try again or contact support.',
      }),
  })
  return (
    <div className="mx-5 mb-3 flex items-start gap-2.5 rounded-md bg-sunken px-3.5 py-3 text-small leading-snug text-muted-foreground">
      <MailCheck size={18} className="mt-px shrink-0" />
      <p>
        Invitations to your email show here once it is confirmed: open the link we mailed when you signed up.{' '}
        <button
          type="button"
          disabled={resend.isPending}
          className="hit-44 font-semibold text-link hover:underline"
          onClick={() => resend.mutate({ body: {} })}
        >
          {resend.isPending ? 'Sending...' : 'Send it again'}
        </button>
      </p>
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

interface GroupProps {
  title: string
  entries: readonly ActivityEntry[]
  now: Date
  onLeave: () => void
}

function Group({ title, entries, now, onLeave }: GroupProps) {
  if (entries.length === 0) return null
  return (
    <section aria-label={title}>
      <h3 className={heading}>{title}</h3>
      <ul>
        {entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} now={now} onLeave={onLeave} />
        ))}
      </ul>
    </section>
  )
}

/** Where each kind of row is shown. */
const tabOf: Record<ActivityEntry['collection'], TripTab> = {
  trip: 'plan',
  ...byCollection((collection) => descriptions[collection].tab),
  members: 'collaboration',
}

function EntryRow({ entry, now, onLeave }: { entry: ActivityEntry; now: Date; onLeave: () => void }) {
  const { who, did, thing, rest } = sentenceOf(entry)
  return (
    <li className={cn('relative', entry.isUnread && 'bg-trip-wash/45')}>
      <Link
        href={`/trips/${entry.trip.id}?tab=${tabOf[entry.collection]}`}
        onClick={onLeave}
        className="flex items-start gap-3 px-5 py-3 -outline-offset-4 hover:bg-hover"
      >
        <Avatar name={entry.by?.name ?? who} tone={entry.by?.tone} size={40} />
        <span className="min-w-0 flex-1 leading-snug [overflow-wrap:anywhere]">
          <span className="block">
            <strong className="font-bold">{who}</strong> {did} <strong className="font-bold">{thing}</strong>
            {rest.startsWith(',') ? rest : rest && ` ${rest}`}
          </span>
          <span className="mt-0.5 block text-small text-muted-foreground">
            {placeName(entry.trip.destination)} · {whenText(entry.createdAt, now)}
          </span>
        </span>
        {entry.isUnread && (
          <span className="mt-1.5 size-2 shrink-0 rounded-full bg-trip">
            <span className="sr-only">New</span>
          </span>
        )}
      </Link>
    </li>
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
