import type { Trip } from '@sojourn/contract/trips/schema'
import { membersShareWords } from '@sojourn/contract/members/words-share'
import Copy from 'icon:copy'
import LinkIcon from 'icon:link'
import { Button } from '../../ui/primitives/button.tsx'
import { RetryLink } from '../../ui/states/retry.tsx'
import { SendAddress } from './send-address.tsx'
import { useShareLink } from './use-share-link.tsx'

/** Neither on nor off is said of a link that could not be read. */
const UnknownLink = ({ read }: { read: ReturnType<typeof useShareLink>['query'] }) => (
  <p className="mt-4 border-t border-border pt-4 text-small text-muted-foreground">
    {read.isError ? membersShareWords.joinNotLoaded : membersShareWords.loading}{' '}
    {read.isError && (
      <RetryLink busy={read.isFetching} onRetry={() => void read.refetch()}>
        {membersShareWords.tryAgain}
      </RetryLink>
    )}
  </p>
)

/** The join link in one line: on or off, copied (and switched on by it), or handed to another app. */
export function ShareLinkRow({ trip }: { trip: Trip }) {
  const { query, address, isBusy, copyLink, dialog } = useShareLink(trip.id)
  if (!query.data) return <UnknownLink read={query} />
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-border pt-3">
      <LinkIcon size={18} aria-hidden className="shrink-0 text-muted-foreground" />
      <p className="min-w-0 flex-1">
        {membersShareWords.joinLink}{' '}
        {address ? (
          <span className="font-semibold text-success">{membersShareWords.on}</span>
        ) : (
          <span className="text-muted-foreground">{membersShareWords.off}</span>
        )}
      </p>
      <Button size="sm" variant="ghost" icon={Copy} busy={isBusy} onClick={() => void copyLink()}>
        {address ? membersShareWords.copy : membersShareWords.switchOnAndCopy}
      </Button>
      {address && <SendAddress title={trip.title} address={address} />}
      {dialog}
    </div>
  )
}
