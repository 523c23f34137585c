-- Addresses under which calendar programs read tasks without signing in: one per person for their own tasks, and one per person and
-- project. Whoever reads it is let in as that person, so nobody's feed outlives what they may see.
create table calendar_feeds (
  user_id      uuid not null references users on delete cascade,
  -- None: everything that person has to do.
  board_id     uuid references boards on delete cascade,
  subject      uuid not null generated always as (coalesce(board_id, user_id)) stored,
  token_hash   text not null unique,
  sealed_token text not null,
  created_at   timestamptz not null default now(),
  last_read_at timestamptz,
  primary key (user_id, subject)
);
create index calendar_feeds_of_board on calendar_feeds (board_id) where board_id is not null;
