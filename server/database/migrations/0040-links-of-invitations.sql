-- For whoever invites, to hand over themselves. Not the link of the mail: signing up by that one proves that somebody reads the mailbox.
alter table invitations add column link_token text not null unique
  default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
