-- What a description says of somebody who is named in it, as it stands at the beginning of the message: it goes on while they have not read it.
alter table notices add column quoted text;
