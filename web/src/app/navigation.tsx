import { productName } from '@sojourn/contract/product'
import { shellWords } from '@sojourn/contract/shell/words'
import { shellNavigationWords } from '@sojourn/contract/shell/words-navigation'
import { say } from '@sojourn/contract/words/say'
import Lock from 'icon:lock'
import type { MouseEvent } from 'react'
import { Link } from 'wouter'

import { cn } from '../ui/primitives/cn.ts'
import type { Icon } from '../ui/primitives/icon.ts'
import { Mark } from '../ui/primitives/mark.tsx'
import { useKeyboardInset } from '../ui/dialogs/use-keyboard-inset.ts'
import { badgeText, type NavigationId, navigationItems, packName } from './navigation-items.ts'

export interface NavigationProps {
  active: NavigationId | null
  /** Where an item leads. An item without an address is a button and only calls `onSelect`. */
  hrefs: Partial<Record<NavigationId, string>>
  onSelect?: (id: NavigationId, event: MouseEvent) => void
  /** The items lead to tabs of the page that is open, so the address is rewritten instead of added to (C-083). */
  switchesTabs?: boolean
  /** Items not yet packed. */
  packCount?: number
  /** AI Pro is not part of the plan: a small lock, so that the prompt is no surprise. */
  aiLocked?: boolean
}

/** A bar at the lower edge of phones and tablets, a rail from 1024 px up: one component, two placements. */
export function Navigation(props: NavigationProps) {
  const { active, hrefs, onSelect, switchesTabs = false, packCount = 0, aiLocked = false } = props
  const typing = useKeyboardInset() > 0
  return (
    <nav
      aria-label={shellWords.main}
      data-navigation
      className={cn(
        'fixed inset-x-0 bottom-0 z-20 border-t border-border bg-surface pb-[env(safe-area-inset-bottom)]',
        'lg:inset-y-0 lg:end-auto lg:w-[92px] lg:border-t-0 lg:border-e lg:bg-surface lg:pt-5 lg:pb-0',
        typing && 'max-lg:hidden',
      )}
    >
      <Link
        href={hrefs.home ?? '/'}
        aria-label={productName}
        className="mx-auto mb-6 hidden size-11 items-center justify-center rounded-[14px] lg:flex"
      >
        <Mark size={40} />
      </Link>
      <ul className="mx-auto flex max-w-[560px] justify-between px-1.5 py-1.5 lg:flex-col lg:items-center lg:gap-1.5 lg:p-0">
        {navigationItems.map(({ id, icon }) => (
          <li key={id} className="min-w-0 flex-1 lg:flex-none">
            <Item
              id={id}
              icon={icon}
              label={shellNavigationWords[id]}
              name={id === 'pack' ? packName(packCount) : undefined}
              active={id === active}
              home={id === 'home'}
              href={hrefs[id]}
              replaces={switchesTabs && id !== 'home'}
              badge={id === 'pack' && packCount > 0 ? badgeText(packCount) : undefined}
              locked={id === 'ai' && aiLocked}
              onSelect={(event) => onSelect?.(id, event)}
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface ItemProps {
  id: NavigationId
  icon: Icon
  label: string
  /** The accessible name, where it says more than the label. */
  name?: string
  active: boolean
  home: boolean
  href?: string
  replaces: boolean
  badge?: string
  locked: boolean
  onSelect: (event: MouseEvent) => void
}

function Item({ id, icon: Glyph, label, name, active, home, badge, locked, ...leads }: ItemProps) {
  const { href, replaces, onSelect } = leads
  const activeLook = home ? 'bg-sun-wash text-sun-ink' : 'bg-trip-wash text-trip'
  const shared = {
    'data-item': id,
    'aria-label': name ?? (locked ? say(shellWords.locked, { item: label }) : undefined),
    'aria-current': active ? ('page' as const) : undefined,
    onClick: onSelect,
    className: cn(
      'flex min-h-[54px] w-full flex-col items-center justify-center gap-1 rounded-md -outline-offset-2 transition-colors duration-[120ms] lg:min-h-16 lg:w-[72px] lg:rounded-lg',
      active ? activeLook : 'text-muted-foreground hover:bg-hover hover:text-foreground',
    ),
  }
  const content = (
    <>
      <span className="relative">
        <Glyph size={22} strokeWidth={active ? 2.1 : 1.75} />
        {badge && (
          // Drawn, not written: the name already says the count, and in other words.
          <span
            data-badge={badge}
            className="absolute -top-2 start-3 inline-flex h-[18px] min-w-[18px] items-center justify-center rounded-full bg-foreground px-1 text-[0.6875rem] leading-none font-bold text-surface tabular-nums after:content-[attr(data-badge)]"
          />
        )}
        {locked && (
          <span className="absolute -end-2.5 -bottom-1 rounded-full bg-surface p-0.5 text-muted-foreground">
            <Lock size={10} strokeWidth={2.8} />
          </span>
        )}
      </span>
      <span className="max-w-full text-center [overflow-wrap:anywhere] type-nav">{label}</span>
    </>
  )
  if (href === undefined) {
    return (
      <button type="button" {...shared}>
        {content}
      </button>
    )
  }
  return (
    <Link href={href} replace={replaces} {...shared}>
      {content}
    </Link>
  )
}
