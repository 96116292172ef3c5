-- What a person said about an Echo: one verdict for each, deleted with it. What was said is sealed.
create table echo_marks (
  account_id uuid not null references accounts on delete cascade,
  echo_id uuid not null,
  body_sealed bytea not null,
  primary key (account_id, echo_id),
  foreign key (account_id, echo_id) references echoes on delete cascade
);
