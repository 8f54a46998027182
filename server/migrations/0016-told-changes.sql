-- What a change did, so that it can be told to others: also of a row that is gone.
alter table changes
  add column "action" text not null default 'changed',
  add column "fields" jsonb not null default '[]',
  add column "name" text;
update changes set "action" = 'removed' where "row" is null;
