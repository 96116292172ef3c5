-- A session lies with its account: its cookie names both, so that one shard answers for every request of a person.
alter table sessions drop constraint sessions_pkey;

alter table sessions add primary key (account_id, token_hash);

drop index sessions_account;
