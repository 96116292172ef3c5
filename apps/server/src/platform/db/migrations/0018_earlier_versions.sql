-- What an entry said before it was changed, or what was not chosen when two versions of it met (`aside`). Text, tags and
-- ratings are sealed.
create table earlier_versions (
  account_id uuid not null references accounts on delete cascade,
  version_id uuid not null,
  entry_id uuid not null,
  -- When it was saved, and when another text took its place: versions are thinned by the latter.
  saved_at timestamptz not null,
  replaced_at timestamptz not null,
  aside boolean not null,
  word_count int not null,
  body_sealed bytea not null,
  primary key (account_id, version_id),
  foreign key (account_id, entry_id) references entries on delete cascade
);

create index earlier_versions_entry on earlier_versions (account_id, entry_id);

-- Rows come in the order of this time, and only old ones are looked for.
create index earlier_versions_old on earlier_versions using brin (replaced_at);
