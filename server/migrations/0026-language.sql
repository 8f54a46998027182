-- In which language a person reads; null until chosen.
alter table users add column "language" text;
