import type { BillingPeriod } from '@sojourn/contract/billing/billing-periods'
import { billingWords } from '@sojourn/contract/billing/words'
import { productName } from '@sojourn/contract/product'
import { say } from '@sojourn/contract/words/say'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useWrite } from '../../sync/writes/use-write.ts'
import { tellRefusal } from './use-portal.ts'

/** How long the message can be read before the page goes home (SUB-12). */
const homeAfterMs = 2_000

/** Begins to buy and goes to the page where it is paid. Busy until that page is here. */
export function useCheckout() {
  const [, go] = useLocation()
  const [isLeaving, setIsLeaving] = useState(false)
  const [isSubscribed, setIsSubscribed] = useState(false)
  useEffect(() => {
    if (!isSubscribed) return undefined
    const timer = setTimeout(() => go('/'), homeAfterMs)
    return () => clearTimeout(timer)
  }, [isSubscribed, go])
  // Whoever comes back with the browser's button finds a page that can be used again.
  useEffect(() => {
    const wake = (event: PageTransitionEvent) => {
      if (event.persisted) setIsLeaving(false)
    }
    addEventListener('pageshow', wake)
    return () => removeEventListener('pageshow', wake)
  }, [])
  const write = useWrite('billing.createCheckout', {
    onSuccess: ({ url }) => {
      setIsLeaving(url !== '')
      if (url) location.assign(url)
      else tellRefusal({ text: billingWords.noAddress })
    },
    onError: ({ text }) => {
      const isOwner = text.includes('already has an active subscription')
      if (isOwner) setIsSubscribed(true)
      tellRefusal({
        text: isOwner ? say(billingWords.alreadyHas, { product: productName }) : text || billingWords.failed,
      })
    },
  })
  return {
    start: (plan: BillingPeriod) => write.mutate({ body: { plan } }),
    isBusy: write.isPending || isLeaving,
  }
}
