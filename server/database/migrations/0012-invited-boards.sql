-- Boards somebody joins together with the workspace when they accept.
create table invitation_boards (
  invitation_id uuid not null references invitations on delete cascade,
  board_id      uuid not null references boards on delete cascade,
  primary key (invitation_id, board_id)
);
