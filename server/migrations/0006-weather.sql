-- Answers of the weather service: fresh for an hour, of use for six when the service fails.
create table forecasts (
  "key" text primary key,
  "forecast" jsonb not null,
  "fetchedAt" timestamptz not null default now()
);
create index on forecasts ("fetchedAt");
