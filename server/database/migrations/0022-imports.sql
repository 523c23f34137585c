-- A file somebody brought from another program, and how far it has been carried out. Each batch of rows moves `done` on in its own
-- transaction, so a server that is killed goes on behind the last row it finished.
create table imports (
  id            uuid primary key,
  board_id      uuid not null references boards on delete cascade,
  provider      text not null,
  filename      text not null,
  -- Where the file lies until it has been read to its end.
  file          text,
  choices       jsonb not null default '{}',
  status        text not null default 'queued' check (status in ('queued', 'running', 'done', 'failed', 'undone')),
  done          integer not null default 0,
  total         integer not null,
  created       integer not null default 0,
  updated       integer not null default 0,
  skipped       jsonb not null default '[]',
  skipped_count integer not null default 0,
  notes         jsonb not null default '[]',
  failure       text,
  -- How often it was taken up: one that cannot be carried out is given up in the end.
  attempts      integer not null default 0,
  -- Their columns and labels as ours, decided once; and which of ours were made for it.
  places        jsonb,
  made_columns  uuid[] not null default '{}',
  made_labels   uuid[] not null default '{}',
  created_by    uuid references users on delete set null,
  created_at    timestamptz not null default now(),
  finished_at   timestamptz
);
create index imports_of_board on imports (board_id, id desc);

-- What became of each thing of theirs: the same file again finds its tasks here. `said` is what the file said of each field the last
-- time, as short hashes: only what is different since is written over what people did meanwhile.
create table import_sources (
  board_id    uuid not null references boards on delete cascade,
  provider    text not null,
  external_id text not null,
  task_id     uuid not null references tasks on delete cascade,
  said        jsonb not null,
  primary key (board_id, provider, external_id)
);
create index import_sources_of_task on import_sources (task_id);

-- What an import did to each task, to take it back: `was` and `became` are the fields it changed; null for one it made.
create table import_changes (
  import_id   uuid not null references imports on delete cascade,
  task_id     uuid not null references tasks on delete cascade,
  was         jsonb,
  became      jsonb,
  said_before jsonb,
  primary key (import_id, task_id)
);
create index import_changes_of_task on import_changes (task_id);
