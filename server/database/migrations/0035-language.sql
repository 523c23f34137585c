-- The language somebody is written to in. Null: nobody asked for one yet.
alter table users add column language text;
