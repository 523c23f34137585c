-- For the list of what can be restored: who deleted it, and when, of one board.
alter table tasks add column deleted_by uuid references users on delete set null;
create index deleted_tasks_of_board on tasks (board_id, deleted_at desc, id desc) where deleted_at is not null;
-- Else whoever deletes their account would have every task looked at.
create index tasks_by_deleter on tasks (deleted_by) where deleted_by is not null;
