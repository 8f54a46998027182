alter table users add column "isOperator" boolean not null default false;
alter table users add column "lockedAt" timestamptz;
