-- What two people of a workspace say to each other. The numbers of a chat's messages rise by one, given under the lock of the chat's row,
-- so how far somebody has read is a number too, and what is unread or which status a message has follows from it.
create table chats (
  id           uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  -- The pair, the smaller id first. No reference: a chat outlives the account of one of them.
  one          uuid not null,
  other        uuid not null,
  last_number  integer not null default 0,
  created_at   timestamptz not null default now(),
  updated_at   timestamptz not null default now(),
  check (one < other),
  unique (workspace_id, one, other)
);

create table chat_participants (
  chat_id      uuid not null references chats on delete cascade,
  user_id      uuid not null references users on delete cascade,
  read_to      integer not null default 0,
  delivered_to integer not null default 0,
  primary key (chat_id, user_id)
);
create index chats_of_user on chat_participants (user_id);

create table messages (
  id                uuid primary key,
  chat_id           uuid not null references chats on delete cascade,
  number            integer not null,
  sender            uuid references users on delete set null,
  body              text not null,
  reply_to          uuid references messages on delete set null,
  reactions         jsonb not null default '{}',
  client_message_id text,
  version           integer not null default 1,
  created_at        timestamptz not null default now(),
  edited_at         timestamptz,
  deleted_at        timestamptz,
  unique (chat_id, number)
);
create unique index messages_once on messages (chat_id, sender, client_message_id) where client_message_id is not null;
create index messages_answered on messages (reply_to) where reply_to is not null;

-- A file is uploaded before its message is sent, and belongs to nobody else until then.
create table message_files (
  id          uuid primary key,
  chat_id     uuid not null references chats on delete cascade,
  message_id  uuid references messages on delete cascade,
  name        text not null,
  size        integer not null,
  file        text not null,
  preview     text,
  uploaded_by uuid references users on delete set null,
  created_at  timestamptz not null default now()
);
create index files_of_message on message_files (message_id, id);
create index unsent_message_files on message_files (created_at) where message_id is null;
