-- Whether the rate of an expense is from a table, was typed, or follows from what was charged.
alter table expenses add column "rateFrom" text not null default 'table';
