-- Photographs that were added to entries. One without an entry was uploaded and not saved yet, or taken out of its
-- entry; it is removed a day later. Order and descriptions are sealed in the entry.
create table entry_photographs (
  account_id uuid not null references accounts on delete cascade,
  photograph_id uuid not null,
  entry_id uuid,
  -- When it was uploaded, or taken out of its entry.
  loose_since timestamptz not null,
  -- Of the image, before it is sealed.
  bytes int not null,
  thumbnail_sealed bytea not null,
  primary key (account_id, photograph_id),
  foreign key (account_id, entry_id) references entries on delete cascade
);

create index entry_photographs_entry on entry_photographs (account_id, entry_id) where entry_id is not null;

create index entry_photographs_loose on entry_photographs (loose_since) where entry_id is null;

-- The images, in parts: no statement carries more than a megabyte of one.
create table photograph_parts (
  account_id uuid not null,
  photograph_id uuid not null,
  part smallint not null,
  parts smallint not null,
  image_sealed bytea not null,
  primary key (account_id, photograph_id, part),
  foreign key (account_id, photograph_id) references entry_photographs on delete cascade
);

-- How many photographs an entry has, for lists and the calendar.
alter table entries add column photographs smallint not null default 0;
