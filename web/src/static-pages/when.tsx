import { pageMark } from '@sojourn/contract/http/page-template'
import type { ReactNode } from 'react'

type PageFact = 'signedIn' | 'pro' | 'priced' | 'supportEmail' | 'featureEmail'

interface WhenProps {
  fact: PageFact
  otherwise?: ReactNode
  children: ReactNode
}

/** Both answers are in the built page; the server sends one of them. Not to be nested. */
export function When({ fact, otherwise, children }: WhenProps) {
  return (
    <>
      {pageMark.if(fact)}
      {children}
      {otherwise !== undefined && pageMark.else}
      {otherwise}
      {pageMark.end}
    </>
  )
}
