create table users (
  "id" uuid primary key,
  "email" text not null unique,
  "name" text not null,
  "displayName" text not null,
  "firstName" text not null,
  "passwordHash" text,
  "plan" text not null default 'free',
  "emailVerifiedAt" timestamptz,
  "termsAcceptedAt" timestamptz not null default now(),
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);

create table sessions (
  "tokenHash" text primary key,
  "userId" uuid not null references users on delete cascade,
  "createdAt" timestamptz not null default now(),
  "seenAt" timestamptz not null default now(),
  "expiresAt" timestamptz not null,
  "userAgent" text
);
create index on sessions ("userId");

create table limits (
  "bucket" text primary key,
  "count" integer not null,
  "resetAt" timestamptz not null
);

create table trips (
  "id" bigint generated always as identity primary key,
  "ownerId" uuid not null references users on delete cascade,
  "clientId" uuid,
  "title" text not null,
  "destination" text not null,
  "description" text,
  "startDate" date not null,
  "endDate" date not null,
  "travelMode" text not null,
  "budgetMinor" bigint,
  "currency" text not null,
  "status" text not null default 'planning',
  "latitude" double precision,
  "longitude" double precision,
  "countryCode" text,
  "timeZone" text,
  "rev" bigint not null default 0,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  "deletedAt" timestamptz,
  unique ("ownerId", "clientId")
);
create index on trips ("ownerId") where "deletedAt" is null;

create table members (
  "tripId" bigint not null references trips on delete cascade,
  "userId" uuid not null references users on delete cascade,
  "role" text not null,
  "joinedAt" timestamptz not null default now(),
  primary key ("userId", "tripId")
);
create index on members ("tripId");

create table packing (
  "id" uuid primary key,
  "tripId" bigint not null references trips on delete cascade,
  "item" text not null,
  "category" text not null,
  "quantity" integer not null,
  "memberName" text,
  "notes" text,
  "packed" boolean not null,
  "essential" boolean not null,
  "reason" text,
  "version" integer not null default 1,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
create index on packing ("tripId");

-- Numbered per trip by trips.rev: a global sequence steps over slow writers.
create table changes (
  "tripId" bigint not null references trips on delete cascade,
  "rev" bigint not null,
  "collection" text not null,
  "rowId" text not null,
  "row" jsonb,
  "userId" uuid references users on delete set null,
  "createdAt" timestamptz not null default now(),
  primary key ("tripId", "rev")
);

create table idempotency (
  "userId" uuid not null references users on delete cascade,
  "key" text not null,
  "method" text not null,
  "path" text not null,
  "bodyHash" text not null,
  "status" integer,
  "result" jsonb,
  "createdAt" timestamptz not null default now(),
  primary key ("userId", "key")
);
create index on idempotency ("createdAt");
