-- Far out, numbers lie further apart than `tight`: between two neighbours there may be none left, and the middle of them is one
-- of the two. No room then either.
create or replace function take_place(
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

-- For a statement that finds at its end that what it was asked for is not so any more: all of it is undone, and done again by
-- whoever asked (see `carriedOut`).
create function overtaken() returns void language plpgsql as $$
begin
  raise exception 'overtaken by another change' using errcode = 'serialization_failure';
end
$$;
