import { priceText } from '@sojourn/contract/billing/charge-text'
import type { Invoice } from '@sojourn/contract/billing/schema'
import { billingWords } from '@sojourn/contract/billing/words'
import { billingInvoiceStatusWords } from '@sojourn/contract/billing/words-invoice-status'
import { fullDate } from '@sojourn/contract/values/date-text'
import { say } from '@sojourn/contract/words/say'
import { useQuery } from '@tanstack/react-query'
import Download from 'icon:download'
import ExternalLink from 'icon:external-link'
import ReceiptText from 'icon:receipt-text'
import { Badge, type BadgeProps } from '../../ui/primitives/badge.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { QueryState } from '../../ui/states/query-state.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { invoicesQuery } from '../../queries/billing.ts'
import { usePortal } from './use-portal.ts'

const tones: Record<Invoice['status'], BadgeProps['tone']> = {
  paid: 'success',
  open: 'warning',
  draft: 'neutral',
  uncollectible: 'danger',
  void: 'neutral',
}

export function Invoices() {
  const invoices = useQuery(invoicesQuery)
  const portal = usePortal()
  return (
    <section className="mt-8" aria-labelledby="invoices">
      <div className="flex items-center justify-between gap-2 border-b border-border pb-2">
        <h2 id="invoices" className="type-card">
          {billingWords.invoices}
        </h2>
        <Button
          size="sm"
          variant="ghost"
          iconEnd={ExternalLink}
          busy={portal.isBusy}
          onClick={() => portal.open('overview')}
        >
          {billingWords.billingPage}
        </Button>
      </div>
      {invoices.data ? (
        <List invoices={invoices.data} />
      ) : (
        <QueryState
          read={invoices}
          loading={<Skeleton className="mt-3 h-24 w-full" />}
          title={billingWords.invoicesNotLoaded}
          headingLevel={3}
        />
      )}
    </section>
  )
}

function List({ invoices }: { invoices: readonly Invoice[] }) {
  if (invoices.length === 0)
    return <p className="py-4 text-small text-muted-foreground">{billingWords.noInvoices}</p>
  return (
    <ul>
      {invoices.map((invoice) => (
        <Row key={invoice.id} invoice={invoice} />
      ))}
    </ul>
  )
}

function Row({
  invoice: { number, createdAt, amount, currency, status, pdfUrl, pageUrl },
}: {
  invoice: Invoice
}) {
  const file = pdfUrl ?? pageUrl
  return (
    <li className="flex min-h-14 items-center gap-3 border-b border-border py-2">
      <ReceiptText size={20} aria-hidden className="shrink-0 text-muted-foreground" />
      <span className="min-w-0 flex-1">
        <span className="block leading-tight">{fullDate(createdAt)}</span>
        {number && <span className="block truncate text-small text-muted-foreground">{number}</span>}
      </span>
      <span className="font-semibold tabular-nums">{priceText(amount, currency)}</span>
      <Badge tone={tones[status]}>{billingInvoiceStatusWords[status]}</Badge>
      {file && (
        <a
          href={file}
          target="_blank"
          rel="noreferrer"
          aria-label={say(billingWords.invoice, { number: number ?? fullDate(createdAt) })}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-full lift:bg-hover"
        >
          <Download size={20} aria-hidden />
        </a>
      )}
    </li>
  )
}
