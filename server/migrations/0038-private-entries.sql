-- Found again when their owner's account goes.
create index "changes_by_reader" on changes ("privateTo") where "privateTo" is not null;
