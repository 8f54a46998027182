create table ideas (
  "id" uuid primary key,
  "tripId" bigint not null references trips ("id") on delete cascade,
  "title" text not null,
  "type" text not null,
  "location" text,
  "latitude" double precision,
  "longitude" double precision,
  "costMinor" bigint,
  "currency" text not null,
  "minutes" integer,
  "link" text,
  "notes" text,
  "votes" jsonb not null,
  "version" integer not null default 1,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
create index "ideas_by_age" on ideas ("tripId", "createdAt", "id");
