-- Whoever has answered may be offered another server, by https alone.
alter table forms drop constraint forms_redirect_path_check,
  add check (redirect_path ~ '^/($|[^/\\])' or redirect_path ~ '^https://[^/\\?#@]');

-- Whom the answers of a form are told to. Whoever leaves the workspace leaves these lists too.
create table form_listeners (
  form_id      uuid not null references forms on delete cascade,
  board_id     uuid not null,
  workspace_id uuid not null,
  user_id      uuid not null,
  primary key (form_id, user_id),
  foreign key (workspace_id, board_id) references boards (workspace_id, id) on delete cascade on update cascade,
  foreign key (workspace_id, user_id) references workspace_members (workspace_id, user_id) on delete cascade
);
create index form_listeners_of_board on form_listeners (board_id, user_id);
create index form_listeners_of_user on form_listeners (workspace_id, user_id);

-- Until now a form told whoever made it, and goes on doing so.
insert into form_listeners (form_id, board_id, workspace_id, user_id)
  select forms.id, boards.id, boards.workspace_id, forms.created_by from forms join boards on boards.id = forms.board_id
    join workspace_members on workspace_members.workspace_id = boards.workspace_id and workspace_members.user_id = forms.created_by;
