-- What happened and has not been followed up yet: notices, mails and webhooks come from it a moment after the change. Written by the
-- statement that writes the event, whichever that is; without a foreign key, since an event that went with its board needs no follow-up.
create table events_to_follow (
  event_id uuid primary key,
  attempts smallint not null default 0,
  due_at   timestamptz not null default now()
);

create function follow_events_up() returns trigger language plpgsql as $$
begin
  insert into events_to_follow (event_id) select id from fresh;
  return null;
end $$;

create trigger events_are_followed_up after insert on events referencing new table as fresh
  for each statement execute function follow_events_up();
