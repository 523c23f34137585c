-- What a workspace decides for itself. `column_types` holds the whole list, the built-in ones with the names and colours they have here.
alter table workspaces
  add column column_types jsonb not null default '[
    {"key": "backlog", "name": "Backlog", "color": "gray", "finishing": false},
    {"key": "unstarted", "name": "To do", "color": "blue", "finishing": false},
    {"key": "started", "name": "In progress", "color": "gold", "finishing": false},
    {"key": "completed", "name": "Done", "color": "green", "finishing": true},
    {"key": "canceled", "name": "Canceled", "color": "red", "finishing": true}]',
  add column settings jsonb not null default '{"workingHoursPerDay": 8, "workingDays": [1, 2, 3, 4, 5], "weekStart": 1}',
  add column require_second_factor boolean not null default false,
  add column invitation_domains text[] not null default '{}';
