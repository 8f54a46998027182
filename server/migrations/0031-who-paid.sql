-- Who paid an expense and who shares it; null for what nobody splits.
alter table expenses
  add column "paidBy" jsonb,
  add column "sharedBy" jsonb;

-- People without an account or who left, and with whom members pay.
create table travellers (
  "id" uuid primary key,
  "tripId" bigint not null references trips ("id") on delete cascade,
  "name" text not null,
  "tone" integer not null,
  "userId" uuid,
  "household" uuid,
  "version" integer not null default 1,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
create index "travellers_by_trip" on travellers ("tripId", "userId");

-- What was paid to settle up.
create table transfers (
  "id" uuid primary key,
  "tripId" bigint not null references trips ("id") on delete cascade,
  "from" uuid not null,
  "to" uuid not null,
  "amountMinor" bigint not null,
  "currency" text not null,
  "convertedMinor" bigint not null,
  "tripCurrency" text not null,
  "rate" text not null,
  "rateDate" date not null,
  "date" date not null,
  "notes" text,
  "turn" integer not null,
  "markedBy" uuid,
  "version" integer not null default 1,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
create index "transfers_by_trip" on transfers ("tripId");
