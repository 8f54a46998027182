import { screenAt } from '@sojourn/contract/http/screens'
import { isPrerendered } from '../browser/prerendered.ts'
import { recheckSession, userQuery } from '../queries/auth.ts'
import { tripQuery, tripsQuery } from '../queries/trips.ts'
import { rememberedUser } from '../session/user-snapshot.ts'
import { queryClient } from '../sync/cache/query-client.ts'
import { LazyDashboardScreen, LazyLoginPage, LazyTripScreen } from './screens.ts'

/** The screen the server has named in its page; in a page out of the cache, the one for whoever was here last. */
function expectedScreen(path: string): string | null {
  const named = document.querySelector<HTMLMetaElement>('meta[name="screen"]')?.content
  return named ?? (rememberedUser() ? screenAt(path, true) : null)
}

/** The screen in the page is that of somebody who is not signed in. */
export async function startPrerendered(): Promise<void> {
  queryClient.setQueryData(userQuery.queryKey, { user: null, answered: true })
  await LazyLoginPage.preload()
}

/** A screen whose files take longer is waited for with something to look at. */
const patienceMs = 500

async function startDashboard(): Promise<void> {
  void queryClient.prefetchQuery(tripsQuery)
  await LazyDashboardScreen.preload()
}

async function startTrip(tripId: number): Promise<void> {
  void queryClient.prefetchQuery(tripQuery(tripId))
  await LazyTripScreen.preload()
  const { bringPlanParts } = await import('./trip-screen.tsx')
  await bringPlanParts(tripId)
}

/** Asks for what the screen shows, beside the question who is here, and waits a little for the screen's own files. */
export async function startEarly(path: string): Promise<void> {
  const screen = expectedScreen(path)
  if (isPrerendered()) {
    const ready = startPrerendered()
    void recheckSession()
    // What cannot be loaded fails where it is shown.
    await ready.catch(() => undefined)
  }
  if (screen !== 'dashboard' && screen !== 'trip') return
  void queryClient.prefetchQuery(userQuery)
  const ready = screen === 'dashboard' ? startDashboard() : startTrip(Number(path.split('/')[2]))
  const late = new Promise((resolve) => void setTimeout(resolve, patienceMs))
  // What cannot be loaded fails where it is shown.
  await Promise.race([ready.catch(() => undefined), late])
}
