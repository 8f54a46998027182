-- A session's token changes daily; the old one holds until the new one is seen, and a moment longer.
alter table sessions add column "nextHash" text;
alter table sessions add column "previousHash" text;
alter table sessions add column "previousUntil" timestamptz;
create index on sessions ("nextHash");
create index on sessions ("previousHash");
update sessions set "expiresAt" =
  least("expiresAt", "seenAt" + interval '14 days', "createdAt" + interval '60 days');

-- Browsers in which an account has signed in.
create table devices (
  "deviceHash" text not null,
  "userId" uuid not null references users on delete cascade,
  "createdAt" timestamptz not null default now(),
  "seenAt" timestamptz not null default now(),
  primary key ("deviceHash", "userId")
);
create index on devices ("userId");
create index on devices ("seenAt");
