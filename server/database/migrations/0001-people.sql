-- People, and the ways they prove who they are. Secrets are stored as hashes, or sealed with AUTH_SECRET where they must be read again.
create table users (
  id                        uuid primary key,
  name                      text not null check (name <> ''),
  username                  text not null,
  email                     text not null,
  email_verified            boolean not null default false,
  password_hash             text,
  role                      text,
  timezone                  text,
  onboarding                jsonb not null default '{}',
  avatar                    text,
  avatar_thumbnail          text,
  last_active_workspace_url text,
  totp_secret               text,
  totp_enabled              boolean not null default false,
  -- The time step of the last accepted code: the same six digits never work twice.
  totp_last_step            bigint not null default 0,
  version                   integer not null default 1,
  created_at                timestamptz not null default now(),
  updated_at                timestamptz not null default now()
);
create unique index users_email on users (lower(email));
create unique index users_username on users (lower(username));

-- Who somebody is at an outside issuer (Google).
create table identities (
  issuer  text not null,
  subject text not null,
  user_id uuid not null references users on delete cascade,
  primary key (issuer, subject)
);
create index identities_of_user on identities (user_id);

create table sessions (
  id           uuid primary key,
  user_id      uuid not null references users on delete cascade,
  device       text not null,
  address      text,
  created_at   timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at   timestamptz not null,
  ended_at     timestamptz
);
create index sessions_of_user on sessions (user_id) where ended_at is null;

-- Every refresh token works once. A used one is kept for as long as it could come back, to notice that it was stolen.
create table refresh_tokens (
  hash       text primary key,
  session_id uuid not null references sessions on delete cascade,
  created_at timestamptz not null default now(),
  used_at    timestamptz
);
create index refresh_tokens_of_session on refresh_tokens (session_id);

-- Links sent by mail: each for one purpose, once, for a while. `email` is the address the link was sent to.
create table link_tokens (
  hash       text primary key,
  user_id    uuid not null references users on delete cascade,
  purpose    text not null check (purpose in ('verify-email', 'change-email', 'reset-password')),
  email      text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index link_tokens_of_user on link_tokens (user_id, purpose);

create table recovery_codes (
  user_id uuid not null references users on delete cascade,
  hash    text not null,
  primary key (user_id, hash)
);
