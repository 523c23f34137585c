-- A workspace has one subscription because its id is that of the subscription. A second unique index said so again, and of two who
-- upgraded in the same moment it refused one as a clash, though "on conflict (id)" would have told them that somebody is paying.
alter table subscriptions
  drop constraint subscriptions_workspace_id_key,
  add constraint subscription_of_its_workspace check (workspace_id = id);
create index subscriptions_by_workspace on subscriptions (workspace_id);
