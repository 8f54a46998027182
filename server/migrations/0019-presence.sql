-- Who looks at a trip now: a row for each browser tab, renewed while it is open. Nothing refers to it, and after a crash
-- of the database it starts empty.
create unlogged table presence (
  "id" uuid primary key,
  "serverId" uuid not null,
  "tripId" bigint not null,
  "userId" uuid not null,
  "tab" text not null,
  "movedAt" timestamptz not null default now(),
  "seenAt" timestamptz not null default now()
);
create index on presence ("tripId");
create index on presence ("seenAt");
