import { navigateToTabEvent, toTripTab, type TripTab } from '@sojourn/contract/trips/tabs'
import { useCallback, useEffect } from 'react'
import { useSearchParams } from 'wouter'

/** The tab named by the address. Choosing one rewrites the address without a history entry (C-083). */
export function useTripTab(): [TripTab, (tab: TripTab) => void] {
  const [search, setSearch] = useSearchParams()
  const choose = useCallback(
    (tab: TripTab) =>
      setSearch(
        (current) => {
          current.set('tab', tab)
          return current
        },
        { replace: true },
      ),
    [setSearch],
  )
  useEffect(() => {
    const follow = (event: Event) => choose(tabOf(event))
    window.addEventListener(navigateToTabEvent, follow)
    return () => window.removeEventListener(navigateToTabEvent, follow)
  }, [choose])
  return [toTripTab(search.get('tab')), choose]
}

/** What a 'navigate to tab' event asks for. */
export function tabOf(event: Event): TripTab {
  const detail: unknown = event instanceof CustomEvent ? event.detail : null
  const tab = typeof detail === 'object' && detail !== null && 'tab' in detail ? detail.tab : null
  return toTripTab(typeof tab === 'string' ? tab : null)
}

/** Switches the tab of the open trip from anywhere. */
export function navigateToTab(tab: TripTab): void {
  window.dispatchEvent(new CustomEvent(navigateToTabEvent, { detail: { tab } }))
}
