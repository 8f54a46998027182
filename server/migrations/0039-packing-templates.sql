create table "packingTemplates" (
  "id" uuid primary key,
  "userId" uuid not null references users ("id") on delete cascade,
  "name" text not null,
  "items" jsonb not null,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
create index "packingTemplates_by_user" on "packingTemplates" ("userId");
