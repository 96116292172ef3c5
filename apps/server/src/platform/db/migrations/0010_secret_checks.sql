-- One row, wrapped like the key of an account: it tells whether a server has the secret that the accounts were made with,
-- so that nobody has to look for any account. Written with the first account, or by the next start.
create table secret_checks (
  check_id uuid primary key,
  wrapped_key bytea not null,
  key_version int not null
);
