-- What is said about tasks, the files on them, and links with which anybody reads one.
create table comments (
  id         uuid primary key,
  task_id    uuid not null references tasks on delete cascade,
  author     uuid references users on delete set null,
  body       text not null check (body <> ''),
  reactions  jsonb not null default '{}',
  version    integer not null default 1,
  created_at timestamptz not null default now(),
  edited_at  timestamptz
);
create index comments_of_task on comments (task_id, id desc);

create table attachments (
  id           uuid primary key,
  task_id      uuid not null references tasks on delete cascade,
  name         text not null,
  size         integer not null,
  content_type text not null,
  file         text not null,
  preview      text,
  uploaded_by  uuid references users on delete set null,
  created_at   timestamptz not null default now()
);
create index attachments_of_task on attachments (task_id, id);

create table task_links (
  task_id    uuid primary key references tasks on delete cascade,
  token      text not null unique,
  created_by uuid references users on delete set null,
  created_at timestamptz not null default now()
);
