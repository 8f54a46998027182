import { Dialog as Primitive } from 'radix-ui'
import { useContext } from 'react'
import { hasFinePointer } from '../../browser/fine-pointer.ts'
import { cn } from '../primitives/cn.ts'
import { InkContext } from '../primitives/ink.ts'
import { useKeyboardInset } from './use-keyboard-inset.ts'
import { useOpener } from './use-opener.ts'
import { useSheetDrag } from './use-sheet-drag.ts'
import { DialogFrame } from './dialog-frame.tsx'
import type { DialogProps } from './dialog-props.ts'

const widths = {
  confirm: 'sm:max-w-[440px]',
  form: 'sm:max-w-[560px]',
  broad: 'sm:max-w-[640px]',
  wide: 'sm:max-w-[1000px]',
} as const

const sheetLook = [
  'group/dialog fixed inset-x-0 bottom-(--keyboard) z-41 flex max-h-[calc(92dvh-var(--keyboard))] flex-col overflow-hidden rounded-t-xl shadow-e4 outline-none',
  'sm:inset-0 sm:m-auto sm:h-fit sm:max-h-[calc(100dvh-3rem)] sm:w-[calc(100vw-3rem)] sm:rounded-xl',
  'data-[state=closed]:animate-sheet-out data-[state=open]:animate-sheet-in sm:data-[state=closed]:animate-dialog-out sm:data-[state=open]:animate-dialog-in',
]

/** A dialog on a wide screen, a bottom sheet on a phone. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, size = 'form', surface = 'plain', role = 'dialog', picture, locked } = props
  const pageInk = useContext(InkContext)
  const { sheet, drag } = useSheetDrag(() => change(false), locked)
  const giveFocusBack = useOpener(open)
  const keyboard = useKeyboardInset()

  function change(next: boolean) {
    if (next || !locked) onOpenChange(next)
  }

  return (
    <Primitive.Root open={open} onOpenChange={change}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-40 bg-overlay data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <Primitive.Content
          ref={sheet}
          role={role}
          aria-modal="true"
          data-ink={props.ink ?? pageInk}
          {...(!props.description && { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            if (props.quiet && !hasFinePointer()) sheet.current?.querySelector('h2')?.focus()
            else focusFirst(sheet.current)
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            giveFocusBack()
          }}
          onInteractOutside={(event) => {
            if (role === 'alertdialog') event.preventDefault()
          }}
          className={cn(
            sheetLook,
            widths[size],
            surface === 'night' ? 'night-sky' : 'bg-surface text-foreground',
            picture && 'md:grid md:grid-cols-[minmax(0,36fr)_minmax(0,64fr)] md:grid-rows-[minmax(0,1fr)]',
          )}
          style={{ '--keyboard': `${keyboard}px` } as Record<string, string>}
        >
          <span
            aria-hidden="true"
            className={cn(
              'absolute top-2 left-1/2 z-1 h-1 w-9 -translate-x-1/2 rounded-full sm:hidden',
              picture || surface === 'night' ? 'bg-white/70' : 'bg-line-strong/60',
            )}
          />
          {picture && (
            <div {...drag} className="relative h-32 shrink-0 max-sm:touch-none md:h-auto">
              {picture}
            </div>
          )}
          <DialogFrame {...props} drag={drag} close={() => change(false)} />
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

/** The control marked data-autofocus, else the first field, else the title. */
function focusFirst(content: HTMLElement | null): void {
  const target =
    content?.querySelector<HTMLElement>('[data-autofocus]:not(:disabled)') ??
    content?.querySelector<HTMLElement>(
      ':is(input, select, textarea):not(:disabled, [type="hidden"], [type="radio"]:not(:checked))',
    ) ??
    content?.querySelector<HTMLElement>('h2')
  target?.focus()
}
