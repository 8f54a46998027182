import { lazy, Suspense } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import { useAuth } from '../features/auth/queries.ts'
import { LoadingScreen } from '../ui/loading-screen.tsx'
import { NotFoundPage } from './not-found-page.tsx'

const LoginPage = lazy(() =>
  import('../features/auth/login-page.tsx').then((m) => ({ default: m.LoginPage })),
)
const DashboardScreen = lazy(() =>
  import('./dashboard-screen.tsx').then((m) => ({ default: m.DashboardScreen })),
)
const TripScreen = lazy(() => import('./trip-screen.tsx').then((m) => ({ default: m.TripScreen })))

/** Which screen a path shows. Visitors see the sign-in screen in place of anything that needs an account. */
export function Router() {
  const { user, isLoading } = useAuth()
  if (isLoading) return <LoadingScreen />
  return <Suspense fallback={<LoadingScreen />}>{user ? <SignedInScreens /> : <LoginPage />}</Suspense>
}

function SignedInScreens() {
  return (
    <Switch>
      <Route path="/" component={DashboardScreen} />
      <Route path="/dashboard">
        <Redirect to="/" replace />
      </Route>
      <Route path="/login" component={LoginPage} />
      <Route path="/trips/:id">
        {({ id }) => (/^[1-9]\d{0,15}$/.test(id) ? <TripScreen tripId={Number(id)} /> : <NotFoundPage />)}
      </Route>
      <Route component={NotFoundPage} />
    </Switch>
  )
}
