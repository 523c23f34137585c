-- The columns a new board begins with, and those of each board.
create table default_columns (
  id           uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  title        text not null check (title <> ''),
  type         text not null,
  color        text not null,
  position     double precision not null,
  version      integer not null default 1
);
create index default_columns_in_order on default_columns (workspace_id, position, id);

create table columns (
  id         uuid primary key,
  board_id   uuid not null references boards on delete cascade,
  title      text not null check (title <> ''),
  type       text not null,
  color      text not null,
  position   double precision not null,
  version    integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (board_id, id)
);
create index columns_in_order on columns (board_id, position, id);

-- Workspaces and boards from before this get what new ones get.
insert into default_columns (id, workspace_id, title, type, color, position)
select gen_random_uuid(), workspaces.id, starter.title, starter.type, starter.color, starter.position
from workspaces, (values
  ('To do', 'unstarted', 'blue', 65536), ('In progress', 'started', 'gold', 131072), ('Done', 'completed', 'green', 196608)
) as starter (title, type, color, position);

insert into columns (id, board_id, title, type, color, position)
select gen_random_uuid(), boards.id, default_columns.title, default_columns.type, default_columns.color, default_columns.position
from boards join default_columns using (workspace_id);
