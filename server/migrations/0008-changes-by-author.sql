-- Deleting an account takes its name off every change it wrote.
create index on changes ("userId");
