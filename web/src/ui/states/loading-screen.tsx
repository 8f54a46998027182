import { productName } from '@sojourn/contract/product'
import { useEffect, useState } from 'react'

import { Mark } from '../primitives/mark.tsx'

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
      <output>
        <span className="mt-5 block type-card">Loading {productName}…</span>
        <span className="mt-2 block min-h-6 text-muted-foreground">
          {long && <span className="block animate-rise">Still waking up. Thanks for your patience.</span>}
        </span>
      </output>
    </div>
  )
}
