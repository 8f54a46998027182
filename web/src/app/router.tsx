import { shareTokenIn } from '@sojourn/contract/members/links'
import { lazy, Suspense, useState } from 'react'
import { Redirect, Route, Switch, useLocation, useSearchParams } from 'wouter'
import { useAuth } from '../queries/auth.ts'
import { LoadingScreen } from '../ui/states/loading-screen.tsx'
import { LandingRedirect } from './landing-redirect.tsx'
import { LazyDashboardScreen, LazyLoginPage, LazyTripScreen } from './screens.ts'
import { useCopies } from './use-copies.ts'
import { useQueue } from './use-queue.ts'

const JoinScreen = lazy(() => import('./join-screen.tsx').then((m) => ({ default: m.JoinScreen })))
const SubscribeScreen = lazy(() =>
  import('./subscribe-screen.tsx').then((m) => ({ default: m.SubscribeScreen })),
)
const ConfirmationPage = lazy(() =>
  import('../features/billing/confirmation-page.tsx').then((m) => ({ default: m.ConfirmationPage })),
)
const TestCheckoutPage = lazy(() =>
  import('../features/billing/test-checkout/test-checkout-page.tsx').then((m) => ({
    default: m.TestCheckoutPage,
  })),
)
const TestBillingPage = lazy(() =>
  import('../features/billing/test-checkout/test-billing-page.tsx').then((m) => ({
    default: m.TestBillingPage,
  })),
)
const ServerScreen = lazy(() => import('./server-screen.tsx').then((m) => ({ default: m.ServerScreen })))
const SetupPage = lazy(() =>
  import('../features/operator/setup-page.tsx').then((m) => ({ default: m.SetupPage })),
)
const NotFoundPage = lazy(() => import('./not-found-page.tsx').then((m) => ({ default: m.NotFoundPage })))

/** Which screen a path shows. Visitors see the sign-in screen in place of anything that needs an account. */
export function Router() {
  const { user, isLoading, isAnswered } = useAuth()
  // Also for whoever the device remembers: what they wrote without a connection is theirs to see.
  useQueue(user?.id)
  useCopies(isAnswered ? user?.id : undefined)
  // A session that ends while a page stands open takes nothing off the screen: what is there says so itself (C-040).
  const [isInside, setIsInside] = useState(false)
  if (user && isAnswered && !isInside) setIsInside(true)

  const joinToken = useJoinToken()

  if (isLoading) return <LoadingScreen />
  if (joinToken !== null)
    return (
      <Suspense fallback={<LoadingScreen />}>
        <JoinScreen token={joinToken} />
      </Suspense>
    )
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Switch>
        <Route path="/confirmation" component={ConfirmationPage} />
        <Route>{user || isInside ? <SignedInScreens /> : <VisitorScreens />}</Route>
      </Switch>
    </Suspense>
  )
}

/** The token of a mailed invitation or of a share link; both open the join page, with and without an account. */
function useJoinToken(): string | null {
  const [path] = useLocation()
  const [search] = useSearchParams()
  if (path === '/join') return search.get('token') ?? ''
  return path.startsWith('/trips/') ? shareTokenIn(search) : null
}

function VisitorScreens() {
  const { isAnswered } = useAuth()
  const [path] = useLocation()
  // When the server cannot be reached, asking it for another page leads nowhere; and once the form stands there,
  // somebody may be typing into it.
  const [keepsForm] = useState(!isAnswered)
  if (path === '/' && isAnswered && !keepsForm) return <LandingRedirect otherwise={<LazyLoginPage />} />
  return <LazyLoginPage />
}

function SignedInScreens() {
  return (
    <Switch>
      <Route path="/" component={LazyDashboardScreen} />
      <Route path="/dashboard">
        <Redirect to={`/${location.search}`} replace />
      </Route>
      <Route path="/login" component={LazyLoginPage} />
      <Route path="/subscribe" component={SubscribeScreen} />
      <Route path="/server" component={ServerScreen} />
      <Route path="/setup" component={SetupPage} />
      <Route path="/test-checkout" component={TestCheckoutPage} />
      <Route path="/test-billing" component={TestBillingPage} />
      <Route path="/trips/:id">
        {({ id }) => (/^[1-9]\d{0,15}$/.test(id) ? <LazyTripScreen tripId={Number(id)} /> : <NotFoundPage />)}
      </Route>
      <Route component={NotFoundPage} />
    </Switch>
  )
}
