-- Addresses that are told what happens in a workspace, or on one of its projects. They belong to the workspace, not to who made them;
-- one of a project goes when the project goes, and stays behind when it is taken to another workspace.
create table webhooks (
  id             uuid primary key,
  workspace_id   uuid not null references workspaces on delete cascade,
  -- None: everything in the workspace.
  board_id       uuid,
  name           text not null check (name <> ''),
  url            text not null,
  events         text[] not null,
  sealed_secret  text not null,
  -- Still signed with after the secret was renewed, until the receiver has the new one.
  sealed_earlier text,
  earlier_until  timestamptz,
  active         boolean not null default true,
  -- Since when nothing has been delivered although it was tried.
  failing_since  timestamptz,
  -- Turned off by itself, after days of that.
  given_up_at    timestamptz,
  created_by     uuid references users on delete set null,
  created_at     timestamptz not null default now(),
  version        integer not null default 1,
  foreign key (workspace_id, board_id) references boards (workspace_id, id) on delete cascade
);
create index webhooks_of_workspace on webhooks (workspace_id, board_id);
create index webhooks_of_board on webhooks (board_id) where board_id is not null;

-- What each of them was or will be sent, byte for byte, and how it answered.
create table webhook_deliveries (
  id          uuid primary key,
  webhook_id  uuid not null references webhooks on delete cascade,
  event_type  text not null,
  body        text not null,
  status      text not null default 'waiting' check (status in ('waiting', 'delivered', 'failed')),
  -- { at, status, error, milliseconds } each, oldest first.
  attempts    jsonb not null default '[]',
  -- Of these, how many since it was last asked for: the pauses grow with it.
  tries       smallint not null default 0,
  answer      text,
  next_try_at timestamptz,
  created_at  timestamptz not null default now()
);
create index deliveries_of_webhook on webhook_deliveries (webhook_id, id desc);
create index deliveries_by_age on webhook_deliveries (created_at);

-- The other direction: where a code host tells of commits and pull requests. One address per workspace.
create table code_sources (
  workspace_id  uuid primary key references workspaces on delete cascade,
  token_hash    text not null unique,
  sealed_token  text not null,
  sealed_secret text not null,
  created_by    uuid references users on delete set null,
  created_at    timestamptz not null default now()
);

-- The id is the code host's: what it sends again is known.
create table code_deliveries (
  id           text not null,
  workspace_id uuid not null references workspaces on delete cascade,
  event        text not null,
  repository   text not null,
  linked       integer not null default 0,
  completed    integer not null default 0,
  received_at  timestamptz not null default now(),
  primary key (workspace_id, id)
);
create index code_deliveries_by_age on code_deliveries (workspace_id, received_at desc);

create table code_links (
  id         uuid primary key,
  task_id    uuid not null references tasks on delete cascade,
  kind       text not null check (kind in ('commit', 'pull-request')),
  repository text not null,
  ref        text not null,
  title      text not null,
  url        text not null,
  author     text not null,
  state      text check (state in ('open', 'merged', 'closed')),
  at         timestamptz not null,
  unique (task_id, kind, repository, ref)
);
