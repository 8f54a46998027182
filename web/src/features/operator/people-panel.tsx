import type { Account } from '@sojourn/contract/operator/schema'
import { operatorPeopleWords } from '@sojourn/contract/operator/words-people'
import { shellUiWords } from '@sojourn/contract/shell/words-ui'
import { say } from '@sojourn/contract/words/say'
import {
  type InfiniteData,
  keepPreviousData,
  useInfiniteQuery,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query'
import Search from 'icon:search'
import { useState } from 'react'
import { useDebounced } from '../../browser/use-debounced.ts'
import { TextInput } from '../../ui/forms/text-input.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { NeedsConnection } from '../../ui/states/needs-connection.tsx'
import { AccountRow } from './account-row.tsx'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'
import { LockDialog } from './lock-dialog.tsx'
import { PanelHead } from './panel-head.tsx'
import { PanelState } from './panel-state.tsx'
import { accountsQuery } from './queries.ts'

/** What is asked about somebody before it is done. */
interface Asking {
  what: 'lock' | 'delete'
  account: Account
}

/** Who has an account, and nothing of their trips. */
export function PeoplePanel({ offline }: { offline: string | undefined }) {
  const [typed, setTyped] = useState('')
  const [asking, setAsking] = useState<Asking | null>(null)
  const read = useInfiniteQuery({
    ...accountsQuery(useDebounced(typed.trim(), 250)),
    placeholderData: keepPreviousData,
  })
  const close = () => setAsking(null)
  return (
    <Card>
      <PanelHead
        title={operatorPeopleWords.title}
        text={read.data && say(operatorPeopleWords.count, { count: read.data.pages[0]?.count ?? 0 })}
      />
      <div className="mt-4 max-w-[440px]">
        <TextInput
          type="search"
          icon={Search}
          aria-label={operatorPeopleWords.search}
          placeholder={operatorPeopleWords.search}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      {!read.data ? (
        <div className="mt-4">
          <PanelState read={read} offline={offline} />
        </div>
      ) : (
        <Accounts read={read} offline={offline} onAsk={setAsking} />
      )}
      <div className="mt-4 flex flex-col gap-2 text-small text-muted-foreground">
        <NeedsConnection reason={read.data && offline} />
        <p>{operatorPeopleWords.trips}</p>
      </div>
      {asking?.what === 'lock' && <LockDialog account={asking.account} onClose={close} />}
      {asking?.what === 'delete' && <DeleteAccountDialog account={asking.account} onClose={close} />}
    </Card>
  )
}

interface AccountsProps {
  read: UseInfiniteQueryResult<InfiniteData<{ accounts: Account[] }>>
  offline: string | undefined
  onAsk: (asking: Asking) => void
}

function Accounts({ read, offline, onAsk }: AccountsProps) {
  const accounts = read.data?.pages.flatMap((page) => page.accounts) ?? []
  if (accounts.length === 0) return <p className="mt-4 text-muted-foreground">{operatorPeopleWords.none}</p>
  return (
    <>
      <ul className="mt-4 divide-y divide-border border-y border-border">
        {accounts.map((account) => (
          <AccountRow
            key={account.id}
            account={account}
            offline={offline}
            onAsk={(what) => onAsk({ what, account })}
          />
        ))}
      </ul>
      {read.hasNextPage && (
        <Button
          className="mt-4"
          busy={read.isFetchingNextPage}
          busyLabel={shellUiWords.loading}
          onClick={() => void read.fetchNextPage()}
        >
          {operatorPeopleWords.more}
        </Button>
      )}
    </>
  )
}
