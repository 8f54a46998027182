import { shellPartsWords } from '@sojourn/contract/shell/words-parts'
import { say } from '@sojourn/contract/words/say'
import MapPin from 'icon:map-pin'
import { type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { cn } from '../ui/primitives/cn.ts'
import { optionId } from '../ui/forms/use-combobox.ts'

/* oxlint-disable jsx-a11y/prefer-tag-over-role -- ARIA's listbox and option have no tags that can be styled */

interface PlaceOptionsProps<Choice extends { id: string }> {
  listId: string
  choices: readonly Choice[]
  active: number
  onChoose: (choice: Choice) => void
  renderName: (choice: Choice) => ReactNode
}

export function PlaceOptions<Choice extends { id: string }>(props: PlaceOptionsProps<Choice>) {
  const { listId, choices, active, onChoose, renderName } = props
  return (
    <div
      id={listId}
      role="listbox"
      aria-label={shellPartsWords.suggestedPlaces}
      // A box that scrolls is a stop of the Tab key otherwise, and gone with the focus when the list closes.
      tabIndex={-1}
      className="max-h-64 overflow-y-auto"
    >
      {choices.map((choice, at) => (
        <Option
          key={choice.id}
          id={optionId(listId, at)}
          isActive={at === active}
          onChoose={() => onChoose(choice)}
        >
          {renderName(choice)}
        </Option>
      ))}
    </div>
  )
}

/** Nobody can have aimed at what has been there for less than this, unless the pointer has moved on it since. */
const aimMs = 100

/**
 * The panel below the field; it comes into view by itself where the dialog scrolls. A click that was on its way to
 * what it now covers goes there.
 */
export function PlacePanel({ onDismiss, children }: { onDismiss: () => void; children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null)
  const shown = useRef({ height: 0, at: 0, hasMoved: false, isAimedAt: true })
  // Before it is painted: a press between painting and a later effect would count as aimed at.
  useLayoutEffect(() => {
    const height = panel.current?.offsetHeight ?? 0
    if (height === shown.current.height) return
    shown.current = { ...shown.current, height, at: performance.now(), hasMoved: false }
    // Newer browsers answer with a promise, which an effect must not return.
    panel.current?.scrollIntoView({ block: 'nearest' })
  })

  function passOn(event: MouseEvent) {
    if (shown.current.isAimedAt) return
    event.stopPropagation()
    const meant = behind(panel.current, event)
    onDismiss()
    meant?.focus()
    meant?.click()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the field takes the keys
    <div
      ref={panel}
      onPointerDownCapture={({ timeStamp }) => {
        // The moment of the press itself: on a busy page the handler runs later.
        const { at, hasMoved } = shown.current
        shown.current.isAimedAt = hasMoved || timeStamp - at >= aimMs
      }}
      onPointerMoveCapture={() => {
        shown.current.hasMoved = true
      }}
      // The field keeps the focus, or the list would close before the click arrives.
      onMouseDown={(event) => event.preventDefault()}
      onClickCapture={passOn}
      className="absolute inset-x-0 top-[4.75rem] z-10 overflow-hidden rounded-md border border-border bg-surface p-1.5 shadow-e3"
    >
      {children}
    </div>
  )
}

/** The field or button that the panel covers at this point. */
function behind(panel: Element | null, { clientX, clientY }: MouseEvent): HTMLElement | null {
  const covered = document.elementsFromPoint(clientX, clientY).find((element) => !panel?.contains(element))
  return covered?.closest<HTMLElement>('input, textarea, select, button, label, a') ?? null
}

export const foundText = (count: number): string => say(shellPartsWords.placesFound, { count })

interface OptionProps {
  id: string
  isActive: boolean
  onChoose: () => void
  children: ReactNode
}

function Option({ id, isActive, onChoose, children }: OptionProps) {
  const option = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field takes the keys
    <div
      ref={option}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onClick={onChoose}
      className={cn(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-2 leading-tight hover:bg-hover',
        isActive && 'bg-hover outline-2 -outline-offset-2 outline-ring',
      )}
    >
      <MapPin size={18} className="shrink-0 text-muted-foreground" />
      <span className="min-w-0">{children}</span>
    </div>
  )
}
