-- What each workspace pays for, as the payment gateway last said. It goes by the workspace's id and outlives the workspace: what is
-- still being charged must be ended first.
create table subscriptions (
  id                 uuid primary key,
  workspace_id       uuid unique references workspaces on delete set null,
  gateway            text not null check (gateway in ('sandbox', 'stripe')),
  customer_id        text,
  subscription_id    text,
  -- The one somebody here has ended, whatever the gateway still says about it.
  ended_id           text,
  plan               text not null default 'free' check (plan in ('free', 'premium')),
  status             text check (status in
    ('active', 'trialing', 'incomplete', 'processing', 'past_due', 'unpaid', 'incomplete_expired', 'canceled')),
  current_period_end timestamptz,
  card               jsonb,
  open_invoice_url   text,
  -- Questions to the gateway are numbered: the answer to an earlier one never replaces that to a later one.
  asked              bigint not null default 0,
  answered           bigint not null default 0,
  -- Somebody pays right now. Left standing past its time, the server that was at it is gone.
  busy_until         timestamptz,
  -- Who paid last: a payment that is confirmed at a bank is theirs, though nobody is here when we hear of it.
  paid_by            uuid references users on delete set null
);
create unique index subscriptions_by_customer on subscriptions (gateway, customer_id);

-- Events of the gateway that were acted upon: each comes at least once.
create table seen_webhooks (
  id      text primary key,
  seen_at timestamptz not null default now()
);

-- The sandbox's own books: what a real gateway would keep on its side.
create table payment_sandbox (
  customer_id text primary key,
  account     jsonb not null
);
