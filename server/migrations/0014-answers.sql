-- What outside services answered, of all kinds; how long each kind is kept stands in providers/answer-cache.ts.
create table answers (
  "kind" text not null,
  "key" text not null,
  "value" jsonb not null,
  "fetchedAt" timestamptz not null default now(),
  primary key ("kind", "key")
);
create index on answers ("kind", "fetchedAt");

-- Rates may be the only ones there are; the others are soon asked for again.
insert into answers
  select 'rates', "source", jsonb_build_object('date', "date", 'perEuro', "perEuro"), "fetchedAt" from rates;

drop table rates, forecasts, routes, geocodes;

-- Items that were saved a moment ago and have no place on the map yet.
create index on itinerary ("updatedAt") where "latitude" is null and "location" is not null;
