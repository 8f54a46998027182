import { productName } from '@sojourn/contract/product'
import type { ReactNode } from 'react'
import { Logo } from '../../ui/primitives/mark.tsx'
import { posters, SplitPage } from '../../ui/layout/split-page.tsx'

export function SignInFrame({ children }: { children: ReactNode }) {
  return (
    <SplitPage poster={posters.signIn}>
      <a href="/" aria-label={productName} className="-my-[3px] inline-flex min-h-11 items-center rounded-md">
        <Logo size={38} />
      </a>
      {children}
    </SplitPage>
  )
}
