-- Which workers are alive. A job taken by one that is not, because its process was killed, is given back to the others.
create table job_leases (
  worker_id text primary key,
  seen_at   timestamptz not null default now()
);
