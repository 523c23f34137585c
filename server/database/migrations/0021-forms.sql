-- Forms strangers fill in, and what they sent.
create table forms (
  id            uuid primary key,
  board_id      uuid not null references boards on delete cascade,
  column_id     uuid references columns on delete set null,
  slug          text not null unique,
  title         text not null check (title <> ''),
  description   text not null,
  fields        jsonb not null,
  published     boolean not null,
  confirmation  text not null,
  redirect_path text check (redirect_path ~ '^/($|[^/\\])'),
  accent        text not null,
  cover         text,
  protection    text not null check (protection in ('open', 'time', 'work')),
  created_by    uuid references users on delete set null,
  version       integer not null default 1,
  created_at    timestamptz not null default now(),
  updated_at    timestamptz not null default now()
);
create index forms_of_board on forms (board_id, id desc);
create index forms_of_column on forms (column_id);

-- The id is the sender's, so that the same submission sent again is known. A start opens one submission and no other.
create table form_submissions (
  id         uuid primary key,
  form_id    uuid not null references forms on delete cascade,
  task_id    uuid references tasks on delete set null,
  answers    jsonb not null,
  start      text unique,
  created_at timestamptz not null default now()
);
create index submissions_of_form on form_submissions (form_id, created_at desc, id desc);
create index submissions_of_task on form_submissions (task_id);
