-- Everything that happened, in the transaction that made it happen. Live updates, feeds, notifications, reports and undo are read from here.
create table events (
  id           uuid primary key,
  workspace_id uuid references workspaces on delete cascade,
  board_id     uuid references boards on delete cascade,
  seq          bigint,
  actor        uuid references users on delete set null,
  client_id    text,
  type         text not null,
  payload      jsonb not null,
  before       jsonb,
  batch_id     uuid,
  at           timestamptz not null,
  check ((board_id is null) = (seq is null))
);
create unique index events_of_board on events (board_id, seq);
create index events_of_actor on events (actor, id desc);
create index events_of_workspace on events (workspace_id, id desc);

-- The first answer to a POST sent with an Idempotency-Key. Written in the request's own transaction: there is an answer exactly when there is the change.
create table idempotency_keys (
  user_id    uuid not null references users on delete cascade,
  key        text not null,
  route      text not null,
  status     integer,
  answer     jsonb,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);
