-- How long each task stood in which column, read from the event log when somebody asks for a report: changing a task writes none of
-- this. Whatever is here can be thrown away and read again.
create table task_stays (
  task_id    uuid not null references tasks on delete cascade,
  board_id   uuid not null,
  -- Of the event that brought it there.
  seq        bigint not null,
  -- Without a reference, since columns are deleted; null for an imported task before its import.
  column_id  uuid,
  entered_at timestamptz not null,
  left_at    timestamptz,
  primary key (task_id, board_id, seq, entered_at)
);
create index stays_on_board on task_stays (board_id);

-- How far the log of a board was read.
create table task_stays_read (
  board_id uuid primary key references boards on delete cascade,
  seq      bigint not null default 0
);

-- Columns that are gone, and what others were called: a handful among all events of a board.
create index column_changes on events (board_id, seq) where type in ('column-updated', 'column-deleted');

-- Hours of a period, whoever worked them.
create index time_by_start on time_entries (start_time);
