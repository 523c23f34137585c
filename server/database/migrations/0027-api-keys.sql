-- Keys with which programs act for the person who made them. The key itself is kept nowhere: `prefix` is for recognising it.
create table api_keys (
  id           uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  made_by      uuid references users on delete set null,
  name         text not null,
  prefix       text not null,
  hash         text not null unique,
  scopes       text[] not null check (cardinality(scopes) > 0 and scopes <@ array['read', 'write']),
  created_at   timestamptz not null default now(),
  expires_at   timestamptz,
  revoked_at   timestamptz,
  last_used_at timestamptz
);
create index api_keys_of_workspace on api_keys (workspace_id, id desc);
create index api_keys_of_maker on api_keys (made_by, workspace_id);

create table api_key_days (
  key_id   uuid not null references api_keys on delete cascade,
  -- In UTC.
  day      date not null,
  requests integer not null,
  primary key (key_id, day)
);

-- The key with which it was done, if by a program: the feed says so, and taking back one's last change goes by it.
alter table events add column key_id uuid;

-- Who came with which key is kept in memory, like who holds a session. Not `last_used_at`: it changes nobody's rights.
create trigger api_key_changed after update of made_by, scopes, expires_at, revoked_at or delete on api_keys
  for each row execute function tell_holder_changed();

-- Whoever leaves a workspace, by whichever way, leaves no key behind; nor does it work again when they come back.
create function revoke_keys_of_member() returns trigger language plpgsql as $$
begin
  update api_keys set revoked_at = now()
    where made_by = old.user_id and workspace_id = old.workspace_id and revoked_at is null;
  return null;
end
$$;
create trigger member_gone after delete on workspace_members
  for each row execute function revoke_keys_of_member();
