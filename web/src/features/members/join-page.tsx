import type { User } from '@sojourn/contract/auth/schema'
import type { JoinOffer } from '@sojourn/contract/members/schema'
import { tonesOf } from '@sojourn/contract/members/tones'
import type { TripFace } from '@sojourn/contract/trips/face'
import { productName } from '@sojourn/contract/product'
import { listed } from '@sojourn/contract/values/listed'
import { membersJoinWords } from '@sojourn/contract/members/words-join'
import { say } from '@sojourn/contract/words/say'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { Redirect } from 'wouter'
import { usePageTitle } from '../../browser/use-page-title.ts'
import { Avatar } from '../../ui/primitives/avatar.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { cn } from '../../ui/primitives/cn.ts'
import { firstName } from '../../ui/primitives/initials.ts'
import { LoadingScreen } from '../../ui/states/loading-screen.tsx'
import { Logo } from '../../ui/primitives/mark.tsx'
import { Rich } from '../../ui/primitives/rich.tsx'
import { SplitPage } from '../../ui/layout/split-page.tsx'
import { Declined, NoWayIn, Unreached } from './join-ends.tsx'
import { offerQuery } from '../../queries/members.ts'
import { joinNow, useAnswers } from './join-answers.ts'
import { type Joined, WhichOneStep } from './travellers/which-one-step.tsx'

type Offer = NonNullable<JoinOffer['offer']>

interface TripFaceParts {
  ink: string
  poster: ComponentProps<typeof SplitPage>['poster']
  facts: ReactNode
}

interface JoinPageProps {
  token: string
  user: User | null
  /** The trip as its postcard shows it. */
  faceOf: (trip: TripFace) => TripFaceParts
  /** The form for whoever has no session; `join` joins and answers where that leads. */
  renderSignIn: (props: { email: string; join: () => Promise<string>; decline: ReactNode }) => ReactNode
  onSwitchAccount: () => void
}

/** Who invites, which trip, who is on it, then Join and Decline. Nothing of the plan is shown before joining. */
export function JoinPage({ token, user, ...parts }: JoinPageProps) {
  const query = useQuery(offerQuery(token, user?.id ?? null))
  const { data, isFetching, error } = query
  const [isDeclined, setIsDeclined] = useState(false)
  const isSignedIn = user !== null
  const reload = () => void query.refetch()
  usePageTitle(
    data?.offer
      ? say(membersJoinWords.pageTitleOf, { trip: data.offer.trip.title })
      : membersJoinWords.pageTitle,
  )

  if (isDeclined) return <Declined isSignedIn={isSignedIn} />
  if (!data) return error ? <Unreached error={error} busy={isFetching} onRetry={reload} /> : <LoadingScreen />
  const { state, offer } = data
  if (state === 'member' && offer) return <Redirect to={`/trips/${offer.trip.id}`} replace />
  if (state !== 'open' || !offer) return <NoWayIn state={state} isSignedIn={isSignedIn} />
  return (
    <OpenOffer
      {...parts}
      token={token}
      user={user}
      offer={offer}
      onRefused={reload}
      onDeclined={() => setIsDeclined(true)}
    />
  )
}

interface OpenOfferProps extends JoinPageProps {
  offer: Offer
  onRefused: () => void
  onDeclined: () => void
}

function OpenOffer({
  token,
  user,
  offer,
  faceOf,
  renderSignIn,
  onSwitchAccount,
  ...outcome
}: OpenOfferProps) {
  const [joined, setJoined] = useState<Joined | null>(null)
  const { join, decline } = useAnswers({ ...outcome, onWhich: setJoined })
  return (
    <Invitation offer={offer} isShort={user === null || joined !== null} {...faceOf(offer.trip)}>
      {joined ? (
        <WhichOneStep {...joined} owner={offer.invitedBy} />
      ) : user ? (
        <Answers
          user={user}
          offer={offer}
          isJoining={join.isPending}
          isDeclining={decline.isPending}
          onJoin={() => join.mutate({ body: { token } })}
          onDecline={() => decline.mutate({ body: { token } })}
          onSwitchAccount={onSwitchAccount}
        />
      ) : (
        <div className="mt-5">
          {renderSignIn({
            email: offer.email ?? '',
            join: () => joinNow(token),
            decline: (
              <button type="button" className={linkLook} onClick={() => decline.mutate({ body: { token } })}>
                {membersJoinWords.decline}
              </button>
            ),
          })}
        </div>
      )}
    </Invitation>
  )
}

const linkLook = 'hit-44 font-semibold text-link hover:underline'

interface InvitationProps extends TripFaceParts {
  offer: Offer
  /** On a phone a form has to fit below it. */
  isShort: boolean
  children: ReactNode
}

/** Who, which trip, who is on it. */
function Invitation({ offer, ink, poster, facts, isShort, children }: InvitationProps) {
  return (
    <div data-ink={ink}>
      <SplitPage poster={poster}>
        <a
          href="/"
          aria-label={productName}
          className={cn('inline-flex min-h-11 items-center rounded-md', isShort && 'max-sm:hidden')}
        >
          <Logo size={38} />
        </a>
        <div className={cn('flex items-center gap-3 lg:mt-7', isShort ? 'sm:mt-5' : 'mt-5')}>
          <Avatar name={offer.invitedBy} size={44} />
          <p className="leading-snug">
            <strong className="block font-bold">{offer.invitedBy}</strong>
            <span className="text-muted-foreground">{membersJoinWords.invites}</span>
          </p>
        </div>
        <h1
          dir="auto"
          className={cn(
            'mt-4 type-page [overflow-wrap:anywhere] lg:text-[2.375rem]',
            isShort && 'max-sm:mt-3 max-sm:text-[1.625rem]',
          )}
        >
          {offer.trip.title}
        </h1>
        <div className="mt-2.5 flex flex-wrap gap-x-4 gap-y-1.5 text-muted-foreground">{facts}</div>
        <OnTheTrip names={offer.memberNames} className={isShort ? 'max-sm:hidden' : undefined} />
        {children}
      </SplitPage>
    </div>
  )
}

interface AnswersProps extends JoiningAsProps {
  isJoining: boolean
  isDeclining: boolean
  onJoin: () => void
  onDecline: () => void
}

function Answers({ isJoining, isDeclining, onJoin, onDecline, ...joiningAs }: AnswersProps) {
  return (
    <>
      <Button
        variant="sun"
        size="lg"
        className="mt-5 w-full"
        busy={isJoining}
        busyLabel={membersJoinWords.joining}
        onClick={onJoin}
      >
        {membersJoinWords.join}
      </Button>
      <Button variant="ghost" size="lg" className="mt-2 w-full" busy={isDeclining} onClick={onDecline}>
        {membersJoinWords.decline}
      </Button>
      <JoiningAs {...joiningAs} />
    </>
  )
}

const faces = 4

function OnTheTrip({ names, className }: { names: readonly string[]; className?: string | undefined }) {
  if (names.length === 0) return null
  const tones = tonesOf(names)
  return (
    <div className={cn('mt-5 flex items-center gap-3 rounded-md bg-sunken px-4 py-3', className)}>
      <span aria-hidden="true" className="flex shrink-0">
        {names.slice(0, faces).map((name, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- two people may have the same first name
          <span key={`${name} ${at}`} className="-ms-1 first:ms-0">
            <Avatar name={name} tone={tones[at]} size={30} ring />
          </span>
        ))}
      </span>
      <p className="min-w-0 text-small leading-snug">
        {say(names.length === 1 ? membersJoinWords.isOnTrip : membersJoinWords.areOnTrip, {
          names: firstListed(names.map(firstName)),
        })}
      </p>
    </div>
  )
}

/** 'Maya, Tunde and Tom'; of many only the first. */
function firstListed(names: readonly string[]): string {
  if (names.length <= faces) return listed(names)
  const more = say(membersJoinWords.more, { count: names.length - faces + 1 })
  return listed([...names.slice(0, faces - 1), more])
}

interface JoiningAsProps {
  user: User
  offer: Offer
  onSwitchAccount: () => void
}

const joiningParts = (onSwitchAccount: () => void) => ({
  b: (email: string) => <strong className="font-bold text-foreground">{email}</strong>,
  switch: (label: string) => (
    <button type="button" className={linkLook} onClick={onSwitchAccount}>
      {label}
    </button>
  ),
})

/** The link lets in whoever has it, so it is said under which name that is (U-073). */
function JoiningAs({ user, offer, onSwitchAccount }: JoiningAsProps) {
  const parts = joiningParts(onSwitchAccount)
  const isForAnother = offer.email !== null && offer.email.toLowerCase() !== user.email.toLowerCase()
  return (
    <p className="mx-auto mt-4 max-w-sm text-center text-small text-balance text-muted-foreground">
      {isForAnother ? (
        <Rich
          text={membersJoinWords.joinAsAnother}
          values={{ email: user.email, invited: offer.email ?? '' }}
          parts={parts}
        />
      ) : (
        <Rich text={membersJoinWords.joinAs} values={{ email: user.email }} parts={parts} />
      )}
    </p>
  )
}
