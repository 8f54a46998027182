import { priceText } from '@sojourn/contract/billing/charge-text'
import type { Invoice } from '@sojourn/contract/billing/schema'
import { fullDate } from '@sojourn/contract/values/date-text'
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

const states: Record<Invoice['status'], { word: string; tone: BadgeProps['tone'] }> = {
  paid: { word: 'Paid', tone: 'success' },
  open: { word: 'Open', tone: 'warning' },
  draft: { word: 'Draft', tone: 'neutral' },
  uncollectible: { word: 'Not paid', tone: 'danger' },
  void: { word: 'Void', tone: 'neutral' },
}

export function Invoices() {
  const invoices = useQuery(invoicesQuery)
  const portal = usePortal()
  return (
    <section className="mt-8" aria-labelledby="invoices">
      <div className="flex items-center justify-between gap-2 border-b border-border pb-2">
        <h2 id="invoices" className="type-card">
          Invoices
        </h2>
        <Button
          size="sm"
          variant="ghost"
          iconEnd={ExternalLink}
          busy={portal.isBusy}
          onClick={() => portal.open('overview')}
        >
          Billing page
        </Button>
      </div>
      {invoices.data ? (
        <List invoices={invoices.data} />
      ) : (
        <QueryState
          read={invoices}
          loading={<Skeleton className="mt-3 h-24 w-full" />}
          title="Invoices could not be loaded"
          headingLevel={3}
        />
      )}
    </section>
  )
}

function List({ invoices }: { invoices: readonly Invoice[] }) {
  if (invoices.length === 0)
    return (
      <p className="py-4 text-small text-muted-foreground">The first one comes with the first payment.</p>
    )
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
  const { word, tone } = states[status]
  const file = pdfUrl ?? pageUrl
  return (
    <li className="flex min-h-14 items-center gap-3 border-b border-border py-2">
      <ReceiptText size={20} aria-hidden className="shrink-0 text-muted-foreground" />
      <span className="min-w-0 flex-1">
        <span className="block leading-tight">{fullDate(createdAt)}</span>
        {number && <span className="block truncate text-small text-muted-foreground">{number}</span>}
      </span>
      <span className="font-semibold tabular-nums">{priceText(amount, currency)}</span>
      <Badge tone={tone}>{word}</Badge>
      {file && (
        <a
          href={file}
          target="_blank"
          rel="noreferrer"
          aria-label={`Invoice ${number ?? fullDate(createdAt)}`}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-full lift:bg-hover"
        >
          <Download size={20} aria-hidden />
        </a>
      )}
    </li>
  )
}
