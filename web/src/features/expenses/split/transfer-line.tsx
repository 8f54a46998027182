import type { TripPerson } from '@sojourn/contract/ledger/people'
import Check from 'icon:check'
import type { ReactNode } from 'react'
import { cn } from '../../../ui/primitives/cn.ts'
import { Faces, partyName } from '../../../trip-parts/party-name.tsx'

interface TransferLineProps {
  payers: readonly TripPerson[]
  payees: readonly TripPerson[]
  amount: string
  ownId: string
  isPaid: boolean
  note?: ReactNode
  children: ReactNode
}

/** A way from one face to another: dotted while it is owed, solid with a tick once it is paid. */
export const TransferLine = ({
  payers,
  payees,
  amount,
  ownId,
  isPaid,
  note,
  children,
}: TransferLineProps) => (
  <li
    className={cn(
      'flex min-h-[84px] flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3 sm:px-5',
      isPaid && 'bg-surface-2',
    )}
  >
    <Side people={payers} ownId={ownId} />
    <span className="flex min-w-28 flex-1 items-center max-sm:min-w-24">
      <span aria-hidden className="size-2 shrink-0 rounded-full bg-trip-fill" />
      <Way isPaid={isPaid} />
      <span
        className={cn(
          'rounded-full px-2.5 py-1 text-small font-bold whitespace-nowrap tabular-nums',
          isPaid ? 'bg-trip-fill text-on-trip' : 'bg-trip-wash text-trip',
        )}
      >
        {amount}
      </span>
      <Way isPaid={isPaid} />
      {isPaid ? (
        <span className="grid size-4 shrink-0 place-items-center rounded-full bg-trip-fill text-on-trip">
          <Check size={12} strokeWidth={3} />
        </span>
      ) : (
        <span aria-hidden className="size-3 shrink-0 rounded-full border-2 border-trip-fill" />
      )}
    </span>
    <Side people={payees} ownId={ownId} />
    <span className="ms-auto flex items-center gap-2 max-sm:w-full max-sm:*:flex-1">{children}</span>
    {note && <span className="w-full text-small text-muted-foreground">{note}</span>}
  </li>
)

const Way = ({ isPaid }: { isPaid: boolean }) => (
  <span
    aria-hidden
    className={cn('min-w-2 flex-1 border-t-2 border-trip-fill', isPaid ? 'border-solid' : 'border-dotted')}
  />
)

const Side = ({ people, ownId }: { people: readonly TripPerson[]; ownId: string }) => (
  <span className="inline-flex min-w-0 items-center gap-2 max-sm:max-w-24 max-sm:flex-col max-sm:gap-1 max-sm:text-center max-sm:text-small">
    <Faces people={people} />
    <bdi className="font-semibold [overflow-wrap:anywhere]">{partyName(people, ownId)}</bdi>
  </span>
)
