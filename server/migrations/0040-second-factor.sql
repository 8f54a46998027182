-- When an account began to ask for a second step after its password; null while it does not.
alter table users add column "secondStepAt" timestamptz;

-- When whoever uses a session last proved who they are.
alter table sessions add column "provenAt" timestamptz not null default now();
update sessions set "provenAt" = "createdAt";

create table passkeys (
  "id" text primary key,
  "userId" uuid not null references users on delete cascade,
  "publicKey" text not null,
  "counter" bigint not null,
  "transports" jsonb not null,
  "userAgent" text,
  "createdAt" timestamptz not null default now(),
  "usedAt" timestamptz
);
create index on passkeys ("userId");

-- Of an app that shows codes; its secret is sealed with the key below.
create table authenticators (
  "userId" uuid primary key references users on delete cascade,
  "secret" text not null,
  "usedStep" bigint not null default 0,
  "createdAt" timestamptz not null default now(),
  "checkedAt" timestamptz
);

create table "recoveryCodes" (
  "userId" uuid not null references users on delete cascade,
  "codeHash" text not null,
  "salt" text not null,
  "createdAt" timestamptz not null default now(),
  primary key ("userId", "codeHash")
);

-- A sign-in whose password was right, and that is no session yet.
create table "openSignIns" (
  "tokenHash" text primary key,
  "userId" uuid not null references users on delete cascade,
  "expiresAt" timestamptz not null
);
create index on "openSignIns" ("userId");
create index on "openSignIns" ("expiresAt");

-- What a passkey has to sign; without an account where the passkey itself will say whose it is.
create table challenges (
  "challengeHash" text primary key,
  "userId" uuid references users on delete cascade,
  "expiresAt" timestamptz not null
);
create index on challenges ("userId");
create index on challenges ("expiresAt");

insert into secrets values ('authenticators', replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));
