import { shellUiWords } from '@sojourn/contract/shell/words-ui'
import { say } from '@sojourn/contract/words/say'
import CircleAlert from 'icon:circle-alert'
import CircleCheck from 'icon:circle-check'
import Notice from 'icon:info'
import Trash2 from 'icon:trash-2'
import X from 'icon:x'
import { Toast as Primitive } from 'radix-ui'
import { useSyncExternalStore } from 'react'
import { Avatar } from '../../ui/primitives/avatar.tsx'
import { cn } from '../../ui/primitives/cn.ts'
import type { Icon } from '../../ui/primitives/icon.ts'
import type { Toast, ToastVariant } from '../../toasts/toast-store.ts'

const icons: Record<ToastVariant, Icon> = {
  default: Notice,
  success: CircleCheck,
  removed: Trash2,
  destructive: CircleAlert,
}

export function ToastCard({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const { open, title, description, person, action, variant, duration } = toast
  const destructive = variant === 'destructive'
  const hidden = useWindowHidden()
  const Glyph = icons[variant]

  return (
    <Primitive.Root
      open={open}
      onOpenChange={(next) => !next && onClose()}
      duration={hidden ? Number.POSITIVE_INFINITY : duration}
      type={destructive ? 'foreground' : 'background'}
      className={cn(
        'pointer-events-auto flex items-center gap-3 rounded-[18px] border py-2.5 pe-2 ps-4 shadow-e3 touch-pan-y',
        'data-[state=open]:animate-toast-in-top data-[state=closed]:animate-toast-out sm:data-[state=open]:animate-toast-in',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform',
        destructive
          ? 'border-destructive bg-destructive text-destructive-foreground outline-white'
          : 'border-border bg-surface text-foreground',
      )}
    >
      {person === undefined ? (
        <Glyph size={20} className={cn('shrink-0', variant === 'success' && 'text-success')} />
      ) : (
        <Avatar {...person} size={30} />
      )}
      <div className="min-w-0 flex-1 py-1">
        <Primitive.Title dir="auto" className="leading-snug font-bold">
          {title}
        </Primitive.Title>{' '}
        {description && (
          <Primitive.Description
            dir="auto"
            className={cn('text-small [overflow-wrap:anywhere]', !destructive && 'text-muted-foreground')}
          >
            {description}
          </Primitive.Description>
        )}
      </div>
      {action && (
        <Primitive.Action
          altText={action.undo ? say(shellUiWords.withUndoKey, { action: action.label }) : action.label}
          onClick={action.onPress}
          className={cn(
            'min-h-11 shrink-0 rounded-full px-3 font-bold -outline-offset-2 hover:underline',
            !destructive && 'text-link',
          )}
        >
          {action.label}
        </Primitive.Action>
      )}
      <Primitive.Close
        aria-label={shellUiWords.close}
        className={cn(
          'inline-flex size-11 shrink-0 items-center justify-center rounded-full -outline-offset-2 transition-colors',
          destructive ? 'outline-white hover:bg-white/15' : 'hover:bg-hover',
        )}
      >
        <X size={18} />
      </Primitive.Close>
    </Primitive.Root>
  )
}

function useWindowHidden(): boolean {
  return useSyncExternalStore(
    (listener) => {
      document.addEventListener('visibilitychange', listener)
      return () => document.removeEventListener('visibilitychange', listener)
    },
    () => document.hidden,
  )
}
