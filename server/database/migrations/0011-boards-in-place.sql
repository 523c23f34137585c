-- Where a board stands, what its tasks are called, how each person looks at it, and the link with which people join it.
alter table boards
  add column folder_id uuid,
  add column position double precision not null default 0,
  add column key text check (key ~ '^[A-Z][A-Z0-9]{1,5}$'),
  add foreign key (workspace_id, folder_id) references folders (workspace_id, id);

update boards set key = numbered.key, position = numbered.position
from (
  select id, 'P' || row_number() over (partition by workspace_id order by id) as key,
    65536 * row_number() over (partition by workspace_id order by id) as position
  from boards
) as numbered
where numbered.id = boards.id;

alter table boards alter column key set not null;
create unique index board_keys on boards (workspace_id, key);
create index boards_in_order on boards (workspace_id, folder_id, position, id);

-- A board that moves to another workspace takes those of its people along who are there too.
alter table board_members
  drop constraint board_members_workspace_id_board_id_fkey,
  add foreign key (workspace_id, board_id) references boards (workspace_id, id) on delete cascade on update cascade;

-- One row per person and board, made when there is something to keep.
create table board_preferences (
  board_id        uuid not null,
  workspace_id    uuid not null,
  user_id         uuid not null,
  favorite        boolean not null default false,
  view            text not null default 'board' check (view in ('board', 'list', 'calendar', 'timeline')),
  card_properties jsonb not null default '{}',
  opened_at       timestamptz,
  primary key (board_id, user_id),
  foreign key (workspace_id, board_id) references boards (workspace_id, id) on delete cascade on update cascade,
  foreign key (workspace_id, user_id) references workspace_members (workspace_id, user_id) on delete cascade
);
create index board_preferences_of_user on board_preferences (workspace_id, user_id);

create table board_links (
  board_id   uuid primary key references boards on delete cascade,
  token      text not null unique,
  role       text not null check (role in ('admin', 'collaborator')),
  created_by uuid references users on delete set null,
  created_at timestamptz not null default now()
);
