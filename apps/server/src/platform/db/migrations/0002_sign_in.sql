create table login_links (
  token_hash bytea primary key,
  email_hash bytea not null,
  email_sealed bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

create table sessions (
  token_hash bytea primary key,
  account_id uuid not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);

create index sessions_account on sessions (account_id);

create table rate_limits (
  key bytea primary key,
  hits int not null,
  resets_at timestamptz not null
);
