import { periodPrice, yearlySaving } from '@sojourn/contract/billing/billing-periods'
import { popupFeatures, popupFeaturesShown } from '@sojourn/contract/billing/features'
import { type FeatureKey, planLimits, upgradeMessage } from '@sojourn/contract/billing/plan-limits'
import { billingWords } from '@sojourn/contract/billing/words'
import { billingFeaturesWords } from '@sojourn/contract/billing/words-features'
import { say } from '@sojourn/contract/words/say'
import Check from 'icon:check'
import ChevronDown from 'icon:chevron-down'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/primitives/button.tsx'
import { Rich } from '../../ui/primitives/rich.tsx'
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
      title={billingWords.unlock}
      description={asked && <Limits asked={asked} />}
      actions={
        <>
          <Button asChild variant="lamp-line" className="grow basis-0">
            <a href="/subscribe?plan=monthly" onClick={rememberAsker}>
              {say(billingWords.monthlyAt, { price: periodPrice('monthly') })}
            </a>
          </Button>
          <Button asChild variant="lamp" className="grow basis-0">
            <a href="/subscribe?plan=yearly" onClick={rememberAsker}>
              {say(billingWords.yearlyAt, { price: periodPrice('yearly') })}
            </a>
          </Button>
        </>
      }
    >
      <ul className="flex flex-col gap-3">
        {shown.map((key) => (
          <li key={key} className="flex items-center gap-3">
            <Check size={20} aria-hidden className="text-night-sun" />
            {billingFeaturesWords[key]}
          </li>
        ))}
      </ul>
      {!showsAll && (
        <button
          type="button"
          onClick={() => setShowsAll(true)}
          className="mt-3 flex min-h-11 items-center gap-2 font-semibold text-night-sun"
        >
          {say(billingWords.moreFeatures, { count: popupFeatures.length - popupFeaturesShown })}
          <ChevronDown size={18} aria-hidden />
        </button>
      )}
      <p className="mt-3 text-small text-night-muted">
        {say(billingWords.comesAlong, { saving: yearlySaving() })}
      </p>
    </NightDialog>
  )
}

const strong = {
  feature: (name: string): ReactNode => <span className="font-semibold text-on-night">{name}</span>,
}

/** What the feature is, and what the free plan holds. */
function Limits({ asked }: { asked: FeatureKey }) {
  const values = { name: billingFeaturesWords[asked], count: Number(planLimits.free.maxTrips) }
  if (asked === 'unlimited_trips')
    return <Rich text={billingWords.unlockTrips} values={values} parts={strong} />
  return (
    <Rich
      text={billingWords.unlockFeature}
      values={{ ...values, message: upgradeMessage(asked) }}
      parts={strong}
    />
  )
}
