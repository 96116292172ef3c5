alter table entries
  -- The document or photograph named no date: the entry has no place on the calendar.
  add column undated boolean not null default false,
  -- The import that brought it; an import is undone as a whole.
  add column import_id uuid,
  -- A photograph of the page lies in `photographs`.
  add column photographed boolean not null default false,
  -- When the entry came in, whatever day it is about.
  add column added_at timestamptz;

update entries set added_at = created_at;

alter table entries alter column added_at set not null;

create index entries_import on entries (account_id, import_id) where import_id is not null;

-- Files whose text was read and that wait for their person's word. Nothing of them is in the journal yet.
create table pending_imports (
  account_id uuid not null references accounts on delete cascade,
  pending_id uuid not null,
  created_at timestamptz not null,
  kind text not null check (kind in ('document', 'photograph')),
  size_bytes int not null,
  -- A photograph waits until its person has confirmed what was recognised.
  confirmed boolean not null,
  classification text check (classification in ('recent', 'historic', 'unknown')),
  -- What was found and what the person corrected, with the name of the file.
  plan_sealed bytea not null,
  primary key (account_id, pending_id)
);

-- Their texts, in pieces: a diary may have millions of characters.
create table pending_texts (
  account_id uuid not null,
  pending_id uuid not null,
  part int not null,
  text_sealed bytea not null,
  primary key (account_id, pending_id, part),
  foreign key (account_id, pending_id) references pending_imports on delete cascade
);

-- Photographs of pages: as they were sent, and as a browser can show them.
create table photographs (
  account_id uuid not null references accounts on delete cascade,
  photograph_id uuid not null,
  pending_id uuid,
  entry_id uuid,
  media_type text not null,
  original_sealed bytea not null,
  display_sealed bytea not null,
  primary key (account_id, photograph_id),
  foreign key (account_id, pending_id) references pending_imports on delete cascade,
  foreign key (account_id, entry_id) references entries on delete cascade
);

create index photographs_entry on photographs (account_id, entry_id) where entry_id is not null;

create index photographs_pending on photographs (account_id, pending_id) where pending_id is not null;
