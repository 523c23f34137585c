-- Meant for changes of many tasks, which became one event of their own instead: nothing was ever written here.
alter table events drop column batch_id;
