create table identities (
  "issuer" text not null,
  "subject" text not null,
  "userId" uuid not null references users on delete cascade,
  "createdAt" timestamptz not null default now(),
  primary key ("issuer", "subject")
);
create index on identities ("userId");

create table "signInStates" (
  "stateHash" text primary key,
  "browserHash" text not null,
  "provider" text not null,
  "nonce" text not null,
  "verifier" text not null,
  "returnTo" text not null,
  "name" text,
  "expiresAt" timestamptz not null
);
create index on "signInStates" ("expiresAt");

create table "resetTokens" (
  "tokenHash" text primary key,
  "userId" uuid not null references users on delete cascade,
  "createdAt" timestamptz not null default now(),
  "expiresAt" timestamptz not null
);
create index on "resetTokens" ("userId");
create index on "resetTokens" ("expiresAt");

create index on sessions ("expiresAt");
create index on limits ("resetAt");
create index on trips ("deletedAt") where "deletedAt" is not null;
