/** The sign-in screen, and the way back to this page. */
export const signInAddress = (): string =>
  `/login?returnTo=${encodeURIComponent(location.pathname + location.search)}`
