-- Journals that are being brought in from other programs, and those that can still be undone. The files are on the
-- server that received them, which says every few seconds that it still has them. Until an import is done, its entries
-- are deleted at '-infinity': nothing shows them until all are there.
create table journal_imports (
  account_id uuid not null references accounts on delete cascade,
  import_id uuid not null,
  state text not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  -- What was found, chosen and brought in. Sealed, because no query reads it.
  body_sealed bytea not null,
  primary key (account_id, import_id)
);

create index journal_imports_seen on journal_imports (seen_at);
