create table expenses (
  "id" uuid primary key,
  "tripId" bigint not null references trips on delete cascade,
  "description" text not null,
  "amountMinor" bigint not null,
  "currency" text not null,
  "convertedMinor" bigint not null,
  "tripCurrency" text not null,
  "rate" text not null,
  "rateDate" date not null,
  "category" text not null,
  "date" date not null,
  "notes" text,
  "version" integer not null default 1,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
create index on expenses ("tripId");

-- The latest answer of the configured source of exchange rates.
create table rates (
  "source" text primary key,
  "date" date not null,
  "perEuro" jsonb not null,
  "fetchedAt" timestamptz not null default now()
);
