-- A label belongs to its workspace, or to one board of it. Names are unique without case where they belong.
create table labels (
  id           uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  board_id     uuid,
  name         text not null check (name <> ''),
  color        text not null,
  version      integer not null default 1,
  created_at   timestamptz not null default now(),
  foreign key (workspace_id, board_id) references boards (workspace_id, id) on delete cascade on update cascade
);
create unique index label_names_of_workspace on labels (workspace_id, lower(name)) where board_id is null;
create unique index label_names_of_board on labels (board_id, lower(name)) where board_id is not null;
