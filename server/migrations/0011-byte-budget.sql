-- What a trip's log takes up: every version of its rows counts, until it is purged.
alter table trips add column "bytes" bigint not null default 0;
update trips set "bytes" = (
  select coalesce(sum(coalesce(pg_column_size("row"), 0) + 200), 0) from changes where changes."tripId" = trips."id"
);

create index on idempotency ("userId", "createdAt");
