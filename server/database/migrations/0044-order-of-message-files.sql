-- The files of a message stand as whoever sent it chose them, whichever of them arrived first.
alter table message_files add column position smallint not null default 0;
