import type { ReactNode } from 'react'

/** Behind frosted glass, below a locked card: to be guessed at, not read or pressed, and silent to a screen reader. */
export const Frosted = ({ children }: { children: ReactNode }) => (
  <div
    inert
    aria-hidden="true"
    data-preview
    className="max-h-[26rem] overflow-hidden select-none [mask-image:linear-gradient(black_40%,transparent)]"
  >
    <div className="blur-[5px]">{children}</div>
  </div>
)
