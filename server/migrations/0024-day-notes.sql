create table "dayNotes" (
  "id" uuid primary key,
  "tripId" bigint not null references trips ("id") on delete cascade,
  "date" date not null,
  "text" text not null,
  "version" integer not null default 1,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
create index "dayNotes_by_day" on "dayNotes" ("tripId", "date", "createdAt", "id");
