-- A task says what blocks it; looked up from the other end when that one is opened. Most tasks name none.
create index tasks_by_blocker on tasks using gin (blockers) where blockers <> '{}';
create index tasks_by_dependency on tasks using gin (dependencies) where dependencies <> '{}';
