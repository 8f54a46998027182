import { Popover } from 'radix-ui'
import { type ReactNode, type RefObject, useRef } from 'react'
import { useMedia } from '../../browser/use-media.ts'
import { cn } from '../primitives/cn.ts'
import { Dialog } from './dialog.tsx'
import type { DialogProps } from './dialog-props.ts'

interface AnchoredPanelProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  anchor: RefObject<HTMLButtonElement | null>
  title: string
  /** Above and below what scrolls. */
  head: ReactNode
  foot?: ReactNode
  /** What the sheet has around the same content. */
  sheet: Omit<DialogProps, 'open' | 'onOpenChange' | 'title' | 'flush' | 'children'>
  className: string
  children: ReactNode
}

/** A panel below its button; a sheet on a phone. The focus goes to its title, and back unless one went elsewhere. */
export function AnchoredPanel(props: AnchoredPanelProps) {
  const { open, onOpenChange, anchor, title, head, foot, sheet, className, children } = props
  const isWide = useMedia('(width >= 40rem)')
  const wentElsewhere = useRef(false)
  const isOnAnchor = ({ target }: Event) => anchor.current?.contains(target as Node) ?? false
  if (!isWide)
    return (
      <Dialog {...sheet} open={open} onOpenChange={onOpenChange} title={title} flush>
        {children}
      </Dialog>
    )
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Anchor virtualRef={anchor as RefObject<HTMLButtonElement>} />
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={8}
          collisionPadding={12}
          aria-label={title}
          onOpenAutoFocus={(event) => {
            const heading = (event.target as HTMLElement).querySelector<HTMLElement>('h2[tabindex]')
            if (heading) event.preventDefault()
            heading?.focus()
          }}
          onPointerDownOutside={(event) => {
            // The button closes it by itself.
            if (isOnAnchor(event)) event.preventDefault()
          }}
          onInteractOutside={(event) => {
            wentElsewhere.current = !isOnAnchor(event)
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (!wentElsewhere.current) anchor.current?.focus()
            wentElsewhere.current = false
          }}
          className={cn(
            'z-45 flex flex-col overflow-hidden rounded-lg border border-border bg-surface text-foreground shadow-e3 outline-none data-[state=closed]:animate-fade-out data-[state=open]:animate-pop',
            className,
          )}
        >
          {head}
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">{children}</div>
          {foot}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
