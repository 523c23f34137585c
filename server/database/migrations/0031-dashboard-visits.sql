-- When somebody last looked at their dashboard. `since` is where its digest begins: it stays for a whole visit, so that what is new does
-- not vanish with the second look.
create table dashboard_visits (
  user_id uuid primary key references users on delete cascade,
  since   timestamptz not null,
  seen_at timestamptz not null
);
