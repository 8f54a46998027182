-- Who a user is at the payment provider.
create table customers (
  "id" text primary key,
  "userId" uuid not null unique references users on delete cascade,
  "createdAt" timestamptz not null default now()
);

-- The checkouts that were begun; at most one of a user is open.
create table checkouts (
  "id" text primary key,
  "userId" uuid not null references users on delete cascade,
  "plan" text not null,
  "url" text not null,
  "status" text not null default 'open',
  "paymentStatus" text not null default 'unpaid',
  "createdAt" timestamptz not null default now(),
  "expiresAt" timestamptz not null
);
create index on checkouts ("userId");
create index on checkouts ("createdAt");

-- Each subscription as the provider described it last. Premium lasts until "premiumUntil", whether or not more is heard.
create table subscriptions (
  "id" text primary key,
  "userId" uuid not null references users on delete cascade,
  "status" text not null,
  "plan" text not null,
  "amount" bigint not null,
  "currency" text not null,
  "startedAt" timestamptz not null,
  "periodStart" timestamptz not null,
  "periodEnd" timestamptz not null,
  "endsAt" timestamptz,
  "premiumUntil" timestamptz,
  "cardBrand" text,
  "cardLast4" text,
  "readNumber" bigint not null,
  "updatedAt" timestamptz not null default now()
);
create index on subscriptions ("userId");

-- Numbers the reads of subscriptions: of two that overlap, the one that began later counts.
create sequence "subscriptionReads";

-- What the provider reported, each once.
create table "paymentEvents" (
  "id" text primary key,
  "type" text not null,
  "createdAt" timestamptz not null default now()
);
create index on "paymentEvents" ("createdAt");

-- Customers whose account was deleted: the provider is to forget them, and with them their subscriptions.
create table "customersToDelete" (
  "id" text primary key,
  "createdAt" timestamptz not null default now()
);

-- What the test checkout keeps in place of a payment provider.
create table "testPayments" (
  "id" text primary key,
  "customerId" text not null,
  "kind" text not null,
  "object" jsonb not null,
  "createdAt" timestamptz not null default now()
);
create index on "testPayments" ("customerId", "kind");

-- What the server was told and the database must know.
create table settings (
  "name" text primary key,
  "value" text not null
);
