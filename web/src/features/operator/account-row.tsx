import type { Account } from '@sojourn/contract/operator/schema'
import { operatorPeopleWords } from '@sojourn/contract/operator/words-people'
import { fullDate } from '@sojourn/contract/values/date-text'
import { say } from '@sojourn/contract/words/say'
import Crown from 'icon:crown'
import EllipsisVertical from 'icon:ellipsis-vertical'
import Lock from 'icon:lock'
import LockOpen from 'icon:lock-open'
import Trash2 from 'icon:trash-2'
import { useAuth } from '../../queries/auth.ts'
import { Avatar } from '../../ui/primitives/avatar.tsx'
import { Badge } from '../../ui/primitives/badge.tsx'
import { IconButton } from '../../ui/primitives/icon-button.tsx'
import { Menu } from '../../ui/primitives/menu.tsx'
import type { MenuItem } from '../../ui/primitives/menu-item.ts'
import { agoText } from './figures.ts'
import { useAccountChange } from './use-account-change.ts'

interface AccountRowProps {
  account: Account
  offline: string | undefined
  onAsk: (what: 'lock' | 'delete') => void
}

export function AccountRow({ account, offline, onAsk }: AccountRowProps) {
  const { user } = useAuth()
  const { name, email, createdAt, seenAt, plan, isLocked, isOperator } = account
  return (
    <li className="flex items-center gap-3 py-3">
      <Avatar name={name} size={40} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 leading-snug">
          <bdi className="truncate font-semibold">{name}</bdi>
          {account.id === user?.id && <Badge>{operatorPeopleWords.you}</Badge>}
          {isOperator && <Badge tone="trip">{operatorPeopleWords.operator}</Badge>}
          {plan === 'pro' && <Badge tone="sun">{operatorPeopleWords.premium}</Badge>}
          {isLocked && (
            <Badge tone="danger" icon={Lock}>
              {operatorPeopleWords.locked}
            </Badge>
          )}
        </p>
        <p className="truncate text-small text-muted-foreground" dir="ltr">
          {email}
        </p>
        <p className="text-caption text-muted-foreground">
          {say(operatorPeopleWords.since, { date: fullDate(createdAt.slice(0, 10)) })}
          {seenAt && <> · {say(operatorPeopleWords.seen, { ago: agoText(seenAt) })}</>}
        </p>
      </div>
      <Menu
        align="end"
        trigger={
          <IconButton
            icon={EllipsisVertical}
            label={say(operatorPeopleWords.actions, { name })}
            tooltip={false}
          />
        }
        items={useItems(account, offline, onAsk)}
      />
    </li>
  )
}

function useItems(
  account: Account,
  offline: string | undefined,
  onAsk: AccountRowProps['onAsk'],
): MenuItem[] {
  const { user } = useAuth()
  const change = useAccountChange()
  const { id, plan, isPlanFixed, isLocked, isOperator } = account
  const isOff = offline !== undefined || change.isPending
  const set = (body: { plan?: 'pro' | 'free'; isLocked?: boolean }) =>
    change.mutate({ params: { accountId: id }, body })
  const premium: MenuItem = isPlanFixed
    ? { label: operatorPeopleWords.paid, icon: Crown, disabled: true, onSelect: () => undefined }
    : {
        label: plan === 'pro' ? operatorPeopleWords.takePremium : operatorPeopleWords.givePremium,
        icon: Crown,
        disabled: isOff,
        onSelect: () => set({ plan: plan === 'pro' ? 'free' : 'pro' }),
      }
  // Of those who run the server none locks out another.
  if (isOperator || id === user?.id) return [premium]
  return [
    premium,
    isLocked
      ? {
          label: operatorPeopleWords.unlock,
          icon: LockOpen,
          disabled: isOff,
          onSelect: () => set({ isLocked: false }),
        }
      : { label: operatorPeopleWords.lock, icon: Lock, disabled: isOff, onSelect: () => onAsk('lock') },
    {
      label: operatorPeopleWords.delete,
      icon: Trash2,
      destructive: true,
      disabled: isOff,
      onSelect: () => onAsk('delete'),
    },
  ]
}
