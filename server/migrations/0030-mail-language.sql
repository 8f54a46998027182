-- In which language whoever asked for the mail reads; an account that has chosen one is written to in that.
alter table outbox add column "language" text;
