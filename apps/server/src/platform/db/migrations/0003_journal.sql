create table entries (
  account_id uuid not null references accounts on delete cascade,
  entry_id uuid not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  -- Ordinal local day, local hour and minutes east of UTC, fixed when the entry was saved.
  day int not null,
  hour smallint not null,
  utc_offset smallint not null,
  time_zone text not null,
  body_sealed bytea not null,
  mood smallint check (mood between 1 and 5),
  energy smallint check (energy between 1 and 5),
  focus smallint check (focus between 1 and 5),
  word_count int not null,
  historic boolean not null default false,
  origin text not null default 'written' check (origin in ('written', 'imported')),
  typing_speed_wpm real,
  time_on_entry_seconds real,
  edit_count int,
  sentiment_score real,
  lexical_diversity real,
  idempotency_hash bytea,
  primary key (account_id, entry_id),
  constraint entries_idempotency unique (account_id, idempotency_hash)
);

create index entries_newest on entries (account_id, created_at desc, entry_id desc) where deleted_at is null;

create index entries_day on entries (account_id, day);

create table echoes (
  account_id uuid not null references accounts on delete cascade,
  echo_id uuid not null,
  generated_at timestamptz not null,
  day int not null,
  body_sealed bytea not null,
  pattern_type text not null,
  based_on_entries int not null,
  timeframe_days int not null,
  resonance_score real not null,
  -- When the Echo was last found to follow from the entries.
  checked_at timestamptz not null,
  primary key (account_id, echo_id),
  -- At most one Echo a local day, also when two requests make it at once.
  constraint echoes_one_a_day unique (account_id, day)
);

create index echoes_newest on echoes (account_id, generated_at desc);
