-- Only a link that went to the mailbox proves the address; an operator's link does not.
alter table "resetTokens" add column "isMailed" boolean not null default false;
alter table "emailTokens" add column "isMailed" boolean not null default true;

-- Log lines name an account by a hash under this key.
create table secrets ("name" text primary key, "value" text not null);
insert into secrets values ('log', replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));
