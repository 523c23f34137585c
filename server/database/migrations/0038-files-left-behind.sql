-- Rows go with the project or workspace around them, and nobody is asked about the files they spoke of. Their names are kept here,
-- with the same commit, until the files are removed.
create table files_left_behind (key text primary key);

create function note_files_left_behind() returns trigger language plpgsql as $$
begin
  insert into files_left_behind (key)
    select regexp_replace(key, '^/files/', '') from (values (to_jsonb(old) ->> 'file'), (to_jsonb(old) ->> 'preview')) as gone (key)
    where key is not null
    on conflict do nothing;
  return null;
end $$;

create trigger attachment_gone after delete on attachments for each row execute function note_files_left_behind();
create trigger message_file_gone after delete on message_files for each row execute function note_files_left_behind();
create trigger import_gone after delete on imports for each row execute function note_files_left_behind();
