-- Which request an event came of: what stands in the log under that name belongs to it.
alter table events add column request_id text;
