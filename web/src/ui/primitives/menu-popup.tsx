import { Menu as Primitive } from 'radix-ui/internal'
import { type RefObject, useEffect } from 'react'
import { directionOf } from '../../browser/direction.ts'
import { cn } from './cn.ts'
import type { MenuItem, MenuProps } from './menu-item.ts'

interface MenuPopupProps extends Omit<MenuProps, 'trigger'> {
  id: string
  anchor: RefObject<HTMLElement | null>
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The menu itself. It carries the positioning code, so it loads when the first button of a menu is approached. */
export function MenuPopup(props: MenuPopupProps) {
  const { id, anchor, open, onOpenChange, items, header, align = 'end', className } = props
  useStillPage(open)
  const ordinary = items.filter((item) => !item.destructive)
  const destructive = items.filter((item) => item.destructive)
  return (
    // It would say of itself that it reads from the left.
    <Primitive.Root open={open} onOpenChange={onOpenChange} dir={directionOf()}>
      <Primitive.Anchor virtualRef={anchor as RefObject<HTMLElement>} />
      <Primitive.Portal>
        <Primitive.Content
          id={id}
          aria-labelledby={anchor.current?.id}
          data-action-sheet
          align={align}
          sideOffset={8}
          collisionPadding={12}
          loop
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            anchor.current?.focus()
          }}
          className={cn(
            'relative z-45 max-h-[min(85dvh,var(--radix-popper-available-height))] min-w-60 overflow-y-auto overscroll-contain border border-border bg-surface p-1.5 text-foreground shadow-e3 outline-none',
            'max-sm:w-screen max-sm:rounded-t-xl max-sm:border-x-0 max-sm:border-b-0 max-sm:px-3 max-sm:pt-3 max-sm:pb-[max(1rem,env(safe-area-inset-bottom))] sm:rounded-md',
            'sm:data-[state=closed]:animate-fade-out sm:data-[state=open]:animate-pop max-sm:data-[state=closed]:animate-sheet-out max-sm:data-[state=open]:animate-sheet-in',
            className,
          )}
        >
          {header && <div className="border-b border-border px-3 pt-2 pb-3">{header}</div>}
          {header && <div className="h-1.5" />}
          {ordinary.map((item) => (
            <MenuRow key={item.label} {...item} />
          ))}
          {ordinary.length > 0 && destructive.length > 0 && (
            <Primitive.Separator className="mx-2 my-1.5 h-px bg-border" />
          )}
          {destructive.map((item) => (
            <MenuRow key={item.label} {...item} />
          ))}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

/** The menu hides the page from screen readers; what is hidden may not be reachable by the keyboard either. */
function useStillPage(isStill: boolean): void {
  useEffect(() => {
    const page = document.getElementById('root')
    if (!page || !isStill) return undefined
    page.inert = true
    return () => {
      page.inert = false
    }
  }, [isStill])
}

function MenuRow({ label, icon: Glyph, onSelect, destructive, disabled, note }: MenuItem) {
  return (
    <Primitive.Item
      disabled={disabled}
      onSelect={onSelect}
      className={cn(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-2 text-body leading-tight font-medium outline-none select-none data-disabled:cursor-not-allowed data-disabled:opacity-55',
        destructive
          ? 'text-destructive-text data-highlighted:bg-destructive-wash'
          : 'data-highlighted:bg-hover',
        'data-highlighted:outline-2 data-highlighted:-outline-offset-2 data-highlighted:outline-transparent focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-ring',
      )}
    >
      {Glyph && <Glyph size={20} className={cn('shrink-0', !destructive && 'text-muted-foreground')} />}
      <span className="flex-1">{label}</span>
      {note && <span className="text-small text-muted-foreground">{note}</span>}
    </Primitive.Item>
  )
}
