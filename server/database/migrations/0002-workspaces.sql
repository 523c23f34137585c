-- A workspace holds people and projects. Its url is the first segment of its pages' addresses.
create table workspaces (
  id          uuid primary key,
  name        text not null check (name <> ''),
  url         text not null unique check (url = lower(url)),
  description text not null default '',
  logo        text,
  status      text not null default 'active' check (status in ('active', 'archived')),
  owner_id    uuid not null references users,
  permissions jsonb not null,
  version     integer not null default 1,
  created_at  timestamptz not null default now(),
  updated_at  timestamptz not null default now()
);
create index workspaces_of_owner on workspaces (owner_id);

create table workspace_members (
  workspace_id uuid not null references workspaces on delete cascade,
  user_id      uuid not null references users on delete cascade,
  role         text not null check (role in ('owner', 'admin', 'manager', 'member', 'guest', 'client')),
  joined_at    timestamptz not null default now(),
  primary key (workspace_id, user_id)
);
create index workspace_members_of_user on workspace_members (user_id);
create unique index one_owner_per_workspace on workspace_members (workspace_id) where role = 'owner';

-- The token is kept as it is: the invited person finds it again in their account. It opens nothing without their e-mail address.
create table invitations (
  id           uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  email        text not null,
  role         text not null check (role in ('admin', 'manager', 'member', 'guest', 'client')),
  token        text not null unique,
  status       text not null default 'pending' check (status in ('pending', 'accepted', 'declined', 'canceled')),
  invited_by   uuid references users on delete set null,
  created_at   timestamptz not null default now(),
  expires_at   timestamptz not null
);
create unique index one_pending_invitation_per_address on invitations (workspace_id, lower(email)) where status = 'pending';
create index invitations_by_email on invitations (lower(email)) where status = 'pending';
