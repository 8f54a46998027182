create table invitations (
  "id" uuid primary key,
  "tripId" bigint not null references trips on delete cascade,
  "email" text not null,
  "state" text not null default 'pending',
  "createdAt" timestamptz not null default now(),
  "invitedAt" timestamptz not null default now(),
  "expiresAt" timestamptz not null,
  "endedAt" timestamptz
);
create unique index on invitations ("tripId", "email") where "state" = 'pending';
create index on invitations ("tripId");
create index on invitations ("email") where "state" = 'pending';
create index on invitations ("endedAt");
create index on invitations ("expiresAt");

-- Each mail, and each link handed to the owner, has its own: an earlier mail still works after it was sent again.
create table "inviteTokens" (
  "tokenHash" text primary key,
  "inviteId" uuid not null references invitations on delete cascade,
  "isMailed" boolean not null,
  "createdAt" timestamptz not null default now()
);
create index on "inviteTokens" ("inviteId");

alter table outbox add column "inviteId" uuid references invitations on delete cascade;
create index on outbox ("inviteId");

-- Readable, because the owner copies the link again and again; null while it is off.
alter table trips add column "shareToken" text unique;

create table "activityReads" (
  "userId" uuid primary key references users on delete cascade,
  "readUpTo" timestamptz not null
);

-- Whose coming and going a change is about.
create index on changes ("rowId") where "collection" = 'members';
