-- A member is a row of the trip like any other.
alter table members add column "version" integer not null default 1;

-- Old changes are pruned by age.
create index on changes ("createdAt");
