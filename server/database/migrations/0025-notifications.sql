-- What people are told. A notice is one thing that happened, told to one person once, whatever the channel; a notification is what
-- they see of it: one notice, or several about the same task within a few minutes.
create table notifications (
  id            uuid primary key,
  user_id       uuid not null references users on delete cascade,
  type          text not null,
  -- Plain text with markup the server made: everything people wrote is escaped in it.
  title         text not null,
  message       text not null,
  sender        uuid references users on delete set null,
  -- What it is about. Each is looked at again when it is read: who lost sight of it no longer sees this either.
  workspace_id  uuid references workspaces on delete cascade,
  board_id      uuid references boards on delete cascade,
  task_id       uuid references tasks on delete cascade,
  invitation_id uuid references invitations on delete cascade,
  -- False for what somebody wants by mail alone.
  in_app        boolean not null,
  read          boolean not null default false,
  -- Read for the last time then: what is told on top of it speaks of what came after.
  heard_at      timestamptz,
  begun_at      timestamptz not null,
  created_at    timestamptz not null
);
create index notifications_of_user on notifications (user_id, created_at desc, id desc) where in_app;
create index unread_notifications on notifications (user_id) where in_app and not read;
create index notifications_of_task on notifications (task_id, user_id) where task_id is not null;
create index notifications_of_board on notifications (board_id) where board_id is not null;
create index notifications_of_workspace on notifications (workspace_id) where workspace_id is not null;
create index notifications_of_invitation on notifications (invitation_id) where invitation_id is not null;
create index notifications_of_sender on notifications (sender) where sender is not null;
create index old_notifications on notifications (created_at) where read or not in_app;

create table notices (
  user_id         uuid not null references users on delete cascade,
  -- The id of an event, or what a clock brought: "overdue 2026-11-14 <task>".
  cause           text not null,
  notification_id uuid not null references notifications on delete cascade,
  comment_id      uuid,
  type            text not null,
  title           text not null,
  message         text not null,
  -- What is said of it beside something more important.
  brief           text not null,
  waits_for_mail  boolean not null,
  created_at      timestamptz not null,
  primary key (user_id, cause)
);
create index notices_of_notification on notices (notification_id);
create index notices_of_comment on notices (comment_id) where comment_id is not null;
create index notices_to_mail on notices (user_id) where waits_for_mail;

-- Only what differs from what everybody has.
create table notification_preferences (
  user_id      uuid primary key references users on delete cascade,
  settings     jsonb not null default '{}',
  mail_mode    text not null default 'instant' check (mail_mode in ('instant', 'bundled')),
  quiet_hours  jsonb,
  -- The Monday of the last weekly summary: it goes out once a week, whoever asks how often.
  summed_up_on date
);

alter table board_preferences add column muted boolean not null default false;

-- What is due these days, for reminders.
create index open_tasks_by_due_date on tasks (due_date)
  where due_date is not null and completed_at is null and deleted_at is null and members <> '{}';
