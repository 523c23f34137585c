-- Folders form a tree per workspace. A parent is always of the same workspace; that there is no circle, the service sees to.
create table folders (
  id           uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  parent_id    uuid,
  name         text not null check (name <> ''),
  color        text not null default 'gray',
  position     double precision not null,
  version      integer not null default 1,
  created_at   timestamptz not null default now(),
  updated_at   timestamptz not null default now(),
  unique (workspace_id, id),
  check (parent_id <> id),
  foreign key (workspace_id, parent_id) references folders (workspace_id, id)
);
create index folders_in_order on folders (workspace_id, parent_id, position, id);
