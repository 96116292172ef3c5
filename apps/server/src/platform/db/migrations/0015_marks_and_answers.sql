-- What should never come again holds when its Echo is gone, so a mark no longer goes with the row of its Echo. Every mark
-- of an Echo that is still here stays as it is. The server removes the other verdicts when it withdraws an Echo.
alter table echo_marks drop constraint echo_marks_account_id_echo_id_fkey;

-- The Echo whose question an entry answers, as a keyed hash: what was asked is sealed in the entry's body.
alter table entries add column answers_hash bytea;

create index entries_answering on entries (account_id)
where answers_hash is not null;
