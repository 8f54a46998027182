import type { Trip } from '@sojourn/contract/trips/schema'
import { membersShareWords } from '@sojourn/contract/members/words-share'
import Copy from 'icon:copy'
import LinkIcon from 'icon:link'
import RefreshCw from 'icon:refresh-cw'
import { Button } from '../../ui/primitives/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { cn } from '../../ui/primitives/cn.ts'
import { IconTile } from '../../ui/primitives/icon-tile.tsx'
import { RetryLink } from '../../ui/states/retry.tsx'
import { Switch } from '../../ui/primitives/switch.tsx'
import { SendAddress } from './send-address.tsx'
import { useShareLink } from './use-share-link.tsx'

interface ShareLinkCardProps {
  trip: Trip
  mayInvite: boolean
}

/** The link with its switch. An owner can close it, and pass it on, on every screen. */
export function ShareLinkCard({ trip, mayInvite }: ShareLinkCardProps) {
  const { query, address, isBusy, copyLink, switchOn, switchOff, renew, dialog } = useShareLink(trip.id)
  const isOn = address !== null
  if (!mayInvite && !isOn) return null
  if (query.isError && !query.data)
    return (
      <Card className="text-small text-muted-foreground">
        {membersShareWords.notLoaded}{' '}
        <RetryLink busy={query.isFetching} onRetry={() => void query.refetch()}>
          {membersShareWords.tryAgain}
        </RetryLink>
      </Card>
    )
  return (
    <Card>
      <div className="flex items-center gap-3">
        <IconTile icon={LinkIcon} size={44} />
        <div className="min-w-0 flex-1">
          {/* No heading: on a phone nothing is called like the button that is hidden there (COLLAB-03). */}
          <p className="leading-snug font-semibold">{membersShareWords.link}</p>
          <output
            className={cn('block text-small', isOn ? 'font-semibold text-success' : 'text-muted-foreground')}
          >
            {isOn ? membersShareWords.on : membersShareWords.off}
          </output>
        </div>
        <Switch
          label={membersShareWords.joining}
          checked={isOn}
          disabled={!query.data || isBusy}
          onChange={isOn ? switchOff : switchOn}
        />
      </div>
      <p className="mt-3 text-small text-muted-foreground">
        {isOn ? membersShareWords.onText : membersShareWords.offText}
      </p>
      {isOn && (
        <>
          <p className="mt-3 truncate rounded-md bg-sunken px-3.5 py-2.5 text-small text-muted-foreground">
            {address.replace(/^https?:\/\//, '')}
          </p>
          {mayInvite && (
            <div className="mt-2 -ms-2 flex flex-wrap items-center gap-x-2">
              <Button size="sm-narrow" variant="ghost" icon={Copy} onClick={() => void copyLink()}>
                {membersShareWords.copy}
              </Button>
              <SendAddress title={trip.title} address={address} />
              <Button size="sm-narrow" variant="ghost" icon={RefreshCw} busy={isBusy} onClick={renew}>
                {membersShareWords.renew}
              </Button>
              <span className="text-small text-muted-foreground">{membersShareWords.renewText}</span>
            </div>
          )}
        </>
      )}
      {dialog}
    </Card>
  )
}
