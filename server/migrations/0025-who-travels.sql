-- How many travel, and how old the children are ('4, 9'); null where nobody said.
alter table trips add column "adults" integer;
alter table trips add column "children" integer;
alter table trips add column "childAges" text;
