-- Time spent. An entry without a duration is a running timer; a person has at most one, wherever it is.
create table time_entries (
  id          uuid primary key,
  task_id     uuid not null references tasks on delete cascade,
  user_id     uuid not null references users on delete cascade,
  start_time  timestamptz not null,
  duration    integer check (duration between 60 and 86400),
  description text not null default '',
  version     integer not null default 1,
  created_at  timestamptz not null default now()
);
create unique index one_running_timer_per_person on time_entries (user_id) where duration is null;
create index running_timers on time_entries (task_id) where duration is null;
create index time_of_task on time_entries (task_id, start_time);
create index time_of_person on time_entries (user_id, start_time);
