import { shellUiWords } from '@sojourn/contract/shell/words-ui'
import X from 'icon:x'
import { Dialog as Primitive } from 'radix-ui'
import { type ElementType, useRef } from 'react'
import { cn } from '../primitives/cn.ts'
import { IconButton } from '../primitives/icon-button.tsx'
import { useScrollEdges } from '../primitives/use-scroll-edges.ts'
import type { SheetDrag } from './use-sheet-drag.ts'
import type { DialogProps } from './dialog-props.ts'

interface DialogFrameProps extends DialogProps {
  drag: SheetDrag
  close: () => void
}

export function DialogFrame({ drag, close, ...props }: DialogFrameProps) {
  const { size = 'form', surface = 'plain', actions, actionsNote, flush, onSubmit } = props
  const body = useRef<HTMLDivElement>(null)
  useScrollEdges(body, 'y')
  const Frame = (onSubmit ? 'form' : 'div') as ElementType
  const gutter = size === 'wide' ? 'px-5 sm:px-8' : 'px-5 sm:px-6'

  return (
    <Frame className="flex min-h-0 min-w-0 flex-1 flex-col" {...(onSubmit && { noValidate: true, onSubmit })}>
      <DialogHead {...props} gutter={gutter} drag={drag} close={close} />
      <div
        ref={body}
        className={cn(
          'peer min-h-0 flex-1 overflow-y-auto overscroll-contain',
          !flush && [gutter, 'pt-2', actions ? 'pb-3' : 'pb-6'],
          !props.children && 'hidden',
        )}
      >
        {props.children}
      </div>
      {actions && (
        <div
          data-actions
          className={cn(
            'flex flex-wrap items-center justify-end gap-2 border-t border-transparent pt-4 pb-[max(1.25rem,env(safe-area-inset-bottom))] sm:pb-6',
            gutter,
            surface === 'plain'
              ? 'peer-data-more-after:border-border'
              : 'peer-data-more-after:border-white/20',
            '*:last:max-sm:flex-1',
          )}
        >
          {actionsNote && <div className="me-auto min-w-0 max-sm:w-full">{actionsNote}</div>}
          {actions}
        </div>
      )}
    </Frame>
  )
}

function DialogHead(props: DialogFrameProps & { gutter: string }) {
  const { lead, size = 'form', surface, role, gutter, drag, close } = props
  return (
    <div
      {...drag}
      className={cn(
        'relative shrink-0 pt-5 pb-2 max-sm:touch-none',
        gutter,
        size === 'wide' ? 'sm:pt-8' : 'sm:pt-6',
      )}
    >
      <div className="flex items-start gap-3">
        {lead}
        <DialogTitle {...props} />
        {role !== 'alertdialog' && (
          <IconButton
            icon={X}
            label={shellUiWords.close}
            tooltip={false}
            variant={surface === 'night' ? 'night' : 'ghost'}
            className="-mt-1.5 -me-2"
            onClick={close}
          />
        )}
      </div>
    </div>
  )
}

function DialogTitle({ title, description, marker, size, surface }: DialogProps) {
  const night = surface === 'night'
  return (
    <div className="min-w-0 flex-1 self-center">
      {marker && <div className="mb-3 pt-1">{marker}</div>}
      <Primitive.Title
        tabIndex={-1}
        className={cn('outline-none', size === 'confirm' && !night ? 'type-dialog' : 'type-section')}
      >
        {title}
      </Primitive.Title>
      {description && (
        <Primitive.Description asChild>
          <div className={cn('mt-1.5', night ? 'text-night-muted' : 'text-muted-foreground')}>
            {description}
          </div>
        </Primitive.Description>
      )}
    </div>
  )
}
