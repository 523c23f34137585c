-- Two people may sign up with one address before anybody proves to own it. What each of them typed waits with the link
-- that was sent for it; the link that is opened decides.
alter table link_tokens add column pending jsonb;
