/* oxlint-disable jsx-a11y/prefer-tag-over-role -- ARIA's listbox and option have no tags that can be styled */
import { counted } from '@sojourn/contract/trips/duration'
import MapPin from 'lucide-react/icons/map-pin'
import { type ReactNode, useEffect, useRef } from 'react'
import { cn } from './cn.ts'
import { optionId } from './use-combobox.ts'

interface PlaceOptionsProps<Choice extends { id: string }> {
  listId: string
  choices: readonly Choice[]
  active: number
  onChoose: (choice: Choice) => void
  renderName: (choice: Choice) => ReactNode
}

/** The list of a field that finds places. */
export function PlaceOptions<Choice extends { id: string }>(props: PlaceOptionsProps<Choice>) {
  const { listId, choices, active, onChoose, renderName } = props
  return (
    <div id={listId} role="listbox" aria-label="Suggested places" className="max-h-64 overflow-y-auto">
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

/** The panel below the field; it comes into view by itself where the dialog scrolls. */
export function PlacePanel({ children }: { children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Newer browsers answer with a promise, which an effect must not return.
    panel.current?.scrollIntoView({ block: 'nearest' })
  })
  return (
    <div
      ref={panel}
      className="absolute inset-x-0 top-[4.75rem] z-10 overflow-hidden rounded-md border border-border bg-surface p-1.5 shadow-e3"
    >
      {children}
    </div>
  )
}

export const foundText = (count: number): string => `${counted(count, 'place')} found`

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
      // The field keeps the focus, or the list would close before the click arrives.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
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
