-- What a user has generated: five a month are free, counted in calendar months of UTC.
create table generations (
  "id" uuid primary key,
  "userId" uuid not null references users on delete cascade,
  "tripId" bigint references trips on delete set null,
  "kind" text not null,
  "createdAt" timestamptz not null default now()
);
create index on generations ("userId", "createdAt");
create index on generations ("createdAt");
create index on generations ("tripId");

-- What was generated last for a trip, one of each kind.
create table "aiResults" (
  "tripId" bigint not null references trips on delete cascade,
  "kind" text not null,
  "result" jsonb not null,
  "createdAt" timestamptz not null default now(),
  primary key ("tripId", "kind")
);
