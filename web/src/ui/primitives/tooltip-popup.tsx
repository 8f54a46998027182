import { DismissableLayer, Popper } from 'radix-ui/internal'
import { Portal } from 'radix-ui'
import type { ReactNode, RefObject } from 'react'

interface TooltipPopupProps {
  id: string
  anchor: RefObject<HTMLElement | null>
  side: 'top' | 'right' | 'bottom' | 'left'
  text: ReactNode
  onHover: () => void
  onLeave: () => void
  onDismiss: () => void
}

/** The hint itself. It carries the positioning code, so it loads with the first hint that shows. */
export function TooltipPopup(props: TooltipPopupProps): ReactNode {
  const { id, anchor, side, text, onHover, onLeave, onDismiss } = props
  return (
    <Popper.Root>
      <Popper.Anchor virtualRef={anchor as RefObject<HTMLElement>} />
      <Portal.Root>
        <DismissableLayer.Root
          asChild
          onDismiss={onDismiss}
          onFocusOutside={(event) => event.preventDefault()}
        >
          <Popper.Content
            id={id}
            role="tooltip"
            side={side}
            sideOffset={8}
            collisionPadding={12}
            onPointerEnter={onHover}
            onPointerLeave={onLeave}
            className="z-50 max-w-64 animate-fade-in rounded-sm bg-ink-bar px-3 py-2 text-caption font-medium text-white shadow-e3"
          >
            {text}
          </Popper.Content>
        </DismissableLayer.Root>
      </Portal.Root>
    </Popper.Root>
  )
}
