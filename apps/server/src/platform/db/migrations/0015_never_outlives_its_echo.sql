-- What should never come again holds when its Echo is gone, so a mark no longer goes with the row of its Echo. Every mark
-- of an Echo that is still here stays as it is. The server removes the other verdicts when it withdraws an Echo.
alter table echo_marks drop constraint echo_marks_account_id_echo_id_fkey;
