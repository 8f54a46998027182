export const signInAddress = (): string =>
  `/login?returnTo=${encodeURIComponent(location.pathname + location.search)}`
