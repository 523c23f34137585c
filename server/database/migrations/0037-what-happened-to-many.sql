-- The history of a task also tells what was done to it together with others: their events name it somewhere in a list.
create index events_of_many_tasks on events using gin
  ((jsonb_path_query_array(payload, '$.tasks[*]._id') || coalesce(payload -> 'deleted', '[]')))
  where type = 'tasks-bulk-updated';
