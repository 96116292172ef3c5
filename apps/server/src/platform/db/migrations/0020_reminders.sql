-- When a person is reminded to write. A server finds the next one without the account's key; the choices are sealed.
create table reminders (
  account_id uuid primary key references accounts on delete cascade,
  settings_sealed bytea not null,
  version int not null,
  next_at timestamptz
);

create index reminders_next on reminders (next_at, account_id);

-- The browsers that get reminders, each as long as its session. What a server needs to reach one is sealed.
create table push_subscriptions (
  account_id uuid not null references accounts on delete cascade,
  token_hash bytea not null,
  endpoint_hash bytea not null,
  body_sealed bytea not null,
  primary key (account_id, token_hash),
  unique (account_id, endpoint_hash),
  foreign key (account_id, token_hash) references sessions (account_id, token_hash) on delete cascade
);

-- The key by which push services know this installation, sealed with the key in secret_checks. One row.
create table push_keys (
  check_id uuid primary key,
  private_sealed bytea not null
);

-- How many reminders were sent on a day (UTC) and by which way. Not to whom.
create table reminder_counts (
  day int not null,
  way text not null,
  sent int not null,
  primary key (day, way)
);
