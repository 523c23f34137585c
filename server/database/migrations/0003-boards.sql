-- A project is stored as a board. `seq` counts its events without a gap: it is raised by the write that causes the event, under the row's lock.
create table boards (
  id           uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  title        text not null check (title <> ''),
  description  text not null default '',
  visibility   text not null default 'workspace' check (visibility in ('workspace', 'private')),
  status       text not null default 'active' check (status in ('active', 'archived')),
  seq          bigint not null default 0,
  version      integer not null default 1,
  created_at   timestamptz not null default now(),
  updated_at   timestamptz not null default now(),
  unique (workspace_id, id)
);

-- Only members of the workspace can be members of its boards; leaving the workspace leaves them all.
create table board_members (
  board_id     uuid not null,
  workspace_id uuid not null,
  user_id      uuid not null,
  role         text not null check (role in ('admin', 'collaborator')),
  joined_at    timestamptz not null default now(),
  primary key (board_id, user_id),
  foreign key (workspace_id, board_id) references boards (workspace_id, id) on delete cascade,
  foreign key (workspace_id, user_id) references workspace_members (workspace_id, user_id) on delete cascade
);
create index board_members_of_user on board_members (workspace_id, user_id);
