import { periodPrice, yearlySaving } from '@sojourn/contract/billing/billing-periods'
import { features, popupFeatures, popupFeaturesShown } from '@sojourn/contract/billing/features'
import { planLimits, upgradeMessage } from '@sojourn/contract/billing/plan-limits'
import Check from 'icon:check'
import ChevronDown from 'icon:chevron-down'
import { useState } from 'react'
import { Button } from '../../ui/primitives/button.tsx'
import { ask, useAskedFeature } from '../../queries/asked-feature.ts'
import { NightDialog } from './night-dialog.tsx'
import { rememberAsker } from './return-after-paying.ts'

export function UpgradePopup() {
  const asked = useAskedFeature()
  const [showsAll, setShowsAll] = useState(false)
  const close = () => {
    ask(null)
    setShowsAll(false)
  }
  const shown = showsAll ? popupFeatures : popupFeatures.slice(0, popupFeaturesShown)
  return (
    <NightDialog
      open={asked !== null}
      onOpenChange={(open) => !open && close()}
      title="Unlock Pro"
      description={
        asked && (
          <>
            <span className="font-semibold text-on-night">{features[asked].name}.</span>{' '}
            {asked === 'unlimited_trips'
              ? `Free users are limited to ${planLimits.free.maxTrips} trips.`
              : `${upgradeMessage(asked)}. Free users are limited to ${planLimits.free.maxTrips} trips.`}
          </>
        )
      }
      actions={
        <>
          <Button asChild variant="lamp-line" className="grow basis-0">
            <a href="/subscribe?plan=monthly" onClick={rememberAsker}>
              Monthly {periodPrice('monthly')}
            </a>
          </Button>
          <Button asChild variant="lamp" className="grow basis-0">
            <a href="/subscribe?plan=yearly" onClick={rememberAsker}>
              Yearly {periodPrice('yearly')}
            </a>
          </Button>
        </>
      }
    >
      <ul className="flex flex-col gap-3">
        {shown.map((name) => (
          <li key={name} className="flex items-center gap-3">
            <Check size={20} aria-hidden className="text-night-sun" />
            {name}
          </li>
        ))}
      </ul>
      {!showsAll && (
        <button
          type="button"
          onClick={() => setShowsAll(true)}
          className="mt-3 flex min-h-11 items-center gap-2 font-semibold text-night-sun"
        >
          {popupFeatures.length - popupFeaturesShown} more Pro features
          <ChevronDown size={18} aria-hidden />
        </button>
      )}
      <p className="mt-3 text-small text-night-muted">
        Sharing trips with others, data export and priority support come along. A year costs {yearlySaving}{' '}
        less than twelve months.
      </p>
    </NightDialog>
  )
}
