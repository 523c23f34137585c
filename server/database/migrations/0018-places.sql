-- Takes a place in a column for a task, with the column's lock held: nobody else takes one there before the commit. A function,
-- because what stands in the column must be looked at after the lock is held, which one statement alone cannot do, and because a
-- busy board has no time for several questions while others wait for that lock.
--
-- Neighbours win over a wanted number while they are in the column; without either it is the end. `problem` is 'missing' (no such
-- column on this board), 'taken' (there is a task of the new one's id) or 'tight' (no room left below the task `above`).
create function take_place(
  of_board uuid, at_column uuid, moving uuid, is_new boolean, before_task uuid, after_task uuid, wanted double precision, on_top boolean,
  step double precision, tight double precision
) returns table (place double precision, problem text, above uuid) language plpgsql rows 1 as $$
declare
  low double precision;
  high double precision;
  target double precision;
  stands boolean;
begin
  if before_task is null and after_task is null and wanted is null and not on_top then
    update columns set end_position = end_position + step where id = at_column and board_id = of_board
      returning end_position into place;
    if not found then problem := 'missing'; end if;
    if is_new and exists (select 1 from tasks where id = moving) then problem := 'taken'; end if;
    return next;
    return;
  end if;

  perform 1 from columns where id = at_column and board_id = of_board for no key update;
  if not found then
    problem := 'missing';
    return next;
    return;
  end if;
  if is_new and exists (select 1 from tasks where id = moving) then
    problem := 'taken';
    return next;
    return;
  end if;

  -- Looked up by id alone: a column can hold thousands.
  select position, column_id = at_column and deleted_at is null and id is distinct from moving into high, stands
    from tasks where id = before_task;
  if stands then
    select id, position into above, low from tasks
      where column_id = at_column and deleted_at is null and id is distinct from moving and position < high
      order by position desc limit 1;
  else
    select id, position, column_id = at_column and deleted_at is null and id is distinct from moving into above, low, stands
      from tasks where id = after_task;
    if stands then
      target := low;
    else
      target := coalesce(wanted, case when on_top then '-infinity'::double precision else 'infinity' end);
      select id, position into above, low from tasks
        where column_id = at_column and deleted_at is null and id is distinct from moving and position <= target
        order by position desc limit 1;
    end if;
    select min(position) into high from tasks
      where column_id = at_column and deleted_at is null and id is distinct from moving and position > target;
  end if;

  place := case
    when wanted - coalesce(low, '-infinity') > tight and coalesce(high, 'infinity') - wanted > tight then wanted
    when low is null and high is null then step
    when low is null then high - step
    when high is null then low + step
    -- Far out, numbers lie further apart than `tight`, and the middle of two can be one of the two.
    when (high - low) / 2 > tight and low + (high - low) / 2 > low and low + (high - low) / 2 < high then low + (high - low) / 2
  end;
  if place is null then
    problem := 'tight';
  else
    update columns set end_position = place where id = at_column and end_position < place;
  end if;
  return next;
end
$$;

-- Gives tasks of one board new places, one after the other, each with its own wish. Says for each what was in the way, or the task
-- as it is now and where it stood before. Locks are taken in the order everybody takes them: columns, then tasks.
create function move_tasks(of_board uuid, moves jsonb, step double precision, tight double precision) returns table (
  n integer, problem text, above uuid, is_here boolean, has_timers boolean, from_column uuid, from_position double precision, task tasks
) language plpgsql rows 5 as $$
declare
  wish record;
  new_place double precision;
  finishes boolean;
begin
  perform 1 from columns where id = any (array(select (each ->> 'column_id')::uuid from jsonb_array_elements(moves) each))
    and board_id = of_board order by id for no key update;
  perform 1 from tasks where id = any (array(select (each ->> 'task_id')::uuid from jsonb_array_elements(moves) each))
    order by id for no key update;

  for wish in
    select * from jsonb_to_recordset(moves) as each (n integer, task_id uuid, column_id uuid, before uuid, after uuid,
      wanted double precision, now timestamptz) order by each.n
  loop
    n := wish.n;
    is_here := null;
    has_timers := null;
    task := null;
    select taken.place, taken.problem, taken.above into new_place, problem, above from take_place(
      of_board, wish.column_id, wish.task_id, false, wish.before, wish.after, wish.wanted, false, step, tight) taken;
    if problem is null then
      select tasks.column_id, tasks.position, tasks.board_id = of_board and tasks.deleted_at is null
        into from_column, from_position, is_here from tasks where tasks.id = wish.task_id;
      select exists (
        select 1 from boards join workspaces on workspaces.id = boards.workspace_id,
          jsonb_to_recordset(workspaces.column_types) as types (key text, finishing boolean)
        where boards.id = of_board and types.key = columns.type and types.finishing
      ) into finishes from columns where columns.id = wish.column_id;
      has_timers := finishes and from_column <> wish.column_id
        and exists (select 1 from time_entries where task_id = wish.task_id and duration is null);
      if is_here and not has_timers then
        -- Into a finishing column completes a task, out of one opens it again; from one to another changes nothing about when.
        update tasks set column_id = wish.column_id, position = new_place, version = tasks.version + 1, updated_at = now(),
          completed_at = case when finishes then coalesce(tasks.completed_at, wish.now) end
          where tasks.id = wish.task_id returning tasks.* into task;
      end if;
    end if;
    return next;
  end loop;
end
$$;

-- For a statement that finds at its end that what it was asked for is not so any more: all of it is undone, and done again by
-- whoever asked (see `carriedOut`).
create function overtaken() returns void language plpgsql as $$
begin
  raise exception 'overtaken by another change' using errcode = 'serialization_failure';
end
$$;
