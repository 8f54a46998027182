create table itinerary (
  "id" uuid primary key,
  "tripId" bigint not null references trips on delete cascade,
  "title" text not null,
  "type" text not null,
  "date" date not null,
  "time" text,
  "location" text,
  "description" text,
  "notes" text,
  "latitude" double precision,
  "longitude" double precision,
  "order" integer not null,
  "costMinor" bigint,
  "currency" text not null,
  "version" integer not null default 1,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
-- The trip's items, and those of one day, come straight from the index.
create index on itinerary ("tripId", "date", "order");

-- Answers of the router and the geocoder, kept 30 days: the same way is not asked for twice.
create table routes (
  "key" text primary key,
  "route" jsonb not null,
  "createdAt" timestamptz not null default now()
);
create index on routes ("createdAt");

create table geocodes (
  "key" text primary key,
  "hits" jsonb not null,
  "createdAt" timestamptz not null default now()
);
create index on geocodes ("createdAt");
