create table outbox (
  "id" bigint generated always as identity primary key,
  "kind" text not null,
  "to" text not null,
  "tries" integer not null default 0,
  "createdAt" timestamptz not null default now(),
  "dueAt" timestamptz not null default now()
);
create index on outbox ("dueAt");

create table "emailTokens" (
  "tokenHash" text primary key,
  "userId" uuid not null references users on delete cascade,
  "createdAt" timestamptz not null default now(),
  "expiresAt" timestamptz not null
);
create index on "emailTokens" ("userId");
create index on "emailTokens" ("expiresAt");
