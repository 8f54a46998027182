import { upgradeMessage } from '@sojourn/contract/billing/plan-limits'
import type { Member } from '@sojourn/contract/members/schema'
import { can } from '@sojourn/contract/members/permissions'
import type { Trip } from '@sojourn/contract/trips/schema'
import { membersWords } from '@sojourn/contract/members/words'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import Radio from 'icon:radio'
import UsersRound from 'icon:users-round'
import { Card } from '../../ui/layout/card.tsx'
import { Frosted } from '../../ui/layout/frosted.tsx'
import { cn } from '../../ui/primitives/cn.ts'
import type { Icon } from '../../ui/primitives/icon.ts'
import { IconTile } from '../../ui/primitives/icon-tile.tsx'
import { QueryState } from '../../ui/states/query-state.tsx'
import { DelayedSkeleton, Skeleton } from '../../ui/states/skeleton.tsx'
import { FeatureGate } from '../billing/feature-gate.tsx'
import { useFeature } from '../../queries/billing.ts'
import { MembersCard } from './members-card.tsx'
import { membersQuery } from '../../queries/members.ts'
import { ShareLinkCard } from './share-link-card.tsx'
import { hasHouseholds, HouseholdsCard } from './travellers/households-card.tsx'
import { OthersPart } from './travellers/others-part.tsx'
import { type Stands, useStands } from './travellers/use-stands.ts'
import { WhoAreYou } from './travellers/who-are-you.tsx'

/** Who is on the trip. Inviting belongs to an owner with Pro; everyone on the trip sees the others (C-009). */
export function CollaborationTab({ trip }: { trip: Trip }) {
  const query = useQuery(membersQuery(trip.id))
  const isOwner = can(trip.role, 'members.invite')
  const isPro = useFeature('collaboration')
  const stands = useStands(trip)
  if (isOwner && !isPro)
    return (
      <LockedTab
        trip={trip}
        isShared={stands.balances.people.people.length > 1}
        query={query}
        stands={stands}
      />
    )
  const beside = [
    isOwner && <ShareLinkCard key="link" trip={trip} mayInvite />,
    hasHouseholds(stands) && <HouseholdsCard key="households" trip={trip} stands={stands} />,
  ].filter(Boolean)
  return (
    <div className="grid grid-cols-1 items-start gap-4 sm:gap-5 xl:grid-cols-[minmax(0,1fr)_340px] xl:grid-rows-[auto_1fr]">
      <div className="flex min-w-0 flex-col gap-4 sm:gap-5">
        {query.data && <WhoAreYou trip={trip} members={query.data} />}
        <Members trip={trip} query={query} mayInvite={isOwner} stands={stands} />
      </div>
      {beside.length > 0 && (
        <div className="flex min-w-0 flex-col gap-4 sm:gap-5 xl:col-start-2 xl:row-span-2">{beside}</div>
      )}
      <Tiles
        className={cn(
          'sm:max-xl:grid-cols-2',
          beside.length > 0 && 'xl:col-start-1 xl:row-start-2 xl:grid-cols-2',
        )}
      />
    </div>
  )
}

interface LockedTabProps {
  trip: Trip
  isShared: boolean
  query: UseQueryResult<Member[] | null>
  stands: Stands
}

/**
 * An owner without Pro keeps who joined before, and can still close the trip to others (U-058). Whoever travels alone
 * guesses how the tab would look.
 */
function LockedTab({ trip, isShared, query, stands }: LockedTabProps) {
  return (
    <div className="flex flex-col gap-4 sm:gap-5">
      <FeatureGate feature="collaboration" message={upgradeMessage('collaboration')}>
        {null}
      </FeatureGate>
      {isShared ? (
        <>
          <Members trip={trip} query={query} mayInvite={false} stands={stands} />
          <ShareLinkCard trip={trip} mayInvite={false} />
          {hasHouseholds(stands) && <HouseholdsCard trip={trip} stands={stands} />}
        </>
      ) : (
        query.data && (
          <>
            <Card padding="none" className="overflow-clip">
              <OthersPart trip={trip} members={query.data} stands={stands} />
            </Card>
            <Frosted>
              <MembersCard trip={trip} members={query.data} mayInvite={false} stands={stands} />
              <Tiles className="mt-4 sm:grid-cols-2" />
            </Frosted>
          </>
        )
      )}
    </div>
  )
}

interface MembersProps extends Pick<LockedTabProps, 'trip' | 'query' | 'stands'> {
  mayInvite: boolean
}

function Members({ trip, query, mayInvite, stands }: MembersProps) {
  if (query.data)
    return <MembersCard trip={trip} members={query.data} mayInvite={mayInvite} stands={stands} />
  return (
    <QueryState
      read={query}
      loading={<MembersSkeleton />}
      title={membersWords.notLoaded}
      text={membersWords.notLoadedText}
    />
  )
}

function Tiles({ className }: { className: string }) {
  return (
    <div className={cn('grid gap-4 sm:gap-5', className)}>
      <Tile icon={Radio} title={membersWords.realTime} text={membersWords.realTimeText} />
      <Tile icon={UsersRound} title={membersWords.shared} text={membersWords.sharedText} />
    </div>
  )
}

function Tile({ icon, title, text }: { icon: Icon; title: string; text: string }) {
  return (
    <Card className="flex gap-3">
      <IconTile icon={icon} size={44} />
      <div className="min-w-0">
        <h3 className="leading-snug font-semibold">{title}</h3>
        <p className="mt-0.5 text-small text-muted-foreground">{text}</p>
      </div>
    </Card>
  )
}

function MembersSkeleton() {
  return (
    <DelayedSkeleton label={membersWords.loading}>
      <Skeleton className="h-80 rounded-lg" />
    </DelayedSkeleton>
  )
}
