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
