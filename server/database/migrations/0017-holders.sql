-- Who a session belongs to is asked at every request and kept in memory between requests. Whatever could make that memory wrong
-- is told to every node here, with the commit, however the row was changed.
create function tell_holder_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('holder-changed', old.id::text);
  return null;
end
$$;

-- Not `last_seen_at`: that is written once a minute and changes nobody's rights.
create trigger session_changed after update of user_id, ended_at, expires_at or delete on sessions
  for each row execute function tell_holder_changed();
create trigger holder_changed after update or delete on users
  for each row execute function tell_holder_changed();
