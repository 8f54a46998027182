import { productName } from '@sojourn/contract/product'
import { useEffect, useState } from 'react'

import { Mark } from './mark.tsx'

const patienceMs = 6_000

/** The whole screen while the app finds out who is here. */
export function LoadingScreen() {
  const [long, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), patienceMs)
    return () => clearTimeout(timer)
  }, [])

  return (
    <div className="flex min-h-dvh flex-col items-center justify-center px-6 text-center">
      <Mark size={64} drawing />
      <div role="status">
        <p className="mt-5 type-card">Loading {productName}…</p>
        <p className="mt-2 min-h-6 text-muted-foreground">
          {long && <span className="animate-rise">Still waking up. Thanks for your patience.</span>}
        </p>
      </div>
    </div>
  )
}
