import CircleAlert from 'icon:circle-alert'
import CloudCheck from 'icon:cloud-check'
import CloudOff from 'icon:cloud-off'
import CloudUpload from 'icon:cloud-upload'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useConnectionLost } from '../../browser/use-connection-lost.ts'
import { clockTime } from '../../browser/format.ts'
import { useFigures } from '../../session/units.ts'
import { useSync } from '../../sync/queue/queued.ts'
import { useReadTime } from '../../sync/http/use-read-time.ts'
import { cn } from '../../ui/primitives/cn.ts'
import { lazyPart, MissingDialog } from '../../ui/primitives/lazy-part.tsx'
import { Spinner } from '../../ui/primitives/spinner.tsx'
import { type ChipState, chipState, chipWords } from './chip-state.ts'

const SyncTray = lazyPart(() => import('./sync-tray.tsx').then((m) => m.SyncTray), MissingDialog)

/** What is answered quickly is not worth a word. */
const savingAfterMs = 400

const looks: Record<ChipState, string> = {
  attention: 'border-warning-fill bg-warning-wash text-warning',
  offline: 'border-transparent bg-ink-bar text-white',
  waiting: 'border-dashed border-line-strong bg-surface',
  saving: 'border-border bg-surface',
  saved: 'border-border bg-surface text-muted-foreground',
}

const icons = { attention: CircleAlert, offline: CloudOff, waiting: CloudUpload, saved: CloudCheck } as const

function useChip() {
  const sync = useSync()
  const isOffline = useConnectionLost()
  const isSaving = useLasting(sync.isSaving, savingAfterMs)
  const state = chipState(sync, isOffline, isSaving)
  const count = state === 'attention' ? sync.attention.length : sync.waiting.length
  const read = useReadTime()
  const figures = useFigures()
  return { state, words: chipWords(state, sync, read ? clockTime(read.at, figures) : null), count }
}

interface SyncChipProps {
  /** On the trip's picture it is as tall as its neighbours, and on a phone an icon and a count. */
  onImage?: boolean
  /** Nothing is shown while there is nothing to say. */
  isQuiet?: boolean
  className?: string
}

export function SyncChip({ onImage = false, isQuiet = false, className }: SyncChipProps) {
  const { state, words, count } = useChip()
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const chip = useRef<HTMLButtonElement>(null)
  const Glyph = state === 'saving' ? Spinner : icons[state]
  if (isQuiet && state === 'saved' && !isOpen) return null
  return (
    <>
      <button
        ref={chip}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-sync={state}
        onClick={() => {
          setWasOpened(true)
          setIsOpen(!isOpen)
        }}
        className={cn(
          'hit-44 inline-flex shrink-0 items-center justify-center gap-1.5 rounded-full border-[1.5px] text-small font-semibold whitespace-nowrap',
          onImage ? 'min-h-11 min-w-11 px-3.5 shadow-e2 max-sm:px-3' : 'min-h-9 px-3',
          looks[state],
          className,
        )}
      >
        <Glyph size={18} className="shrink-0" />
        <ChipWords words={words} onImage={onImage} count={count} />
      </button>
      {wasOpened && (
        <Suspense fallback={null}>
          <SyncTray open={isOpen} onOpenChange={setIsOpen} chip={chip} />
        </Suspense>
      )}
    </>
  )
}

interface ChipWordsProps {
  words: readonly [string, string?]
  onImage: boolean
  count: number
}

function ChipWords({ words: [word, more], onImage, count }: ChipWordsProps) {
  return (
    <>
      <span className={onImage ? 'max-sm:sr-only' : ''}>
        {word}
        {more && <span className="font-normal">{more}</span>}
      </span>
      {onImage && count > 0 && (
        <span aria-hidden="true" className="sm:hidden">
          {count}
        </span>
      )}
    </>
  )
}

/** True once it has been true for a while. */
function useLasting(isTrue: boolean, ms: number): boolean {
  const [isLasting, setIsLasting] = useState(false)
  useEffect(() => {
    if (!isTrue) return undefined
    const timer = setTimeout(() => setIsLasting(true), ms)
    return () => {
      clearTimeout(timer)
      setIsLasting(false)
    }
  }, [isTrue, ms])
  return isTrue && isLasting
}
