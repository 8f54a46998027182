import type { ReactNode } from 'react'
import type { Icon } from '../primitives/icon.ts'

interface FieldBoxProps {
  icon?: Icon
  /** A small control inside the box, at its end. */
  end?: ReactNode
  /** The icon stands for the browser's own date or time picker and opens it. */
  pickerIcon?: boolean
  children: ReactNode
}

/** What the control inside a FieldBox wears. The box shows its focus. */
export const fieldControlLook = 'w-full min-w-0 flex-1 bg-transparent text-foreground outline-none'
export const fieldTextLook = 'text-base leading-[1.4] font-normal'

export function FieldBox({ icon: Glyph, end, pickerIcon, children }: FieldBoxProps) {
  return (
    <div data-picker-icon={pickerIcon || undefined} className="field-box">
      {Glyph && <Glyph size={20} className="pointer-events-none absolute start-3.5 text-foreground" />}
      {children}
      {end && <div className="relative flex shrink-0 items-center pe-1.5">{end}</div>}
    </div>
  )
}
