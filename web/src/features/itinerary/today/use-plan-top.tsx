import type { ReactNode } from 'react'
import { useMedia } from '../../../browser/use-media.ts'
import { besideMap, glanceAside } from '../wide.ts'

interface PlanTops {
  /** Above everything. */
  first: ReactNode
  /** Above the lists. */
  top: ReactNode
}

/** On a phone the next stop comes first: the way there is what the screen was opened for. An aside has money and sky. */
export function usePlanTop(stop: ReactNode, today: ReactNode): PlanTops {
  const isPhone = useMedia('(width < 40rem)')
  const isAside = useMedia(glanceAside)
  const isWide = useMedia(besideMap)
  const rest = (!isAside || isWide) && today
  if (isPhone) return { first: stop, top: rest }
  return {
    first: null,
    top: (
      <>
        {stop}
        {rest}
      </>
    ),
  }
}
