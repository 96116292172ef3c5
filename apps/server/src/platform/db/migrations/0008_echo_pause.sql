-- Echos rest while somebody wants none: until the local day that is named, or, when none is, until they are resumed.
alter table accounts add column echoes_paused boolean not null default false;

alter table accounts add column echoes_paused_until int check (echoes_paused or echoes_paused_until is null);
