-- Passkeys, each found by the hash of its credential id. The public key, the counter and the name are sealed.
create table passkeys (
  account_id uuid not null references accounts on delete cascade,
  passkey_id uuid not null,
  credential_hash bytea not null,
  body_sealed bytea not null,
  primary key (account_id, passkey_id),
  unique (account_id, credential_hash)
);

-- Challenges that a browser is answering right now, by the hash of the challenge, its purpose and its account.
create table passkey_challenges (
  challenge_hash bytea primary key,
  expires_at timestamptz not null
);
