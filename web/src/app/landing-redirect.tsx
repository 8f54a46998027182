import { type ReactNode, useEffect, useState } from 'react'
import { LoadingScreen } from '../ui/states/loading-screen.tsx'

const landingAskedKey = 'landing_asked'
const enoughMs = 10_000

/** Whether the landing page was asked for a moment ago and the app came instead. */
function wasJustAsked(): boolean {
  try {
    const askedAt = Number(sessionStorage.getItem(landingAskedKey) ?? 0)
    sessionStorage.setItem(landingAskedKey, String(askedAt))
    return Date.now() - askedAt < enoughMs
  } catch {
    // Without a memory, or with one that is full, the page could be asked for again and again.
    return true
  }
}

/** The landing page is a page of its own, which the server gives to visitors: ask for it, but never in a circle. */
export function LandingRedirect({ otherwise }: { otherwise: ReactNode }) {
  const [isStuck] = useState(wasJustAsked)
  useEffect(() => {
    if (isStuck) return
    sessionStorage.setItem(landingAskedKey, String(Date.now()))
    location.replace('/')
  }, [isStuck])
  return isStuck ? otherwise : <LoadingScreen />
}
