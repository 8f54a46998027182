-- Why Smart Pack proposed a thing: what is meant, told to each in their language; older rows keep their text.
alter table packing alter column "reason" type jsonb using to_jsonb("reason");
