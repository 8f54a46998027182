import { shellUiWords } from '@sojourn/contract/shell/words-ui'
import { Mark } from '../primitives/mark.tsx'
import { useAfter } from '../../browser/use-after.ts'

const patienceMs = 6_000

export function LoadingScreen() {
  const isLong = useAfter(patienceMs)
  return (
    <div className="flex min-h-dvh flex-col items-center justify-center px-6 text-center">
      <Mark size={64} drawing />
      <output>
        <span className="mt-5 block type-card">{shellUiWords.loadingApp}</span>
        <span className="mt-2 block min-h-6 text-muted-foreground">
          {isLong && <span className="block animate-rise">{shellUiWords.stillWaking}</span>}
        </span>
      </output>
    </div>
  )
}
