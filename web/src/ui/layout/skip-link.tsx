import { shellUiWords } from '@sojourn/contract/shell/words-ui'
import type { MouseEventHandler } from 'react'

export function SkipLink({ onClick }: { onClick?: MouseEventHandler }) {
  return (
    <a
      href="#content"
      onClick={onClick}
      className="fixed top-3 start-3 z-60 -translate-y-24 rounded-full bg-surface px-5 py-3 font-bold text-foreground focus-visible:translate-y-0 focus-visible:shadow-e3"
    >
      {shellUiWords.skip}
    </a>
  )
}
