create table "legs" (
  "id" uuid primary key,
  "tripId" bigint not null references trips ("id") on delete cascade,
  "destination" text not null,
  "arriveDate" date not null,
  "leaveDate" date not null,
  "order" integer not null default 0,
  "latitude" double precision,
  "longitude" double precision,
  "countryCode" text,
  "timeZone" text,
  "placeName" text,
  "elevationM" integer,
  "coastal" boolean,
  "version" integer not null default 1,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
create index "legs_by_day" on "legs" ("tripId", "arriveDate", "order", "id");
