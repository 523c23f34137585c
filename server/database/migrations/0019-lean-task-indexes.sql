-- Every move of a task writes each of its indexes anew. Which tasks have a label is asked when a label is deleted, and may take a
-- moment then; who has nothing to do needs no entry.
drop index tasks_by_label;
drop index tasks_by_member;
create index tasks_by_member on tasks using gin (members) where deleted_at is null and members <> '{}';
