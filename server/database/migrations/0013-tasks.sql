-- Tasks stand in a column in the order of `position`. Deleted ones stay for 30 days and can be brought back.
alter table boards add column last_number integer not null default 0;

-- Behind every task of the column: a new one takes its place there without looking at the others.
alter table columns
  add column task_limit integer check (task_limit > 0),
  add column end_position double precision not null default 0;

-- Lists of ids are kept in the row, because a board is read far more often than a label is deleted: whoever deletes one takes it
-- out of the tasks that have it.
create table tasks (
  id               uuid primary key,
  board_id         uuid not null references boards on delete cascade,
  column_id        uuid not null,
  number           integer not null,
  position         double precision not null,
  title            text not null check (title <> ''),
  description      text not null default '',
  members          uuid[] not null default '{}',
  labels           uuid[] not null default '{}',
  priority         smallint not null default 0 check (priority between 0 and 4),
  complexity       smallint not null default 0 check (complexity between 0 and 4),
  start_date       date,
  due_date         date,
  blockers         uuid[] not null default '{}',
  dependencies     uuid[] not null default '{}',
  cover            text,
  cover_image      text,
  checklist        jsonb not null default '[]',
  checklist_total  integer generated always as (jsonb_array_length(checklist)) stored,
  checklist_done   integer generated always as (jsonb_array_length(jsonb_path_query_array(checklist, '$[*] ? (@.done == true)'))) stored,
  comment_count    integer not null default 0,
  attachment_count integer not null default 0,
  total_seconds    integer not null default 0,
  completed_at     timestamptz,
  created_by       uuid references users on delete set null,
  version          integer not null default 1,
  created_at       timestamptz not null default now(),
  updated_at       timestamptz not null default now(),
  deleted_at       timestamptz,
  unique (board_id, number),
  unique (board_id, id),
  foreign key (board_id, column_id) references columns (board_id, id)
);
create index tasks_in_order on tasks (column_id, position) where deleted_at is null;
create index tasks_of_board on tasks (board_id) where deleted_at is null;
create index tasks_by_member on tasks using gin (members);
create index tasks_by_label on tasks using gin (labels);
create index deleted_tasks on tasks (deleted_at) where deleted_at is not null;

-- The history of one task is read from the same log.
alter table events add column task_id uuid references tasks on delete cascade;
create index events_of_task on events (task_id, id desc) where task_id is not null;
