-- Whom a repeated write may still be answered: who is on its trip. No reference: the id outlives the trip, and is nobody's.
alter table idempotency add column "tripId" bigint;
update idempotency set "tripId" = coalesce("result" ->> 'tripId', "result" ->> 'id')::bigint
where "path" in ('/api/trips', '/api/trips/import', '/api/invites/accept');

-- Whom the owner took off a trip; its share link does not bring them back.
create table "removedMembers" (
  "tripId" bigint not null references trips on delete cascade,
  "userId" uuid not null references users on delete cascade,
  "removedAt" timestamptz not null default now(),
  primary key ("tripId", "userId")
);
create index on "removedMembers" ("userId");
insert into "removedMembers"
select log."tripId", users."id", max(log."createdAt")
from changes log join users on users."id"::text = log."rowId"
where log."collection" = 'members' and log."action" = 'removed' and log."userId" <> users."id"
  and not exists (select from members where members."tripId" = log."tripId" and members."userId" = users."id")
group by log."tripId", users."id";

-- When whoever reads the mail of its address took over an account that somebody had used without proof.
alter table users add column "takenBackAt" timestamptz;
