-- Views people saved, and which event took back which.
create table saved_views (
  id         uuid primary key,
  board_id   uuid not null references boards on delete cascade,
  owner      uuid not null references users on delete cascade,
  name       text not null check (name <> ''),
  view       text not null check (view in ('board', 'list', 'calendar', 'timeline')),
  query      text not null,
  shared     boolean not null default false,
  version    integer not null default 1,
  created_at timestamptz not null default now()
);
create index saved_views_of_board on saved_views (board_id, name, id);

alter table events add column undoes uuid;
create index undone_events on events (undoes) where undoes is not null;
