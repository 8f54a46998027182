import { lazyScreen } from '../ui/primitives/lazy-part.tsx'

/** The screens that people open most; the one that is asked for is loaded before the app is drawn. */
export const LazyDashboardScreen = lazyScreen(() =>
  import('./dashboard-screen.tsx').then((m) => m.DashboardScreen),
)
export const LazyLoginPage = lazyScreen(() =>
  import('../features/auth/login-page.tsx').then((m) => m.LoginPage),
)
export const LazyTripScreen = lazyScreen(() => import('./trip-screen.tsx').then((m) => m.TripScreen))
